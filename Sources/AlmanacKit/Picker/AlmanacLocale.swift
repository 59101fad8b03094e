/// A locale of a bundle: its words, its week and its times.
///
/// Only ``calendar(_:)`` reads a file. Every other call takes less than a microsecond, unless its comment says
/// otherwise.
public struct AlmanacLocale: Sendable {
  package let file: LocaleFile
  let files: BundleFiles
  let digits: Digits
  /// The digits of every text with a time: 0 to 9 if the locale's numerals have no zero.
  let timeDigits: Digits
  let dayPeriods: DayPeriodFields
  let times: TimePatterns
  let lists: [String: ListTexts]
  /// Replaces the locale's digits with the digits that the user requests; `nil` if the locale's digits stay.
  private let requestedDigits: RequestedDigits?

  init(_ file: LocaleFile, of files: BundleFiles, _ requestedDigits: RequestedDigits?) throws(FileProblem) {
    try file.check()
    digits = try Digits(file.numbers)
    try file.checkNumbers(in: digits)
    timeDigits = digits.lacksZero ? .latn : digits
    dayPeriods = DayPeriodFields(
      names: file.dayPeriods.format, codes: file.dayPeriods.codes, spans: file.dayPeriods.rules ?? [:])
    times = try TimePatterns(file, timeDigits, dayPeriods)
    lists = try Dictionary(
      uniqueKeysWithValues: file.lists.map { style, patterns throws(FileProblem) in
        (style, try ListTexts(patterns))
      })
    self.file = file
    self.files = files
    self.requestedDigits = requestedDigits
  }

  /// Makes a locale from a file outside a bundle; do not call ``calendar(_:)``, because there is no bundle to read.
  package init(_ file: LocaleFile) throws(FileProblem) {
    try self.init(file, of: BundleFiles(folder: ""), nil)
  }

  /// The locale's BCP 47 tag.
  public var tag: String { file.locale }

  /// Whether the locale is written from right to left; if so, mirror columns, chevrons and swipes.
  public var isRightToLeft: Bool { file.direction == "rtl" }

  /// The calendars that the bundle has for the locale, in the order of ``CalendarIdentifier``.
  public var calendars: [CalendarIdentifier] { file.calendars.available }

  /// The calendar that the region prefers (CLDR, `calendarPreferenceData`) among the calendars in the bundle.
  ///
  /// If the user's tag has the key `-u-ca`, the key's calendar comes before the region's calendars. The same is true of
  /// the key in the locale's own tag, unless the locale was adapted to another region. If the bundle has none of the
  /// preferred calendars, the result is the Gregorian calendar.
  public var preferredCalendar: CalendarIdentifier {
    let known = file.calendars.preferred.compactMap { name in calendars.first { $0.bcp47 == name } }
    return known.first ?? .gregorian
  }

  /// The name of a calendar, such as "Buddhist Calendar"; `nil` if CLDR has none in the language.
  ///
  /// ```swift
  /// locale.name(of: .buddhist)  // "Buddhistischer Kalender"
  /// ```
  public func name(of calendar: CalendarIdentifier) -> String? { file.calendars.names?[calendar.rawValue] }

  /// Reads a calendar in the locale's language from its file.
  ///
  /// ```swift
  /// try locale.calendar(.buddhist).text(date, style: .long)  // "17. Februar 2569 BE"
  /// ```
  ///
  /// The call reads one file and takes less than a millisecond. It throws
  /// ``AlmanacError/missingCalendar(locale:calendar:known:)`` if the bundle does not have the calendar. For files in
  /// another version of the schema or damaged files, it throws the same errors as ``Almanac/locale(_:region:)``.
  public func calendar(_ calendar: CalendarIdentifier) throws(AlmanacError) -> AlmanacCalendar {
    guard calendars.contains(calendar) else {
      throw .missingCalendar(locale: tag, calendar: calendar, known: calendars)
    }
    let path = "json/\(tag)/\(calendar.rawValue).json"
    var calendarFile = try files.file(path, as: CalendarFile.self)
    if let requestedDigits { calendarFile.apply(requestedDigits) }
    return try AlmanacError.reporting(path) { () throws(FileProblem) in
      try AlmanacCalendar(calendarFile, of: self, expecting: calendar)
    }
  }

  /// A whole number in the locale's digits, without grouping separators; a negative number begins with a hyphen.
  ///
  /// ```swift
  /// locale.text(2026)  // "2026"
  /// try almanac.locale("mr").text(2026)  // "२०२६"
  /// ```
  public func text(_ number: Int) -> String { digits.text(number) }
}

extension Digits {
  /// Makes a locale's numbering system from its ten digits, or from its texts for numbers if the system has no digits.
  init(_ numbers: LocaleFile.Numbers) throws(FileProblem) {
    if let digits = numbers.digits {
      self.init(digits)
    } else if let texts = numbers.texts {
      self.init(texts: texts.byNumber)
    } else if numbers.minutes != nil {
      // A bundle without texts for all years would write numbers of two systems in one date.
      self = .latn
    } else {
      throw FileProblem(reason: "'numbers' has neither 'digits' nor 'minutes'")
    }
  }
}

extension [String: String] {
  /// The texts of numbers by their numbers; the file writes the numbers as keys.
  var byNumber: [Int: String] {
    [Int: String](compactMap { key, text in Int(key).map { ($0, text) } }) { one, _ in one }
  }
}
