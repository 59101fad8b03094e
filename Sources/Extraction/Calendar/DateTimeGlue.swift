import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// How a time stands beside a date, for each date style.
  func dateTimePatterns(
    of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> [String: String] {
    let origin = try glueOrigin(calendar)
    var patterns: [String: String] = [:]
    for style in ICUDateStyle.allCases {
      let path = "patterns.dateTime.\(style.rawValue)"
      let asked = try calendar.generator.dateTimePattern(style)
      let pattern = corrected(asked, origin, at: path, in: calendar.calendar.rawValue)
      patterns[style.rawValue] = pattern.value
      sources[path] = pattern.origin
    }
    return patterns
  }

  /// ICU prefers the patterns that say "at", where a locale has them.
  private func glueOrigin(_ calendar: borrowing OpenCalendar) throws(ICUError) -> Origin {
    if let holder = try resources.holder(of: calendar.path("DateTimePatterns%atTime")) { return holder }
    return try resources.origin(of: calendar.path("DateTimePatterns"))
  }
}
