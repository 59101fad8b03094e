package import AlmanacKit

/// The formats of one run at work.
package struct Emission: Sendable {
  private let formats: [any BundleFormat]

  package init(_ formats: [any BundleFormat]) {
    self.formats = formats
  }

  /// The files of one locale, in every format; called once for each locale, from several threads.
  package func files(for record: LocaleRecord) -> [EmittedFile] {
    formats.flatMap { $0.files(for: record) }
  }

  /// The files that belong to no locale, in every format; called once, after the last locale.
  package func sharedFiles() -> [EmittedFile] {
    formats.flatMap { $0.sharedFiles() }
  }
}
