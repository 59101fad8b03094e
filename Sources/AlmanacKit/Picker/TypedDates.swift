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
  /// Every full date that the locale writes can be typed: all styles, and all skeletons with a year, a month and a day.
  /// A user may also type other texts:
  ///
  /// - Numbers have the order of the locale's short dates, or the year is first, with at least three digits. Any
  ///   punctuation or none separates them: `17/2/2026`, `17 2 2026`, `17022026`. The digits of every script are valid.
  /// - Beside the name of a month, the day and the year may have any order: `3. Mai 2026`, `May 3, 2026`. A name may be
  ///   short, without accents, in capital letters, or a Roman number. The beginning of a name is enough: `17 fevr`.
  /// - A weekday may be there. If it is another weekday, the result is ``DateProblem/wrongWeekday(date:)``.
  /// - Beside the name of one of several eras, the year is the year of that era: `R8/2/17`, `令和元年5月1日`.
  /// - ISO 8601 is valid in every calendar: `2026-02-17`, `20260217`.
  ///
  /// `today` is a day that the app gives, because the reader has no clock. With it, a year of two digits is one of the 80
  /// years before the day and the 20 years after it, in the calendar's own numbers. A date without a year is the nearest
  /// to the day, and words such as "tomorrow" and "next week" are valid. Without it, a year of two digits can be several
  /// years, and the other texts are ``DateProblem/noDate``.
  ///
  /// The reader does not guess. If a text can be several dates, the result is ``DateProblem/ambiguous(dates:)``, as for
  /// `3/4/2026` in a locale whose dates begin with the year. A date in the wrong order does not exist, as `2/17/2026` in
  /// German.
  ///
  /// A day that exists but is before 1900 or after 2100 is ``DateProblem/tooEarly(earliest:)`` or
  /// ``DateProblem/tooLate(latest:)``. If the limits have both an earliest and a latest date, it is
  /// ``DateProblem/outOfRange(earliest:latest:)``. A text with more than 100 UTF-16 code units is
  /// ``DateProblem/noDate``. The call takes about a millisecond.
  public func typedDate(
    _ text: String, today: CalendarDate? = nil, limits: DateLimits = .none, days: SelectableDays = .all
  ) -> TypedDate {
    TypedDateReader(self).typedDate(text, today: today, limits: limits, days: days)
  }
}

/// Reads the dates that users type in one calendar of a locale.
///
/// The reader makes every reading of a text: a number is the day, the month or the year, and a word is a name of the
/// calendar. If the locale writes the date of a reading exactly as the text, that date is right. Otherwise the order of
/// the locale decides. The runtime for the web has the same reader, `typed.js`.
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
    let found = dates(in: TypedText(text, digits: words.digits), today: today.map(calendar.date), limits)
    let dates = found.dates.sorted { $0.epochDay < $1.epochDay }
    guard let date = dates.first else { return .problem(found.problem) }
    if dates.count > 1 { return .problem(.ambiguous(dates: dates)) }
    return calendar.problem(with: date, limits: limits, days: days).map(TypedDate.problem) ?? .date(date)
  }

  /// The dates that a text can mean, and the problem if there is none.
  private func dates(
    in text: TypedText, today: CalendarDate?, _ limits: DateLimits
  ) -> (dates: Set<CalendarDate>, problem: DateProblem) {
    var written: Set<CalendarDate> = []
    var inOrder = Set([isoDate(text.plain)].compactMap(\.self))
    var problem = DateProblem.noDate
    for reading in readings(of: text) {
      let isRight = reading.isRightOrder(words)
      for day in years.days(of: reading, today: today) {
        let result = checked(day, reading, limits)
        switch result {
        case .date(let date):
          if isRight { inOrder.insert(date) }
          if isWritten(date, text) { written.insert(date) }
        case .problem(let other): if isRight { problem = problem.more(important: other) }
        }
      }
    }
    return (written.isEmpty ? inOrder : written, problem)
  }

  private func readings(of text: TypedText) -> [TypedReading] {
    // A minus sign is not a separator.
    guard text.plain.utf8.first != UInt8(ascii: "-") else { return [] }
    let tokens = TypedTokens(separated(text.folded), words, calendar.file).meanings()
    return tokens.map(TypedReading.all) ?? []
  }

  /// A text whose only number has all digits of a date; the result has three numbers in the order of the locale.
  private func separated(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let runs = text.indices.filter { text[$0].isASCIIDigit && ($0 == 0 || !text[$0 - 1].isASCIIDigit) }
    guard runs.count == 1, words.order.count == 3 else { return text }
    let digits = text[runs[0]...].prefix(while: \.isASCIIDigit)
    let yearDigits = digits.count - 4
    guard (2...4).contains(yearDigits) else { return text }
    var rest = digits
    let numbers = words.order.map { column in
      let count = column == .year ? yearDigits : 2
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    return Array(text[..<digits.startIndex]) + numbers.joined(separator: [" "]) + text[digits.endIndex...]
  }

  /// The day that a text names in ISO 8601, with or without hyphens.
  private func isoDate(_ text: String) -> CalendarDate? {
    let digits = Array(text.unicodeScalars)
    guard digits.count == 8, digits.allSatisfy(\.isASCIIDigit) else {
      return CalendarDate(rfc9557: text).map(calendar.date)
    }
    let parts = [digits[..<4], digits[4..<6], digits[6...]].map { String(String.UnicodeScalarView($0)) }
    return CalendarDate(rfc9557: parts.joined(separator: "-")).map(calendar.date)
  }

  /// The date of a day, if it is supported and has the typed weekday.
  private func checked(_ day: TypedYears.Day, _ reading: TypedReading, _ limits: DateLimits) -> TypedDate {
    let supported = years.supported
    switch day {
    case .missing: return .problem(.noSuchDate)
    case .supported(let epochDay):
      let date = CalendarDate(epochDay: epochDay, calendar.identifier)
      let isOther = reading.weekday.map { $0 != (epochDay + 4).modulo(7) } ?? false
      return isOther ? .problem(.wrongWeekday(date: date)) : .date(date)
    case .early:
      let first = CalendarDate(epochDay: supported.lowerBound, calendar.identifier)
      return .problem(calendar.problem(with: first, limits: limits) ?? .tooEarly(earliest: first))
    case .late:
      let last = CalendarDate(epochDay: supported.upperBound, calendar.identifier)
      return .problem(calendar.problem(with: last, limits: limits) ?? .tooLate(latest: last))
    }
  }

  /// Whether the locale writes a date exactly so, also with two digits of the year.
  private func isWritten(_ date: CalendarDate, _ text: TypedText) -> Bool {
    let fields = DateFields(date)
    return words.patterns.contains { pattern in
      let written = TypedText.plainText(pattern.text(fields), digits: words.digits)
      return written.utf8.elementsEqual(text.plain.utf8)
        || written.withShortYear.elementsEqual(text.plain.utf8)
    }
  }
}

extension String {
  /// The text in which the first number of three digits or more has lost the two digits before its last two.
  fileprivate var withShortYear: [UInt8] {
    let bytes = Array(utf8)
    let end = bytes.indices.first { place in
      place >= 3 && bytes[(place - 3)...place].allSatisfy(\.isDigit) && !bytes[(place + 1)...].beginsWithDigit
    }
    return end.map { Array(bytes[..<($0 - 3)] + bytes[($0 - 1)...]) } ?? bytes
  }
}

extension ArraySlice<UInt8> {
  fileprivate var beginsWithDigit: Bool { first?.isDigit == true }
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
