/// The result of reading the text that a user typed into a date field.
public enum TypedDate: Hashable, Sendable {
  /// The date that the user typed, if the date can be chosen.
  case date(CalendarDate)
  /// The reason why the typed text is not accepted, for ``AlmanacCalendar/message(for:style:)``.
  case problem(DateProblem)
}

extension AlmanacCalendar {
  /// Reads the date that a user typed, or finds the reason why it is not accepted.
  ///
  /// ```swift
  /// calendar.typedDate("17.2.2026")  // .date(2026-02-17)
  /// calendar.typedDate("Dienstag, 17. Februar 2026")  // .date(2026-02-17)
  /// calendar.typedDate("31.2.2026")  // .problem(.noSuchDate)
  /// calendar.typedDate("17.2.2026", days: .weekends)  // .problem(.weekendsOnly)
  /// ```
  ///
  /// Every full date from 1900 to 2100 that the locale writes can be typed: all styles, and all skeletons with a year, a
  /// month and a day. If a style writes two digits of the year, see below. A user may also type other texts:
  ///
  /// - Numbers have the order of the locale's short dates, or the year is first, with at least three digits. Any
  ///   punctuation or none separates them: `17/2/2026`, `17 2 2026`, `17022026`. The digits of every script are valid. A
  ///   day and a month without a year, or with the year apart as in `3/8 2026`, have the order of the locale's dates
  ///   without a year: in Swedish, the day is first.
  /// - Beside the name of a month, the day and the year may have any order: `3. Mai 2026`, `May 3, 2026`. A name may
  ///   lack accents or spaces, or be in capital letters. A Roman numeral after a number also names a month: `3 V 2026`.
  ///   The first three letters of a name are enough: `17 fev`. If the first six letters are right, one or two wrong
  ///   letters may follow. Narrow names can be words, such as в in Russian. So they are read only if they are Chinese
  ///   characters, or if the locale's dates have narrow names of months.
  /// - The text may name the weekday. If the date has another weekday, the result is
  ///   ``DateProblem/wrongWeekday(date:)``.
  /// - The reader ignores the words of the locale's patterns, such as 年, the endings of numbers, such as `3rd`, and a few
  ///   words that people write beside dates in the language, such as "the" and "of" in English. With any other word, or with
  ///   a time, the result is ``DateProblem/noDate``: `not 3 August 2026`, `May 3, 10 am`, `May 3 @ 10`,
  ///   `10:05`.
  /// - A word of the locale's patterns beside a number says what the number is: 3月8日 is March 8 in every order of numbers,
  ///   and 26年3月 has no day.
  /// - The ending of a number says that the number is the day: `6/5th/2026`, but not `3rd 4 2026` in American English.
  /// - Several days are not a date: `May 10–12` and `10/11 May` are ``DateProblem/noDate``. A dash or & between two numbers of
  ///   at most two digits makes several days, unless it is repeated, as in `17-2-26`. The hyphen of `3-4` separates a day
  ///   and a month.
  /// - Beside the name of one of several eras, the year is the year of that era: `R8/2/17`, `令和元年5月1日`. A number
  ///   directly before or after the name is the year. If numbers are on both sides, the year is after the name, unless
  ///   the locale's own patterns have another order.
  /// - ISO 8601 is valid in every calendar: `2026-02-17`, `20260217`. But if the locale writes the calendar's own dates
  ///   in this form, the text is such a date: in Swedish, `2026-02-17` in the Chinese calendar is day 17 of month 2 of
  ///   the Chinese year 2026.
  ///
  /// `today` is a day that the app gives, because the reader has no clock. With it, a year of two digits is one of the
  /// 80 years before the day and the 20 years after it, in the calendar's own numbers, unless its era counts backward,
  /// as before Christ. A date without a year is the nearest such date to the day. If the text names a weekday that this
  /// date does not have, the result is the nearest date with that weekday in the last, this or the next year. A word
  /// such as "tomorrow" or "next week" is valid if it is the whole text. Without `today`, a year of two digits can be
  /// several years, and the other texts are ``DateProblem/noDate``.
  ///
  /// The reader does not guess. If a text can be several dates, the result is ``DateProblem/ambiguous(dates:)``, as for
  /// `3/4/2026` in a locale whose dates begin with the year. A date in the wrong order does not exist, such as
  /// `2/17/2026` in German.
  ///
  /// A day that exists but is before 1900 or after 2100 is ``DateProblem/tooEarly(earliest:)`` or
  /// ``DateProblem/tooLate(latest:)``; in a calendar with other months, the last day is 28 January 2101. If the limits
  /// have both an earliest and a latest date, it is ``DateProblem/outOfRange(earliest:latest:)``. A text with more than
  /// 100 UTF-16 code units is ``DateProblem/noDate``. The call takes one to four milliseconds.
  public func typedDate(
    _ text: String, today: CalendarDate? = nil, limits: DateLimits = .none, days: SelectableDays = .all
  ) -> TypedDate { TypedDateReader(self).typedDate(text, today: today, limits: limits, days: days) }
}

/// Reads the dates that users type in one calendar of a locale.
///
/// The reader makes every reading of a text: a number is the day, the month or the year, and a word is a name of the
/// calendar. If the locale writes the date of a reading exactly as the text, that date is right. Otherwise a date in ISO
/// 8601 is right, and then the order of the locale decides. The runtime for the web has the same reader, `typed.js`.
package struct TypedDateReader: Sendable {
  private let calendar: AlmanacCalendar
  private let words: TypedWords
  private let years: TypedYears

  /// Collects the words of a calendar.
  package init(_ calendar: AlmanacCalendar) {
    self.calendar = calendar
    words = TypedWords(calendar)
    years = TypedYears(calendar)
  }

  /// The result of ``AlmanacCalendar/typedDate(_:today:limits:days:)``.
  package func typedDate(
    _ text: String, today: CalendarDate?, limits: DateLimits, days: SelectableDays
  ) -> TypedDate {
    guard text.utf16.count <= Limits.typedDate else { return .problem(.noDate) }
    let found = dates(in: TypedText(text, words.names.numerals), today: today.map(calendar.date), limits)
    let dates = found.dates.sorted { $0.epochDay < $1.epochDay }
    guard let date = dates.first else { return .problem(found.problem) }
    if dates.count > 1 { return .problem(.ambiguous(dates: dates)) }
    return calendar.problem(with: date, limits: limits, days: days).map(TypedDate.problem) ?? .date(date)
  }

  /// The dates that a text can mean, and the problem if there is none.
  private func dates(in text: TypedText, today: CalendarDate?, _ limits: DateLimits) -> Found {
    var found = Found()
    if let today {
      for days in words.names.relative[text.folded.withoutSpaces] ?? [] {
        check(.known(today.epochDay + days), nil, text, limits, in: &found, \.inOrder)
      }
    }
    if let date = CalendarDate(rfc9557: text.hyphenated) {
      check(.known(date.epochDay), nil, text, limits, in: &found, \.inOwnOrder)
    }
    let readings = readings(of: text)
    for reading in readings {
      let (days, agreeing) = years.days(of: reading, today: today)
      let dates = reading.isOwnOrder(words) ? \Found.inOwnOrder : \.inOrder
      for day in days { check(day, reading, text, limits, in: &found, dates) }
      if let agreeing { check(agreeing, reading, text, limits, in: &found, \.agreeing) }
    }
    return found
  }

  /// The dates and the problem that the readings of a text have.
  private struct Found {
    /// The dates that the locale writes as the text.
    var written: Set<CalendarDate> = []
    /// The dates that have the order of a pattern with the era, and the date in ISO 8601.
    var inOwnOrder: Set<CalendarDate> = []
    var inOrder: Set<CalendarDate> = []
    /// The dates in a year that the weekday chooses.
    var agreeing: Set<CalendarDate> = []
    var problem = DateProblem.noDate

    /// The dates of the best readings.
    var dates: Set<CalendarDate> { [written, inOwnOrder, inOrder, agreeing].first { !$0.isEmpty } ?? [] }
  }

  /// Adds the date of a day, or its problem; a text that needs no order has no reading.
  private func check(
    _ day: TypedYears.Day, _ reading: TypedReading?, _ text: TypedText, _ limits: DateLimits,
    in found: inout Found, _ dates: WritableKeyPath<Found, Set<CalendarDate>>
  ) {
    let isRight = reading.map { isOneDayInOrder($0, text) } ?? true
    switch checked(day, reading?.weekday, limits) {
    case .date(let date):
      if isRight { found[keyPath: dates].insert(date) }
      if dates != \.agreeing, isWritten(date, text) { found.written.insert(date) }
    case .problem(let other): if isRight { found.problem = found.problem.more(important: other) }
    }
  }

  /// Whether the order of the numbers is right, and the text is not a time or several days.
  private func isOneDayInOrder(_ reading: TypedReading, _ text: TypedText) -> Bool {
    reading.isRightOrder(words, hasYearApart: text.hasYearApart)
      && !(reading.isTime || text.hasTime && reading.year?.digits ?? 0 < 3)
      && !text.hasSeveralDays(words, hasName: reading.order.contains(.namedMonth))
  }

  private func readings(of text: TypedText) -> [TypedReading] {
    // A minus sign is not a separator, and a week of ISO 8601 is not a weekday.
    let first = text.plain.unicodeScalars.first
    if first == "-" || first == "−" { return [] }
    if text.hasWeek { return [] }
    let folded = separated(text.folded)
    let readings = [false, true].lazy.map { triesBeginnings in
      let tokens = TypedTokens(
        text: folded, words: words, file: calendar.file, triesBeginnings: triesBeginnings)
      return tokens.tokens().map { TypedReading.all(of: $0, words.marks) } ?? []
    }
    return readings.first { !$0.isEmpty } ?? []
  }

  /// A text with a number that has all digits of a date; the result has three numbers in the order of the locale.
  private func separated(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard words.order.count == 3 else { return text }
    let starts = text.indices.filter { text[$0].isASCIIDigit && ($0 == 0 || !text[$0 - 1].isASCIIDigit) }
    let numbers = starts.lazy.map { text[$0...].prefix(while: \.isASCIIDigit) }
    guard let digits = numbers.first(where: { $0.count > 4 }) else { return text }
    let yearDigits = digits.count - 4
    var rest = digits
    let columns = words.order.map { column in
      let count = column == .year ? yearDigits : 2
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    return Array(text[..<digits.startIndex]) + columns.joined(separator: [" "]) + text[digits.endIndex...]
  }

  /// The date of a day, if it is supported and has the typed weekday.
  private func checked(_ day: TypedYears.Day, _ weekday: Int?, _ limits: DateLimits) -> TypedDate {
    let supported = years.supported
    switch day {
    case .missing: return .problem(.noSuchDate)
    case .early, .known(..<supported.lowerBound):
      let first = CalendarDate(epochDay: supported.lowerBound, calendar.identifier)
      return .problem(calendar.problem(with: first, limits: limits) ?? .tooEarly(earliest: first))
    case .late, .known((supported.upperBound + 1)...):
      let last = CalendarDate(epochDay: supported.upperBound, calendar.identifier)
      return .problem(calendar.problem(with: last, limits: limits) ?? .tooLate(latest: last))
    case .known(let epochDay):
      let date = CalendarDate(epochDay: epochDay, calendar.identifier)
      let isOther = weekday.map { $0 != weekdayIndex(ofEpochDay: epochDay) } ?? false
      return isOther ? .problem(.wrongWeekday(date: date)) : .date(date)
    }
  }

  /// Whether the locale writes the date exactly so.
  private func isWritten(_ date: CalendarDate, _ text: TypedText) -> Bool {
    let (fields, typed) = (DateFields(date), text.hyphenated)
    return words.patterns.contains { TypedText.plainText($0.text(fields), words.names.numerals) == typed }
  }
}

extension TypedText {
  /// The text, with the hyphens of ISO 8601 if it has only eight digits.
  fileprivate var hyphenated: String {
    let digits = Array(plain.unicodeScalars)
    guard digits.count == 8, digits.allSatisfy(\.isASCIIDigit) else { return plain }
    let parts = [digits[..<4], digits[4..<6], digits[6...]].map { String(String.UnicodeScalarView($0)) }
    return parts.joined(separator: "-")
  }
}

extension DateProblem {
  /// The more important one of two problems of different readings; of two important problems, the later one.
  fileprivate func more(important other: DateProblem) -> DateProblem {
    switch (self, other) {
    case (.noDate, _): other
    case (_, .noSuchDate): self
    default: other
    }
  }
}
