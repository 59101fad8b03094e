extension TypedText {
  /// Whether a sign joins two numbers and is not on both sides of a number, as in "May 10–12" and "May 10 & 12".
  var hasSeveralDays: Bool {
    let runs = runs
    let signs = runs.indices.dropLast().filter { runs[$0].contains(where: \.joinsDays) }
    return signs.contains { sign in
      guard sign > 0, runs[sign + 1][0].isASCIIDigit else { return false }
      // In Chinese, a word is between the number and the sign, as in 5月10日–12日.
      let number = runs[sign - 1][0].isLetter && sign > 1 ? sign - 2 : sign - 1
      return runs[number][0].isASCIIDigit
    }
      && !signs.contains { sign in
        sign > 1 && runs[sign - 1][0].isASCIIDigit
          && runs[sign - 2].reversed().starts(with: runs[sign].reversed())
      }
  }

  /// Whether a colon is between two numbers, as in "10:05".
  var hasTime: Bool {
    let runs = runs
    return runs.indices.dropFirst().dropLast().contains { place in
      runs[place] == [":"] && runs[place - 1][0].isASCIIDigit && runs[place + 1][0].isASCIIDigit
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

  /// The text as runs of digits, of letters and of other scalars.
  private var runs: [[Unicode.Scalar]] {
    plain.unicodeScalars.reduce(into: []) { runs, scalar in
      if let last = runs.last?.last, last.isASCIIDigit == scalar.isASCIIDigit,
        last.isLetter == scalar.isLetter
      {
        runs[runs.count - 1].append(scalar)
      } else {
        runs.append([scalar])
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var joinsDays: Bool {
    properties.generalCategory == .dashPunctuation || "−…&、・·".unicodeScalars.contains(self)
  }
}
