/// What AlmanacKit refuses, with the facts.
@nonexhaustive
public enum AlmanacError: Error, Hashable, Sendable {
  /// The bundle has no such file; the path is that in the bundle, or the bundle's own.
  case missingFile(path: String)
  /// A file cannot be read.
  case unreadableFile(path: String, reason: String)
  /// A file is not what Almanac writes: cut off, foreign, or edited by hand.
  case malformedFile(path: String, reason: String)
  /// A file was written in another version of the schema.
  case unsupportedSchema(path: String, found: Int, supported: Int)
  /// The bundle has no such locale; `known` are the tags it has.
  case unknownLocale(tag: String, known: [String])
  /// The bundle has no locale in any of the languages a user wants; `known` are the tags it has.
  case noMatchingLocale(preferred: [String], known: [String])
  /// The bundle has no rules for such a region, as in `DE`.
  case unknownRegion(String)
  /// The bundle has the locale, and not this calendar of it.
  case missingCalendar(locale: String, calendar: CalendarIdentifier)
  /// The year lies outside the years Almanac can tell: 1900 to 2100 in the Gregorian calendar, 2443 to 2643 in the
  /// Buddhist, 1900 to 2100 and the last month of 1899 in the Chinese.
  case yearOutsideTable(calendar: CalendarIdentifier, year: Int)
  /// So many days, or months where months were added, from a date lies outside the years Almanac can tell.
  case dayOutsideTable(from: CalendarDate, days: Int)
  /// The year has no such month; the code is as in `M13` or `M04L`.
  case noSuchMonth(calendar: CalendarIdentifier, year: Int, code: String)
  /// The month has no such day; `length` is how many days it has.
  case noSuchDay(calendar: CalendarIdentifier, year: Int, month: MonthCode, day: Int, length: Int)
  /// The text is not the code of a month.
  case malformedMonthCode(String)
  /// No day has such a time.
  case noSuchTime(hour: Int, minute: Int, second: Int)
  /// The minutes cannot be shown in such steps: only divisors of 60 up to 30.
  case unsupportedMinuteInterval(Int)
  /// The bundle has no pattern for the skeleton; `known` are those it has.
  case unknownSkeleton(String, known: [String])
  /// The locale has no text for the key.
  case missingString(locale: String, key: String)
  /// The text wants other values than it was given; both are the placeholders' names, sorted.
  case wrongPlaceholders(key: String, wanted: [String], given: [String])
  /// The text needs a number to choose its plural form, or has none to choose from.
  case wrongNumber(key: String)
  /// The text would be too long with the values it was given; `limit` is in bytes of UTF-8.
  case textTooLong(key: String, limit: Int)
}

extension AlmanacError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String { fileSentence ?? dateSentence ?? textSentence }

  private var fileSentence: String? {
    switch self {
    case .missingFile(let path):
      "'\(path)' is not there. Open the folder that almanac wrote."
    case .unreadableFile(let path, let reason):
      "'\(path)' cannot be read: \(reason)"
    case .malformedFile(let path, let reason):
      "'\(path)' is not what almanac writes: \(reason). Write the bundle again."
    case .unsupportedSchema(let path, let found, let supported):
      "'\(path)' was made with schema \(found), and this AlmanacKit reads schema \(supported). "
        + (found < supported
          ? "Run 'almanac generate' with the almanac of this version."
          : "Use the AlmanacKit of the almanac that wrote it.")
    case .unknownLocale(let tag, let known):
      "The bundle has no locale '\(tag)'. It has \(known.joined(separator: ", "))."
    case .noMatchingLocale(let preferred, let known):
      "The bundle has no locale for \(Self.shown(preferred)). It has \(known.joined(separator: ", "))."
    case .unknownRegion(let region):
      "The bundle has no region '\(region)'. Write a region's code, as in 'DE'."
    case .missingCalendar(let locale, let calendar):
      "The bundle has no \(calendar.rawValue) calendar of '\(locale)'. Ask almanac for it with --calendars."
    default: nil
    }
  }

  /// The first of a user's languages, which a browser may have sent: they are cut, and no character can harm a log.
  private static func shown(_ languages: [String]) -> String {
    guard !languages.isEmpty else { return "an empty list" }
    let texts = languages.prefix(5).map { language in
      language.unicodeScalars.prefix(40).map { (" "..."~").contains($0) ? String($0) : "?" }.joined()
    }
    return texts.joined(separator: ", ") + (languages.count > 5 ? ", …" : "")
  }

  private var dateSentence: String? {
    switch self {
    case .yearOutsideTable(let calendar, let year):
      "The \(calendar.rawValue) year \(year) lies outside the years \(Self.years(of: calendar))."
    case .dayOutsideTable(let date, let days):
      "\(days) from \(date) lies outside the years \(Self.years(of: date.calendar))."
    case .noSuchMonth(let calendar, let year, let code):
      "The \(calendar.rawValue) year \(year) has no month \(code)."
    case .noSuchDay(let calendar, let year, let month, let day, let length):
      "The month \(month) of the \(calendar.rawValue) year \(year) has \(length) days, and no day \(day)."
    case .malformedMonthCode(let code):
      "'\(code)' is not the code of a month. Write 'M01' to 'M12', and 'L' behind a leap month."
    case .noSuchTime(let hour, let minute, let second):
      "No day has the time \(hour):\(minute):\(second)."
    case .unsupportedMinuteInterval(let interval):
      "Minutes cannot be shown in steps of \(interval). Use a divisor of 60 up to 30."
    default: nil
    }
  }

  /// The years that Almanac can tell, in the calendar's own numbers, as in "1900 to 2100".
  private static func years(of calendar: CalendarIdentifier) -> String {
    let numbering = calendar.traits.numbering
    let supported = ChineseYear.supported
    let years = "\(numbering.year(listed: 1900)) to \(numbering.year(listed: supported.upperBound))"
    return numbering.isCyclic ? "\(years) and the last month of \(supported.lowerBound)" : years
  }

  private var textSentence: String {
    switch self {
    case .unknownSkeleton(let skeleton, let known):
      "The bundle has no pattern for '\(skeleton)'. It has \(known.joined(separator: ", "))."
    case .missingString(let locale, let key):
      "'\(locale)' has no text '\(key)'. Translate it, or fill it with --fallback."
    case .wrongPlaceholders(let key, let wanted, let given):
      "'\(key)' wants the values \(wanted), and was given \(given)."
    case .wrongNumber(let key):
      "'\(key)' was asked for with a number and has no plural forms, or without one and has them."
    case .textTooLong(let key, let limit):
      "'\(key)' would have more than \(limit) bytes with these values. Give it shorter values."
    default: "AlmanacKit failed."
    }
  }
}
