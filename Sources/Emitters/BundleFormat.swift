package import AlmanacKit
package import AlmanacReading

/// A format of the bundle: what it writes in one run, and how its files are read back.
///
/// A format that writes one file for all locales, or an index of them, keeps what it needs of each record until
/// ``sharedFiles()``. The records come in any order, so such a format sorts what it kept.
package protocol BundleFormat: Sendable {
  /// The folder of a bundle that has the format's files.
  static var folder: String { get }
  /// Whether an output with this format alone has the files in that folder too.
  static var keepsFolder: Bool { get }
  /// Whether the texts of one locale stand for all others.
  static var needsDefaultLocale: Bool { get }

  /// The format for one run.
  init(_ context: EmissionContext)

  /// The name that the format gives to the key of a word, or to an app's own name of a key.
  ///
  /// A run writes nothing if two of its keys have the same name.
  static func resourceName(of key: String, isOfApp: Bool) -> String

  /// The files of one locale; called once for each locale of the run, from several threads.
  func files(for record: LocaleRecord) -> [EmittedFile]
  /// The files that belong to no locale; called once, after the last locale.
  func sharedFiles() -> [EmittedFile]
  /// Calls a function with each of the files that belong to no locale.
  ///
  /// A format whose files are large makes each of them only then.
  func forEachSharedFile<Failure>(_ use: (EmittedFile) throws(Failure) -> Void) throws(Failure)

  /// The paths of all files that a locale can have.
  static func paths(of tag: String, _ choices: BundleChoices) -> [String]
  /// The paths of the files that every locale has.
  static func requiredPaths(of tag: String) -> [String]
  /// The paths of the files that belong to no locale.
  static var sharedPaths: [String] { get }
  /// The paths among them that a bundle with some choices can have.
  static func sharedPaths(_ choices: BundleChoices) -> [String]

  /// The most bytes that a file of the format can have.
  static func sizeLimit(at path: String) -> Int

  /// What a file of the format is about; `nil` if the format has no file at such a path.
  static func subject(at path: String) -> FileSubject?
  /// The name of a file's table where the file alone is meant; `table` if no other name says more.
  static func tableName(_ table: String, at path: String) -> String
  /// Whether a file of the format has values to compare; code is compared as a whole.
  static func hasValues(at path: String) -> Bool
  /// What a file of the format says; `nil` if the bytes are not what the format writes.
  static func content(of bytes: [UInt8], at path: String) -> FileContent?
  /// What two versions of a file say, with or without what both say; `nil` for a version whose bytes are not what the
  /// format writes.
  static func contents(
    of old: [UInt8], _ new: [UInt8], at path: String
  ) -> (old: FileContent?, new: FileContent?)

  /// The path in the JSON of a value that the format has at a path of its own; `path` if it is the same.
  static func field(of path: ValuePath, in subject: FileSubject) -> ValuePath
  /// Where the format repeats a value that the JSON has at a path.
  static func copies(of path: ValuePath, in subject: FileSubject) -> [ValuePlace]
  /// Other tags under which the format can repeat a locale's texts, where a bundle has no such locale.
  static func otherTags(of tag: String) -> [String]
  /// The calendar of a value in a file that has several calendars; `nil` for any other value.
  static func calendar(ofValueAt path: ValuePath) -> CalendarIdentifier?
  /// Whether a path begins with an app's own name of a key; `words` are the names that the words of the JSON have.
  static func isAppName(at path: ValuePath, in table: String, besides words: Set<String>) -> Bool
  /// Whether the versions of a value at a path repeat those of a value of the JSON, in the format's form.
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

/// Where a value is in the files that a format has of a locale.
package struct ValuePlace: Hashable, Sendable {
  /// The table, as in `Picker.strings`.
  package let table: String
  package let path: ValuePath

  package init(table: String, path: ValuePath) {
    self.table = table
    self.path = path
  }
}

/// A value before and after a change; `nil` on a side without the value.
package struct ValueVersions: Hashable, Sendable {
  package let old: JSONValue?
  package let new: JSONValue?

  package init(old: JSONValue?, new: JSONValue?) {
    self.old = old
    self.new = new
  }
}
