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
}

extension String {
  /// Whether the text needs no escapes in JSON, `.strings` and XML, which is true for almost every text of a picker.
  var needsNoEscapes: Bool {
    // Read the table once for the text, not at every scalar.
    let plain = Self.plain
    return unicodeScalars.allSatisfy { scalar in
      scalar.value < plain.count ? plain[Int(scalar.value)] : !Invisible.contains(scalar)
    }
  }

  /// Whether a scalar below U+3000 needs no escape, computed once, because most texts consist of these scalars.
  private static let plain = (UInt16(0)..<0x3000).map { value in
    Unicode.Scalar(value).map { !Invisible.contains($0) && !#""\&<>"#.unicodeScalars.contains($0) } ?? false
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
    bytes.append(UInt8(ascii: "\""))
    if string.needsNoEscapes {
      bytes += string.utf8
    } else {
      for scalar in string.unicodeScalars {
        let isEscaped = scalar == "\"" || scalar == "\\" || Invisible.contains(scalar)
        bytes += (isEscaped ? escape(of: scalar) : String(scalar)).utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
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
    guard !string.needsNoEscapes else { return string }
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
