/// A pattern that joins two texts, as in `{0} – {1}`; each is in it once, in either order.
struct JoiningPattern: Sendable {
  /// The texts before the two, between them and behind them.
  private let literals: (start: String, middle: String, end: String)
  /// Whether `{1}` comes before `{0}`.
  private let isReversed: Bool

  /// Reads the pattern of an interval or a list, in which every character but `{0}` and `{1}` is literal.
  init(interval pattern: String) throws(FileProblem) {
    try self.init(literal: pattern)
  }

  /// Reads the pattern that joins a date and a time, in which quotes stand around literal text.
  init(dateTime pattern: String) throws(FileProblem) {
    try self.init(literal: DatePattern.unquoted(pattern))
  }

  private init(literal pattern: String) throws(FileProblem) {
    guard pattern.utf8.count <= Limits.pattern else {
      throw FileProblem(reason: "a pattern has \(pattern.utf8.count) bytes (limit: \(Limits.pattern))")
    }
    let parts = pattern.split(separator: "{", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().map { $0.prefix(2) }
    guard numbers.allSatisfy({ $0 == "0}" || $0 == "1}" }) else {
      throw FileProblem(reason: "the pattern '\(pattern)' has a placeholder that is neither {0} nor {1}")
    }
    guard numbers.count == 2, numbers[0] != numbers[1] else {
      throw FileProblem(reason: "the pattern '\(pattern)' has not both {0} and {1} once")
    }
    literals = (String(parts[0]), String(parts[1].dropFirst(2)), String(parts[2].dropFirst(2)))
    isReversed = numbers[0] == "1}"
  }

  /// The bytes of UTF-8 around the two texts.
  var length: Int { literals.start.utf8.count + literals.middle.utf8.count + literals.end.utf8.count }

  /// The two texts joined.
  func text(_ first: String, _ second: String) -> String {
    let (left, right) = isReversed ? (second, first) : (first, second)
    return literals.start + left + literals.middle + right + literals.end
  }

  /// A text joined with others, one after another.
  ///
  /// What each join puts before or behind the text so far is collected, so that no text is copied again and again.
  func text(_ first: String, joinedWith others: some Sequence<String>) -> String {
    var before: [String] = []
    var after = ""
    for other in others {
      before.append(isReversed ? literals.start + other + literals.middle : literals.start)
      after += isReversed ? literals.end : literals.middle + other + literals.end
    }
    return before.reversed().joined() + first + after
  }
}
