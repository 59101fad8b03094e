/// Splits a typed text into numbers and words, and finds what each of them can mean.
struct TypedTokens {
  private let words: TypedWords
  private let file: CalendarFile
  /// The text in the form of ``TypedText/folded``.
  private let text: [Unicode.Scalar]

  init(_ text: [Unicode.Scalar], _ words: TypedWords, _ file: CalendarFile) {
    self.text = text
    self.words = words
    self.file = file
  }

  /// The greatest length of a word without a meaning, such as "dnia" in Polish.
  private static let longestFiller = 6

  /// The meanings of each number and each word; `nil` if the text cannot be a date.
  func meanings() -> [[TypedWords.Meaning]]? {
    var result: [[TypedWords.Meaning]] = []
    var position = 0
    while position < text.count {
      if text[position] == " " {
        position += 1
        continue
      }
      guard let (length, meanings) = token(at: position) else { return nil }
      result.append(meanings.flatMap(specific))
      position += length
    }
    return result
  }

  /// The length and the meanings of the longest number or word at a position.
  private func token(at position: Int) -> (length: Int, meanings: [TypedWords.Meaning])? {
    let rest = text[position...]
    let digits = rest.prefix(while: \.isASCIIDigit)
    // Letters after a number can belong to it, as in "3rd".
    let isSuffix = position > 0 && text[position - 1].isASCIIDigit
    var (length, meanings, longestFiller) = (digits.count, [number(digits)].compactMap(\.self), 0)
    if let name = longestName(in: rest, longerThan: digits.count) {
      // A name can begin with the number of another month, as in the Hebrew calendar in Chinese.
      let numbers = name.meanings.first?.isMonthNumber == true ? [] : meanings
      (length, meanings, longestFiller) = (name.scalars.count, numbers + name.meanings, 2)
    } else if digits.isEmpty {
      length = rest.prefix(while: \.isWordPart).count
      longestFiller = Self.longestFiller
      meanings = isSuffix ? [] : self.meanings(ofPart: rest.prefix(length))
    }
    if length <= longestFiller, !meanings.contains(where: { $0.isNeeded || !isSuffix && $0.isWeekday }) {
      let isBesideNumber = isSuffix || rest.dropFirst(length).first?.isASCIIDigit == true
      meanings.append(.filler(isBesideNumber: isBesideNumber))
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
  /// In scripts without capital letters, words may follow each other without a space. In other scripts, only a word of
  /// the patterns follows a name, as in Basque.
  private func longestName(in rest: ArraySlice<Unicode.Scalar>, longerThan length: Int) -> TypedWords.Name? {
    var longest: TypedWords.Name?
    for name in words.names
    where name.scalars.count > longest?.scalars.count ?? length && rest.starts(with: name.scalars) {
      let after = rest.dropFirst(name.scalars.count)
      if isEnd(name.scalars.last, before: after.first) || isPatternWord(after.prefix(while: \.isWordPart)) {
        longest = name
      }
    }
    return longest
  }

  private func isEnd(_ last: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
    guard let last, let next else { return true }
    if next.isMark || last.isASCIIDigit && next.isASCIIDigit { return false }
    return !(last.isLetter && next.properties.generalCategory == .lowercaseLetter)
  }

  private func isPatternWord(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    words.names.contains { $0.scalars[...] == word && $0.meanings.contains(.patternWord) }
  }

  /// The months and the weekdays of a word that is not a whole name.
  ///
  /// The name may be short, or have an ending, as "februarja" in Slovenian.
  private func meanings(ofPart word: ArraySlice<Unicode.Scalar>) -> [TypedWords.Meaning] {
    guard !word.isEmpty else { return [] }
    return words.names.lazy.filter { name in
      name.scalars.starts(with: word) || name.scalars.count > 2 && word.starts(with: name.scalars)
    }.flatMap(\.meanings).filter { $0.isMonth || $0.isWeekday }
  }

  /// The meanings of a number.
  private func specific(_ meaning: TypedWords.Meaning) -> [TypedWords.Meaning] {
    switch meaning {
    case .number(let number) where number.digits > 2: [.year(number)]
    case .number(let number):
      [.year(number), .day(number.value), .monthNumber(month(number.value))]
    default: [meaning]
    }
  }

  /// The month with a number; if there is none, the month with the number 0, which no year has.
  private func month(_ number: Int) -> MonthCode {
    MonthCode(number: file.monthCodes.indices.contains(number - 1) ? number : 0, isLeap: false)
  }
}

extension TypedWords.Meaning {
  /// Whether a word with this meaning cannot be a filler.
  fileprivate var isNeeded: Bool {
    switch self {
    case .patternWord, .era: true
    default: false
    }
  }

  fileprivate var isMonthNumber: Bool { if case .monthNumber = self { true } else { false } }
  fileprivate var isMonth: Bool { if case .month = self { true } else { false } }
  fileprivate var isWeekday: Bool { if case .weekday = self { true } else { false } }
}

extension Unicode.Scalar {
  fileprivate var isWordPart: Bool { isLetter || isMark }
}
