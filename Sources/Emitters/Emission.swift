package import AlmanacKit

/// The formats of one output at work.
package struct Emission: Sendable {
  private let formats: [any BundleFormat]
  private let locales: Set<String>

  /// Formats that were made for some locales, and get the records of others too.
  package init(_ formats: [any BundleFormat], locales: [String]) {
    self.formats = formats
    self.locales = Set(locales)
  }

  /// The files of one locale, in every format; called once for each locale, from several threads.
  package func files(for record: LocaleRecord) -> [EmittedFile] {
    guard locales.contains(record.locale.locale) else { return [] }
    return formats.flatMap { $0.files(for: record) }
  }

  /// The files that belong to no locale, in every format; called once, after the last locale.
  package func sharedFiles() -> [EmittedFile] {
    formats.flatMap { $0.sharedFiles() }
  }
}
