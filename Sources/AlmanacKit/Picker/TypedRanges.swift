extension TypedText {
  /// Whether a dash joins two numbers and is not on both sides of a number, as in "May 10–12".
  var hasRange: Bool {
    let runs = runs
    let dashes = runs.indices.dropLast().filter { runs[$0].contains(where: \.isDash) }
    return dashes.contains { dash in
      guard dash > 0, runs[dash + 1][0].isASCIIDigit else { return false }
      // In Chinese, a word is between the number and the dash, as in 5月10日–12日.
      let number = runs[dash - 1][0].isLetter && dash > 1 ? dash - 2 : dash - 1
      return runs[number][0].isASCIIDigit
    }
      && !dashes.contains { dash in
        dash > 1 && runs[dash - 1][0].isASCIIDigit
          && runs[dash - 2].reversed().starts(with: runs[dash].reversed())
      }
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
  fileprivate var isDash: Bool {
    properties.generalCategory == .dashPunctuation || self == "−" || self == "…"
  }
}
