/// Characters that a person cannot see in a file.
package enum Invisible {
  /// Whether a scalar is a control, a format character, or a space other than U+0020.
  ///
  /// Those are Unicode's general categories Cc, Cf, Zl, Zp and Zs.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return !(0x20...0x7E).contains(scalar.value) }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: false
    }
  }

  /// Whether a text in UTF-8 certainly needs no escapes, because ``firstSuspect(in:from:)`` finds nothing.
  static func isAbsent(from utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    firstSuspect(in: utf8, from: 0) == utf8.count
  }

  /// The index of the first scalar that may be invisible, or that JSON, `.strings` or XML escapes.
  ///
  /// The result is the number of bytes if the text has no such scalar, which is true for almost every text of a picker.
  /// The search only compares bytes. The caller must decide whether the scalar at the index is really invisible.
  static func firstSuspect(in utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < utf8.count {
      let first = utf8[index]
      switch first {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"):
        return index
      case 0x20...0x7E: index += 1
      // These two cases skip the scalars U+00C0 to U+06FF and U+0800 to U+D7FF, except those that may be invisible.
      case 0xC3...0xDB where !mayBeInvisible(first, utf8[index + 1]): index += 2
      case 0xE0...0xED where !mayBeInvisible(first, utf8[index + 1], utf8[index + 2]): index += 3
      default: return index
      }
    }
    return index
  }

  /// Whether a scalar that has two bytes in UTF-8 may be invisible.
  private static func mayBeInvisible(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xD8 && second < 0xA0 || first == 0xDB && second == 0x9D
  }

  /// Whether a scalar that has three bytes in UTF-8 may be invisible.
  private static func mayBeInvisible(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch first {
    case 0xE0: second < 0xA4
    case 0xE1: second == 0x9A || second == 0xA0
    // U+2010 to U+2027 are visible punctuation, such as dashes and quotes.
    case 0xE2: second == 0x81 || second == 0x80 && !(0x90..<0xA8).contains(third)
    case 0xE3: second == 0x80
    default: false
    }
  }
}

/// The escapes in a quoted text, such as `\n` for the end of a line and `\u200f` for an invisible character.
package enum QuotedText {
  /// JSON (RFC 8259): `\u` and four lowercase hexadecimal digits.
  case json
  /// Apple's `.strings`: `\U` and four uppercase hexadecimal digits.
  case strings

  /// The text with its escapes, in double quotes.
  package func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    append(quoted: string, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text with its escapes, in double quotes.
  func append(quoted string: String, to bytes: inout [UInt8]) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { append($0, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  private func append(_ utf8: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = 0
    while true {
      let end = Invisible.firstSuspect(in: utf8, from: start)
      bytes += UnsafeBufferPointer(rebasing: utf8[start..<end])
      // The prefix of four bytes may cut a later scalar in two, but it always contains all bytes of the first scalar.
      guard end < utf8.count,
        let scalar = String(decoding: utf8[end...].prefix(4), as: UTF8.self).unicodeScalars.first
      else { return }
      let isEscaped = scalar == "\"" || scalar == "\\" || Invisible.contains(scalar)
      bytes += (isEscaped ? escape(of: scalar) : String(scalar)).utf8
      start = end + UTF8.width(scalar)
    }
  }

  private func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\n": #"\n"#
    case "\t": #"\t"#
    case "\r": #"\r"#
    default: code(of: scalar)
    }
  }

  /// The code of a scalar as an escape, such as `\u200f`.
  func code(of scalar: Unicode.Scalar) -> String {
    let units = UTF16.encode(scalar) ?? .init()
    switch self {
    case .json: return units.map { #"\u"# + $0.fourDigits.lowercased() }.joined()
    // Programs that read `.strings` accept only four digits, so a scalar above U+FFFF is written as itself.
    case .strings where units.count > 1: return String(scalar)
    case .strings: return units.map { #"\U"# + $0.fourDigits }.joined()
    }
  }
}

/// The escapes of XML 1.0 for the text of an element: `&amp;`, `&lt;`, `&gt;`, and `&#x200F;` for an invisible
/// character.
package enum XMLEscaping {
  package static func escaped(_ string: String) -> String {
    let isPlain = string.utf8.withContiguousStorageIfAvailable(Invisible.isAbsent)
    guard isPlain != true else { return string }
    return string.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case _ where Invisible.contains(scalar): "&#x\(String(scalar.value, radix: 16, uppercase: true));"
    default: String(scalar)
    }
  }
}

extension UInt16 {
  /// The code unit as four hexadecimal digits in capitals.
  var fourDigits: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
