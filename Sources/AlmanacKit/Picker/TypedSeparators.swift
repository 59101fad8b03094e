extension TypedText {
  /// Whether a sign joins two days, as in "May 10–12" and "May 10 – June 12".
  ///
  /// Each day is a number of at most two digits, and the sign is not on both sides of one word, as in "10-May-26". A slash
  /// joins days beside the name of a month. A hyphen between the only two numbers joins days only there.
  func hasSeveralDays(_ words: TypedWords, hasName: Bool) -> Bool {
    if !hasName, isTwoNumbersWithHyphen { return false }
    let signs = plain.unicodeScalars.filter { $0.joinsDays(hasName: hasName) }
    guard !signs.isEmpty else { return false }
    let parts = plain.unicodeScalars.split(omittingEmptySubsequences: false) {
      $0.joinsDays(hasName: hasName)
    }
    let texts = parts.map { part in
      TypedText(String(part), words.names.numerals).folded.split(separator: " ").map(words.withDigit)
    }
    let around = zip(zip(signs, signs.dropFirst()), texts.dropFirst())
    let repeated = around.filter { $0.0 == $0.1 && $1.count == 1 }.map(\.0.0)
    return zip(zip(texts, signs), texts.dropFirst()).contains { first, after in
      let (before, sign) = first
      // A hyphen may also be a part of a word after a number.
      let isDirect = sign != "-" || after.first?.first?.isASCIIDigit == true
      return !repeated.contains(sign) && before.last?.endsWithDay == true && isDirect
        && (1...2).contains(after.firstNumber.count)
    }
  }

  /// Whether the text ends with two numbers and only a hyphen between them, and has no other number, as "3-4".
  private var isTwoNumbersWithHyphen: Bool {
    let numbers = plain.unicodeScalars.drop { !$0.isASCIIDigit }
    let parts = numbers.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
  }

  /// Whether a colon is between two numbers, as in "10:05".
  var hasTime: Bool {
    let scalars = Array(plain.unicodeScalars)
    return scalars.indices.dropFirst().dropLast().contains { place in
      scalars[place] == ":" && scalars[place - 1].isASCIIDigit && scalars[place + 1].isASCIIDigit
    }
  }

  /// Whether the text has the number of a week after a year, as "2026-W32" in ISO 8601.
  var hasWeek: Bool {
    let scalars = Array(plain.unicodeScalars)
    return scalars.indices.contains { place in
      guard scalars[place] == "w", scalars[(place + 1)...].first?.isASCIIDigit == true else { return false }
      let before = scalars[..<place]
      return (before.last == "-" ? before.dropLast() : before).last?.isASCIIDigit == true
    }
  }

  /// Whether a space is before a year at the end, and another separator between the other numbers, as in "3/8 2026".
  var hasYearApart: Bool {
    let scalars = plain.unicodeScalars
    let year = scalars.reversed().drop { !$0.isASCIIDigit }
    let rest = year.drop(while: \.isASCIIDigit)
    guard year.count - rest.count > 2, rest.first == " " else { return false }
    let number = rest.dropFirst()
    let separator = number.drop(while: \.isASCIIDigit)
    let before = separator.drop { !$0.isASCIIDigit && !$0.isSpace }
    return number.count > separator.count && separator.count > before.count
      && before.first?.isASCIIDigit == true
  }
}

extension TypedWords {
  /// A digit if the word is a number in letters; any other word stays.
  fileprivate func withDigit(_ word: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    names.meanings(of: word).contains(where: \.isNumber) ? ["1"] : Array(word)
  }
}

extension TypedWords.Meaning {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}

extension [[Unicode.Scalar]] {
  /// The first number in the words.
  fileprivate var firstNumber: [Unicode.Scalar] {
    joined(separator: [" "]).drop { !$0.isASCIIDigit }.prefix(while: \.isASCIIDigit)
  }
}

extension [Unicode.Scalar] {
  /// Whether the last number of the word has one or two digits, as in 5月10日.
  fileprivate var endsWithDay: Bool {
    let number = reversed().drop(while: \.isLetter)
    return (1...2).contains(number.prefix(while: \.isASCIIDigit).count)
  }
}

extension Unicode.Scalar {
  fileprivate func joinsDays(hasName: Bool) -> Bool {
    properties.generalCategory == .dashPunctuation || "−…&、・·".unicodeScalars.contains(self)
      || hasName && self == "/"
  }
}
