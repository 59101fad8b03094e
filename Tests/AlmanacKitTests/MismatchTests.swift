import AlmanacKit
import Testing

/// A JSON file with a value of the wrong type: the error names the path of the value.
@Suite struct MismatchTests {
  private static func region(_ change: String) -> String {
    let fields = [
      #""allowedHourCycles": ["h23"]"#, #""calendars": ["gregory"]"#, #""firstDay": "mon""#,
      #""hourCycle": "h23""#,
      #""minimalDays": 4"#, #""weekend": ["sat", "sun"]"#,
    ]
    let key = change.prefix { $0 != ":" }
    let others = fields.filter { !$0.hasPrefix(key) }
    return #"{"schemaVersion": 3, "regions": {"AT": {\#((others + [change]).joined(separator: ", "))}}}"#
  }

  @Test(
    "names the path of a value with the wrong type",
    arguments: [
      (#""allowedHourCycles": "h23""#, "'regions.AT.allowedHourCycles' is not an array"),
      (#""allowedHourCycles": ["h12", 5]"#, "'regions.AT.allowedHourCycles.1' is not a string"),
      (#""hourCycle": "h25""#, "'regions.AT.hourCycle' has the unknown value 'h25'"),
      (#""hourCycle": {}"#, "'regions.AT.hourCycle' is not a string"),
      (#""hourCycle": null"#, "'regions.AT.hourCycle' is not a string"),
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
    "names a missing key, and a value that is not an object",
    arguments: [
      (#"{"schemaVersion": 3}"#, "'regions' is missing"),
      (#"{"schemaVersion": 3, "regions": []}"#, "'regions' is not an object"),
      (#"{"schemaVersion": 3, "regions": null}"#, "'regions' is not an object"),
      (#"{"schemaVersion": 3, "regions": {"AT": {}}}"#, "'regions.AT.allowedHourCycles' is missing"),
      (#"{"schemaVersion": 3, "regions": {"AT": 1}}"#, "'regions.AT' is not an object"),
      (#"{"regions": {}}"#, "'schemaVersion' is missing"), ("[]", "the file is not an object"),
      ("[1", "byte 2: This is not JSON: expected ',' or ']' here"),
    ])
  func shapes(text: String, reason: String) {
    #expect(throws: BundleFileError.malformed(reason: reason)) { try RegionsFile(reading: Array(text.utf8)) }
  }

  @Test("ignores an unknown key, whatever its value, even __proto__")
  func unknownKeys() throws {
    for value in ["1e999", "[[{}]]", #"{"firstDay": 1}"#, #""\ud83d\ude00""#] {
      for key in ["__proto__", "constructor", "new", ""] {
        let file = try RegionsFile(reading: Array(Self.region("\"\(key)\": \(value)").utf8))
        #expect(file == (try RegionsFile(reading: Array(Self.region(#""minimalDays": 4"#).utf8))))
      }
    }
  }

  @Test("reads a key written with escapes, and keys in any order")
  func spelling() throws {
    let text = Self.region(#""minimalDays": 4"#)
    let escaped = text.replacing("\"firstDay\"", with: #""first\u0044ay""#)
    #expect(escaped != text)
    #expect(try RegionsFile(reading: Array(escaped.utf8)) == RegionsFile(reading: Array(text.utf8)))
  }

  @Test("refuses a flag that is not true or false", arguments: ["0", "null", "\"true\""])
  func flag(value: String) throws {
    let bundle = try DamagedBundle()
    try bundle.replace("\"hour12\": false", with: "\"hour12\": \(value)", in: bundle.path(.gregorian))
    #expect(bundle.error()?.malformedReason == "'picker.hour12' is not true or false")
  }
}
