/// A date pattern (UTS 35, date field symbols), such as `d. MMMM y`, split into fields and the text between them.
package struct DatePattern: Equatable, Sendable, CustomStringConvertible {
  package enum Part: Hashable, Sendable {
    /// A field: a pattern letter, and how many times the letter occurs in a row, such as 4 in `MMMM`.
    case field(letter: Unicode.Scalar, count: Int)
    /// Text that is shown unchanged; the quotes around it in the pattern are removed.
    case literal(String)

    /// The field's pattern letter; `nil` if the part is text.
    package var letter: Unicode.Scalar? { if case .field(let letter, _) = self { letter } else { nil } }
  }

  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// Parses a pattern, in which `''` is an apostrophe and text in `'…'` is literal.
  package init(_ pattern: String) {
    var reader = PatternReader(pattern)
    parts = reader.read()
  }

  /// The pattern letters of the fields, such as `d`, `M` and `y`.
  package var letters: Set<Unicode.Scalar> { Set(parts.compactMap(\.letter)) }

  /// The number of fields in the pattern.
  package var fieldCount: Int { parts.count { $0.letter != nil } }

  /// Whether the pattern has a field with this letter.
  package func has(_ letter: Unicode.Scalar) -> Bool { parts.contains { $0.letter == letter } }

  /// The pattern as UTS 35 spells it, with quotes around literal letters.
  package var description: String {
    parts.reduce(into: "") { pattern, part in
      switch part {
      case .field(let letter, let count): for _ in 0..<count { pattern.unicodeScalars.append(letter) }
      case .literal(let text): pattern += Self.quoted(text)
      }
    }
  }

  /// The literal text as a pattern spells it: the part from the first ASCII letter to the last is in quotes.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: \.isPatternLetter),
      let last = scalars.lastIndex(where: \.isPatternLetter)
    else { return doubled(text) }
    let letters = doubled(String(scalars[first...last]))
    return doubled(String(scalars[..<first])) + "'\(letters)'" + doubled(String(scalars[last...].dropFirst()))
  }

  /// The text with each apostrophe doubled, as patterns require inside and outside quotes.
  private static func doubled(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "'")) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += $1 == "'" ? "''" : String($1) }
  }

  /// Removes the quotes from literal text in a pattern; two quotes in a row become an apostrophe.
  package static func unquoted(_ text: String) -> String {
    DatePattern(text).parts.map { part in
      switch part {
      case .field(let letter, let count): String(repeating: String(letter), count: count)
      case .literal(let text): text
      }
    }.joined()
  }

  /// The same pattern, but each hour field has the pattern letter `letter`, which is `h`, `H`, `k` or `K`.
  package func withHour(_ letter: Unicode.Scalar) -> DatePattern {
    DatePattern(
      parts: parts.map { part in
        guard case .field(let hour, let count) = part, "hHkK".unicodeScalars.contains(hour) else {
          return part
        }
        return .field(letter: letter, count: count)
      })
  }

  /// The pattern in which `replacement` replaces every field that has the pattern letter `letter`.
  package func replacing(_ letter: Unicode.Scalar, with replacement: [Part]) -> DatePattern {
    DatePattern(parts: parts.flatMap { $0.letter == letter ? replacement : [$0] })
  }
}

extension DatePattern {
  /// Whether the pattern shows the month as a name, not as a number.
  var hasMonthName: Bool {
    parts.contains { part in
      if case .field(let letter, 3...) = part { letter == "M" || letter == "L" } else { false }
    }
  }

  /// The index of the part at which the second date or time of an interval begins: the first field that occurs again.
  ///
  /// The month letters `L` and `M` count as one field, and so do the weekday letters `c`, `e` and `E`. If no field
  /// occurs again, the result is the number of parts.
  package static func intervalSplit(of parts: [Part]) -> Int {
    var seen: Set<Unicode.Scalar> = []
    for (index, part) in parts.enumerated() {
      guard let letter = part.letter else { continue }
      guard seen.insert(field(of: letter)).inserted else { return index }
    }
    return parts.count
  }

  /// The letter that a field has in a date; a field alone can have another letter, such as `L` for a month.
  static func field(of letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "L": "M"
    case "c", "e": "E"
    case "q": "Q"
    default: letter
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is an ASCII letter, which is a field in a pattern unless it is in quotes.
  fileprivate var isPatternLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

/// Splits a pattern byte by byte, so that a quote followed by a combining mark is still a quote, as in Ngiemboon (nnh).
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

  private func isField(_ byte: UInt8) -> Bool { !isQuoted && Unicode.Scalar(byte).isPatternLetter }

  private mutating func readQuote() {
    // The second of two quotes is an apostrophe, both inside and outside quoted text.
    if wasQuote { literal += "'" }
    wasQuote.toggle()
    isQuoted.toggle()
    position += 1
  }

  private mutating func readField() {
    flush()
    let (start, first) = (position, bytes[position])
    while position < bytes.count, bytes[position] == first { position += 1 }
    parts.append(.field(letter: Unicode.Scalar(first), count: position - start))
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
