/// Decodes a text in double quotes as in JSON (RFC 8259), in which a backslash begins an escape such as `\n` or `\u00A0`.
///
/// `\u` and four hexadecimal digits are one UTF-16 code unit.
package enum QuotedTextReader {
  /// The text that begins at `start`, after its opening quote, and the index after its closing quote.
  ///
  /// `nil` if there is no closing quote, or if the text contains a control character, an unknown escape or half of a
  /// surrogate pair.
  package static func text(in bytes: [UInt8], from start: Int) -> (string: String, end: Int)? {
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

  /// Appends the UTF-16 code units from a run of escapes, and then the plain bytes after them.
  ///
  /// All units of a run are decoded together, because two units may be one character. Returns `false` if the units
  /// contain a lone surrogate.
  private static func append(_ plain: ArraySlice<UInt8>, _ units: [UInt16], to text: inout String) -> Bool {
    if !units.isEmpty {
      guard let escaped = scalars(units) else { return false }
      text.unicodeScalars.append(contentsOf: escaped)
    }
    if !plain.isEmpty { text += String(decoding: plain, as: UTF8.self) }
    return true
  }

  /// Decodes UTF-16 code units; `nil` if they contain a lone surrogate.
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

  private static func escape(in bytes: [UInt8], at index: Int) -> (unit: UInt16, end: Int)? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return (UInt16(bytes[index]), index + 1)
    case UInt8(ascii: "n"): return (0x0A, index + 1)
    case UInt8(ascii: "t"): return (0x09, index + 1)
    case UInt8(ascii: "r"): return (0x0D, index + 1)
    case UInt8(ascii: "b"): return (0x08, index + 1)
    case UInt8(ascii: "f"): return (0x0C, index + 1)
    case UInt8(ascii: "u"):
      guard index + 5 <= bytes.count else { return nil }
      let digits = bytes[index + 1..<index + 5]
      // Swift's number parser accepts a sign, so it would read "-000" as 0.
      guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
      return UInt16(String(decoding: digits, as: UTF8.self), radix: 16).map { ($0, index + 5) }
    default: return nil
    }
  }
}
