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
  /// calendar.typedDate("31.2.2026")  // .problem(.noDate)
  /// calendar.typedDate("17.2.2026", days: .weekends)  // .problem(.weekendsOnly)
  /// ```
  ///
  /// The text has three numbers in the order of the ``mask``, with or without the name of an era. Any punctuation may
  /// separate the numbers: `17.2.2026`, `17/02/2026`, `17 2 2026`. Three other forms are also valid: the language's own
  /// numeric dates (`2026年2月17日`), eight digits in the same order (`17022026`), and ISO 8601 (`2026-02-17`). The
  /// year must have four digits, or up to three in the Minguo calendar. Beside the name of one of several eras, it is
  /// the year of that era: `R8/2/17`, `令和元年5月1日`. The decimal digits of every script are valid.
  ///
  /// The result is ``DateProblem/noDate`` for any other text, for a day that does not exist, such as 31 February, and
  /// for a year with too few digits. In a calendar with leap months, such as the Chinese, the result is
  /// ``DateProblem/noDate`` for every text, because a leap month has the same number as the month before it.
  ///
  /// A day that exists but is before 1900 or after 2100 is ``DateProblem/tooEarly(earliest:)`` or
  /// ``DateProblem/tooLate(latest:)``. If the limits have both an earliest and a latest date, it is
  /// ``DateProblem/outOfRange(earliest:latest:)``. The call takes a few microseconds.
  public func typedDate(
    _ text: String, limits: DateLimits = .none, days: SelectableDays = .all
  ) -> TypedDate {
    guard let typed = columns(typed: text) else { return .problem(.noDate) }
    let date = try? CalendarDate(identifier, year: typed.year, month: typed.month, day: typed.day)
    guard let date else { return .problem(problem(outside: typed, limits: limits)) }
    return problem(with: date, limits: limits, days: days).map(TypedDate.problem) ?? .date(date)
  }

  private typealias TypedColumns = (year: Int, month: MonthCode, day: Int)

  private func columns(typed text: String) -> TypedColumns? {
    guard let yearDigits = file.rules.typedYearDigits, let most = yearDigits.last,
      text.utf8.count <= Limits.typedDate
    else { return nil }
    let era = typedEra(in: text)
    guard var numbers = numbers(typed: era.rest), var order = mask?.order else { return nil }
    order = columns(ofWordsIn: text) ?? order
    if numbers.count == 1, numbers[0].count == most + 4 {
      var rest = numbers[0][...]
      numbers = order.map { column in
        let count = column == .year ? most : 2
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      }
    } else if (numbers.first?.count ?? 0) > 2 {
      order = [.year, .month, .day]
    }
    guard numbers.count == 3 else { return nil }
    var typed: [DateColumn: Int] = [:]
    for (column, digits) in zip(order, numbers) {
      let least = era.place == nil ? yearDigits[0] : 1
      guard column == .year ? (least...most).contains(digits.count) : digits.count <= 2 else {
        return nil
      }
      typed[column] = digits.reduce(0) { $0 * 10 + $1 }
    }
    guard let year = typed[.year], let month = typed[.month], let day = typed[.day],
      year > 0, file.monthCodes.indices.contains(month - 1)
    else { return nil }
    let ownYear = era.place.map { identifier.traits.eras.year(year, ofEraAt: $0) } ?? year
    return (ownYear, MonthCode(number: month, isLeap: false), day)
  }

  /// The problem with a day that cannot be a ``CalendarDate``: it does not exist, or it is before 1900 or after 2100.
  private func problem(outside typed: TypedColumns, limits: DateLimits) -> DateProblem {
    guard (1...length(of: typed)).contains(typed.day) else { return .noDate }
    let years = CalendarOffsets.of(identifier).yearStructure.listedYears
    let supported =
      CalendarOffsets.of(identifier).isCivil ? CalendarDate.wholeYears : CalendarDate.supportedEpochDays
    return switch (limits.earliest, limits.latest) {
    case (let earliest?, let latest?): .outOfRange(earliest: earliest, latest: latest)
    case (let earliest, _) where file.rules.listed(typed.year) < years.upperBound:
      .tooEarly(earliest: earliest ?? CalendarDate(epochDay: supported.lowerBound, identifier))
    case (_, let latest): .tooLate(latest: latest ?? CalendarDate(epochDay: supported.upperBound, identifier))
    }
  }

  /// The number of days in a typed month, or in the calendar's longest month if the year is not supported.
  private func length(of typed: TypedColumns) -> Int {
    let (structure, listed) = (CalendarOffsets.of(identifier).yearStructure, file.rules.listed(typed.year))
    if structure == .civil { return MonthSpan.length(ofCivilMonth: typed.month.number, year: listed) }
    let spans = CalendarYears.of(structure).months(ofListedYear: listed)
    return spans.map { $0.first { $0.month == typed.month }?.length ?? 0 } ?? file.rules.longestMonth
  }

  /// The digits of each number in a text, such as `[[1, 7], [2]]` for "17.2."; `nil` if the text cannot be a date.
  ///
  /// The only letters and symbols that a date can contain are those in ``wordsOfNumericDates``, such as 年. Punctuation
  /// can only be after the first number, so that a minus sign is not read as a separator.
  private func numbers(typed text: String) -> [[Int]]? {
    let own = locale.file.numbers.digits ?? []
    let words = wordsOfNumericDates
    var numbers: [[Int]] = []
    var isInNumber = false
    for scalar in text.unicodeScalars {
      let digit = own.firstIndex { $0.unicodeScalars.elementsEqual([scalar]) } ?? scalar.decimalDigit
      if let digit {
        if isInNumber { numbers[numbers.count - 1].append(digit) } else { numbers.append([digit]) }
      } else if scalar.isPunctuation ? numbers.isEmpty : !scalar.isInvisible && !words.contains(scalar) {
        return nil
      }
      isInNumber = digit != nil
    }
    return numbers
  }

  /// The era whose name a text has, and the text without the name.
  ///
  /// The index of the era is `nil` if the calendar has only one era, because its years are then the calendar's own
  /// numbers. The texts of numbers, such as 元 for the first year of a Japanese era, become digits.
  private func typedEra(in text: String) -> (place: Int?, rest: String) {
    let (rows, codes) = (eraRows, file.eras?.codes ?? [])
    let names = codes.indices.filter { place in rows.contains { $0.code == codes[place] } }.flatMap { place in
      [file.eras?.wide, file.eras?.abbreviated, file.eras?.narrow].compactMap { $0?[place] }.map {
        ($0, place)
      }
    }
    // The longest name is the right one: 民國前 contains 民國.
    let longestFirst = names.filter { !$0.0.isEmpty }.sorted { $0.0.utf8.count > $1.0.utf8.count }
    guard let found = longestFirst.first(where: { text.countBytes(of: $0.0) > 0 }) else { return (nil, text) }
    var rest = text.replacingBytes(of: found.0, with: " ")
    guard rows.count > 1 else { return (nil, rest) }
    for (number, word) in (file.numberTexts ?? [:]).values.joined() {
      rest = rest.replacingBytes(of: word, with: number)
    }
    return (found.1, rest)
  }

  /// The order of a numeric date of the language whose words, such as 年, 月 and 日, are all in a text.
  ///
  /// In such a text, the words decide which number is the month, even if the short dates have another order.
  private func columns(ofWordsIn text: String) -> [DateColumn]? {
    let patterns = [file.patterns.date["long"], file.patterns.skeletons["yMMMd"]].compactMap(\.self)
    for pattern in patterns.map({ DatePattern($0) }) where !pattern.hasMonthName {
      var (words, order): ([String], [DateColumn]) = ([], [])
      for part in pattern.parts {
        switch part {
        case .literal(let word): if word.contains(where: \.isLetter) { words.append(word) }
        case .field("y", _): order.append(.year)
        case .field("M", _): order.append(.month)
        case .field("d", _): order.append(.day)
        case .field: break
        }
      }
      if words.count == 3, order.count == 3, words.allSatisfy({ text.countBytes(of: $0) > 0 }) {
        return order
      }
    }
    return nil
  }

  /// The characters beside the numbers in the language's numeric dates, such as 年, 月 and 日.
  private var wordsOfNumericDates: Set<Unicode.Scalar> {
    // A long date without a month's name is a numeric date, as in Mongolian: 2026 оны 02 сарын 07.
    let long = file.patterns.date["long"].flatMap { DatePattern($0).hasMonthName ? nil : $0 }
    let patterns = ["yMd", "yMMMd"].compactMap { file.patterns.skeletons[$0] } + [long].compactMap(\.self)
    let literals = patterns.flatMap { DatePattern($0).parts }.compactMap { part -> String? in
      if case .literal(let text) = part { text } else { nil }
    }
    // In Korean, the word after a month's number is part of the month's name, as in 2월.
    let months = file.months.format.abbreviated.filter { $0.first?.isNumber == true }
    return Set((literals + months).flatMap(\.unicodeScalars))
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script; `nil` for any other scalar, such as ² or ½.
  fileprivate var decimalDigit: Int? {
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  /// Whether the scalar is a space or a format character, such as a mark of direction.
  fileprivate var isInvisible: Bool { properties.isWhitespace || properties.generalCategory == .format }

  fileprivate var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
