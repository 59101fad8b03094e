import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// Files almanac did not write, or did not write to where they are.
@Suite struct ForeignFileTests {
  private static let names = [
    "json/index.json", "json/de/locale.json", "json/de/gregorian.json", "json/de/chinese.json",
  ]

  /// The version of the schema that this AlmanacKit reads.
  private static let version = 2

  private static let foreign = [
    "", " ", "{", "{}", "[]", "0", "null", "\"\"", "{\"schemaVersion\": null}", "{\"schemaVersion\": \"1\"}",
    "{\"schemaVersion\": 1e400}", "{\"schemaVersion\": 99999999999999999999}",
    "\u{FEFF}{}", "<html></html>", String(repeating: "[", count: 100_000),
    String(repeating: "{\"a\":", count: 100_000),
  ]

  @Test("calls JSON of another program malformed", arguments: names)
  func foreignJSON(path: String) throws {
    let bundle = try DamagedBundle()
    for text in Self.foreign + ["{\"schemaVersion\": \(Self.version)}"] {
      try bundle.write(Data(text.utf8), to: path)
      #expect(bundle.error()?.malformedPath == path, "\(text.prefix(40))")
    }
  }

  @Test("calls bytes that are no UTF-8 malformed", arguments: names)
  func foreignBytes(path: String) throws {
    let bundle = try DamagedBundle()
    try bundle.write(Data([0xFF, 0xFE, 0x00, 0xD8, 0x80]), to: path)
    #expect(bundle.error()?.malformedPath == path)
  }

  @Test(
    "says which version of the schema a file has, and which one it reads",
    arguments: [0, 1, 3, -1, 1_000_000_000, Int.max, Int.min])
  func schemaVersion(version: Int) throws {
    for path in Self.names {
      let bundle = try DamagedBundle()
      let known = Self.version
      try bundle.replace("\"schemaVersion\": \(known)", with: "\"schemaVersion\": \(version)", in: path)
      #expect(bundle.error() == .unsupportedSchema(path: path, found: version, supported: known))
    }
  }

  @Test("says what to do about files of an older schema, and of a newer one")
  func remedy() {
    #expect(
      AlmanacError.unsupportedSchema(path: "json/de/locale.json", found: 1, supported: 2).description
        == "'json/de/locale.json' was made with schema 1, and this AlmanacKit reads schema 2. Run 'almanac generate' with the almanac of this version."
    )
    #expect(
      AlmanacError.unsupportedSchema(path: "json/de/locale.json", found: 3, supported: 2).description
        == "'json/de/locale.json' was made with schema 3, and this AlmanacKit reads schema 2. Use the AlmanacKit of the almanac that wrote it."
    )
  }

  @Test("reads the version first, so that a file of a newer shape is not called malformed")
  func newerShape() throws {
    let bundle = try DamagedBundle()
    for version in [1, 3] {
      try bundle.write(
        Data("{\"schemaVersion\": \(version), \"locales\": 5}".utf8), to: "json/index.json")
      #expect(bundle.error() == .unsupportedSchema(path: "json/index.json", found: version, supported: 2))
    }
  }

  @Test("refuses another locale's file in a locale's place")
  func otherLocale() throws {
    let bundle = try DamagedBundle()
    for name in ["locale", "gregorian", "chinese"] {
      let path = "json/de/\(name).json"
      let own = try bundle.bytes(path)
      try bundle.write(
        try Data(contentsOf: RealBundle.folder.appending(path: "json/de-AT/\(name).json")), to: path)
      #expect(bundle.error()?.malformedPath == path)
      #expect(bundle.error()?.description.contains("'de-AT'") == true)
      try bundle.write(own, to: path)
    }
  }

  @Test("refuses another calendar's file in a calendar's place")
  func otherCalendar() throws {
    let bundle = try DamagedBundle()
    try bundle.write(try bundle.bytes(bundle.path(.gregorian)), to: bundle.path(.buddhist))
    #expect(bundle.error()?.malformedPath == bundle.path(.buddhist))
  }

  @Test("calls a file malformed wherever it is cut off", arguments: ["locale", "gregorian", "chinese"])
  func cutOff(name: String) throws {
    let path = "json/de/\(name).json"
    let bundle = try DamagedBundle()
    try bundle.shortenIndex()
    let whole = try bundle.bytes(path)
    // All but the last two bytes: a brace and the end of its line, which nobody needs.
    for length in stride(from: 0, to: whole.count - 2, by: SlowTests.areAsked ? 97 : 389) {
      try bundle.write(whole.prefix(length), to: path)
      #expect(bundle.error()?.malformedPath == path, "cut off at \(length)")
    }
  }

  @Test("calls an index or a list of regions malformed where it is cut off")
  func cutOffShared() throws {
    for path in ["json/index.json", "json/regions.json"] {
      let bundle = try DamagedBundle()
      let whole = try bundle.bytes(path)
      for length in stride(from: 0, to: whole.count - 2, by: 4999) {
        try bundle.write(whole.prefix(length), to: path)
        #expect(bundle.error(region: "DE")?.malformedPath == path, "cut off at \(length)")
      }
    }
  }
}

extension AlmanacError {
  /// The path, if a file is malformed.
  var malformedPath: String? {
    if case .malformedFile(let path, _) = self { path } else { nil }
  }

  /// What is wrong, if a file is malformed.
  var malformedReason: String? {
    if case .malformedFile(_, let reason) = self { reason } else { nil }
  }
}
