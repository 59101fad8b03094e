import AlmanacKit
package import AlmanacRecord

/// The formats that are written to one output folder, and the locales that the folder has.
package struct Emission: Sendable {
  private let formats: [any BundleFormat]
  private let locales: Set<String>

  /// Makes an emission of these formats, which ignores the records of locales that are not in `locales`.
  package init(_ formats: [any BundleFormat], locales: [String]) {
    self.formats = formats
    self.locales = Set(locales)
  }

  /// The files of one locale in every format.
  ///
  /// A run calls this method once for each locale, from several threads.
  package func files(for record: LocaleRecord) -> [EmittedFile] {
    guard locales.contains(record.locale.locale) else { return [] }
    return formats.flatMap { $0.files(for: record) }
  }

  /// The files that belong to no single locale, in every format; see ``BundleFormat/sharedFiles()``.
  package func sharedFiles() -> some Sequence<EmittedFile> { formats.lazy.flatMap { $0.sharedFiles() } }
}
