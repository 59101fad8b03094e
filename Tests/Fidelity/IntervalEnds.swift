import AlmanacKit

extension [DatePattern.Part] {
  /// The parts of an interval's two ends; the second end begins at the first repeated field (UTS 35, interval formats).
  ///
  /// This code is independent of AlmanacKit's code, so that a mistake in AlmanacKit appears as a difference.
  var intervalEnds: (first: Self, second: Self) {
    let fields = map(\.fieldLetter)
    let second = indices.first { index in
      guard let field = fields[index] else { return false }
      return fields[..<index].contains(field)
    }
    let split = second ?? endIndex
    return (Array(self[..<split]), Array(self[split...]))
  }
}

extension DatePattern.Part {
  /// The letter of the field; `nil` for a literal.
  ///
  /// All fields of months have the letter `M`, also `L`. All fields of weekdays have the letter `E`, also `c` and `e`.
  fileprivate var fieldLetter: Unicode.Scalar? {
    switch letter {
    case "L": "M"
    case "c", "e": "E"
    default: letter
    }
  }
}
