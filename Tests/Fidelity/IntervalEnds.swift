import AlmanacKit

extension [DatePattern.Part] {
  /// The parts of an interval's two ends: the second begins at the first field that the pattern repeats (UTS 35,
  /// interval formats).
  ///
  /// This is not AlmanacKit's code: a mistake there must show as a difference.
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
  /// The letter of the field; a stand-alone month or weekday has the letter of the one beside a day.
  fileprivate var fieldLetter: Character? {
    guard case .field(let letter, _) = self else { return nil }
    return switch letter {
    case "L": "M"
    case "c", "e": "E"
    default: letter
    }
  }
}
