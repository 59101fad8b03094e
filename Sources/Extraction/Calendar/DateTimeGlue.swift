import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// How a time stands beside a date, for each date style.
  func dateTimePatterns(
    of calendar: borrowing OpenCalendar
  ) throws(ICUError) -> [String: WithOrigin<String>] {
    let origin = try glueOrigin(calendar)
    var patterns: [String: WithOrigin<String>] = [:]
    for style in ICUDateStyle.allCases {
      let asked = try calendar.generator.dateTimePattern(style)
      patterns[style.rawValue] = corrected(
        asked, origin, at: "patterns.dateTime.\(style.rawValue)", in: calendar.calendar.rawValue)
    }
    return patterns
  }

  /// ICU prefers the patterns that say "at", where a locale has them.
  private func glueOrigin(_ calendar: borrowing OpenCalendar) throws(ICUError) -> Origin {
    if let holder = try resources.holder(of: calendar.path("DateTimePatterns%atTime")) { return holder }
    return try resources.origin(of: calendar.path("DateTimePatterns"))
  }
}
