import AlmanacTestSupport
import Foundation
import Testing

/// What sources other than ICU 72 say of some locales; `.ci/fixtures` makes the files.
struct Reference: Decodable {
  let source: String
  let locales: [String: Locale]

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
    let today: String?
    let units: [String]?
    /// By field, then by width.
    let fields: [String: [String: String]]?
    /// By unit, then by the steps to it.
    let relative: [String: [String: String]]?
    /// By context and width, as in `format.wide`.
    let quarters: [String: [String]]?
    /// AM, PM and the flexible periods by width, then by code.
    let standAlonePeriods: [String: [String: String]]?
    /// By width, then by the pattern's name.
    let lists: [String: [String: String]]?
    /// Lists of two and of four letters by width.
    let joined: [String: [String]]?
    /// By unit, then by width, then by plural category.
    let unitPatterns: [String: [String: [String: String]]]?
    /// By unit, then by width.
    let unitLabels: [String: [String: String]]?
    /// By unit, then by width, then by the number.
    let unitTexts: [String: [String: [String: String]]]?
    /// The plural categories of the numbers from 0 on.
    let plurals: String?
  }

  struct Week: Decodable {
    let firstDay: String
    let minimalDays: Int
    let weekend: [String]
  }

  /// CLDR 42, the data of the reference ICU, as PyPI babel 2.12.1 reads it.
  static func cldr42() throws -> Reference { try read("cldr-42.json") }

  /// CLDR 48, the data of ICU 78, as node's Intl answers.
  static func cldr48() throws -> Reference { try read("cldr-48.json") }

  private static func read(_ name: String) throws -> Reference {
    try JSONDecoder().decode(Reference.self, from: try Fixture.data("Fixtures/\(name)", beside: #filePath))
  }

  /// The locales both files have; a test over them names each as its argument.
  static let tags = [
    "en", "de", "fr", "ru", "ar-EG", "fa", "he", "hi", "th", "zh-Hans", "zh-Hant-TW", "ja", "ko", "am", "my",
    "pt-PT", "sr-Latn",
  ]
}
