/// A pattern that joins two texts, as in `{0} – {1}`; each stands in it once, in either order.
struct JoiningPattern: Sendable {
  private enum Piece: Sendable {
    case literal(String)
    case first, second

    var isFirst: Bool { if case .first = self { true } else { false } }
    var isSecond: Bool { if case .second = self { true } else { false } }
  }

  private let pieces: [Piece]

  /// Reads the pattern of an interval or a list, in which every character but `{0}` and `{1}` is literal.
  init(interval pattern: String) throws(FileProblem) {
    try self.init(literal: pattern)
  }

  /// Reads the pattern that joins a date and a time, in which quotes stand around literal text.
  init(dateTime pattern: String) throws(FileProblem) {
    try self.init(literal: DatePattern.unquoted(pattern))
  }

  private init(literal pattern: String) throws(FileProblem) {
    var pieces: [Piece] = []
    for part in pattern.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard part.offset > 0 else {
        pieces.append(.literal(String(part.element)))
        continue
      }
      let number = part.element.prefix(2)
      guard number == "0}" || number == "1}" else {
        throw FileProblem(reason: "the pattern '\(pattern)' has a placeholder that is neither {0} nor {1}")
      }
      pieces += [number == "0}" ? .first : .second, .literal(String(part.element.dropFirst(2)))]
    }
    guard pieces.count(where: \.isFirst) == 1, pieces.count(where: \.isSecond) == 1 else {
      throw FileProblem(reason: "the pattern '\(pattern)' has not both {0} and {1} once")
    }
    self.pieces = pieces
  }

  /// The two texts joined.
  func text(_ first: String, _ second: String) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .literal(let literal): text += literal
      case .first: text += first
      case .second: text += second
      }
    }
  }
}
