import AlmanacKit

extension DatePattern {
  /// Whether an interval pattern shows, at both of its ends, the field in which the two dates differ.
  ///
  /// `letter` is the pattern letter of that field, such as `M`. Some patterns in CLDR show the field at one end only:
  /// in Swahili, 5 January to 7 March is "5 – 7 Mac 2026". The Chinese year's number (`r`) and its name (`U`) are counted
  /// apart, because a single date can show both: `r(U)`.
  func showsBothEnds(differingIn letter: String) -> Bool {
    let letters = parts.compactMap(\.letter).map(String.init)
    let spellings = letter == "y" ? ["y", "r", "U"] : letter == "M" ? ["ML"] : [letter]
    return spellings.contains { spelling in letters.count(where: spelling.contains) >= 2 }
  }

  /// The pattern for an interval that shows this pattern at both ends, joined as the dates of `interval` are.
  ///
  /// If `interval` does not have one sign between its dates, `fallback` joins them.
  func twice(like interval: DatePattern, in fallback: String) -> DatePattern {
    twice(in: interval.signBetweenDates.map { "{0}\($0){1}" } ?? fallback)
  }

  /// The sign between the two dates of an interval, with its spaces, such as ` – ` or `至`.
  ///
  /// It is `nil` if the dates have different fields, or if other text is between them. The interval may have one era.
  private var signBetweenDates: String? {
    let fields = parts.indices.filter { parts[$0].kind != nil }
    let (first, second) = (fields.prefix(fields.count / 2), fields.dropFirst(fields.count / 2))
    guard let end = first.last, let start = second.first, let last = second.last, parts.first?.literal == nil,
      first.map({ parts[$0].kind }) == second.map({ parts[$0].kind })
    else { return nil }
    let (between, behind) = (parts[(end + 1)..<start].texts, parts[(last + 1)...].texts)
    let text = between.hasPrefix(behind) ? between.dropFirst(behind.count) : ""
    return text.count(where: { !$0.isWhitespace }) == 1 ? String(text) : nil
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

extension ArraySlice<DatePattern.Part> {
  /// The texts of the parts behind the last era.
  fileprivate var texts: String {
    suffix(from: lastIndex(where: \.isEra) ?? startIndex).compactMap(\.literal).joined()
  }
}
