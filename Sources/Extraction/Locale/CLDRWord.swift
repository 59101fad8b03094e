import AlmanacICU
import AlmanacKit
package import AlmanacTranslations

/// A picker word that comes from CLDR; all other picker words come from the string catalog.
package struct CLDRWord: Sendable {
  package let key: String
  let place: Place

  private init(_ key: String, _ place: Place) { (self.key, self.place) = (key, place) }

  /// The place where CLDR has a picker word, and how its text is made.
  enum Place: Sendable {
    /// A word in title case, from the first of these paths at which CLDR has a word.
    case word([(package: ICUPackage, path: [String])])
    /// The name of a date field, in title case, such as "Month".
    case field(DateField)
    /// The word for a relative unit, in title case, such as "Last week" for `relative(.week, -1)`.
    case relative(RelativeUnit, Int)
    /// The label of the wheel for AM and PM: both names in one text, such as "AM/PM".
    case dayPeriods
    /// The plural forms of a unit with its number, such as "{n} minutes".
    case unit([String])
    /// The plural forms of a unit without its number, such as "hours".
    case bareUnit([String])
  }

  package static let all = [
    CLDRWord("nav.today", .word([(.main, ["fields", "day", "relative", "0"])])),
    CLDRWord("segment.week", .word([(.main, ["fields", "week", "dn"])])),
    CLDRWord("segment.month", .word([(.main, ["fields", "month", "dn"])])),
    CLDRWord("segment.year", .word([(.main, ["fields", "year", "dn"])])),
    CLDRWord("label.calendar", .word([(.languages, ["Keys", "calendar"])])),
    // The unit's name is plural ("Hours"). If CLDR has no name for the unit, the field's name ("Hour") is used.
    CLDRWord(
      "label.hours",
      .word([(.units, ["units", "duration", "hour", "dnam"]), (.main, ["fields", "hour", "dn"])])),
    CLDRWord(
      "label.minutes",
      .word([(.units, ["units", "duration", "minute", "dnam"]), (.main, ["fields", "minute", "dn"])])),
    CLDRWord("a11y.minuteValue", .unit(["units", "duration", "minute"])),
    CLDRWord("timer.hours", .bareUnit(["units", "duration", "hour"])),
    CLDRWord("timer.minutes", .bareUnit(["unitsShort", "duration", "minute"])),
    CLDRWord("label.dayPeriod", .dayPeriods),
    CLDRWord("label.day", .field(.day)),
    CLDRWord("label.era", .field(.era)),
    CLDRWord("label.hour", .field(.hour)),
    CLDRWord("label.minute", .field(.minute)),
    CLDRWord("label.quarter", .word([(.main, ["fields", "quarter", "dn"])])),
    CLDRWord("label.second", .field(.second)),
    CLDRWord("label.timeZone", .field(.zone)),
    CLDRWord("label.weekday", .field(.weekday)),
    CLDRWord("a11y.secondValue", .unit(["units", "duration", "second"])),
    CLDRWord("nav.yesterday", .relative(.day, -1)),
    CLDRWord("nav.tomorrow", .relative(.day, 1)),
    CLDRWord("preset.lastWeek", .relative(.week, -1)),
    CLDRWord("preset.lastMonth", .relative(.month, -1)),
    CLDRWord("preset.lastQuarter", .word([(.main, ["fields", "quarter", "relative", "-1"])])),
    CLDRWord("preset.lastYear", .relative(.year, -1)),
    CLDRWord("preset.thisQuarter", .word([(.main, ["fields", "quarter", "relative", "0"])])),
    CLDRWord("preset.thisYear", .relative(.year, 0)),
  ]

  /// The placeholders that the word's texts have, and whether the word has plural forms.
  package var shape: TextShape {
    switch place {
    case .word, .field, .relative, .dayPeriods: TextShape(placeholders: [], isPlural: false)
    case .unit: TextShape(placeholders: ["n"], isPlural: true)
    case .bareUnit: TextShape(placeholders: [], isPlural: true)
    }
  }
}
