/// Collects the characters of an XML text while it is read.
struct XMLText {
  private var bytes: [UInt8] = []
  /// Whether the last byte was a carriage return.
  ///
  /// In XML, a carriage return counts as a line feed. If a line feed follows it, the two count as one line feed.
  private var isBehindReturn = false

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a byte from the file; returns `false` if a character that XML forbids ends with this byte.
  mutating func append(_ byte: UInt8) -> Bool {
    if byte == 0x0A, isBehindReturn {
      isBehindReturn = false
      return true
    }
    isBehindReturn = byte == 0x0D
    bytes.append(isBehindReturn ? 0x0A : byte)
    guard byte >= 0x20 || byte.isXMLSpace else { return false }
    // XML forbids U+FFFE (the bytes EF BF BE) and U+FFFF (the bytes EF BF BF).
    return byte < 0xBE || !(bytes.suffix(3).starts(with: [0xEF, 0xBF]) && bytes.count >= 3)
  }

  /// Adds bytes that need no replacement or check.
  mutating func append(_ plain: ArraySlice<UInt8>) {
    isBehindReturn = false
    bytes += plain
  }

  /// Adds the character that a reference such as `&amp;` stands for.
  mutating func append(_ scalar: Unicode.Scalar) {
    isBehindReturn = false
    bytes += UTF8.encode(scalar) ?? .init()
  }

  /// The character for a reference without its `&` and `;`, as in `amp`; `nil` if XML has no such reference.
  static func scalar(of name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "apos": "'"
    case "gt": ">"
    case "lt": "<"
    case "quot": "\""
    default: numbered(name)
    }
  }

  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let scalar = UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
    else { return nil }
    let isAllowed = scalar.value >= 0x20 || [0x09, 0x0A, 0x0D].contains(scalar.value)
    return isAllowed && scalar.value != 0xFFFE && scalar.value != 0xFFFF ? scalar : nil
  }
}

extension [UInt8] {
  /// The index of the first byte at or after `start` that may need a replacement or a check, in text or in an
  /// attribute.
  func endOfPlainXML(from start: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        let byte = bytes[index]
        // Quotes, & and < need a check. 0xBE and 0xBF may end U+FFFE and U+FFFF.
        if byte < 0x20 || byte == 0x22 || byte == 0x26 || byte == 0x27 || byte == 0x3C || byte == 0xBE
          || byte == 0xBF
        {
          break
        }
        index += 1
      }
      return index
    }
  }
}

extension UInt8 {
  var isXMLSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }

  /// Whether an XML name may contain the byte; some of these bytes cannot begin a name.
  var isOfXMLName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...0xFF: true
    case UInt8(ascii: "_"), UInt8(ascii: ":"): true
    default: continuesXMLName
    }
  }

  /// Whether an XML name may contain the byte but cannot begin with it.
  var continuesXMLName: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".")
  }
}
