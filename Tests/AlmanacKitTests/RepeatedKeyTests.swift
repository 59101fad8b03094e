import AlmanacKit
import Foundation
import Testing

/// A file in which an object has a key twice: AlmanacKit and a browser would read different values.
@Suite struct RepeatedKeyTests {
  @Test(
    "refuses a repeated key in every file, at the top and inside",
    arguments: [
      ("json/de/locale.json", #""schemaVersion": 2"#), ("json/de/locale.json", #""firstDay": "mon""#),
      ("json/de/gregorian.json", #""schemaVersion": 2"#), ("json/de/chinese.json", #""bcp47": "chinese""#),
      ("json/regions.json", #""schemaVersion": 2"#), ("json/index.json", #""iw": "he""#),
    ])
  func repeated(path: String, field: String) throws {
    let bundle = try DamagedBundle()
    try bundle.replace(field, with: "\(field), \(field)", in: path)
    #expect(bundle.error(region: "DE")?.malformedPath == path)
    #expect(bundle.error(region: "DE")?.malformedReason?.contains("appears twice in one object") == true)
  }

  @Test("refuses a repeated key that no reader would look at, also below __proto__")
  func unknown() throws {
    for fields in [
      #""x": {"y": 1, "y": 1}"#, #""__proto__": [{"a": 1, "a": 2}]"#, #""__proto__": 1, "__proto__": 2"#,
    ] {
      let bundle = try DamagedBundle()
      try bundle.replace(#""dataLocale""#, with: #"\#(fields), "dataLocale""#, in: bundle.localePath)
      #expect(bundle.error()?.malformedPath == bundle.localePath)
    }
  }

  @Test("has a text whose key is __proto__ like any other")
  func proto() throws {
    let bundle = try DamagedBundle()
    try bundle.replace(#""strings": {"#, with: #""strings": {"__proto__": "x", "#, in: bundle.localePath)
    #expect(try bundle.locale().string("__proto__") == "x")
    #expect(throws: AlmanacError.missingString(locale: "de", key: "constructor")) {
      try bundle.locale().string("constructor")
    }
  }

  @Test("keeps a key with dots apart from a key inside an object")
  func dots() throws {
    let bundle = try DamagedBundle()
    try bundle.replace(
      #""dataLocale""#, with: #""week.firstDay": "fri", "dataLocale""#, in: bundle.localePath)
    #expect(try bundle.locale().firstDayOfWeek == .mon)
  }
}
