/// One reading of a typed text, in which each number and each word has one meaning.
struct TypedReading {
  /// The columns and the era in the order of the text.
  private(set) var order: [TypedWords.Column] = []
  private(set) var year: TypedWords.TypedNumber?
  private(set) var month: MonthCode?
  private(set) var day: Int?
  private(set) var weekday: Int?
  private(set) var era: Int?
  private(set) var cyclicYear: Int?
  /// Whether the name of a day period is after a number, as in "10 am".
  private(set) var isTime = false

  /// The columns of the numbers that could also have another column.
  private var free: [TypedWords.Column] = []
  /// The column of the number at the end, if it has one or two digits.
  private var last: TypedWords.Column?
  /// The word of the locale's patterns at the end.
  private var word: [Unicode.Scalar]?

  /// The greatest number of readings of a text; the names of CLDR give far fewer.
  private static let limit = 500

  /// Every reading of a text with a day and a month.
  static func all(of tokens: [TypedToken], _ marks: TypedMarks) -> [TypedReading] {
    let readings = tokens.reduce([TypedReading()]) { readings, token in
      Array(readings.lazy.flatMap { $0.adding(token, marks) }.prefix(limit))
    }
    return readings.filter { $0.month != nil && $0.day != nil }
  }

  private func adding(_ token: TypedToken, _ marks: TypedMarks) -> [TypedReading] {
    var reading = self
    // "am 3. Mai" is a day, "3. Mai, 10 am" has a time.
    if last != nil, token.isDayPeriod { reading.isTime = true }
    let isWeekday = token.meanings.contains(where: \.isWeekday)
    // In Spanish, "mar" is Tuesday and March, so that "4 mar – 8 mar" has two months.
    let isSecondMonth =
      last == .year && era == nil && order.contains(.namedMonth)
      && token.meanings.contains(where: \.isMonth)
    let known = token.meanings.compactMap { meaning -> TypedReading? in
      switch meaning {
      // A weekday of one letter does not follow a number or a name without a space, as 一 in 二十一.
      case .weekday where token.isAttachedLetter && word == nil || isSecondMonth: nil
      // After another word, 日 is the weekday, as in 17日(日).
      case .patternWord where isWeekday && word != nil: nil
      case .patternWord, .filler: reading.adding(word: token.text, marks.after[token.text])
      default: reading.adding(meaning)
      }
    }
    let mark = word.flatMap { marks.before[$0] }
    return known + token.numbers.compactMap { reading.adding(number: $0, mark) }
  }

  /// The reading with a word after it; `nil` if the word marks the number at the end as another column.
  private func adding(word: [Unicode.Scalar], _ mark: TypedMarks.Mark?) -> TypedReading? {
    var longer = self
    (longer.last, longer.word) = (nil, word)
    guard let last, let mark else { return longer }
    if !mark.needsOrder { longer.free.removeAll { $0 == last } }
    return mark.column == last ? longer : nil
  }

  /// The reading with a number of one or two digits; `nil` if the word before the number marks it as another column.
  private func adding(number: TypedWords.Meaning, _ mark: TypedMarks.Mark?) -> TypedReading? {
    guard var longer = adding(number), let column = longer.order.last else { return nil }
    longer.last = column
    if mark?.needsOrder != false { longer.free.append(column) }
    return mark.map { $0.column == column } ?? true ? longer : nil
  }

  /// The reading with another meaning; `nil` if the reading already has a value of this kind.
  private func adding(_ meaning: TypedWords.Meaning) -> TypedReading? {
    var longer = self
    (longer.last, longer.word) = (nil, nil)
    let isNew =
      switch meaning {
      case .month(let code): longer.add(code, .namedMonth, to: \.month)
      // In Swedish, v before a number is the week.
      case .romanMonth(let code): isAfterNumber && longer.add(code, .namedMonth, to: \.month)
      case .monthNumber(let code): longer.add(code, .month, to: \.month)
      case .day(let day): longer.add(day, .day, to: \.day)
      case .year(let year): longer.add(year, .year, to: \.year)
      case .weekday(let place): longer.add(place, nil, to: \.weekday)
      case .era(let place): longer.add(place, .era, to: \.era)
      case .cyclicYear(let place): longer.add(place, nil, to: \.cyclicYear)
      case .patternWord, .filler, .number: true
      }
    return isNew ? longer : nil
  }

  private mutating func add<Value>(
    _ value: Value, _ column: TypedWords.Column?, to field: WritableKeyPath<TypedReading, Value?>
  ) -> Bool {
    guard self[keyPath: field] == nil else { return false }
    self[keyPath: field] = value
    if let column { order.append(column) }
    return true
  }

  private var isAfterNumber: Bool { [.day, .month, .year].contains(order.last) }

  /// Whether the locale has a pattern with the numbers and the era in this order.
  func isOwnOrder(_ words: TypedWords) -> Bool { era != nil && words.orders.contains(order) }

  /// Whether the numbers are in an order that the locale has or that needs no guess.
  ///
  /// A number beside an era is the year of the era. A number between a day and a month is not a year. `hasYearApart` tells
  /// whether a space is before a year at the end, and another separator between the other numbers.
  func isRightOrder(_ words: TypedWords, hasYearApart: Bool) -> Bool {
    if isOwnOrder(words) { return true }
    let (before, after) = columnsBesideEra
    let isBesideNumber = [before, after].contains { $0 == .day || $0 == .month }
    let isYearOfEra = after == .year || before == .year && !isBesideNumber
    // The year has more than two digits, or a word or an era beside it.
    let isSure = isYearOfEra || year != nil && !free.contains(.year)
    guard isSure || !isBesideNumber && !isYearBetween else { return false }
    if free.count < 2 { return true }
    let order = order.filter { $0 != .era }
    let numbers = order.filter { $0 != .namedMonth }
    if numbers != order { return isSure || words.namedOrders.contains(numbers) }
    if order == (year == nil ? words.shortOrder : words.order) { return true }
    let isYearLast = order.count > 2 && order[2] == .year && words.order.last != .year
    let isLocalBeforeYear = isYearLast && (!hasYearApart || order.starts(with: words.shortOrder))
    return isSure && (order == [.year, .month, .day] || isLocalBeforeYear)
  }

  /// Whether the year is directly between the day and the month.
  private var isYearBetween: Bool {
    guard let place = order.firstIndex(of: .year), order.indices.contains(place - 1) else { return false }
    return order[place - 1] != .era && ![nil, .era].contains(order[(place + 1)...].first)
  }

  /// The columns directly before and after the era.
  private var columnsBesideEra: (before: TypedWords.Column?, after: TypedWords.Column?) {
    guard let place = order.firstIndex(of: .era) else { return (nil, nil) }
    return (order[..<place].last, order[(place + 1)...].first)
  }
}
