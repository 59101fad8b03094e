import AlmanacKit
import Testing

/// A file that is JSON, and in which something is of another kind: the error names the place.
@Suite struct MismatchTests {
  private static func region(_ change: String) -> String {
    let fields = [
      #""allowedHourCycles": ["h23"]"#, #""calendars": ["gregory"]"#, #""firstDay": "mon""#,
      #""hourCycle": "h23""#,
      #""minimalDays": 4"#, #""weekend": ["sat", "sun"]"#,
    ]
    let key = change.prefix { $0 != ":" }
    let others = fields.filter { !$0.hasPrefix(key) }
    return #"{"schemaVersion": 2, "regions": {"AT": {\#((others + [change]).joined(separator: ", "))}}}"#
  }

  @Test("reads the regions that these tests damage")
  func undamaged() throws {
    let file = try RegionsFile(reading: Array(Self.region(#""minimalDays": 1"#).utf8))
    #expect(file.regions["AT"]?.minimalDays == 1)
    #expect(file.regions["AT"]?.weekend == [.sat, .sun])
  }

  @Test(
    "names the path of a value that is of another kind",
    arguments: [
      (#""allowedHourCycles": "h23""#, "'regions.AT.allowedHourCycles' is not a list"),
      (#""allowedHourCycles": ["h12", 5]"#, "'regions.AT.allowedHourCycles.1' is not a text"),
      (#""hourCycle": "h25""#, "'regions.AT.hourCycle' is 'h25', which is unknown"),
      (#""hourCycle": {}"#, "'regions.AT.hourCycle' is not a text"),
      (#""hourCycle": null"#, "'regions.AT.hourCycle' is not a text"),
      (#""minimalDays": "4""#, "'regions.AT.minimalDays' is not a whole number"),
      (#""minimalDays": 4.0"#, "'regions.AT.minimalDays' is not a whole number"),
      (#""minimalDays": 4e0"#, "'regions.AT.minimalDays' is not a whole number"),
      (#""minimalDays": 9223372036854775808"#, "'regions.AT.minimalDays' is not a whole number"),
      (#""minimalDays": true"#, "'regions.AT.minimalDays' is not a whole number"),
      (#""minimalDays": []"#, "'regions.AT.minimalDays' is not a whole number"),
    ])
  func kinds(change: String, reason: String) {
    #expect(throws: BundleFileError.malformed(reason: reason)) {
      try RegionsFile(reading: Array(Self.region(change).utf8))
    }
  }

  @Test(
    "names what is missing, and what is not an object",
    arguments: [
      (#"{"schemaVersion": 2}"#, "'regions' is missing"),
      (#"{"schemaVersion": 2, "regions": []}"#, "'regions' is not an object"),
      (#"{"schemaVersion": 2, "regions": {"AT": {}}}"#, "'regions.AT.allowedHourCycles' is missing"),
      (#"{"schemaVersion": 2, "regions": {"AT": 1}}"#, "'regions.AT' is not an object"),
      (#"{"regions": {}}"#, "'schemaVersion' is missing"), ("[]", "the file is not an object"),
      ("[1", "byte 2: This is not JSON: expected ',' or ']' here"),
    ])
  func shapes(text: String, reason: String) {
    #expect(throws: BundleFileError.malformed(reason: reason)) { try RegionsFile(reading: Array(text.utf8)) }
  }

  @Test("ignores a key that it does not know, whatever its value, and __proto__ is such a key")
  func unknownKeys() throws {
    for value in ["1e999", "[[{}]]", #"{"firstDay": 1}"#, #""\ud83d\ude00""#] {
      for key in ["__proto__", "constructor", "new", ""] {
        let file = try RegionsFile(reading: Array(Self.region("\"\(key)\": \(value)").utf8))
        #expect(file == (try RegionsFile(reading: Array(Self.region(#""minimalDays": 4"#).utf8))))
      }
    }
  }

  @Test("reads a key whose letters are escapes, and keys in any order")
  func spelling() throws {
    let text = Self.region(#""minimalDays": 4"#)
    let escaped = text.replacing("\"firstDay\"", with: #""first\u0044ay""#)
    #expect(escaped != text)
    #expect(try RegionsFile(reading: Array(escaped.utf8)) == RegionsFile(reading: Array(text.utf8)))
  }
}
