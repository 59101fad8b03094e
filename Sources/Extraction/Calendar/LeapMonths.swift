import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names of the twelve leap months: the locale's leap pattern around the name of the month; `nil` but in the
  /// Chinese calendar.
  ///
  /// Root's pattern (`{0}bis`) belongs to no language: the catalogue's "Leap month 4" stands in its place, or the
  /// numeric form where the catalogue has none.
  func leapMonths(
    of months: ContextNames, _ calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> ContextNames? {
    guard !calendar.traits.months.leapMonths.isEmpty else { return nil }
    var numbered: WithOrigin<[String]>?
    return try ContextNames(hasShort: false) { context, width throws(ICUError) in
      let table = "leapMonths.\(context.rawValue).\(width.rawValue)"
      let path = calendar.path("monthPatterns", context.cldrKey, width.rawValue, "leap")
      let pattern = try resources.value(at: path)
      if let pattern, pattern.origin != .root, let text = pattern.value.text, text != rootLeapPattern(width) {
        sources[table] = pattern.origin
        // The pattern may be ICU's around a name that is not.
        if let ofMonth = sources["months.\(context.rawValue).\(width.rawValue)"], !ofMonth.isOfICU {
          sources[table] = ofMonth
        }
        return months[context, width].map { text.replacingBytes(of: "{0}", with: $0) }
      }
      let found = if let numbered { numbered } else { try numberedLeapMonths(of: calendar) }
      numbered = found
      sources[table] = found.origin
      return found.value
    }
  }

  /// The leap months by their numbers.
  ///
  /// The catalogue's text is long for a narrow name, but root's mark is no word of any language.
  private func numberedLeapMonths(
    of calendar: borrowing OpenCalendar
  ) throws(ICUError) -> WithOrigin<[String]> {
    let phrase = chinesePhrase("chinese.leapMonth")
    let numeric = try numericLeapText(of: calendar).value.replacingBytes(of: "{0}", with: "{n}")
    let names = try calendar.traits.months.leapMonths.map { month throws(ICUError) in
      try numbered(month, as: phrase?.value ?? numeric)
    }
    return WithOrigin(value: names, origin: phrase?.origin ?? .rule)
  }

  /// How a leap month is written with its number; here root's `{0}bis` may stay.
  func numericLeapPattern(
    of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> CalendarFile.LeapMonthPatterns {
    let pattern = try numericLeapText(of: calendar)
    sources["leapMonthPatterns.numeric"] = pattern.origin
    return CalendarFile.LeapMonthPatterns(numeric: pattern.value)
  }

  private func numericLeapText(
    of calendar: borrowing OpenCalendar
  ) throws(ICUError) -> WithOrigin<String> {
    let path = calendar.path("monthPatterns", "numeric", "all", "leap")
    let found = try resources.value(at: path)
    guard let found, let text = found.value.text else {
      throw .wrongCount(table: "leapMonthPatterns.numeric", expected: 1, found: 0)
    }
    return WithOrigin(value: text, origin: found.origin)
  }

  /// Root's pattern, which English inherits as if it were its own.
  private func rootLeapPattern(_ width: NameWidth) -> String {
    width == .narrow ? "{0}b" : "{0}bis"
  }
}

extension ContextNames {
  fileprivate subscript(context: NameContext, width: NameWidth) -> [String] {
    let names = context == .format ? format : standAlone
    return switch width {
    case .abbreviated, .short: names.abbreviated
    case .narrow: names.narrow
    case .wide: names.wide
    }
  }
}
