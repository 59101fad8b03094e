import AlmanacKit
import Foundation
import Testing

/// The small types of the model, such as `Origin`, `LanguageTag` and `TimeOfDay`.
@Suite struct ModelTests {
  @Test(
    "reads the source of a value and writes it back unchanged",
    arguments: [
      Origin.own, .parent("zh-Hant"), .root, .catalogue, .override, .fallback("en"), .rule, .erratum,
      .table,
    ])
  func source(source: Origin) {
    #expect(Origin(rawValue: source.rawValue) == source)
  }

  @Test(
    "refuses an unknown source of a value", arguments: ["", "parent", "fallback", "own:de", "icu", "parent:"])
  func unknownSource(text: String) {
    #expect(Origin(rawValue: text) == nil)
  }

  @Test(
    "reads the subtags of a tag or an ICU identifier",
    arguments: [
      ("de", "de"), ("zh_Hant_TW", "zh-Hant-TW"), ("es-419", "es-419"), ("sr-Latn", "sr-Latn"),
      ("fil", "fil"),
    ])
  func tag(text: String, expected: String) throws {
    #expect(try #require(LanguageTag(text)).description == expected)
  }

  @Test(
    "refuses a tag with other subtags than language, script and region",
    arguments: ["", "en_US_POSIX", "de-AT-1901"])
  func noTag(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test("refuses a plural category that CLDR does not have")
  func pluralCategory() {
    #expect(throws: JSONMismatch(path: ["plenty"], "is not a plural category")) {
      var reader = try JSONReader(Array(#"{"other":"x","plenty":"y"}"#.utf8))
      _ = try Phrase(&reader)
    }
  }

  @Test(
    "gives months the codes of ECMAScript's Temporal, and reads the codes",
    arguments: [(1, false, "M01"), (12, false, "M12"), (1, true, "M01L"), (12, true, "M12L")])
  func monthCode(number: Int, isLeap: Bool, expected: String) throws {
    let months = CalendarIdentifier.chinese.traits.months
    let codes = isLeap ? months.leapMonths : months.ordinary
    #expect(codes[number - 1].description == expected)
    #expect(try MonthCode(expected) == codes[number - 1])
  }

  // Swift compares normalized texts, so it puts U+212B (Å), which becomes U+00C5, before U+2000. Bytes have another order.
  @Test("sorts keys by their UTF-8 bytes, whatever their length and their script")
  func keyOrder() {
    let ends = ["", "\u{0}", "a", "z", "é", "e\u{301}x", "\u{2000}", "\u{212B}", "\u{FF5E}", "😀"]
    let starts = ["", "a", "action.", "action.d", "action.done", "selection.remainingDays.many"]
    let keys = starts.flatMap { start in ends.map { start + $0 } }
    let sorted = Dictionary(keys.map { ($0, 0) }) { $1 }.sortedByUTF8().map(\.key)
    #expect(sorted == Set(keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    // Only the key "a" occurs twice.
    #expect(sorted.count == 59)
  }

  @Test("orders times of the day by the hour, then the minute, then the second")
  func timeOrder() throws {
    let times = [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 59, 59), (1, 0, 0), (1, 0, 59), (1, 1, 58), (23, 0, 0)]
    let ordered = try times.map { try TimeOfDay(hour: $0, minute: $1, second: $2) }
    for (index, time) in ordered.enumerated() {
      for (other, later) in ordered.enumerated() {
        #expect((time < later) == (index < other), "\(time) \(later)")
      }
    }
  }
}
