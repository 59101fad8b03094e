import AlmanacKit
import Foundation
import Testing

/// Files that almanac did not write, or that were moved to another path.
@Suite struct ForeignFileTests {
  private static let names = [
    "json/index.json", "json/de/locale.json", "json/de/gregorian.json", "json/de/chinese.json",
  ]

  /// The version of the schema that this AlmanacKit reads.
  private static let version = 3

  private static let foreign = [
    "", " ", "{", "{}", "[]", "0", "null", "\"\"", "{\"schemaVersion\": null}", "{\"schemaVersion\": \"1\"}",
    "{\"schemaVersion\": 1e400}", "{\"schemaVersion\": 99999999999999999999}",
    "\u{FEFF}{}", "<html></html>", String(repeating: "[", count: 100_000),
    String(repeating: "{\"a\":", count: 100_000),
    String(repeating: "{\"schemaVersion\":1,\"week\":[", count: 100_000),
  ]

  @Test("calls a file of another program malformed", arguments: names)
  func foreignJSON(path: String) throws {
    let bundle = try DamagedBundle()
    let files = (Self.foreign + ["{\"schemaVersion\": \(Self.version)}"]).map { Data($0.utf8) }
    // These bytes are not UTF-8: UTF-16, an overlong form, and a surrogate.
    let others: [[UInt8]] = [
      [0xFF, 0xFE, 0x00, 0xD8, 0x80], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
    ]
    for file in files + others.map({ Data($0) }) {
      try bundle.write(file, to: path)
      #expect(bundle.error()?.malformedPath == path, "\(String(decoding: file.prefix(40), as: UTF8.self))")
    }
  }

  @Test("calls a file malformed if anything follows its value", arguments: names)
  func trailingBytes(path: String) throws {
    for rest in ["x", "{}", ",", "\0"] {
      let bundle = try DamagedBundle()
      try bundle.write(try bundle.bytes(path) + Data(rest.utf8), to: path)
      #expect(bundle.error()?.malformedPath == path, "\(rest)")
    }
  }

  // RFC 8259, section 8.1: JSON is UTF-8. Swift would replace these bytes by U+FFFD.
  @Test(
    "calls a file malformed if a text in it is not UTF-8, even a text that nothing reads", arguments: names)
  func wrongBytes(path: String) throws {
    let bundle = try DamagedBundle()
    let file = try bundle.bytes(path)
    let end = try #require(file.lastIndex(of: UInt8(ascii: "}")))
    try bundle.write(file[..<end] + Data(#","x":""#.utf8) + [0xC0, 0x80] + Data(#""}"#.utf8), to: path)
    #expect(bundle.error()?.malformedReason?.contains("not UTF-8") == true)
  }

  @Test(
    "names the schema version of a file and the version that AlmanacKit reads",
    arguments: [0, 1, 2, 4, -1, 1_000_000_000, Int.max, Int.min])
  func schemaVersion(version: Int) throws {
    for path in Self.names {
      let bundle = try DamagedBundle()
      let known = Self.version
      try bundle.replace("\"schemaVersion\": \(known)", with: "\"schemaVersion\": \(version)", in: path)
      #expect(bundle.error() == .unsupportedSchema(path: path, found: version, supported: known))
    }
  }

  @Test("says what to do about files with an older or a newer schema")
  func remedy() {
    #expect(
      AlmanacError.unsupportedSchema(path: "json/de/locale.json", found: 1, supported: 3).description
        == "'json/de/locale.json' was made with schema 1, but this AlmanacKit reads schema 3. Run 'almanac generate' with an Almanac of the same version as this AlmanacKit."
    )
    #expect(
      AlmanacError.unsupportedSchema(path: "json/de/locale.json", found: 4, supported: 3).description
        == "'json/de/locale.json' was made with schema 4, but this AlmanacKit reads schema 3. Update AlmanacKit to the version of Almanac that wrote the bundle."
    )
  }

  @Test("checks the version first, so that a file of an older or newer schema is not called malformed")
  func newerShape() throws {
    let bundle = try DamagedBundle()
    for version in [1, 4] {
      try bundle.write(
        Data("{\"schemaVersion\": \(version), \"locales\": 5}".utf8), to: "json/index.json")
      #expect(bundle.error() == .unsupportedSchema(path: "json/index.json", found: version, supported: 3))
    }
  }

  @Test("refuses the file of another locale at a locale's path")
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

  @Test("refuses the file of another calendar at a calendar's path")
  func otherCalendar() throws {
    let bundle = try DamagedBundle()
    try bundle.write(try bundle.bytes(bundle.path(.gregorian)), to: bundle.path(.buddhist))
    #expect(bundle.error()?.malformedPath == bundle.path(.buddhist))
  }

  // The last two bytes are a brace and a newline. The program Fuzz cuts files at many more places.
  @Test("calls a truncated file malformed", arguments: names + ["json/regions.json"])
  func cutOff(path: String) throws {
    let bundle = try DamagedBundle()
    let whole = try bundle.bytes(path)
    for length in [1, 100, whole.count / 3, whole.count / 2, whole.count - 100, whole.count - 2] {
      try bundle.write(whole.prefix(length), to: path)
      #expect(bundle.error(region: "DE")?.malformedPath == path, "cut off at \(length)")
    }
  }
}

extension AlmanacError {
  /// The path of the malformed file; `nil` for other errors.
  var malformedPath: String? {
    if case .malformedFile(let path, _) = self { path } else { nil }
  }

  /// The reason why the file is malformed; `nil` for other errors.
  var malformedReason: String? {
    if case .malformedFile(_, let reason) = self { reason } else { nil }
  }
}
