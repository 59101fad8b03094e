/// Reads the values of a JSON text (RFC 8259) in one pass; the caller requests one value after another.
package struct JSONCursor {
  /// The number of bytes that have been read.
  package private(set) var offset: Int

  private let bytes: [UInt8]
  private let scanner: JSONScanner
  private let repeatedKeys: RepeatedKeys
  private let valueLimit: Int
  private var depth = 0
  private var valueCount = 0

  /// The kind of a JSON value; `word` is a number, `true`, `false` or `null`.
  package enum Kind: Equatable, Sendable {
    case text, object, list, word
  }

  /// What the cursor does if a key occurs twice in an object.
  package enum RepeatedKeys: Sendable {
    /// The cursor throws, because JSON readers disagree about which of the key's two values counts.
    case refused
    /// The cursor returns both values of the key, and its caller reports the repeated key.
    case allowed
  }

  /// Starts at the beginning of a JSON text in UTF-8, or at an offset; the text may have up to `valueLimit` values.
  package init(
    _ bytes: [UInt8], repeatedKeys: RepeatedKeys, valueLimit: Int = Limits.jsonValues, at offset: Int = 0
  ) {
    self.bytes = bytes
    self.offset = offset
    scanner = JSONScanner(bytes)
    self.repeatedKeys = repeatedKeys
    self.valueLimit = valueLimit
  }

  /// The kind of the next value; only the first byte of the value is checked.
  package mutating func kind() -> Kind {
    skipSpace()
    return switch next {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "\""): .text
    default: .word
    }
  }

  /// Reads an object; `field` is called with each key and the offset of the key's opening quote, and must read the
  /// key's value.
  package mutating func object(
    _ field: (inout JSONCursor, String, Int) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    try fields { cursor, key throws(JSONSyntaxError) in
      try field(&cursor, key.string(in: cursor.bytes), key.range.lowerBound - 1)
    }
  }

  /// Reads an object; `field` is called with each key, which is not yet decoded, and must read the key's value.
  mutating func fields(
    _ field: (inout JSONCursor, JSONText) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    var keys: [JSONText] = []
    try nested(closing: "}") { cursor throws(JSONSyntaxError) in
      let key = try cursor.key()
      keys.append(key)
      try field(&cursor, key)
    }
    if repeatedKeys == .refused { try refuseRepeated(keys) }
  }

  /// Reads a list; `element` is called with the index of each value, and must read the value.
  package mutating func list(
    _ element: (inout JSONCursor, Int) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    var index = 0
    try nested(closing: "]") { cursor throws(JSONSyntaxError) in
      try element(&cursor, index)
      index += 1
    }
  }

  package mutating func text() throws(JSONSyntaxError) -> String { try textBytes().string(in: bytes) }

  /// Reads a text without decoding it.
  mutating func textBytes() throws(JSONSyntaxError) -> JSONText {
    skipSpace()
    let text = try scanner.text(at: offset)
    offset = text.range.upperBound + 1
    return text
  }

  /// Reads a number, `true`, `false` or `null`, and returns it as the JSON text spells it.
  package mutating func word() throws(JSONSyntaxError) -> String {
    String(decoding: bytes[try wordBytes()], as: UTF8.self)
  }

  /// Reads a number, `true`, `false` or `null`, and returns the range of its bytes.
  mutating func wordBytes() throws(JSONSyntaxError) -> Range<Int> {
    skipSpace()
    let word = try scanner.word(at: offset)
    offset = word.upperBound
    return word
  }

  /// Reads past a value of any kind.
  package mutating func skip() throws(JSONSyntaxError) {
    switch kind() {
    case .text: _ = try textBytes()
    case .word: _ = try wordBytes()
    case .object: try fields { cursor, _ throws(JSONSyntaxError) in try cursor.skip() }
    case .list: try list { cursor, _ throws(JSONSyntaxError) in try cursor.skip() }
    }
  }

  /// Throws if anything except white space follows the last value.
  package mutating func end() throws(JSONSyntaxError) {
    skipSpace()
    guard offset == bytes.count else { throw expected("the end") }
  }
}

extension JSONCursor {
  /// Reads an object or a list from its opening bracket to `closing`; `entry` is called to read each entry between the
  /// commas.
  private mutating func nested(
    closing: Unicode.Scalar, _ entry: (inout JSONCursor) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    // Each level of nesting uses stack space, so the depth has a limit.
    guard depth < Limits.jsonDepth else { throw JSONSyntaxError(offset: offset, .tooDeep) }
    depth += 1
    offset += 1
    skipSpace()
    if next != UInt8(ascii: closing) {
      while true {
        guard valueCount < valueLimit else {
          throw JSONSyntaxError(offset: offset, .tooManyValues(limit: valueLimit))
        }
        valueCount += 1
        try entry(&self)
        skipSpace()
        if next == UInt8(ascii: closing) { break }
        guard next == UInt8(ascii: ",") else { throw expected("',' or '\(closing)'") }
        offset += 1
      }
    }
    offset += 1
    depth -= 1
  }

  /// Reads a key and its colon.
  private mutating func key() throws(JSONSyntaxError) -> JSONText {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
    let key = try textBytes()
    try check(key)
    skipSpace()
    guard next == UInt8(ascii: ":") else { throw expected("':'") }
    offset += 1
    return key
  }

  /// Throws if a key is too long, or has too many consecutive combining marks.
  private func check(_ key: JSONText) throws(JSONSyntaxError) {
    let start = key.range.lowerBound - 1
    guard !key.isPlain || key.range.count > Limits.jsonKey else { return }
    let name = key.string(in: bytes)
    guard name.utf8.count <= Limits.jsonKey else { throw JSONSyntaxError(offset: start, .tooLongKey) }
    guard !name.hasTooManyMarks else { throw JSONSyntaxError(offset: start, .tooManyMarks) }
  }

  /// Throws if an object has a key twice.
  private func refuseRepeated(_ keys: [JSONText]) throws(JSONSyntaxError) {
    // Almanac writes keys in the order of their bytes, so each key only needs to be compared with the next key.
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0.precedes($1, in: bytes) }
    if isSorted, keys.allSatisfy(\.isPlain) { return }
    // Two keys that are canonically equivalent count as equal, because a Swift dictionary cannot contain both.
    var known: Set<String> = []
    for key in keys {
      let name = key.string(in: bytes)
      guard known.insert(name).inserted else {
        throw JSONSyntaxError(offset: key.range.lowerBound - 1, .repeatedKey(name))
      }
    }
  }

  private mutating func skipSpace() { offset = scanner.end(ofSpaceAt: offset) }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func expected(_ what: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset, .expected(what))
  }
}
