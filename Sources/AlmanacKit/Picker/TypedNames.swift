/// Collects the words of a calendar's dates, with their meanings.
struct TypedNames {
  private let file: CalendarFile
  private let locale: LocaleFile
  /// The digits of the locale that are not digits in Unicode, with their values.
  let digits: [(digit: String, value: Int)]
  private var meanings: [[Unicode.Scalar]: [TypedWords.Meaning]] = [:]
  /// The words in the order in which they were added.
  private var words: [[Unicode.Scalar]] = []

  init(_ calendar: AlmanacCalendar) {
    file = calendar.file
    locale = calendar.locale.file
    digits = (locale.numbers.digits ?? []).enumerated().compactMap { value, digit in
      let scalars = digit.unicodeScalars
      return scalars.count == 1 && scalars.first?.decimalDigit == value ? nil : (digit, value)
    }
    addMonthNumbers()
    addMonths()
    for names in [locale.weekdays.format, locale.weekdays.standAlone] {
      for list in names.lists { add(list) { .weekday($0) } }
    }
    for list in file.eras?.names.lists ?? [] { add(list) { .era($0) } }
    add(file.cyclicYears ?? []) { .cyclicYear($0) }
    add(file.dayNames ?? []) { .day($0 + 1) }
    for texts in (file.numberTexts ?? [:]).values { addNumbers(texts) }
    addNumbers(locale.numbers.texts ?? [:])
    addNumbers(file.dayOfMonths ?? [:])
    addRelativeWords()
    addPatternWords()
  }

  /// The words in the order in which they were added.
  var names: [TypedWords.Name] {
    words.map { TypedWords.Name(scalars: $0, meanings: meanings[$0] ?? []) }
  }

  /// Adds the Roman numbers of months, as in Polish and Hungarian, and the numbers of leap months.
  private mutating func addMonthNumbers() {
    let roman = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii"]
    for (name, month) in zip(roman, file.calendar.traits.months.ordinary) {
      add(name, .month(month))
      guard let leap = file.leapMonthPatterns?.numeric else { continue }
      let texts = (file.numberTexts ?? [:]).values.compactMap { $0["\(month.number)"] }
      for number in [name, "\(month.number)"] + texts {
        let code = MonthCode(number: month.number, isLeap: true)
        add(leap.replacingBytes(of: "{0}", with: number), .monthNumber(code))
      }
    }
  }

  private mutating func addMonths() {
    let months = file.calendar.traits.months
    for (names, codes) in [
      (file.months, months.ordinary), (file.leapMonths, months.leapMonths),
      (file.leapYearMonths, months.renamedMonths),
    ] {
      guard let names else { continue }
      let titled = [names.titled?.abbreviated, names.titled?.wide].compactMap(\.self)
      for list in names.format.lists + names.standAlone.lists + titled where list.count <= codes.count {
        add(list) { .month(codes[$0]) }
      }
    }
  }

  private mutating func addNumbers(_ texts: [String: String]) {
    for (number, text) in texts.sortedByUTF8() {
      guard let value = Int(number) else { continue }
      add(text, .number(TypedWords.TypedNumber(value: value, digits: number.utf8.count)))
    }
  }

  private mutating func addRelativeWords() {
    for (words, length) in [(locale.relative?["day"], 1), (locale.relative?["week"], 7)] {
      for (distance, word) in (words?.words ?? [:]).sortedByUTF8() + (words?.titled ?? [:]).sortedByUTF8() {
        // "This week" is not a day.
        guard let distance = Int(distance), length == 1 || distance != 0 else { continue }
        add(word, .daysFromToday(distance * length))
      }
    }
  }

  private mutating func addPatternWords() {
    let patterns = Array(file.patterns.date.values) + Array(file.patterns.skeletons.values)
    let literals = patterns.flatMap { DatePattern($0).parts }.compactMap { part -> String? in
      if case .literal(let text) = part { text } else { nil }
    }
    for literal in Set(literals) {
      let words = TypedText(literal, digits: digits).folded
      // A name that is also a literal can have no meaning, as an era in Tibetan.
      if meanings[words] != nil { add(folded: words, .patternWord) }
      for word in words.split(separator: " ") { add(folded: Array(word), .patternWord) }
    }
  }

  private mutating func add(_ names: [String], meaning: (Int) -> TypedWords.Meaning) {
    for (place, name) in names.enumerated() { add(name, meaning(place)) }
  }

  private mutating func add(_ name: String, _ meaning: TypedWords.Meaning) {
    let folded = TypedText(name, digits: digits).folded
    add(folded: folded, meaning)
    // A name can have a number, as in Vietnamese. A user may type it with two digits.
    let digit = folded.indices.first { place in
      folded[place].isASCIIDigit && !folded[..<place].hasDigitAtEnd && !folded[(place + 1)...].hasDigitAtStart
    }
    if let digit { add(folded: folded[..<digit] + ["0"] + folded[digit...], meaning) }
  }

  private mutating func add(folded name: [Unicode.Scalar], _ meaning: TypedWords.Meaning) {
    guard name.contains(where: { !$0.isASCIIDigit }) else { return }
    if meanings[name] == nil { words.append(name) }
    if meanings[name]?.contains(meaning) != true { meanings[name, default: []].append(meaning) }
  }
}

extension WidthNames {
  /// The lists of names.
  fileprivate var lists: [[String]] { [abbreviated, narrow, short ?? [], wide] }
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate var hasDigitAtEnd: Bool { last?.isASCIIDigit == true }
  fileprivate var hasDigitAtStart: Bool { first?.isASCIIDigit == true }
}
