/// Which characters a reader of a file cannot see, and how each format writes them.
enum Invisible {
  /// Whether a scalar is a control, a format character, or a space other than U+0020.
  ///
  /// Those are Unicode's general categories Cc, Cf, Zl, Zp and Zs.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    !isInVisibleRange(scalar.value) && hasInvisibleCategory(scalar)
  }

  static func hasInvisibleCategory(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  /// Whether a scalar is in one of the large ranges that have nothing invisible, which saves a look-up.
  ///
  /// They are most of Latin, Greek, Cyrillic, Hebrew, Arabic, the scripts of India and Thai, and East Asia's.
  private static func isInVisibleRange(_ value: UInt32) -> Bool {
    switch value {
    case 0x21...0x7E, 0xAE...0x5FF, 0x620...0x6DC, 0x900...0xFFF, 0x3041...0xD7FF: true
    default: false
    }
  }

  /// Whether a text of only these bytes can hold nothing invisible and nothing a format escapes.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}

/// The escapes of a text in double quotes: a backslash, and digits for what is invisible.
package enum QuotedText {
  /// JSON (RFC 8259): `\u` and four lower-case digits.
  case json
  /// Apple's `.strings`: `\U` and four upper-case digits.
  case strings

  /// A text with the quotes around it.
  package func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    append(string, to: &bytes)
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }

  /// Appends a text, without the quotes around it.
  func append(_ string: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    var string = string
    string.withUTF8 { bytes.append(contentsOf: $0) }
    guard !bytes[start...].allSatisfy(Invisible.isPlain) else { return }
    guard string.unicodeScalars.contains(where: isEscaped) else { return }
    bytes.removeSubrange(start...)
    for scalar in string.unicodeScalars {
      if isEscaped(scalar) {
        bytes.append(contentsOf: escape(of: scalar).utf8)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
  }

  private func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || Invisible.contains(scalar)
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

  private func code(of scalar: Unicode.Scalar) -> String {
    let units = UTF16.encode(scalar) ?? .init()
    switch self {
    case .json: return units.map { #"\u"# + fourDigits($0, uppercase: false) }.joined()
    // The readers take one unit of four digits only: outside the basic plane a scalar stays as it is.
    case .strings where units.count > 1: return String(scalar)
    case .strings: return units.map { #"\U"# + fourDigits($0, uppercase: true) }.joined()
    }
  }
}

/// The escapes of XML 1.0, in the text of an element: a character reference for what is invisible.
enum XMLEscaping {
  static func escaped(_ string: String) -> String {
    guard string.unicodeScalars.contains(where: isEscaped) else { return string }
    return string.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "&" || scalar == "<" || scalar == ">" || Invisible.contains(scalar)
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

private func fourDigits(_ unit: UInt16, uppercase: Bool) -> String {
  let digits = String(unit, radix: 16, uppercase: uppercase)
  return String(repeating: "0", count: 4 - digits.count) + digits
}
