/// A pattern that joins two texts, such as `{0} – {1}`; each placeholder occurs once, in either order.
struct JoiningPattern: Sendable {
  /// The literal text before, between and after the two placeholders.
  private let literals: (start: String, middle: String, end: String)
  /// Whether `{1}` comes before `{0}`.
  private let isReversed: Bool

  /// Parses the pattern of an interval or a list, in which every character except `{0}` and `{1}` is literal.
  init(interval pattern: String) throws(FileProblem) { try self.init(literal: pattern) }

  /// Parses the pattern that joins a date and a time, in which literal text is in quotes.
  init(dateTime pattern: String) throws(FileProblem) { try self.init(literal: DatePattern.unquoted(pattern)) }

  private init(literal pattern: String) throws(FileProblem) {
    try demandShort(pattern)
    let parts = pattern.split(separator: "{", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().map { $0.prefix(2) }
    guard numbers.allSatisfy({ $0 == "0}" || $0 == "1}" }) else {
      throw FileProblem(reason: "the pattern '\(pattern)' has a placeholder that is neither {0} nor {1}")
    }
    guard numbers.count == 2, numbers[0] != numbers[1] else {
      throw FileProblem(reason: "the pattern '\(pattern)' does not have {0} and {1} exactly once")
    }
    literals = (String(parts[0]), String(parts[1].dropFirst(2)), String(parts[2].dropFirst(2)))
    isReversed = numbers[0] == "1}"
  }

  /// The length of the literal text before, between and after the two joined texts, in bytes of UTF-8.
  var length: Int { literals.start.utf8.count + literals.middle.utf8.count + literals.end.utf8.count }

  /// The two texts, joined by the pattern; `first` replaces `{0}`, and `second` replaces `{1}`.
  func text(_ first: String, _ second: String) -> String {
    let (left, right) = isReversed ? (second, first) : (first, second)
    return literals.start + left + literals.middle + right + literals.end
  }

  /// The text `first`, joined with each of the other texts in turn, without a copy in each step.
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
