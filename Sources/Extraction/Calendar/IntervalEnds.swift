import AlmanacKit

extension DatePattern {
  /// Whether both ends of an interval show the field in which they differ, by the letter of that field.
  ///
  /// CLDR has patterns in which one end does not: 5 January to 7 March is "5 – 7 Mac 2026" in Swahili.
  func showsBothEnds(differingIn letter: String) -> Bool {
    (Self.spellings[letter] ?? []).contains { letters in
      parts.count { part in
        if case .field(let letter, _) = part { letters.contains(letter) } else { false }
      } >= 2
    }
  }

  /// The letters each field may be written with; the year of the Chinese calendar has a name besides.
  private static let spellings: [String: [Set<Character>]] = [
    "y": [["y"], ["r"], ["U"]], "M": [["M", "L"]], "d": [["d"]],
  ]

  /// The pattern twice, for both ends, as in `{0} – {1}`.
  func twice(in fallback: String) -> DatePattern {
    let texts = fallback.replacingBytes(of: "{1}", with: "{0}").split(
      separator: "{0}", omittingEmptySubsequences: false)
    let joined = texts.map { $0.isEmpty ? [] : [Part.literal(String($0))] }.joined(separator: parts)
    return DatePattern(parts: Array(joined))
  }
}
