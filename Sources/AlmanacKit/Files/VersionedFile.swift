/// A type that holds one file of a bundle; each such type has its own schema version.
package protocol VersionedFile {
  /// The version of the schema that Almanac writes and AlmanacKit reads.
  ///
  /// It increases when programs that read these files must change.
  static var currentSchemaVersion: Int { get }
}

extension LocaleFile: VersionedFile {
  package static var currentSchemaVersion: Int { 3 }
}

extension CalendarFile: VersionedFile {
  package static var currentSchemaVersion: Int { 3 }
}

extension IndexFile: VersionedFile {
  package static var currentSchemaVersion: Int { 3 }
}

extension RegionsFile: VersionedFile {
  package static var currentSchemaVersion: Int { 3 }
}

extension YearTableFile: VersionedFile {
  package static var currentSchemaVersion: Int { 1 }
}
