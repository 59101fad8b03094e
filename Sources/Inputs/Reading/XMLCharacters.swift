extension Unicode.Scalar {
  /// The character for a reference without its `&` and `;`, as in `amp`; `nil` if XML has no such reference.
  init?(xmlReference name: String) {
    switch name {
    case "amp": self = "&"
    case "apos": self = "'"
    case "gt": self = ">"
    case "lt": self = "<"
    case "quot": self = "\""
    default: self.init(numberedReference: name)
    }
  }

  private init?(numberedReference name: String) {
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    // Swift's `UInt32` also accepts a sign before the digits.
    guard digits.first?.isHexDigit == true,
      let scalar = UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init),
      String(scalar).forbiddenScalar == nil
    else { return nil }
    self = scalar
  }
}

extension String {
  /// The text with a space in place of each white-space character of XML.
  var withSpacesOnly: String { String(decoding: utf8.map { $0.isXMLSpace ? 0x20 : $0 }, as: UTF8.self) }
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
