/// A type of file in the bundle.
///
/// Each type has a version of its schema.
package protocol VersionedFile {
  /// The version that Almanac writes and AlmanacKit reads.
  ///
  /// It grows when a program that reads these files has to change.
  static var currentSchemaVersion: Int { get }
}

extension ManifestFile: VersionedFile {
  package static var currentSchemaVersion: Int { 2 }
}

extension LocaleFile: VersionedFile {
  package static var currentSchemaVersion: Int { 2 }
}

extension CalendarFile: VersionedFile {
  package static var currentSchemaVersion: Int { 2 }
}

extension IndexFile: VersionedFile {
  package static var currentSchemaVersion: Int { 2 }
}

extension RegionsFile: VersionedFile {
  package static var currentSchemaVersion: Int { 2 }
}

extension ChineseYearsFile: VersionedFile {
  package static var currentSchemaVersion: Int { 1 }
}
