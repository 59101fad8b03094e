import AlmanacKit

extension DatePattern {
  /// Whether the pattern contains a weekday as a number (`c` or `cc`), which AlmanacKit cannot format.
  var hasWeekdayNumber: Bool {
    parts.contains { part in
      if case .field("c", let count) = part { count < 3 } else { false }
    }
  }

  /// How often each letter has a field, with the stand-alone letters `L` and `c` replaced by `M` and `E`.
  var dateFields: [Unicode.Scalar: Int] {
    parts.compactMap(\.letter).reduce(into: [:]) { fields, letter in
      fields[["L": "M", "c": "E"][letter] ?? letter, default: 0] += 1
    }
  }

  /// The first field with too many letters, such as `ddd`; `nil` if no field has too many letters.
  var longField: String? {
    for case .field(let letter, let count) in parts where count > Self.longest(letter) {
      return String(repeating: String(letter), count: count)
    }
    return nil
  }

  /// The greatest number of letters in a field (UTS 35, date field symbols).
  ///
  /// UTS 35 allows any number for years, but more than four only add zeros: 02026.
  private static func longest(_ letter: Unicode.Scalar) -> Int {
    switch letter {
    case "E", "e", "c": 6
    case "G", "U", "M", "L", "Q", "q", "a", "b", "B": 5
    case "y", "r": 4
    default: 2
    }
  }
}
