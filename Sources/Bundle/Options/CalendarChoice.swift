package import AlmanacKit

/// A name in the list of `--calendars`: a calendar, or a word for several calendars.
package enum CalendarChoice: OptionChoice {
  case calendar(CalendarIdentifier)
  /// The calendars that CLDR prefers in the locale's region, and the calendar of the tag's key `-u-ca`.
  case regional
  /// Every calendar.
  case all

  package static let allCases = CalendarIdentifier.allCases.map(Self.calendar) + [.regional, .all]

  package var rawValue: String {
    switch self {
    case .calendar(let calendar): calendar.rawValue
    case .regional: "regional"
    case .all: "all"
    }
  }
}

extension [CalendarChoice] {
  /// The calendars that every locale of the bundle has.
  package var common: [CalendarIdentifier] {
    flatMap { choice -> [CalendarIdentifier] in
      switch choice {
      case .calendar(let calendar): [calendar]
      case .regional: []
      case .all: CalendarIdentifier.allCases
      }
    }
  }

  /// The calendars that a locale of the bundle can have.
  package var possible: [CalendarIdentifier] { contains(.regional) ? CalendarIdentifier.allCases : common }
}
