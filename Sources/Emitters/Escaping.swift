/// Which characters a reader of a file cannot see, and how each format writes them.
enum Invisible {
  /// Whether a scalar is a control, a format character, or a space other than U+0020.
  ///
  /// Those are Unicode's general categories Cc, Cf, Zl, Zp and Zs.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  /// Whether a text of only these bytes can hold nothing invisible and nothing a format escapes.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}

/// JSON's escapes (RFC 8259): `\u` and four lower-case digits for what is invisible.
enum JSONEscaping {
  static func append(_ string: String, to bytes: inout [UInt8]) {
    if string.utf8.allSatisfy(Invisible.isPlain) {
      bytes.append(contentsOf: string.utf8)
      return
    }
    for scalar in string.unicodeScalars { append(scalar, to: &bytes) }
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: #"\""#.utf8)
    case "\\": bytes.append(contentsOf: #"\\"#.utf8)
    case "\n": bytes.append(contentsOf: #"\n"#.utf8)
    case "\t": bytes.append(contentsOf: #"\t"#.utf8)
    case "\r": bytes.append(contentsOf: #"\r"#.utf8)
    case _ where Invisible.contains(scalar):
      for unit in UTF16.encode(scalar) ?? .init() {
        bytes.append(contentsOf: (#"\u"# + fourDigits(unit, uppercase: false)).utf8)
      }
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }
}

/// The escapes of Apple's `.strings`: `\U` and four upper-case digits for what is invisible.
enum StringsEscaping {
  static func escaped(_ string: String) -> String {
    if string.utf8.allSatisfy(Invisible.isPlain) { return string }
    return string.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\n": #"\n"#
    case "\t": #"\t"#
    case "\r": #"\r"#
    // A scalar outside the basic plane is written raw: the readers take only four digits.
    case _ where Invisible.contains(scalar) && scalar.value <= 0xFFFF:
      #"\U"# + fourDigits(UInt16(scalar.value), uppercase: true)
    default: String(scalar)
    }
  }
}

/// The escapes of XML 1.0, in the text of an element: a character reference for what is invisible.
enum XMLEscaping {
  static func escaped(_ string: String) -> String {
    string.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
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
