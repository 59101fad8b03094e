/// Reads a text in double quotes back: what a backslash stands before, and the digits of what is invisible.
package enum QuotedTextReader {
  /// JSON (RFC 8259): `\u` and four digits.
  case json
  /// Apple's `.strings`: `\U` and four digits.
  case strings

  /// The text that begins after a quote at `start`, and the index behind the quote that ends it.
  ///
  /// `nil` if no quote ends it, or it contains a control character or an escape that the format does not have.
  package func text(in bytes: [UInt8], from start: Int) -> (string: String, end: Int)? {
    var units: [UInt16] = []
    var text = ""
    var plain = start
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        guard append(bytes[plain..<index], units, to: &text) else { return nil }
        return (text, index + 1)
      case UInt8(ascii: "\\"):
        if plain < index {
          guard append(bytes[plain..<index], units, to: &text) else { return nil }
          units = []
        }
        guard let escape = escape(in: bytes, at: index + 1) else { return nil }
        units.append(escape.unit)
        index = escape.end
        plain = index
      case ..<0x20: return nil
      default: index += 1
      }
    }
    return nil
  }

  /// Appends the units of the escapes so far, two of which may be one character, and then plain bytes.
  ///
  /// `false` if the units are half a character.
  private func append(_ plain: ArraySlice<UInt8>, _ units: [UInt16], to text: inout String) -> Bool {
    if !units.isEmpty {
      guard let escaped = Self.scalars(units) else { return false }
      text.unicodeScalars.append(contentsOf: escaped)
    }
    if !plain.isEmpty { text += String(decoding: plain, as: UTF8.self) }
    return true
  }

  /// The scalars of UTF-16; `nil` if a surrogate has no partner.
  private static func scalars(_ units: [UInt16]) -> [Unicode.Scalar]? {
    var scalars: [Unicode.Scalar] = []
    var (decoder, units) = (UTF16(), units.makeIterator())
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: return scalars
      case .error: return nil
      }
    }
  }

  private func escape(in bytes: [UInt8], at index: Int) -> (unit: UInt16, end: Int)? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return (UInt16(bytes[index]), index + 1)
    case UInt8(ascii: "n"): return (0x0A, index + 1)
    case UInt8(ascii: "t"): return (0x09, index + 1)
    case UInt8(ascii: "r"): return (0x0D, index + 1)
    case UInt8(ascii: "b"): return (0x08, index + 1)
    case UInt8(ascii: "f"): return (0x0C, index + 1)
    case letter:
      guard index + 5 <= bytes.count else { return nil }
      let digits = bytes[index + 1..<index + 5]
      // A number of Swift's may begin with a sign: "-000" would be 0.
      guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
      return UInt16(String(decoding: digits, as: UTF8.self), radix: 16).map { ($0, index + 5) }
    default: return nil
    }
  }

  private var letter: UInt8 {
    switch self {
    case .json: UInt8(ascii: "u")
    case .strings: UInt8(ascii: "U")
    }
  }
}
