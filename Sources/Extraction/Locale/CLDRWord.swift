import AlmanacICU
package import AlmanacInputs
import AlmanacKit

/// A picker word that comes from CLDR; all other picker words come from the string catalog.
package struct CLDRWord: Sendable {
  package let key: String
  let place: Place

  private init(_ key: String, _ place: Place) { (self.key, self.place) = (key, place) }

  /// The place where CLDR has a picker word, and how its text is made.
  ///
  /// The texts that an erratum can correct come from the locale's file, which has the corrected texts.
  enum Place: Sendable {
    /// A word in title case, from a path in ICU's resources.
    case word(ICUPackage, [String])
    /// The name of a date field, in title case, such as "Month".
    case field(DateField)
    /// The word for a relative unit, in title case, such as "Last week" for `relative(.week, -1)`.
    case relative(RelativeUnit, Int)
    /// The label of the wheel for AM and PM: both names in one text, such as "AM/PM".
    case dayPeriods
    /// The label of a unit, in title case, such as "Hours"; if CLDR has no label, the name of the field ("Hour").
    case unitLabel(DateField)
    /// The plural forms of a unit with its number, such as "{n} minutes".
    case unit(DateField)
    /// The plural forms of a unit without its number, such as "hours", in a width such as `long`.
    case bareUnit(DateField, width: String)
  }

  package static let all = [
    CLDRWord("nav.today", .relative(.day, 0)),
    CLDRWord("segment.week", .field(.week)),
    CLDRWord("segment.month", .field(.month)),
    CLDRWord("segment.year", .field(.year)),
    CLDRWord("label.calendar", .word(.languages, ["Keys", "calendar"])),
    CLDRWord("label.hours", .unitLabel(.hour)),
    CLDRWord("label.minutes", .unitLabel(.minute)),
    CLDRWord("a11y.minuteValue", .unit(.minute)),
    CLDRWord("timer.hours", .bareUnit(.hour, width: "long")),
    CLDRWord("timer.minutes", .bareUnit(.minute, width: "short")),
    CLDRWord("label.dayPeriod", .dayPeriods),
    CLDRWord("label.day", .field(.day)),
    CLDRWord("label.era", .field(.era)),
    CLDRWord("label.hour", .field(.hour)),
    CLDRWord("label.minute", .field(.minute)),
    CLDRWord("label.quarter", .word(.main, ["fields", "quarter", "dn"])),
    CLDRWord("label.second", .field(.second)),
    CLDRWord("label.timeZone", .field(.zone)),
    CLDRWord("label.weekday", .field(.weekday)),
    CLDRWord("a11y.secondValue", .unit(.second)),
    CLDRWord("nav.yesterday", .relative(.day, -1)),
    CLDRWord("nav.tomorrow", .relative(.day, 1)),
    CLDRWord("preset.lastWeek", .relative(.week, -1)),
    CLDRWord("preset.lastMonth", .relative(.month, -1)),
    CLDRWord("preset.lastQuarter", .word(.main, ["fields", "quarter", "relative", "-1"])),
    CLDRWord("preset.lastYear", .relative(.year, -1)),
    CLDRWord("preset.thisQuarter", .word(.main, ["fields", "quarter", "relative", "0"])),
    CLDRWord("preset.thisYear", .relative(.year, 0)),
  ]

  /// The placeholders that the word's texts have, and whether the word has plural forms.
  package var shape: TextShape {
    switch place {
    case .word, .field, .relative, .dayPeriods, .unitLabel: TextShape(placeholders: [], isPlural: false)
    case .unit: TextShape(placeholders: ["n"], isPlural: true)
    case .bareUnit: TextShape(placeholders: [], isPlural: true)
    }
  }
}
