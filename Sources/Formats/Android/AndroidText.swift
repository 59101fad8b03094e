import AlmanacKit

/// The escapes in the texts of Android's resources, which XML and aapt2, Android's resource compiler, require.
///
/// In a text without escapes, aapt2 joins several spaces into one, removes quotation marks, and reads `@` or `?` at the
/// beginning as a reference.
enum AndroidText {
  /// The text with its escapes.
  static func escaped(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.reduce(into: "") { escaped, index in
      let scalar = scalars[index]
      switch scalar {
      case "\\", "'", "\"": escaped += "\\\(scalar)"
      case "@" where index == 0, "?" where index == 0: escaped += "\\\(scalar)"
      case "\n": escaped += #"\n"#
      case "\t": escaped += #"\t"#
      case " ":
        let isEdge = index == 0 || index == scalars.count - 1
        escaped += isEdge || scalars[index - 1] == " " ? #"\u0020"# : " "
      // The escape `\u` has four digits, so a scalar above U+FFFF needs a character reference of XML.
      case _ where scalar.value < 0x1_0000 && Invisible.contains(scalar):
        escaped += #"\u"# + UInt16(scalar.value).fourDigits
      default: escaped += XMLEscaping.escaped(String(scalar))
      }
    }
  }

  /// Whether it is certain that no character of a text needs an escape, which is true for almost every text.
  private static func isPlain(_ text: String) -> Bool {
    let (utf8, space) = (text.utf8, UInt8(ascii: " "))
    guard let first = utf8.first else { return true }
    return ![space, UInt8(ascii: "@"), UInt8(ascii: "?")].contains(first) && utf8.last != space
      && text.needsNoEscapes
      && !utf8.contains(UInt8(ascii: "'"))
      && !zip(utf8, utf8.dropFirst()).contains { $0 == space && $1 == space }
  }
}
