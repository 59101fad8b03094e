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
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    // Swift's numbers may also be called `inf` and `nan`.
    let isNumber = Double(text) != nil && !text.contains("n")
    guard ["true", "false", "null"].contains(text) || isNumber else {
      position = start
      throw problem
    }
    return text
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
