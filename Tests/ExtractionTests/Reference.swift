import AlmanacTestSupport
import Foundation
import Testing

/// The expected values of some locales, from sources other than ICU 72.
///
/// `Tests/Fixtures/generate` writes the fixture files.
struct Reference: Decodable {
  private let locales: [String: Locale]

  struct Locale: Decodable {
    let months: [String: [String]]
    let weekdays: [String: [String]]
    let eras: [String: [String]]?
    let datePatterns: [String: String]?
    let skeletons: [String: String]?
    let timeStyles: [String: String]?
    let flexiblePeriods: [String: [String: String]]?
    let dayPeriods: [String: [String]]?
    let week: Week?
    let direction: String?
    let hourCycle: String?
    let calendarNames: [String: String]?
    let years: [String: [String]]?
    /// The names of the date fields, by field, then by width.
    let fields: [String: [String: String]]?
    /// The relative words, by unit, then by the number of steps from now, such as `-1`.
    let relative: [String: [String: String]]?
    /// The names of the quarters, by context and width, such as `format.wide`.
    let quarters: [String: [String]]?
    /// The stand-alone names of AM, PM and the flexible periods, by width, then by code.
    let standAlonePeriods: [String: [String: String]]?
    /// The list patterns, by width, then by the pattern's name, such as `two`.
    let lists: [String: [String: String]]?
    /// The texts of two lists, by width: "A and B" and "A, B, C, and D" in English.
    let joined: [String: [String]]?
    /// The patterns of units, by unit, then by width, then by plural category.
    let unitPatterns: [String: [String: [String: String]]]?
    /// The labels of units, by unit, then by width.
    let unitLabels: [String: [String: String]]?
    /// The texts of numbers with a unit, by unit, then by width, then by the number.
    let unitTexts: [String: [String: [String: String]]]?
    /// The plural categories of the numbers from 0 to 200, separated by spaces.
    let plurals: String?
  }

  struct Week: Decodable {
    let firstDay: String
    let minimalDays: Int
    let weekend: [String]
  }

  /// Values of CLDR 42, the data of ICU 72, read with PyPI babel 2.12.1.
  static func cldr42(_ tag: String) throws -> Locale { try #require(try known42.get().locales[tag]) }

  /// Values of CLDR 48, the data of ICU 78, from node's Intl.
  static func cldr48(_ tag: String) throws -> Locale { try #require(try known48.get().locales[tag]) }

  private static let known42 = Result { try read("cldr-42.json") }
  private static let known48 = Result { try read("cldr-48.json") }

  private static func read(_ name: String) throws -> Reference {
    try JSONDecoder().decode(Reference.self, from: try Fixture.data("Fixtures/\(name)", beside: #filePath))
  }

  /// The locales that both fixture files have, as arguments of tests.
  static let tags = [
    "en", "de", "fr", "ru", "ar-EG", "fa", "he", "hi", "th", "zh-Hans", "zh-Hant-TW", "ja", "ko", "am", "my",
    "pt-PT", "sr-Latn", "gl", "hu",
  ]
}
