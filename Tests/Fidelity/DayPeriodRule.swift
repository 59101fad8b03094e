import AlmanacICU
import AlmanacICUOracle
import AlmanacKit

/// The rule for a locale in which ICU and Almanac print AM and PM in different widths.
///
/// ICU 72 prints CLDR's wide names for `a`, but UTS 35 requires the abbreviated names.
struct DayPeriodRule {
  private let ours: WidthNames
  private let differs: Bool

  init(_ periods: LocaleFile.DayPeriods, _ identifier: String) throws {
    ours = periods.format
    let format = try ICUDateFormat(locale: identifier, pattern: "a")
    let expected = try [TimeOfDay(hour: 0, minute: 0), TimeOfDay(hour: 12, minute: 0)].map {
      try format.text(at: milliseconds(0, $0))
    }
    differs = expected != Array(ours.abbreviated.prefix(2))
  }

  /// Almanac's name of AM or PM for a field; `nil` for other fields, or if ICU prints the same name.
  func text(_ letter: Unicode.Scalar, _ count: Int, _ time: TimeOfDay) -> String? {
    guard differs, letter == "a" else { return nil }
    return ours[count][time.hour / 12]
  }

  /// Whether a pattern has AM or PM, and ICU and Almanac print them in different widths.
  func concerns(_ parts: [DatePattern.Part]) -> Bool {
    differs && DatePattern(parts: parts).letters.contains("a")
  }
}
