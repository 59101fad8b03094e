extension Int {
  /// The number in groups of three digits, as in `16,384`.
  package var grouped: String {
    let (rest, group) = quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "\(group)" }
    return "\(rest.grouped),\(String("\(group + 1000)".suffix(3)))"
  }
}

extension Unicode.Scalar {
  /// The code of the character, as in `U+0007`.
  package var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// The first character that XML 1.0 cannot hold, not even as a reference, and so no `.stringsdict`.
  ///
  /// Those are the controls but tab, line feed and carriage return, and U+FFFE and U+FFFF.
  package var forbiddenScalar: Unicode.Scalar? {
    var text = self
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return Unicode.Scalar(byte) }
        // Well-formed UTF-8 has two more bytes behind this one.
        if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
          return bytes[index + 2] == 0xBE ? "\u{FFFE}" : "\u{FFFF}"
        }
        index += 1
      }
      return nil
    }
  }
}
