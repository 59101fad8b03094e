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

  /// Calls a function with each file that belongs to no locale, in every format; called once, after the last locale.
  package func forEachSharedFile<Failure>(
    _ use: (EmittedFile) throws(Failure) -> Void
  ) throws(Failure) {
    for format in formats { try format.forEachSharedFile(use) }
  }

  /// The files that belong to no locale, in every format.
  package func sharedFiles() -> [EmittedFile] {
    formats.flatMap { $0.sharedFiles() }
  }

  /// The file at a path that belongs to no locale; `nil` if no format of the run writes it.
  package func sharedFile(at path: String) -> EmittedFile? {
    let format = formats.first { type(of: $0).sharedPaths.contains(path) }
    return format?.sharedFiles().first { $0.path == path }
  }
}
