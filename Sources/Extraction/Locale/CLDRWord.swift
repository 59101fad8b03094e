import AlmanacICU
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

  /// What the word's texts hold.
  package var shape: TextShape {
    switch place {
    case .word: TextShape(placeholders: [], isPlural: false)
    case .unit: TextShape(placeholders: ["n"], isPlural: true)
    case .bareUnit: TextShape(placeholders: [], isPlural: true)
    }
  }

  /// Where CLDR has it.
  enum Place {
    /// One text, which is titled; the first path that has one.
    case word([(package: ICUPackage, path: [String])])
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
    }
  }
}
