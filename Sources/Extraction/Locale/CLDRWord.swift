import AlmanacICU
import AlmanacKit
package import AlmanacTranslations

/// The picker words that come from CLDR; all other picker words come from the string catalog.
package enum CLDRWord: String, CaseIterable, Sendable {
  case today = "nav.today"
  case week = "segment.week"
  case month = "segment.month"
  case year = "segment.year"
  case calendar = "label.calendar"
  case hours = "label.hours"
  case minutes = "label.minutes"
  case minuteValue = "a11y.minuteValue"
  case timerHours = "timer.hours"
  case timerMinutes = "timer.minutes"
  case dayPeriod = "label.dayPeriod"
  case day = "label.day"
  case era = "label.era"
  case hour = "label.hour"
  case minute = "label.minute"
  case quarter = "label.quarter"
  case second = "label.second"
  case timeZone = "label.timeZone"
  case weekday = "label.weekday"
  case secondValue = "a11y.secondValue"
  case yesterday = "nav.yesterday"
  case tomorrow = "nav.tomorrow"
  case lastWeek = "preset.lastWeek"
  case lastMonth = "preset.lastMonth"
  case lastQuarter = "preset.lastQuarter"
  case lastYear = "preset.lastYear"
  case thisQuarter = "preset.thisQuarter"
  case thisYear = "preset.thisYear"

  /// The placeholders that the word's texts have, and whether the word has plural forms.
  package var shape: TextShape {
    switch place {
    case .word, .field, .relative, .dayPeriods: TextShape(placeholders: [], isPlural: false)
    case .unit: TextShape(placeholders: ["n"], isPlural: true)
    case .bareUnit: TextShape(placeholders: [], isPlural: true)
    }
  }

  /// The place where CLDR has a picker word, and how its text is made.
  enum Place {
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

  var place: Place {
    switch self {
    case .today: .word([(.main, ["fields", "day", "relative", "0"])])
    case .week: .word([(.main, ["fields", "week", "dn"])])
    case .month: .word([(.main, ["fields", "month", "dn"])])
    case .year: .word([(.main, ["fields", "year", "dn"])])
    case .calendar: .word([(.languages, ["Keys", "calendar"])])
    // The unit's name is plural ("Hours"). If CLDR has no name for the unit, the field's name ("Hour") is used.
    case .hours:
      .word([(.units, ["units", "duration", "hour", "dnam"]), (.main, ["fields", "hour", "dn"])])
    case .minutes:
      .word([(.units, ["units", "duration", "minute", "dnam"]), (.main, ["fields", "minute", "dn"])])
    case .minuteValue: .unit(["units", "duration", "minute"])
    case .timerHours: .bareUnit(["units", "duration", "hour"])
    case .timerMinutes: .bareUnit(["unitsShort", "duration", "minute"])
    case .dayPeriod: .dayPeriods
    case .day: .field(.day)
    case .era: .field(.era)
    case .hour: .field(.hour)
    case .minute: .field(.minute)
    case .quarter: .word([(.main, ["fields", "quarter", "dn"])])
    case .second: .field(.second)
    case .timeZone: .field(.zone)
    case .weekday: .field(.weekday)
    case .secondValue: .unit(["units", "duration", "second"])
    case .yesterday: .relative(.day, -1)
    case .tomorrow: .relative(.day, 1)
    case .lastWeek: .relative(.week, -1)
    case .lastMonth: .relative(.month, -1)
    case .lastQuarter: .word([(.main, ["fields", "quarter", "relative", "-1"])])
    case .lastYear: .relative(.year, -1)
    case .thisQuarter: .word([(.main, ["fields", "quarter", "relative", "0"])])
    case .thisYear: .relative(.year, 0)
    }
  }
}
