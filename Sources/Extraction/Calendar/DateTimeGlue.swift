import AlmanacICU
import AlmanacKit

extension LocaleSource {
  /// How a time stands beside a date, for each date style.
  func dateTimePatterns(
    of calendar: borrowing CalendarSource, _ sources: inout [String: Source]
  ) throws(ICUError) -> [String: String] {
    let source = try glueSource(calendar)
    var patterns: [String: String] = [:]
    for style in ICUDateStyle.allCases {
      patterns["\(style)"] = try calendar.generator.dateTimePattern(style)
      sources["patterns.dateTime.\(style)"] = source
    }
    return patterns
  }

  /// ICU prefers the patterns that say "at", where a locale has them.
  private func glueSource(_ calendar: borrowing CalendarSource) throws(ICUError) -> Source {
    if let holder = try resources.holder(of: calendar.path("DateTimePatterns%atTime")) { return holder }
    return try resources.source(of: calendar.path("DateTimePatterns"))
  }
}
