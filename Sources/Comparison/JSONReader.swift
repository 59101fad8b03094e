/// Reads JSON (RFC 8259) into values; it keeps up with bundles of the whole world.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// A file that is not JSON, and the byte where that shows.
  struct Problem: Error {
    let offset: Int
  }

  /// The value a file is.
  static func value(of bytes: [UInt8]) throws(Problem) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    // What is not UTF-8 would be read as another text, and as the same as another file.
    guard String(validating: bytes, as: UTF8.self) != nil else { throw reader.problem }
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.problem }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var problem: Problem { Problem(offset: position) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value() throws(Problem) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "{"): return try nested { reader throws(Problem) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(Problem) in try reader.list() }
    default: return .literal(try literal())
    }
  }

  /// A list or an object; no file of the bundle is deeper than a few.
  private mutating func nested(
    _ read: (inout JSONReader) throws(Problem) -> JSONValue
  ) throws(Problem) -> JSONValue {
    guard depth < 64 else { throw problem }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Problem) -> JSONValue {
    var entries: [String: JSONValue] = [:]
    guard !skip(UInt8(ascii: "}")) else { return .object(entries) }
    repeat {
      skipSpace()
      let key = try string()
      guard skip(UInt8(ascii: ":")) else { throw problem }
      entries[key] = try value()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw problem }
    return .object(entries)
  }

  private mutating func list() throws(Problem) -> JSONValue {
    var elements: [JSONValue] = []
    guard !skip(UInt8(ascii: "]")) else { return .list(elements) }
    repeat { elements.append(try value()) } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw problem }
    return .list(elements)
  }

  private mutating func literal() throws(Problem) -> String {
    let start = position
    while let byte = next, Self.isOfLiteral(byte) { position += 1 }
    let text = bytes[start..<position]
    guard
      text.elementsEqual("true".utf8) || text.elementsEqual("false".utf8)
        || text.elementsEqual("null".utf8) || Self.isNumber(text)
    else {
      position = start
      throw problem
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether it is a number as JSON spells them, which Swift does more freely.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let isZeroFirst = rest.first == UInt8(ascii: "0")
    let digits = skipDigits(&rest)
    guard digits == 1 || (digits > 1 && !isZeroFirst) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard skipDigits(&rest) > 0 else { return false }
    }
    guard let exponent = rest.popFirst() else { return true }
    guard exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") else { return false }
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return skipDigits(&rest) > 0 && rest.isEmpty
  }

  /// Steps over digits; how many there were.
  private static func skipDigits(_ text: inout ArraySlice<UInt8>) -> Int {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    text = text[digits.endIndex...]
    return digits.count
  }

  private static func isOfLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() throws(Problem) -> String {
    guard next == UInt8(ascii: "\"") else { throw problem }
    let text: (string: String, end: Int)? = QuotedTextReader.json.text(in: bytes, from: position + 1)
    guard let text else { throw problem }
    position = text.end
    return text.string
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Steps over white space, and over a byte if it is the next one.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }
}
