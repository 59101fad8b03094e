import AlmanacKit

/// The escapes in the texts of Android's resources, which XML and aapt2, Android's resource compiler, require.
///
/// In a text without escapes, aapt2 joins several spaces into one, removes quotation marks, and reads `@` or `?` at the
/// beginning as a reference.
enum AndroidText {
  /// Appends a text with its escapes.
  static func append(_ text: String, to buffer: inout ByteBuffer) {
    var text = text
    text.withUTF8 { utf8 in
      if isPlain(utf8) {
        buffer.append(utf8)
      } else {
        appendEscaped(utf8, to: &buffer)
      }
    }
  }

  /// Whether it is certain that no character of a text needs an escape.
  private static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = utf8.first, let last = utf8.last else { return true }
    guard first != UInt8(ascii: "@"), first != UInt8(ascii: "?"), last != space,
      Invisible.isAbsent(from: utf8)
    else { return false }
    // For the first byte, `before` is the byte itself, so a space at the beginning is found too.
    var before = first
    for byte in utf8 {
      if byte == UInt8(ascii: "'") || byte == space && before == space { return false }
      before = byte
    }
    return true
  }

  private static func appendEscaped(_ utf8: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer) {
    let scalars = Array(String(decoding: utf8, as: UTF8.self).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\", "'", "\"": buffer.append("\\\(scalar)".utf8)
      case "@" where index == 0, "?" where index == 0: buffer.append("\\\(scalar)".utf8)
      case "\n": buffer.append(#"\n"#)
      case "\t": buffer.append(#"\t"#)
      case " ":
        let isEdge = index == 0 || index == scalars.count - 1
        if isEdge || scalars[index - 1] == " " { buffer.append(#"\u0020"#) } else { buffer.append(space) }
      // The escape `\u` has four digits, so a scalar above U+FFFF needs a character reference of XML.
      case _ where scalar.value < 0x1_0000 && Invisible.contains(scalar):
        buffer.append((#"\u"# + UInt16(scalar.value).fourDigits).utf8)
      default: buffer.append(XMLEscaping.escaped(String(scalar)).utf8)
      }
    }
  }

  private static let space = UInt8(ascii: " ")
}
