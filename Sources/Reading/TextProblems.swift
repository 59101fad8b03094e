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

  /// The first character in this text that XML 1.0 forbids, even as a reference; `nil` if XML allows all characters.
  ///
  /// XML forbids U+FFFE, U+FFFF, and all control characters below U+0020 except tab, line feed and carriage return. A
  /// `.stringsdict` file is XML, so it cannot contain these characters.
  package var forbiddenScalar: Unicode.Scalar? {
    var text = self
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return Unicode.Scalar(byte) }
        // In valid UTF-8, two more bytes follow the byte EF, so `index + 2` is in range.
        if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
          return bytes[index + 2] == 0xBE ? "\u{FFFE}" : "\u{FFFF}"
        }
        index += 1
      }
      return nil
    }
  }
}
