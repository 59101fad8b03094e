/// A number or a word of a typed text.
struct TypedToken {
  let text: [Unicode.Scalar]
  /// What the token can mean.
  let meanings: [TypedWords.Meaning]
  /// The day, the month and the year that a number with one or two digits can be.
  let numbers: [TypedWords.Meaning]
  /// Whether the text is the name of a day period, such as "am".
  let isDayPeriod: Bool
  /// Whether the text is a letter without a space before it.
  let isAttachedLetter: Bool
}

/// Splits a typed text into numbers and words, and finds what each of them can mean.
struct TypedTokens {
  /// The text in the form of ``TypedText/folded``.
  let text: [Unicode.Scalar]
  let words: TypedWords
  let file: CalendarFile
  /// Whether a word can be the beginning of a name although it is or begins with another name.
  let triesBeginnings: Bool

  /// The numbers and the words; `nil` if the text cannot be a date.
  func tokens() -> [TypedToken]? {
    var result: [TypedToken] = []
    var position = 0
    while position < text.count {
      if text[position] == " " {
        position += 1
        continue
      }
      guard let (length, meanings) = token(at: position) else { return nil }
      let isAttached = position > 0 && text[position - 1] != " "
      result.append(token(Array(text[position..<position + length]), meanings, isAttached: isAttached))
      position += length
    }
    return result
  }

  /// The length and the meanings of the longest number or word at a position.
  private func token(at position: Int) -> (length: Int, meanings: [TypedWords.Meaning])? {
    let rest = text[position...]
    let digits = rest.prefix(while: \.isASCIIDigit)
    var (length, meanings) = (digits.count, [number(digits)].compactMap(\.self))
    // In 10/12月曜日, the weekday is longer than the name 12月.
    let cut = digits.isEmpty ? nil : longestName(in: rest.dropFirst(digits.count), longerThan: 0)
    let least = digits.count + (cut?.count ?? 0)
    if let name = longestName(in: rest, longerThan: digits.count), name.count >= least {
      (length, meanings) = (name.count, words.names.meanings(of: name))
    }
    let word = rest.prefix(while: \.isWordPart)
    if triesBeginnings ? word.count >= length : length == 0 {
      let partial = self.meanings(ofPart: word)
      if !partial.isEmpty {
        (length, meanings) = (word.count, word.count > length ? partial : meanings + partial)
      }
    }
    return length == 0 || meanings.isEmpty ? nil : (length, meanings)
  }

  private func number(_ digits: ArraySlice<Unicode.Scalar>) -> TypedWords.Meaning? {
    guard !digits.isEmpty else { return nil }
    let value = Int(String(String.UnicodeScalarView(digits))) ?? .max
    return .number(TypedWords.TypedNumber(value: value, digits: digits.count))
  }

  /// The longest name at the beginning of a text.
  ///
  /// In scripts without capital letters and spaces, words may follow each other. In other scripts, only a word of the
  /// patterns follows a name, as in Basque, or is before it, as in Hebrew.
  private func longestName(in rest: ArraySlice<Unicode.Scalar>, longerThan length: Int) -> [Unicode.Scalar]? {
    var longest: [Unicode.Scalar]?
    for name in words.names.all
    where name.count > longest?.count ?? length && rest.starts(with: name) {
      let after = rest.dropFirst(name.count)
      if isEnd(of: name, before: after.first) || isPatternWord(after.prefix(while: \.isWordPart)) {
        longest = name
      }
    }
    return longest
  }

  private func isEnd(of name: [Unicode.Scalar], before next: Unicode.Scalar?) -> Bool {
    guard let last = name.last, let next else { return true }
    if next.isMark || last.isASCIIDigit && next.isASCIIDigit { return false }
    guard last.isWordPart else { return true }
    if next.properties.generalCategory == .lowercaseLetter { return false }
    return !next.isOfSpacedScript || isPatternWord(name[...])
  }

  private func isPatternWord(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    words.names.meanings(of: word).contains(.patternWord)
  }

  /// The meanings of a word that is not a whole name.
  ///
  /// A user may leave out the spaces of a name, or type only its beginning. After six letters, a name may have another
  /// ending of one or two letters, as "februarja" in Slovenian.
  private func meanings(ofPart word: ArraySlice<Unicode.Scalar>) -> [TypedWords.Meaning] {
    let partial = [(cut: 0, least: 3), (1, 6), (2, 6)].lazy.map { cut, least in
      let letters = word.dropLast(cut)
      let meanings = words.names.all.flatMap { name in
        if name.withoutSpaces[...] == word { return words.names.meanings(of: name) }
        guard letters.count >= least, name.starts(with: letters), !name.contains(where: \.isASCIIDigit)
        else { return [] }
        return words.names.meanings(of: name).filter { $0.isMonth || $0.isWeekday }
      }
      // In Vietnamese, nearly every weekday begins with the word "thứ".
      let isOneWeekday = Set(meanings.filter(\.isWeekday)).count == 1
      return isOneWeekday ? meanings : meanings.filter { !$0.isWeekday }
    }
    return partial.first { !$0.isEmpty } ?? []
  }

  private func token(
    _ text: [Unicode.Scalar], _ meanings: [TypedWords.Meaning], isAttached: Bool
  ) -> TypedToken {
    var (known, numbers): ([TypedWords.Meaning], [TypedWords.Meaning]) = ([], [])
    for meaning in meanings {
      switch meaning {
      case .number(let number) where number.digits > 2: known.append(.year(number))
      case .number(let number):
        numbers += [.year(year(number)), .day(number.value)]
        if words.hasMonthNumbers { numbers.append(.monthNumber(month(number.value))) }
      default: known.append(meaning)
      }
    }
    return TypedToken(
      text: text, meanings: known, numbers: numbers, isDayPeriod: words.names.dayPeriods.contains(text),
      isAttachedLetter: isAttached && text.count == 1)
  }

  /// The year with a number.
  ///
  /// Letters have no leading zero, so a single letter can be a year of two digits.
  private func year(_ number: TypedWords.TypedNumber) -> TypedWords.TypedNumber {
    TypedWords.TypedNumber(value: number.value, digits: words.names.numerals.hasTexts ? 2 : number.digits)
  }

  /// The month with a number; if there is none, the month with the number 0, which no year has.
  private func month(_ number: Int) -> MonthCode {
    MonthCode(number: file.monthCodes.indices.contains(number - 1) ? number : 0, isLeap: false)
  }
}

extension Unicode.Scalar {
  fileprivate var isWordPart: Bool { isLetter || isMark }

  /// Whether the scalar is of a script without capital letters, but with spaces between words: Hebrew to Sinhala, Ethiopic.
  fileprivate var isOfSpacedScript: Bool {
    (0x590...0xDFF).contains(value) || (0x1200...0x139F).contains(value)
  }
}
