/// The words of a locale's patterns that mark a number as a day, a month or a year, such as 年 after a year.
///
/// A word marks nothing if it stands on the same side of several fields, or of the name of a month.
struct TypedMarks: Sendable {
  struct Mark: Sendable {
    let column: TypedWords.Column
    /// Whether the order of the numbers must still be right.
    ///
    /// The word can also be a weekday, such as 月 in Japanese, or it is the ending of a number.
    let needsOrder: Bool
  }

  /// The marks of the words that stand after a number.
  let after: [[Unicode.Scalar]: Mark]
  /// The marks of the words that stand before a number.
  let before: [[Unicode.Scalar]: Mark]

  init(_ names: TypedNames) {
    // Words for a year that patterns do not have.
    var after = ["r", "roku", "года", "року"].reduce(into: Columns()) {
      $0[Array($1.unicodeScalars)] = [.year]
    }
    var before: Columns = [:]
    for parts in names.patterns.map(\.parts) {
      for (place, part) in parts.enumerated() {
        guard case .literal(let text) = part else { continue }
        let words = TypedText(text, names.numerals).folded.split(separator: " ").map(Array.init)
        guard let first = words.first, let last = words.last else { continue }
        if let column = Self.column(parts[..<place].last) { after[first, default: []].insert(column) }
        if let column = Self.column(parts[(place + 1)...].first) { before[last, default: []].insert(column) }
      }
    }
    let ending = Mark(column: .day, needsOrder: true)
    self.after = Self.marks(after, names).merging([["º"]: ending]) { $1 }
    self.before = Self.marks(before, names)
  }

  /// The fields that a word stands beside.
  private typealias Columns = [[Unicode.Scalar]: Set<TypedWords.Column>]

  private static func column(_ part: DatePattern.Part?) -> TypedWords.Column? {
    part.flatMap(TypedWords.column).flatMap { $0 == .era ? nil : $0 }
  }

  private static func marks(_ columns: Columns, _ names: TypedNames) -> [[Unicode.Scalar]: Mark] {
    var marks: [[Unicode.Scalar]: Mark] = [:]
    for (word, columns) in columns {
      let meanings = names.meanings(of: word)
      guard columns.count == 1, let column = columns.first, column != .namedMonth,
        !meanings.contains(where: \.isEra)
      else { continue }
      marks[word] = Mark(column: column, needsOrder: meanings.contains(where: \.isWeekday))
    }
    return marks
  }
}
