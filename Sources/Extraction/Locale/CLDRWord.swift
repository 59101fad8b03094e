import AlmanacICU
import AlmanacKit
package import AlmanacTranslations

/// The words of a picker that CLDR has; everything else is the catalogue's.
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

  /// What the word's texts hold.
  package var shape: TextShape {
    switch place {
    case .word, .field, .relative, .dayPeriods: TextShape(placeholders: [], isPlural: false)
    case .unit: TextShape(placeholders: ["n"], isPlural: true)
    case .bareUnit: TextShape(placeholders: [], isPlural: true)
    }
  }

  /// Where CLDR has it.
  enum Place {
    /// One text, which is titled; the first path that has one.
    case word([(package: ICUPackage, path: [String])])
    /// The titled name of a field.
    case field(DateField)
    /// The titled word for a unit some steps away.
    case relative(RelativeUnit, Int)
    /// The two marks that a wheel of the day's halves shows.
    case dayPeriods
    /// A unit's patterns by plural category, with the number.
    case unit([String])
    /// A unit's patterns without the number.
    case bareUnit([String])
  }

  var place: Place {
    switch self {
    case .today: .word([(.main, ["fields", "day", "relative", "0"])])
    case .week: .word([(.main, ["fields", "week", "dn"])])
    case .month: .word([(.main, ["fields", "month", "dn"])])
    case .year: .word([(.main, ["fields", "year", "dn"])])
    case .calendar: .word([(.languages, ["Keys", "calendar"])])
    // The unit's name is a plural, "Hours"; the field's, "Hour", stands in for it.
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
