/// Where the keys of a JSON text stand, which a decoder does not tell.
struct JSONPlaces {
  /// A key with its path, and where its quote opens.
  struct Key: Equatable {
    let path: [String]
    let place: TextPlace
  }

  /// The keys that stand in their object for the second time, in the order of the text.
  private(set) var repeated: [Key] = []
  private var places: [[String]: TextPlace] = [:]

  /// Reads a text; throws at the first byte that is not JSON (RFC 8259).
  init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    var scanner = JSONScanner(bytes)
    try scanner.scan()
    for key in scanner.keys where places.updateValue(key.place, forKey: key.path) != nil {
      repeated.append(key)
    }
    // The first of several is the place of all.
    for key in scanner.keys.reversed() where !repeated.isEmpty { places[key.path] = key.place }
  }

  /// The place of a key, or of the closest one around it that there is; else the beginning.
  func place(of path: [String]) -> TextPlace {
    let around = sequence(first: path) { $0.isEmpty ? nil : Array($0.dropLast()) }
    return around.lazy.compactMap { places[$0] }.first ?? TextPlace(line: 1, column: 1)
  }
}

/// What is not JSON, and the byte where it stands.
struct JSONSyntaxError: Error, Equatable {
  let offset: Int
  /// What the text should have there, as in "a value".
  let expected: String
}

/// Runs over a JSON text once and notes its keys.
private struct JSONScanner {
  private(set) var keys: [JSONPlaces.Key] = []
  private let bytes: [UInt8]
  private var offset = 0
  private var path: [String] = []
  /// The place of the last key, and its byte: places are counted from one to the next, and the text once.
  private var last = (place: TextPlace(line: 1, column: 1), offset: 0)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() throws(JSONSyntaxError) {
    try value()
    skipSpace()
    guard offset == bytes.count else { throw error("the end") }
  }

  private mutating func value() throws(JSONSyntaxError) {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "\""): _ = try string()
    default: try word()
    }
  }

  private mutating func object() throws(JSONSyntaxError) {
    try nested(closing: "}") { scanner throws(JSONSyntaxError) in
      scanner.skipSpace()
      let start = scanner.offset
      guard scanner.next == UInt8(ascii: "\"") else { throw scanner.error("a key in double quotes") }
      scanner.path.append(try scanner.string())
      scanner.last = (scanner.place(of: start), start)
      scanner.keys.append(JSONPlaces.Key(path: scanner.path, place: scanner.last.place))
      try scanner.take(":")
      try scanner.value()
      scanner.path.removeLast()
    }
  }

  /// The place of a quote behind the last key.
  private func place(of offset: Int) -> TextPlace {
    let here = TextPlace(of: offset - last.offset, in: bytes[last.offset...])
    guard here.line == 1 else { return TextPlace(line: last.place.line + here.line - 1, column: here.column) }
    return TextPlace(line: last.place.line, column: last.place.column + here.column - 1)
  }

  private mutating func array() throws(JSONSyntaxError) {
    var index = 0
    try nested(closing: "]") { scanner throws(JSONSyntaxError) in
      scanner.path.append(String(index))
      try scanner.value()
      scanner.path.removeLast()
      index += 1
    }
  }

  /// Reads what stands between two brackets, divided by commas.
  private mutating func nested(
    closing: Unicode.Scalar, _ element: (inout JSONScanner) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    // No catalogue is so deep, and each level takes some of the stack.
    guard path.count < 100 else { throw error("less depth") }
    offset += 1
    skipSpace()
    if next == UInt8(ascii: closing) {
      offset += 1
      return
    }
    while true {
      try element(&self)
      skipSpace()
      if next == UInt8(ascii: closing) { break }
      guard next == UInt8(ascii: ",") else { throw error("',' or '\(closing)'") }
      offset += 1
    }
    offset += 1
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    let start = offset
    offset += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("'\"' in this line") }
      offset += byte == UInt8(ascii: "\\") ? try escapeLength() : 1
    }
    guard offset < bytes.count else {
      throw JSONSyntaxError(offset: start, expected: "'\"' at the end of a text")
    }
    offset += 1
    guard let text = Self.unescaped(bytes[start + 1..<offset - 1]) else {
      throw JSONSyntaxError(offset: start, expected: "a text whose escapes are whole characters")
    }
    return text
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

  /// A text without its escapes, which few have; `nil` if one is half a character.
  private static func unescaped(_ content: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: content, as: UTF8.self)
    guard content.contains(UInt8(ascii: "\\")) else { return text }
    return JSONShape.string(quoted: "\"\(text)\"")
  }

  /// Reads a number, `true`, `false` or `null`.
  private mutating func word() throws(JSONSyntaxError) {
    let start = offset
    while let byte = next, !Self.ends.contains(byte) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    // Not `\d`, which is a digit of any script.
    guard word.wholeMatch(of: /true|false|null|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil else {
      throw JSONSyntaxError(offset: start, expected: "a value")
    }
  }

  private static let ends = Set(" \t\r\n,:[]{}\"".utf8)

  private mutating func take(_ scalar: Unicode.Scalar) throws(JSONSyntaxError) {
    skipSpace()
    guard next == UInt8(ascii: scalar) else { throw error("'\(scalar)'") }
    offset += 1
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ expected: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: min(offset, bytes.count), expected: expected)
  }
}
