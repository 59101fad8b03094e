import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names of the possible leap months; `nil` in a calendar without leap months.
  ///
  /// A leap month is named after the month that it follows, by CLDR's pattern in the language (`闰{0}`), but never by
  /// root's (`{0}bis`), which belongs to no language. Otherwise, the text comes from the string catalog: "Leap Sixth
  /// Month" or, if the months have numbers, "Leap month 6". A narrow name has room only for a mark, as in "6*".
  ///
  /// `names` are in the order of ``MonthScheme/named``, and have the name of the Hebrew leap month.
  func leapMonths(
    of names: ContextNames, _ calendar: borrowing OpenCalendar, _ gregorian: borrowing OpenCalendar,
    _ sources: inout [String: Origin]
  ) throws(ICUError) -> ContextNames? {
    guard !calendar.traits.months.leapMonths.isEmpty else { return nil }
    let months = names.ordinary(of: calendar.traits.months)
    if let own = names.leap(of: calendar.traits.months) {
      for (path, origin) in sources where path.hasPrefix("months.") {
        sources["leapMonths.\(path.dropFirst("months.".count))"] = origin
        sources["leapYearMonths.\(path.dropFirst("months.".count))"] = origin
      }
      return own
    }
    let mark = try leapMark(gregorian)
    return try ContextNames(hasShort: false) { context, width throws(ICUError) in
      let place = "\(context.rawValue).\(width.rawValue)"
      let origin = sources["months.\(place)"] ?? .root
      let isNumbered = !origin.isOfICU && origin != .erratum
      let own = try leapPattern(context.cldrKey, width.rawValue, gregorian)
      let pattern: WithOrigin<String>
      if let own {
        // A name that contains a month's name from another source than ICU has that source too.
        pattern = WithOrigin(value: own.value, origin: isNumbered ? origin : own.origin)
      } else if width == .narrow {
        pattern = mark
      } else if isNumbered, let phrase = try chinesePhrase("chinese.leapMonth", context, gregorian) {
        sources["leapMonths.\(place)"] = phrase.origin
        return calendar.traits.months.leapMonths.map { numbered($0, as: phrase.value) }
      } else if !isNumbered,
        let phrase = try chinesePhrase(
          "chinese.leapMonthNamed", context, gregorian, besides: months[context, width])
      {
        pattern = WithOrigin(
          value: phrase.value.replacingBytes(of: "{month}", with: "{0}"), origin: phrase.origin)
      } else {
        pattern = mark
      }
      sources["leapMonths.\(place)"] = pattern.origin
      return months[context, width].map { pattern.value.replacingBytes(of: "{0}", with: $0) }
    }
  }

  /// The pattern for the number of a leap month, such as `闰{0}`.
  func numericLeapPattern(
    _ gregorian: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> CalendarFile.LeapMonthPatterns {
    let mark = try leapMark(gregorian)
    sources["leapMonthPatterns.numeric"] = mark.origin
    return CalendarFile.LeapMonthPatterns { $0.numeric = mark.value }
  }

  /// The language's own pattern for the number of a leap month, otherwise the neutral pattern `{0}*`.
  func leapMark(_ gregorian: borrowing OpenCalendar) throws(ICUError) -> WithOrigin<String> {
    try leapPattern("numeric", "all", gregorian)
      ?? WithOrigin(value: "{0}*", origin: .made(by: .leapMark))
  }

  /// CLDR's pattern for the name of a leap month; `nil` unless the pattern belongs to the language itself.
  ///
  /// CLDR has these patterns only in its Chinese calendar. If the names of the Gregorian months are lowercase, the
  /// pattern becomes lowercase too: Vietnamese writes "tháng 6 nhuận".
  private func leapPattern(
    _ context: String, _ width: String, _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> WithOrigin<String>? {
    let path = ["calendar", CalendarIdentifier.chinese.rawValue, "monthPatterns", context, width, "leap"]
    // Several languages inherit or repeat root's pattern as if it were their own.
    guard let found = try resources.value(at: path), let text = found.value.text, found.origin != .root,
      !["{0}bis", "{0} bis", "{0}b"].contains(text)
    else { return nil }
    let mark = try gregorian.symbols(.months, .format, .wide).areLowercase ? text.lowercased() : text
    return WithOrigin(value: mark, origin: mark == text ? found.origin : .made(by: .leapMark))
  }
}
