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
  private let plain: Tool
  private let withKeys: Tool

  init() throws {
    plain = try Self.bundle(Self.systems.keys.sorted())
    withKeys = try Self.bundle(Self.systems.map { "\($0)-u-nu-\($1)" }.sorted())
  }

  private static func bundle(_ tags: [String]) throws -> Tool {
    let options = ["--calendars", "all", "--years", "2024...2026", "--formats", "json"]
    return try Tool(inputs: ["locales.txt": tags.joined(separator: "\n") + "\n"], options)
  }

  private func locale(_ tag: String, in bundle: Tool) throws -> AlmanacLocale {
    try Almanac(bundleAt: bundle.folder.appending(path: "Output").path).locale(matching: [tag])
  }

  // ICU writes the numbers of a generated locale. Almanac makes a month's name from its number if CLDR has no name.
  @Test("are those of a locale that was generated with the key, in every calendar", arguments: systems)
  func generated(tag: String, system: String) throws {
    let wanted = "\(tag)-u-nu-\(system)"
    let (requested, generated) = (try locale(wanted, in: plain), try locale(wanted, in: withKeys))
    #expect(requested.tag == tag && generated.tag == wanted)
    for identifier in CalendarIdentifier.allCases {
      let (calendar, expected) = (try requested.calendar(identifier), try generated.calendar(identifier))
      // 25 July 2025 is the first day of a Chinese leap month. 20 March 2024 is in Adar II.
      for (year, month, day) in [(2025, 7, 25), (2024, 3, 20), (2026, 2, 17)] {
        let date = calendar.date(try CalendarDate(gregorianYear: year, month: month, day: day))
        for style in TextStyle.allCases {
          #expect(calendar.text(date, style: style) == expected.text(date, style: style), "\(identifier)")
        }
        for skeleton in ["yMMMMM", "yMMMEd"] {
          #expect(try calendar.text(date, skeleton: skeleton) == expected.text(date, skeleton: skeleton))
        }
        #expect(calendar.title(ofMonthWith: date) == expected.title(ofMonthWith: date), "\(identifier)")
        let rows = try calendar.months(ofYear: date.year)
        #expect(try rows == expected.months(ofYear: date.year), "\(identifier)")
      }
    }
  }
}
