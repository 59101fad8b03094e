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
    var reader = PatternReader(pattern)
    parts = reader.read()
  }

  /// The letters of the fields.
  package var letters: Set<Character> {
    Set(
      parts.compactMap { part in
        if case .field(let letter, _) = part { letter } else { nil }
      })
  }

  /// How many fields the pattern has.
  package var fieldCount: Int { parts.count { if case .field = $0 { true } else { false } } }

  /// Whether the pattern has a field of a letter.
  package func has(_ letter: Character) -> Bool {
    parts.contains { part in
      if case .field(letter, _) = part { true } else { false }
    }
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

  /// The pattern with other parts for every field of a letter.
  package func replacing(_ letter: Character, with replacement: [Part]) -> DatePattern {
    DatePattern(
      parts: parts.flatMap { part in
        if case .field(letter, _) = part { replacement } else { [part] }
      })
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a field in a pattern.
  fileprivate var isPatternLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

/// Takes a pattern apart, byte by byte: a quote with a combining mark behind it (nnh) is still a quote.
private struct PatternReader {
  private let bytes: [UInt8]
  private var position = 0
  private var parts: [DatePattern.Part] = []
  /// The literal text that has been read since the last field.
  private var literal = ""
  private var isQuoted = false
  private var wasQuote = false

  init(_ pattern: String) {
    bytes = Array(pattern.utf8)
    parts.reserveCapacity(8)
  }

  mutating func read() -> [DatePattern.Part] {
    while position < bytes.count {
      if bytes[position] == Self.quote {
        readQuote()
      } else {
        wasQuote = false
        if isField(bytes[position]) { readField() } else { readLiteral() }
      }
    }
    flush()
    return parts
  }

  private static let quote = UInt8(ascii: "'")

  private func isField(_ byte: UInt8) -> Bool {
    !isQuoted && Unicode.Scalar(byte).isPatternLetter
  }

  private mutating func readQuote() {
    // The second of two quotes is an apostrophe, inside quoted text and outside.
    if wasQuote { literal += "'" }
    wasQuote.toggle()
    isQuoted.toggle()
    position += 1
  }

  private mutating func readField() {
    flush()
    let (start, first) = (position, bytes[position])
    while position < bytes.count, bytes[position] == first { position += 1 }
    let (letter, length) = (Character(Unicode.Scalar(first)), position - start)
    if case .field(letter, let count) = parts.last {
      parts[parts.count - 1] = .field(letter: letter, count: count + length)
    } else {
      parts.append(.field(letter: letter, count: length))
    }
  }

  private mutating func readLiteral() {
    let start = position
    while position < bytes.count, bytes[position] != Self.quote, !isField(bytes[position]) { position += 1 }
    literal += String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    parts.append(.literal(literal))
    literal = ""
  }
}
