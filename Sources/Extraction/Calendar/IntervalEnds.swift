import AlmanacKit

extension DatePattern {
  /// Whether an interval pattern shows, at both of its ends, the field in which the two dates differ.
  ///
  /// `letter` is the pattern letter of that field, such as `M`. Some patterns in CLDR show the field at one end only:
  /// in Swahili, 5 January to 7 March is "5 – 7 Mac 2026".
  func showsBothEnds(differingIn letter: String) -> Bool {
    (Self.spellings[letter] ?? []).contains { letters in
      parts.count { part in
        if case .field(let letter, _) = part { letters.contains(letter) } else { false }
      } >= 2
    }
  }

  /// All pattern letters that show a field, in sets, by the field's main letter: `M` and `L` for the month.
  ///
  /// A pattern shows the field at both ends if two of its parts have letters from the same set, such as `M` and `L`. In
  /// the Chinese calendar, the year's number (`r`) and its name (`U`) are in different sets, because a single date can
  /// show both: `r(U)`.
  private static let spellings: [String: [Set<Character>]] = [
    "y": [["y"], ["r"], ["U"]], "M": [["M", "L"]], "d": [["d"]],
  ]

  /// The pattern for an interval that shows this pattern at both ends, joined by `fallback`, such as `{0} – {1}`.
  func twice(in fallback: String) -> DatePattern {
    let texts = fallback.split(separator: "{", omittingEmptySubsequences: false).enumerated().map {
      // All texts but the first begin with the rest of a placeholder.
      $0.offset == 0 ? $0.element : $0.element.dropFirst(2)
    }
    let joined = texts.map { $0.isEmpty ? [] : [Part.literal(String($0))] }.joined(separator: parts)
    return DatePattern(parts: Array(joined))
  }
}
