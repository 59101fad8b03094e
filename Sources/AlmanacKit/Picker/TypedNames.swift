/// The words of a calendar's dates in the form of ``TypedText/folded``, with their meanings.
struct TypedNames: Sendable {
  private let file: CalendarFile
  private let locale: LocaleFile
  let numerals: TypedNumerals
  private var meanings: [[Unicode.Scalar]: [TypedWords.Meaning]] = [:]
  /// The words in the order in which they were added.
  private(set) var all: [[Unicode.Scalar]] = []
  /// The words such as "tomorrow", without spaces, with their days from today.
  private(set) var relative: [[Unicode.Scalar]: Set<Int>] = [:]
  /// The names of day periods, and "am" in every language.
  let dayPeriods: Set<[Unicode.Scalar]>

  /// The words that people write beside a date, by language.
  private static let fillers = [
    "ca": "el de del", "cs": "r", "da": "d den", "de": "am d den", "en": "the of", "es": "el de del",
    "fr": "le", "gl": "de do del", "id": "tanggal tgl", "it": "il di", "lb": "den", "ms": "tanggal tgl",
    "nb": "den", "nn": "den", "no": "den", "pl": "dnia r roku", "pt": "de do", "ru": "года", "sk": "r",
    "sv": "den", "th": "วันที่", "uk": "року", "vi": "ngay nam", "yue": "号 號", "zh": "号 號",
  ]

  init(_ calendar: AlmanacCalendar) {
    file = calendar.file
    locale = calendar.locale.file
    numerals = TypedNumerals(digits: locale.numbers.digits ?? [], hasTexts: locale.numbers.texts != nil)
    let numerals = numerals
    dayPeriods = Set((locale.dayPeriods.format.abbreviated + ["am"]).map { TypedText($0, numerals).folded })
    addMonthNumbers()
    addMonths()
    for names in [locale.weekdays.names.format, locale.weekdays.names.standAlone] {
      for list in lists(of: names) { add(list) { .weekday($0) } }
    }
    for list in file.eras?.names.lists ?? [] { add(list) { .era($0) } }
    add(file.cyclicYears ?? []) { .cyclicYear($0) }
    let dayNames = file.dayNames ?? []
    // In Chinese, 二十一 is another way to write 廿一.
    for names in [dayNames, dayNames.map { $0.replacingBytes(of: "廿", with: "二十") }] {
      add(names) { .day($0 + 1) }
    }
    for texts in (file.numberTexts ?? [:]).values { addNumbers(texts) }
    addNumbers(locale.numbers.texts ?? [:])
    addRelativeWords()
    addPatternWords()
    addShortWeekdays()
    addFillers()
  }

  /// Adds the weekdays without their beginning, except words that are known.
  ///
  /// In Vietnamese, "năm" is the word for a year, and people write "Thứ 2" for "Thứ Hai".
  private mutating func addShortWeekdays() {
    let names = locale.weekdays.names.format
    for (place, (name, short)) in zip(names.wide, names.abbreviated).enumerated() {
      var forms = [Self.withoutBeginning(name)]
      let parts = short.split(separator: " ")
      if parts.count == 2, parts[1].unicodeScalars.allSatisfy(\.isASCIIDigit) {
        forms.append("\(name.prefix { $0 != " " }) \(parts[1])")
      }
      for form in forms where meanings(of: TypedText(form, numerals).folded).isEmpty {
        add(form, .weekday(place))
      }
    }
  }

  /// The name of a weekday without the beginning that a user may leave out, such as יום in Hebrew.
  private static func withoutBeginning(_ name: String) -> String {
    let scalars = name.unicodeScalars
    if let space = scalars.lastIndex(of: " ") { return String(scalars[scalars.index(after: space)...]) }
    let day = "วัน".unicodeScalars
    return scalars.starts(with: day) ? String(scalars.dropFirst(day.count)) : name
  }

  /// What a word can mean.
  func meanings(of word: some Sequence<Unicode.Scalar>) -> [TypedWords.Meaning] {
    meanings[Array(word)] ?? []
  }

  /// Adds the Roman numbers of months, as in Polish and Hungarian, and the numbers of leap months.
  private mutating func addMonthNumbers() {
    let roman = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii"]
    for (name, month) in zip(roman, file.calendar.traits.months.ordinary) {
      add(name, .romanMonth(month))
      guard let leap = file.leapMonthPatterns?.numeric else { continue }
      let systems = Array((file.numberTexts ?? [:]).values) + [locale.numbers.texts ?? [:]]
      let texts = systems.compactMap { $0["\(month.number)"] }
      for number in [name, "\(month.number)"] + texts {
        let code = MonthCode(number: month.number, isLeap: true)
        add(leap.replacingBytes(of: "{0}", with: number), .monthNumber(code))
      }
    }
  }

  private mutating func addMonths() {
    let months = file.calendar.traits.months
    let leapYearMonths = months.renamedMonths.map { MonthCode(number: $0.number, isLeap: true) }
    let prefixes = monthPrefixes
    for (names, codes) in [
      (file.months, months.ordinary), (file.leapMonths, months.leapMonths),
      (file.leapYearMonths, leapYearMonths),
    ] {
      guard let names else { continue }
      let titled = [names.titled?.abbreviated, names.titled?.wide].compactMap(\.self)
      for list in lists(of: names.format) + lists(of: names.standAlone) + titled
      where list.count <= codes.count {
        for (name, code) in zip(list, codes) {
          // In Hebrew, אב is a whole name, but it is also a short name without its mark.
          let letters = TypedText(name, numerals).folded
          if name.unicodeScalars.contains("״"), meanings[letters] != nil { continue }
          add(name, .month(code))
          for prefix in prefixes { add(prefix + name, .month(code)) }
        }
      }
    }
  }

  /// The lists of names, without narrow names that can be other words, as "в" in Russian.
  ///
  /// Dates in Mongolian have narrow names of months. In Chinese, people write the weekday as 二.
  private func lists(of names: WidthNames) -> [[String]] {
    let hasNarrow =
      names.narrow.contains { $0.unicodeScalars.contains { ("一"..."鿿").contains($0) } }
      || patternTexts.contains { $0.countBytes(of: "MMMMM") > 0 }
    return hasNarrow ? names.lists : [names.abbreviated, names.short ?? [], names.wide]
  }

  /// The letters of scripts without capital letters that dates have directly before the name of a month.
  ///
  /// In Hebrew, the letter ב is a part of the name in a date, although it is also the number 2.
  private var monthPrefixes: Set<String> {
    let prefixes = patterns.flatMap { pattern in
      zip(pattern.parts, pattern.parts.dropFirst()).map { part, next in
        guard case .literal(let text) = part, case .field(let letter, 3...) = next,
          "ML".contains(Character(letter))
        else { return "" }
        let letters = text.unicodeScalars.reversed().prefix { $0.properties.generalCategory == .otherLetter }
        return String(String.UnicodeScalarView(letters.reversed()))
      }
    }
    return Set(prefixes).subtracting([""])
  }

  var patterns: [DatePattern] { patternTexts.map(DatePattern.init) }

  private var patternTexts: [String] {
    Array(file.patterns.date.values) + Array(file.patterns.skeletons.values)
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
        relative[TypedText(word, numerals).folded.withoutSpaces, default: []].insert(distance * length)
      }
    }
  }

  private mutating func addPatternWords() {
    let literals = patterns.flatMap(\.parts).compactMap { part -> String? in
      if case .literal(let text) = part { text } else { nil }
    }
    for literal in Set(literals) {
      let words = TypedText(literal, numerals).folded
      // A name that is also a literal can have no meaning, as an era in Tibetan.
      if meanings[words] != nil { add(folded: words, .patternWord) }
      for word in words.split(separator: " ") { add(folded: Array(word), .patternWord) }
    }
  }

  private mutating func addFillers() {
    let language = String(locale.locale.prefix { $0 != "-" })
    for word in "\(Self.fillers[language] ?? "") º".split(separator: " ") { add("\(word)", .filler) }
    // In Persian, this word for a month follows the name without a space; in Chinese calendars, 日 follows the name of a day.
    for word in ["ماه", "日"] { add(word, .patternWord) }
  }

  private mutating func add(_ names: [String], meaning: (Int) -> TypedWords.Meaning) {
    for (place, name) in names.enumerated() { add(name, meaning(place)) }
  }

  private mutating func add(_ name: String, _ meaning: TypedWords.Meaning) {
    // A user may type spaces for marks such as U+200C.
    add(folded: TypedText(name, numerals).folded, meaning)
    let spaced = name.withSpacesForMarks
    if spaced != name { add(folded: TypedText(spaced, numerals).folded, meaning) }
  }

  private mutating func add(folded: [Unicode.Scalar], _ meaning: TypedWords.Meaning) {
    add(key: folded, meaning)
    // A name can have a number, as in Vietnamese. A user may type it without spaces or with two digits.
    if folded.contains(where: \.isASCIIDigit) { add(key: folded.withoutSpaces, meaning) }
    let digit = folded.indices.first { place in
      folded[place].isASCIIDigit && folded[..<place].last?.isASCIIDigit != true
        && folded[(place + 1)...].first?.isASCIIDigit != true
    }
    if let digit { add(key: folded[..<digit] + ["0"] + folded[digit...], meaning) }
  }

  private mutating func add(key name: [Unicode.Scalar], _ meaning: TypedWords.Meaning) {
    guard name.contains(where: { !$0.isASCIIDigit }) else { return }
    if meanings[name] == nil { all.append(name) }
    if meanings[name]?.contains(meaning) != true { meanings[name, default: []].append(meaning) }
  }
}

extension WidthNames {
  fileprivate var lists: [[String]] { [abbreviated, narrow, short ?? [], wide] }
}

extension TypedWords.Meaning {
  var isWeekday: Bool { if case .weekday = self { true } else { false } }
  var isMonth: Bool { if case .month = self { true } else { false } }
  var isEra: Bool { if case .era = self { true } else { false } }
}

extension String {
  /// The text with a space for each mark without a width, such as U+200C.
  fileprivate var withSpacesForMarks: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.properties.generalCategory == .format ? " " : scalar)
    }
    return String(result)
  }
}

extension [Unicode.Scalar] {
  /// The scalars of a folded text without its spaces.
  var withoutSpaces: [Unicode.Scalar] { filter { $0 != " " } }
}
