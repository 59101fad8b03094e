/// A locale of a bundle: its words, its week and its times.
///
/// Only ``calendar(_:)`` reads a file. Every other call takes less than a microsecond, unless its comment says
/// otherwise.
public struct AlmanacLocale: Sendable {
  let file: LocaleFile
  let files: BundleFiles
  let digits: Digits
  let dayPeriods: DayPeriodFields
  let times: TimePatterns
  let lists: [String: ListTexts]
  /// The digits that the user wants instead of the locale's.
  private let digitChange: DigitChange?

  init(
    _ file: LocaleFile, of files: BundleFiles, path: String, _ digitChange: DigitChange? = nil
  ) throws(AlmanacError) {
    do throws(FileProblem) {
      try self.init(file, of: files, digitChange)
    } catch {
      throw .malformedFile(path: path, reason: error.reason)
    }
  }

  private init(
    _ file: LocaleFile, of files: BundleFiles, _ digitChange: DigitChange?
  ) throws(FileProblem) {
    try file.check()
    digits = try Digits(file.numbers)
    dayPeriods = DayPeriodFields(
      file.dayPeriods.format, codes: file.dayPeriods.codes, spans: file.dayPeriods.rules ?? [:])
    times = try TimePatterns(file, digits, dayPeriods)
    lists = try Dictionary(
      uniqueKeysWithValues: file.lists.map { style, patterns throws(FileProblem) in
        (style, try ListTexts(patterns))
      })
    self.file = file
    self.files = files
    self.digitChange = digitChange
  }

  /// A locale that was not read from a bundle; it has no calendars.
  package init(_ file: LocaleFile) throws(FileProblem) {
    try self.init(file, of: BundleFiles(folder: ""), nil)
  }

  /// The locale's BCP 47 tag.
  public var tag: String { file.locale }

  /// Whether text runs from right to left; columns, chevrons and swipes are mirrored then.
  public var isRightToLeft: Bool { file.direction == "rtl" }

  /// The calendars the bundle has for the locale, in the order of ``CalendarIdentifier``.
  public var calendars: [CalendarIdentifier] { file.calendars.available }

  /// The calendar people of the region use first (CLDR, `calendarPreferenceData`), among those the bundle has.
  public var preferredCalendar: CalendarIdentifier {
    let known = file.calendars.preferred.compactMap { name in calendars.first { $0.bcp47 == name } }
    return known.first ?? .gregorian
  }

  /// The name of a calendar, as in "Buddhist Calendar", or `nil` if CLDR has none in the language.
  ///
  /// ```swift
  /// locale.name(of: .buddhist)  // "Buddhistischer Kalender"
  /// ```
  public func name(of calendar: CalendarIdentifier) -> String? {
    file.calendars.names?[calendar.rawValue]
  }

  /// A calendar in the locale's language, read from its file.
  ///
  /// ```swift
  /// try locale.calendar(.buddhist).text(date, style: .long)  // "17. Februar 2569 BE"
  /// ```
  ///
  /// It reads one file and takes less than a millisecond. It throws
  /// ``AlmanacError/missingCalendar(locale:calendar:)``, or the error of a damaged file.
  public func calendar(_ calendar: CalendarIdentifier) throws(AlmanacError) -> AlmanacCalendar {
    guard calendars.contains(calendar) else { throw .missingCalendar(locale: tag, calendar: calendar) }
    let path = "json/\(tag)/\(calendar.rawValue).json"
    var calendarFile = try files.file(path, as: CalendarFile.self)
    if let digitChange { calendarFile.adopt(digitChange) }
    do throws(FileProblem) {
      return try AlmanacCalendar(calendarFile, of: self, expecting: calendar)
    } catch {
      throw .malformedFile(path: path, reason: error.reason)
    }
  }

  /// A whole number in the locale's digits, never grouped; a negative one gets a hyphen in front.
  ///
  /// ```swift
  /// locale.text(2026)  // "2026"
  /// try almanac.locale("mr").text(2026)  // "२०२६"
  /// ```
  public func text(_ number: Int) -> String { digits.text(number) }
}

extension Digits {
  /// The numbering system of a locale.
  init(_ numbers: LocaleFile.Numbers) throws(FileProblem) {
    if let digits = numbers.digits {
      self.init(digits)
    } else if let minutes = numbers.minutes {
      self.init(small: minutes, years: [:])
    } else {
      throw FileProblem(reason: "'numbers' has neither digits nor numbers")
    }
  }
}
