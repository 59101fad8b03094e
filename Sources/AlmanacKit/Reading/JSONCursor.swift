/// Runs over a JSON text (RFC 8259) once, and takes from it what its reader asks for.
package struct JSONCursor {
  /// The bytes that were read.
  package private(set) var offset = 0

  private let bytes: [UInt8]
  private var depth = 0
  private var valueCount = 0

  /// The most values a text can have: many times those of any file, and each takes time and memory.
  private static let valueLimit = 1_000_000

  /// The most bytes of a key, which every problem below it names.
  private static let keyLimit = 10_000

  /// What stands at a place of a text.
  package enum Kind: Equatable, Sendable {
    case text, object, list, word
  }

  /// A text in UTF-8.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What the next value is, as far as its first byte tells.
  package mutating func kind() -> Kind {
    skipSpace()
    return switch next {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "\""): .text
    default: .word
    }
  }

  /// Reads an object: `field` gets each key, and where its quote opens, and reads the value.
  package mutating func object(
    _ field: (inout JSONCursor, String, Int) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    try nested(closing: "}") { cursor throws(JSONSyntaxError) in
      cursor.skipSpace()
      let start = cursor.offset
      guard cursor.next == UInt8(ascii: "\"") else { throw cursor.error("a key in double quotes") }
      let key = try cursor.text()
      guard key.utf8.count <= Self.keyLimit else {
        throw JSONSyntaxError(offset: start, expected: "a shorter key")
      }
      cursor.skipSpace()
      guard cursor.next == UInt8(ascii: ":") else { throw cursor.error("':'") }
      cursor.offset += 1
      try field(&cursor, key, start)
    }
  }

  /// Reads a list: `element` reads each value, and gets how many stand before it.
  package mutating func list(
    _ element: (inout JSONCursor, Int) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    var index = 0
    try nested(closing: "]") { cursor throws(JSONSyntaxError) in
      try element(&cursor, index)
      index += 1
    }
  }

  /// Reads a text.
  package mutating func text() throws(JSONSyntaxError) -> String {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw error("a text") }
    let start = offset
    offset += 1
    var hasEscapes = false
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("'\"' in this line") }
      hasEscapes = hasEscapes || byte == UInt8(ascii: "\\")
      offset += byte == UInt8(ascii: "\\") ? try escapeLength() : 1
    }
    guard offset < bytes.count else {
      throw JSONSyntaxError(offset: start, expected: "'\"' at the end of a text")
    }
    offset += 1
    guard hasEscapes else { return String(decoding: bytes[start + 1..<offset - 1], as: UTF8.self) }
    guard let text = QuotedTextReader.json.text(in: bytes, from: start + 1) else {
      throw JSONSyntaxError(offset: start, expected: "a text whose escapes are whole characters")
    }
    return text.string
  }

  /// Reads a number, `true`, `false` or `null`, as the text spells it.
  package mutating func word() throws(JSONSyntaxError) -> String {
    skipSpace()
    let start = offset
    while let byte = next, !Self.isEnd(byte) { offset += 1 }
    let word = bytes[start..<offset]
    guard word.isJSONNumber || ["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) })
    else {
      throw JSONSyntaxError(offset: start, expected: "a value")
    }
    return String(decoding: word, as: UTF8.self)
  }

  /// Reads past a value, whatever it is.
  package mutating func skip() throws(JSONSyntaxError) {
    switch kind() {
    case .text: _ = try text()
    case .word: _ = try word()
    case .object: try object { cursor, _, _ throws(JSONSyntaxError) in try cursor.skip() }
    case .list: try list { cursor, _ throws(JSONSyntaxError) in try cursor.skip() }
    }
  }

  /// Throws unless nothing but space is left.
  package mutating func end() throws(JSONSyntaxError) {
    skipSpace()
    guard offset == bytes.count else { throw error("the end") }
  }
}

/// What is not JSON, and the byte where it stands.
package struct JSONSyntaxError: Error, Equatable {
  package let offset: Int
  /// What the text should have there, as in "a value".
  package let expected: String

  package init(offset: Int, expected: String) {
    self.offset = offset
    self.expected = expected
  }
}

extension JSONCursor {
  /// Reads what stands between two brackets, divided by commas.
  private mutating func nested(
    closing: Unicode.Scalar, _ element: (inout JSONCursor) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    // No file is so deep, and each level takes some of the stack.
    guard depth < 100 else { throw error("less depth") }
    depth += 1
    offset += 1
    skipSpace()
    if next != UInt8(ascii: closing) {
      while true {
        guard valueCount < Self.valueLimit else { throw error("fewer values") }
        valueCount += 1
        try element(&self)
        skipSpace()
        if next == UInt8(ascii: closing) { break }
        guard next == UInt8(ascii: ",") else { throw error("',' or '\(closing)'") }
        offset += 1
      }
    }
    offset += 1
    depth -= 1
  }

  /// How many bytes the escape here has.
  private func escapeLength() throws(JSONSyntaxError) -> Int {
    let rest = bytes[(offset + 1)...].prefix(5)
    switch rest.first.map(Unicode.Scalar.init) {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": return 2
    case "u" where rest.count == 5 && rest.dropFirst().allSatisfy(Self.isHexadecimal): return 6
    default: throw error("an escape as in '\\n' or '\\u00A0'")
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isHexDigit }

  /// Whether a byte ends a word: space, or what stands between values.
  private static func isEnd(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case ",", ":", "[", "]", "{", "}", "\"": true
    default: isSpace(byte)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func skipSpace() {
    var index = offset
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    offset = index
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ expected: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: min(offset, bytes.count), expected: expected)
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is a number as JSON spells them, which Swift does more freely.
  fileprivate var isJSONNumber: Bool {
    var rest = self
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let isZeroFirst = rest.first == UInt8(ascii: "0")
    let digits = rest.removeDigits()
    guard digits == 1 || (digits > 1 && !isZeroFirst) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard rest.removeDigits() > 0 else { return false }
    }
    guard let exponent = rest.popFirst() else { return true }
    guard exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") else { return false }
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return rest.removeDigits() > 0 && rest.isEmpty
  }

  /// Removes the digits at the beginning; how many there were.
  private mutating func removeDigits() -> Int {
    let digits = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    self = self[digits.endIndex...]
    return digits.count
  }
}
