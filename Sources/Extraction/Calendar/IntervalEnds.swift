import AlmanacKit

extension DatePattern {
  /// Whether an interval pattern shows, at both of its ends, the field in which the two dates differ.
  ///
  /// `letter` is the pattern letter of that field, such as `M`. Some patterns in CLDR show the field at one end only:
  /// in Swahili, 5 January to 7 March is "5 – 7 Mac 2026". The Chinese year's number (`r`) and its name (`U`) are counted
  /// apart, because a single date can show both: `r(U)`.
  func showsBothEnds(differingIn letter: String) -> Bool {
    let spellings = letter == "y" ? ["y", "r", "U"] : letter == "M" ? ["ML"] : [letter]
    return spellings.contains { letters in
      parts.count { part in
        if case .field(let letter, _) = part { letters.unicodeScalars.contains(letter) } else { false }
      } >= 2
    }
  }

  /// The pattern for an interval that shows this pattern at both ends, joined by `fallback`, such as `{0} – {1}`.
  func twice(in fallback: String) -> DatePattern {
    let texts = fallback.utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
    let joined = texts.enumerated().map { index, text in
      // All texts but the first begin with the rest of a placeholder.
      let text = String(Substring(index == 0 ? text : text.dropFirst(2)))
      return text.isEmpty ? [] : [Part.literal(text)]
    }.joined(separator: parts)
    return DatePattern(parts: Array(joined))
  }
}
