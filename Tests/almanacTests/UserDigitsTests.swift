import AlmanacKit
import Foundation
import Testing

/// The digits that a user requests with `-u-nu`, in a bundle that has the locale without this key.
@Suite struct UserDigitsTests {
  // Most of these languages have other digits than 0 to 9, or others beside them (CLDR, numberingSystem).
  private static let systems = [
    "ar-EG": "latn", "bn": "latn", "ckb": "latn", "dz": "latn", "fa": "latn", "hi": "deva", "ja": "fullwide",
    "lo": "laoo", "mr": "latn", "my": "latn", "ne": "latn", "th": "thai", "vi": "arab", "zh-Hans": "hanidec",
  ]
  private let tool: Tool

  init() throws { tool = try Tool() }

  private func almanac(_ tags: [String], in folder: String) throws -> Almanac {
    let options = ["--calendars", "all", "--years", "2024...2026", "--formats", "json", "--output", folder]
    try tool.generate(tags.sorted().joined(separator: "\n"), options)
    return try Almanac(bundleAt: tool.folder.appending(path: folder).path)
  }

  // ICU writes the numbers of a generated locale. Almanac makes a month's name from its number if CLDR has no name.
  @Test("are those of a locale that was generated with the key, in every calendar")
  func generated() throws {
    let plain = try almanac(Array(Self.systems.keys), in: "Plain")
    let withKeys = try almanac(Self.systems.map { "\($0)-u-nu-\($1)" }, in: "Keys")
    for (tag, system) in Self.systems {
      let wanted = "\(tag)-u-nu-\(system)"
      let requested = try plain.locale(matching: [wanted])
      let generated = try withKeys.locale(matching: [wanted])
      #expect(requested.tag == tag && generated.tag == wanted)
      try expectSameDigits(requested, generated)
    }
  }

  private func expectSameDigits(_ requested: AlmanacLocale, _ generated: AlmanacLocale) throws {
    for identifier in CalendarIdentifier.allCases {
      let name: Comment = "\(generated.tag) \(identifier)"
      let (calendar, expected) = (try requested.calendar(identifier), try generated.calendar(identifier))
      // 25 July 2025 is the first day of a Chinese leap month. 20 March 2024 is in Adar II.
      for (year, month, day) in [(2025, 7, 25), (2024, 3, 20), (2026, 2, 17)] {
        let date = calendar.date(try CalendarDate(gregorianYear: year, month: month, day: day))
        for style in TextStyle.allCases {
          #expect(calendar.text(date, style: style) == expected.text(date, style: style), name)
        }
        for skeleton in ["yMMMMM", "yMMMEd"] {
          #expect(
            try calendar.text(date, skeleton: skeleton) == expected.text(date, skeleton: skeleton), name)
        }
        #expect(calendar.title(ofMonthWith: date) == expected.title(ofMonthWith: date), name)
        let rows = try calendar.months(ofYear: date.year)
        #expect(try rows == expected.months(ofYear: date.year), name)
      }
    }
  }
}
