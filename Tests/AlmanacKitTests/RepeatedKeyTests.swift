import AlmanacKit
import Foundation
import Testing

/// A file with a repeated key in an object, which AlmanacKit and a browser could read differently.
@Suite struct RepeatedKeyTests {
  @Test(
    "refuses a repeated key in every file, at the top level and inside objects",
    arguments: [
      ("json/de/locale.json", #""schemaVersion": 3"#), ("json/de/locale.json", #""firstDay": "mon""#),
      ("json/de/gregorian.json", #""schemaVersion": 3"#), ("json/de/chinese.json", #""bcp47": "chinese""#),
      ("json/regions.json", #""schemaVersion": 3"#), ("json/index.json", #""iw": "he""#),
    ])
  func repeated(path: String, field: String) throws {
    let bundle = try DamagedBundle()
    try bundle.replace(field, with: "\(field), \(field)", in: path)
    #expect(bundle.error(region: "DE")?.malformedPath == path)
    #expect(bundle.error(region: "DE")?.malformedReason?.contains("appears twice in one object") == true)
  }

  @Test("refuses a repeated key in values that are never read, even inside __proto__")
  func unknown() throws {
    for fields in [
      #""x": {"y": 1, "y": 1}"#, #""__proto__": [{"a": 1, "a": 2}]"#, #""__proto__": 1, "__proto__": 2"#,
      // The Unicode Standard, 3.7: the two keys are canonically equivalent.
      #""x": {"e\#u{301}": 1, "\#u{E9}": 2}"#,
    ] {
      let bundle = try DamagedBundle()
      try bundle.replace(#""dataLocale""#, with: #"\#(fields), "dataLocale""#, in: bundle.localePath)
      #expect(bundle.error()?.malformedPath == bundle.localePath)
    }
  }
}
