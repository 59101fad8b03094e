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
    var joined: [Part] = []
    joined.reserveCapacity(2 * parts.count + texts.count)
    for (index, text) in texts.enumerated() {
      if index > 0 { joined += parts }
      // All texts but the first begin with the rest of a placeholder.
      let text = Substring(index == 0 ? text : text.dropFirst(2))
      if !text.isEmpty { joined.append(.literal(String(text))) }
    }
    return DatePattern(parts: joined)
  }
}
