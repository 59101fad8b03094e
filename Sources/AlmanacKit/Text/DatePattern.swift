/// A date pattern (UTS 35, date field symbols) in its parts: fields, and the text between them.
package struct DatePattern: Equatable, Sendable, CustomStringConvertible {
  package enum Part: Equatable, Sendable {
    /// A field by its letter, and how many times the letter stands there.
    case field(letter: Character, count: Int)
    /// Text that is shown as it is, without the quotes of the pattern.
    case literal(String)
  }

  package var parts: [Part]

  package init(parts: [Part]) {
    self.parts = parts
  }

  /// Reads a pattern; `''` is an apostrophe, and text in `'…'` is literal.
  package init(_ pattern: String) {
    var reader = PatternReader()
    // By scalar: a quote with a combining mark behind it (nnh) is still a quote.
    for scalar in pattern.unicodeScalars { reader.read(scalar) }
    parts = reader.finish()
  }

  /// The letters of the fields.
  package var letters: Set<Character> {
    Set(
      parts.compactMap { part in
        if case .field(let letter, _) = part { letter } else { nil }
      })
  }

  /// The pattern again, with quotes around literal letters.
  package var description: String {
    parts.map { part in
      switch part {
      case .field(let letter, let count): String(repeating: letter, count: count)
      case .literal(let text): Self.quoted(text)
      }
    }.joined()
  }

  /// Literal text as a pattern writes it: quotes around the letters, from the first to the last.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: \.isPatternLetter),
      let last = scalars.lastIndex(where: \.isPatternLetter)
    else { return doubled(text) }
    let letters = doubled(String(scalars[first...last]))
    return doubled(String(scalars[..<first])) + "'\(letters)'" + doubled(String(scalars[last...].dropFirst()))
  }

  /// The text with its apostrophes doubled, as they stand in quotes and outside.
  private static func doubled(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += $1 == "'" ? "''" : String($1) }
  }

  /// A text in which quotes stand around literal text, without them.
  package static func unquoted(_ text: String) -> String {
    var isAfterQuote = false
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "'" {
        if isAfterQuote { result += "'" }
        isAfterQuote.toggle()
      } else {
        isAfterQuote = false
        result += String(scalar)
      }
    }
  }

  /// The pattern with the hour in another cycle.
  package func withHour(_ letter: Character) -> DatePattern {
    DatePattern(
      parts: parts.map { part in
        guard case .field(let field, let count) = part, "hHkK".contains(field) else { return part }
        return .field(letter: letter, count: count)
      })
  }

  /// The pattern with every field of a letter made another field.
  package func replacing(_ letter: Character, with field: Part) -> DatePattern {
    DatePattern(
      parts: parts.map { part in
        if case .field(letter, _) = part { field } else { part }
      })
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a field in a pattern.
  fileprivate var isPatternLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

private struct PatternReader {
  private var parts: [DatePattern.Part] = []
  private var literal = String.UnicodeScalarView()
  private var isQuoted = false
  private var wasQuote = false

  mutating func read(_ scalar: Unicode.Scalar) {
    if scalar == "'" {
      // The second of two quotes is an apostrophe, inside quoted text and outside.
      if wasQuote { literal.append("'") }
      wasQuote.toggle()
      isQuoted.toggle()
      return
    }
    wasQuote = false
    if scalar.isPatternLetter && !isQuoted {
      readField(Character(scalar))
    } else {
      literal.append(scalar)
    }
  }

  private mutating func readField(_ letter: Character) {
    flush()
    if case .field(letter, let count) = parts.last {
      parts[parts.count - 1] = .field(letter: letter, count: count + 1)
    } else {
      parts.append(.field(letter: letter, count: 1))
    }
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    parts.append(.literal(String(literal)))
    literal = String.UnicodeScalarView()
  }

  mutating func finish() -> [DatePattern.Part] {
    flush()
    return parts
  }
}
