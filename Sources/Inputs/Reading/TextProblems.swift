extension Int {
  /// The number as text, with its digits in groups of three, as in `16,384`.
  package var grouped: String {
    let (rest, group) = quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "\(group)" }
    return "\(rest.grouped),\(String("\(group + 1000)".suffix(3)))"
  }
}

extension Unicode.Scalar {
  /// The scalar's code as text, as in `U+0007`.
  package var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// Whether the text is empty or has only white space.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// The first character in this text that XML 1.0 forbids; `nil` if XML allows all characters.
  ///
  /// A `.stringsdict` file is XML, so it cannot contain these characters, even as references.
  package var forbiddenScalar: Unicode.Scalar? {
    var text = self
    return text.withUTF8 { bytes in
      guard let index = bytes.indexForbiddenInXML else { return nil }
      return String(decoding: bytes[index...].prefix(3), as: UTF8.self).unicodeScalars.first
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The index of the first character in UTF-8 text that XML 1.0 forbids; `nil` if XML allows all characters.
  ///
  /// XML forbids U+FFFE, U+FFFF, and all control characters below U+0020 except tab, line feed and carriage return.
  var indexForbiddenInXML: Int? {
    var index = 0
    while index < count {
      let byte = self[index]
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return index }
      // In valid UTF-8, two more bytes follow the byte EF, so `index + 2` is in range.
      if byte == 0xEF, self[index + 1] == 0xBF, self[index + 2] >= 0xBE { return index }
      index += 1
    }
    return nil
  }
}
