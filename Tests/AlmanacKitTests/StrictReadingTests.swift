import AlmanacFormats
import AlmanacKit
import AlmanacTestSupport
import Testing

/// The program `Fuzz` compares the values of damaged files with those of Foundation's reader.
@Suite struct StrictReadingTests {
  @Test("reads every value of the files of a locale, and writes the files with the same bytes")
  func locales() throws {
    for tag in try RealBundle.tags {
      try expectSameBytes("\(tag)/locale", LocaleFile.self)
      for calendar in try RealBundle.calendars(tag) {
        try expectSameBytes("\(tag)/\(calendar.identifier.rawValue)", CalendarFile.self)
      }
    }
  }

  @Test("reads every value of the other files, and writes the files with the same bytes")
  func otherFiles() throws {
    try expectSameBytes("regions", RegionsFile.self)
    try expectSameBytes("index", IndexFile.self)
    for structure in YearStructure.allCases where structure.isTable {
      try expectSameBytes(structure.rawValue, YearTableFile.self)
    }
  }

  private func expectSameBytes<File: BundleFile>(_ name: String, _ type: File.Type) throws {
    let bytes = try Repository.bytes(of: "Output/json/\(name).json")
    #expect(JSONWriter.bytes(of: try File(reading: bytes), .readable) == bytes, "\(name)")
  }
}
