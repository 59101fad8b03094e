import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The patterns that join a date and a time, by date style, such as `{1} 'um' {0}` for `full`.
  func dateTimePatterns(
    of calendar: borrowing OpenCalendar
  ) throws(ICUError) -> [String: WithOrigin<String>] {
    // If a locale has patterns with a word for "at" (`DateTimePatterns%atTime`), ICU uses these patterns.
    let atTime = try resources.originBelowRoot(of: calendar.path("DateTimePatterns%atTime"))
    let origin = if let atTime { atTime } else { try resources.origin(of: calendar.path("DateTimePatterns")) }
    var patterns: [String: WithOrigin<String>] = [:]
    for style in ICUDateStyle.allCases {
      let asked = try calendar.generator.dateTimePattern(style)
      let path = "patterns.dateTime.\(style.rawValue)"
      // Most calendars have the same text as the Gregorian calendar, and then also its mistakes.
      let found = corrected(asked, origin, at: path, in: CalendarIdentifier.gregorian.rawValue)
      patterns[style.rawValue] = corrected(found.value, found.origin, at: path, in: calendar.name)
    }
    return patterns
  }
}
