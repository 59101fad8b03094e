/// The errors that AlmanacKit throws; each case contains the details of the problem, such as the path of a file.
@nonexhaustive
public enum AlmanacError: Error, Hashable, Sendable {
  /// A file or folder does not exist; `path` is a path inside the bundle, or the path of the bundle itself.
  case missingFile(path: String)
  /// A file cannot be read.
  case unreadableFile(path: String, reason: String)
  /// A file does not have the content that Almanac writes: it is truncated, edited by hand, or from another program.
  case malformedFile(path: String, reason: String)
  /// A file has a schema version that this AlmanacKit cannot read; `supported` is the version that it can read.
  case unsupportedSchema(path: String, found: Int, supported: Int)
  /// The bundle does not have the locale; `known` are the tags of the locales that the bundle has.
  case unknownLocale(tag: String, known: [String])
  /// The bundle has no locale for any of the user's preferred languages; `known` are the tags of the locales that the
  /// bundle has.
  case noMatchingLocale(preferred: [String], known: [String])
  /// The bundle has no rules for a requested region; the value is the code of the region, such as `DE`.
  case unknownRegion(String)
  /// The bundle has the locale, but no data for the locale in this calendar; `known` are the calendars that it has.
  case missingCalendar(locale: String, calendar: CalendarIdentifier, known: [CalendarIdentifier])
  /// The calendar does not support the year, or not this month or day of the year.
  ///
  /// The supported days are 1 January 1900 to 28 January 2101, and the supported years are those with such a day: 1899 to
  /// 2100 in the Chinese calendar. In a calendar with Gregorian months, the supported years end with 2100.
  case yearOutsideTable(calendar: CalendarIdentifier, year: Int)
  /// Days or months were added to the date `from`, and the result is not a supported day.
  ///
  /// `days` is the number of added days or months.
  case dayOutsideTable(from: CalendarDate, days: Int)
  /// The year does not have the month; `code` is a month code, such as `M13` or `M04L`.
  case noSuchMonth(calendar: CalendarIdentifier, year: Int, code: String)
  /// The month does not have the day; `length` is the number of days in the month.
  case noSuchDay(calendar: CalendarIdentifier, year: Int, month: MonthCode, day: Int, length: Int)
  /// The text is not a month code.
  case malformedMonthCode(String)
  /// The time does not exist on any day, because the hour, the minute or the second is out of its range.
  case noSuchTime(hour: Int, minute: Int, second: Int)
  /// A picker cannot show minutes in steps of this size; the size must be a divisor of 60, up to 30.
  case unsupportedMinuteInterval(Int)
  /// The bundle has no pattern for the skeleton; `known` are the skeletons for which it has patterns.
  ///
  /// `known` is empty if the skeleton lacks a date or a time, and the call needs both.
  case unknownSkeleton(String, known: [String])
  /// The locale has no text for the key; `meant` is the locale's key with the closest spelling, or `nil`.
  case missingString(locale: String, key: String, meant: String?)
  /// The names of the caller's values differ from the names of the text's placeholders.
  ///
  /// `wanted` are the names of the text's placeholders, and `given` are the names of the caller's values. Both lists
  /// are sorted.
  case wrongPlaceholders(key: String, wanted: [String], given: [String])
  /// The text has plural forms but the caller gave no number, or the text has no plural forms but the caller gave a
  /// number.
  case wrongNumber(key: String)
  /// The text with the caller's values is too long; `limit` is the greatest length, in bytes of UTF-8.
  case textTooLong(key: String, limit: Int)
}

extension AlmanacError: CustomStringConvertible {
  /// A message that says what the problem is and, in most cases, what to do about it.
  public var description: String {
    switch self {
    case .missingFile(let path):
      "'\(path)' does not exist. Open the whole folder that Almanac wrote. For fewer locales, run Almanac with a shorter list."
    case .unreadableFile(let path, let reason): "'\(path)' cannot be read: \(reason)"
    case .malformedFile(let path, let reason):
      "'\(path)' has invalid content: \(reason). Generate the bundle again."
    case .unsupportedSchema(let path, let found, let supported):
      "'\(path)' was made with schema \(found), but this AlmanacKit reads schema \(supported). "
        + (found < supported
          ? "Run 'almanac generate' with an Almanac of the same version as this AlmanacKit."
          : "Update AlmanacKit to the version of Almanac that wrote the bundle.")
    case .unknownLocale(let tag, let known):
      "The bundle has no locale '\(tag)'. It has \(known.joined(separator: ", "))."
    case .noMatchingLocale(let preferred, let known):
      "The bundle has no locale for \(Self.shown(preferred)). It has \(known.joined(separator: ", "))."
    case .unknownRegion(let region): "The bundle has no region '\(region)'. Use a region code, such as 'DE'."
    case .missingCalendar(let locale, let calendar, let known):
      "The bundle has no \(calendar.rawValue) calendar for '\(locale)'. It has \(known.map(\.rawValue).joined(separator: ", ")). "
        + "Generate the bundle with this calendar in --calendars."
    case .yearOutsideTable(let calendar, let year): Self.outside(calendar, year)
    case .dayOutsideTable(let date, let days):
      "Adding \(days) days or months to \(date) gives a day outside \(CalendarDate.supportedDays)."
    case .noSuchMonth(let calendar, let year, let code):
      "The \(calendar.rawValue) year \(year) has no month \(code)."
    case .noSuchDay(let calendar, let year, let month, let day, let length):
      "The month \(month) of the \(calendar.rawValue) year \(year) has the days 1 to \(length), but no day \(day)."
    case .malformedMonthCode(let code):
      "'\(code)' is not a month code. Use 'M01' to 'M13', with 'L' at the end for a leap month."
    case .noSuchTime(let hour, let minute, let second): "\(hour):\(minute):\(second) is not a time of day."
    case .unsupportedMinuteInterval(let interval):
      "Minutes cannot be shown in steps of \(interval). Use a divisor of 60 from 1 to 30, such as 5 or 15."
    case .unknownSkeleton(let skeleton, known: []):
      "'\(skeleton)' is not a skeleton of a date and a time. Write fields of both, such as 'MMMdjm'."
    case .unknownSkeleton(let skeleton, let known):
      "The bundle has no pattern for '\(skeleton)'. It has \(known.joined(separator: ", "))."
    case .missingString(let locale, let key, let meant?):
      "'\(locale)' has no text '\(key)'. Did you mean '\(meant)'?"
    case .missingString(let locale, let key, nil):
      "'\(locale)' has no text '\(key)'. Add a translation, or generate the bundle with --fallback."
    case .wrongPlaceholders(let key, let wanted, let given):
      "'\(key)' needs the values \(wanted), but got \(given)."
    case .wrongNumber(let key):
      "'\(key)' has plural forms but got no number, or got a number but has no plural forms. Pass the argument 'count' only if the text has plural forms."
    case .textTooLong(let key, let limit):
      "'\(key)' would have more than \(limit) bytes with these values. Use shorter values."
    }
  }

  /// The user's first five languages as text for a message; `?` replaces each character that is not printable ASCII.
  ///
  /// Each language is shortened to 40 characters. The languages may come from a browser, so they may contain control
  /// characters that would corrupt a log.
  private static func shown(_ languages: [String]) -> String {
    guard !languages.isEmpty else { return "an empty list" }
    let texts = languages.prefix(5).map { language in
      language.unicodeScalars.prefix(40).map { (" "..."~").contains($0) ? String($0) : "?" }.joined()
    }
    return texts.joined(separator: ", ") + (languages.count > 5 ? ", …" : "")
  }

  /// The message for a year that is not supported, or for a day or a month of a year with other days that are supported.
  private static func outside(_ calendar: CalendarIdentifier, _ year: Int) -> String {
    let (numbering, listed) = (calendar.traits.numbering, calendar.traits.yearStructure.listedYears)
    let name = "The \(calendar.rawValue) year \(year)"
    guard !listed.contains(numbering.listed(year)) else {
      return "\(name) is supported only on the days \(CalendarDate.supportedDays)."
    }
    let (first, last) = (numbering.year(listed: listed.lowerBound), numbering.year(listed: listed.upperBound))
    return "\(name) is outside the supported years, \(first) to \(last)."
  }
}
