package import AlmanacKit
package import AlmanacReading

/// An output format of the bundle: how its files are written in one run, and how they are read back.
///
/// A format may write one file for all locales, or an index of all locales. Such a format keeps the data that it needs
/// from each record until ``sharedFiles()``. The records come in any order, so the format sorts this data.
package protocol BundleFormat: Sendable {
  /// The name of the folder in a bundle that contains the format's files, as in `json`.
  static var folder: String { get }
  /// Whether the format's files are in ``folder`` even if an output folder has only this format.
  ///
  /// If it is `false`, such an output folder has the files directly, as in `values-de/almanac.xml` without
  /// `android/res/`. The folder that contains the manifest always has ``folder``.
  static var keepsFolder: Bool { get }
  /// Whether the format needs a default locale, whose texts are the fallback for all other locales.
  static var needsDefaultLocale: Bool { get }

  /// Makes the format for one run.
  init(_ context: EmissionContext)

  /// The name of a resource in this format, as in `almanac_action_done` on Android for the key `action.done`.
  ///
  /// If `isOfApp` is true, `key` is the name that an app uses for a word's key, as in `app.done`. Otherwise, it is the
  /// word's own key. A run writes nothing if two of its keys have the same resource name.
  static func resourceName(of key: String, isOfApp: Bool) -> String

  /// The files of the format for one locale.
  ///
  /// A run calls this method once for each locale, from several threads.
  func files(for record: LocaleRecord) -> [EmittedFile]
  /// The files that belong to no single locale.
  ///
  /// A run calls this method once, after the last locale.
  func sharedFiles() -> [EmittedFile]
  /// Calls `use` with each of the files that ``sharedFiles()`` returns.
  ///
  /// A format with large files creates each file just before the call of `use`, to need less memory.
  func forEachSharedFile<Failure>(_ use: (EmittedFile) throws(Failure) -> Void) throws(Failure)

  /// The paths of all files that the format can have for the locale `tag`.
  static func paths(of tag: String, _ choices: BundleChoices) -> [String]
  /// The paths of the files that the format always writes for the locale `tag`.
  static func requiredPaths(of tag: String) -> [String]
  /// The paths of all files of the format that belong to no single locale.
  static var sharedPaths: [String] { get }
  /// The paths from ``sharedPaths`` that a bundle with these choices can have.
  static func sharedPaths(_ choices: BundleChoices) -> [String]

  /// The greatest number of bytes that a file of the format can have.
  static func sizeLimit(at path: String) -> Int

  /// The subject of the format's file at a path; `nil` if the format has no file at this path.
  static func subject(at path: String) -> FileSubject?
  /// The name of a file's table in a report.
  ///
  /// For ES modules, it is the path below the format's folder, such as `de/gregorian.js`. Otherwise, it is `table`.
  static func tableName(_ table: String, at path: String) -> String
  /// Whether the file at a path has values that are compared one by one.
  ///
  /// A file of code has no such values. Only its bytes are compared.
  static func hasValues(at path: String) -> Bool
  /// The content of a file from its bytes; `nil` if Almanac does not write such bytes in this format.
  static func content(of bytes: [UInt8], at path: String) -> FileContent?
  /// The contents of two versions of a file; a format may leave out texts that are the same in both versions.
  ///
  /// A content is `nil` if Almanac does not write such bytes in this format.
  static func contents(
    of old: [UInt8], _ new: [UInt8], at path: String
  ) -> (old: FileContent?, new: FileContent?)

  /// Converts the path of a value in this format to the path of the JSON field that contains the value.
  ///
  /// The result is `path` itself if this format uses the same paths as the JSON.
  static func field(of path: ValuePath, in subject: FileSubject) -> ValuePath
  /// The places where this format repeats a JSON value; `path` and `subject` say where the value is in the JSON.
  static func copies(of path: ValuePath, in subject: FileSubject) -> [ValuePlace]
  /// The other tags under which the format can repeat the texts of a locale, as in `pt` for `pt-BR`.
  ///
  /// The format uses such a tag only if the bundle has no locale with this tag.
  static func otherTags(of tag: String) -> [String]
  /// The calendar of the value at a path in a file with several calendars; `nil` if the value belongs to no calendar.
  static func calendar(ofValueAt path: ValuePath) -> CalendarIdentifier?
  /// Whether a path contains an app's own name for a key, as in `app.done` for `action.done`, and not the key itself.
  ///
  /// `words` has the names that this format makes from the keys of the words in the JSON, such as
  /// `almanac_action_done`. These are not an app's own names.
  static func isAppName(at path: ValuePath, in table: String, besides words: Set<String>) -> Bool
  /// Whether the change of a value in this format only repeats the change of a JSON value.
  ///
  /// `copy` has the old and new value at `path` in this format. `original` has the old and new JSON value.
  static func isCopy(_ copy: ValueVersions, at path: ValuePath, of original: ValueVersions) -> Bool
}

extension BundleFormat {
  package static func resourceName(of key: String, isOfApp: Bool) -> String { key }
  package static var keepsFolder: Bool { false }
  package static var needsDefaultLocale: Bool { false }
  package func forEachSharedFile<Failure>(
    _ use: (EmittedFile) throws(Failure) -> Void
  ) throws(Failure) {
    for file in sharedFiles() { try use(file) }
  }

  package static func sharedPaths(_ choices: BundleChoices) -> [String] { sharedPaths }
  package static func sizeLimit(at path: String) -> Int { Limits.file }
  package static func contents(
    of old: [UInt8], _ new: [UInt8], at path: String
  ) -> (old: FileContent?, new: FileContent?) { (content(of: old, at: path), content(of: new, at: path)) }
  package static func requiredPaths(of tag: String) -> [String] { [] }
  package static func tableName(_ table: String, at path: String) -> String { table }
  package static func hasValues(at path: String) -> Bool { true }
  package static func field(of path: ValuePath, in subject: FileSubject) -> ValuePath { path }
  package static func copies(of path: ValuePath, in subject: FileSubject) -> [ValuePlace] { [] }
  package static func otherTags(of tag: String) -> [String] { [] }
  package static func calendar(ofValueAt path: ValuePath) -> CalendarIdentifier? { nil }
  package static func isAppName(
    at path: ValuePath, in table: String, besides words: Set<String>
  ) -> Bool { false }
  package static func isCopy(
    _ copy: ValueVersions, at path: ValuePath, of original: ValueVersions
  ) -> Bool { false }
}

/// The place of a value in the files of one format for one locale.
package struct ValuePlace: Hashable, Sendable {
  /// The name of the table, as in `Picker.strings`.
  package let table: String
  package let path: ValuePath

  package init(table: String, path: ValuePath) {
    self.table = table
    self.path = path
  }
}

/// A value before and after a change; `old` or `new` is `nil` if that version does not have the value.
package struct ValueVersions: Hashable, Sendable {
  package let old: JSONValue?
  package let new: JSONValue?

  package init(old: JSONValue?, new: JSONValue?) {
    self.old = old
    self.new = new
  }
}
