/// A calendar in the language of a locale.
///
/// No call reads a file. Every call takes less than a microsecond, unless its comment says otherwise. A date of
/// another calendar is converted first: in the Chinese calendar, that takes about another microsecond.
public struct AlmanacCalendar: Sendable {
  let file: CalendarFile
  let locale: AlmanacLocale
  let digits: Digits
  let patterns: DatePatterns

  package init(
    _ file: CalendarFile, of locale: AlmanacLocale, expecting calendar: CalendarIdentifier
  ) throws(FileProblem) {
    try file.check(calendar, of: locale.tag)
    self.file = file
    self.locale = locale
    digits = try Digits(locale.file.numbers, years: file.years, of: calendar)
    patterns = try DatePatterns(file, locale, digits)
  }

  /// Which calendar it is.
  public var identifier: CalendarIdentifier { file.calendar }

  /// The calendar's name in the language, as in "Buddhist Calendar", or `nil` if CLDR has none.
  public var name: String? { locale.name(of: identifier) }

  /// The same day in this calendar.
  ///
  /// ```swift
  /// try locale.calendar(.buddhist).date(date)  // buddhist 2569-M02-17
  /// ```
  public func date(_ date: CalendarDate) -> CalendarDate { date.converted(to: identifier) }
}

extension Digits {
  /// The numbering system of a locale, with the years of a calendar for a system that has no digits.
  fileprivate init(
    _ numbers: LocaleFile.Numbers, years: CalendarFile.Years, of calendar: CalendarIdentifier
  ) throws(FileProblem) {
    guard numbers.digits == nil, let minutes = numbers.minutes else {
      try self.init(numbers)
      return
    }
    let traits = calendar.traits
    let labels = zip(years.first..., years.numeric ?? []).map { (traits.yearOfEra(listed: $0), $1) }
    // Years of two eras have the same number and so the same label.
    self.init(small: minutes, years: Dictionary(labels) { first, _ in first })
  }
}
