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
    guard !begins(reference: first), first != space, last != space, Invisible.isAbsent(from: utf8)
    else { return false }
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
        let digits = String(scalar.value, radix: 16, uppercase: true)
        buffer.append((#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      default: buffer.append(XMLEscaping.escaped(String(scalar)).utf8)
      }
    }
  }

  /// The text with each escape replaced by its character; `nil` if an escape is not valid.
  ///
  /// This function also accepts escapes that Almanac does not write. The code that reads the file rejects them later:
  /// it writes the text again and compares the bytes.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
    var (rest, text) = (bytes, [UInt8]())
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        switch escaped {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "u"):
          guard let scalar = scalar(digits: rest.prefix(4)) else { return nil }
          text += String(scalar).utf8
          rest = rest.dropFirst(4)
        default: text.append(escaped)
        }
      case UInt8(ascii: "&"):
        guard let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")),
          let scalar = scalar(named: rest[..<end])
        else { return nil }
        text += String(scalar).utf8
        rest = rest[(end + 1)...]
      default: text.append(byte)
      }
    }
    return String(validating: text, as: UTF8.self)
  }

  private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    default: name.starts(with: "#x".utf8) ? scalar(digits: name.dropFirst(2)) : nil
    }
  }

  private static func scalar(digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// Whether each `%` in a text begins a specifier such as `%1$s`, or is doubled, as Java's `String.format` requires.
  static func isFormat(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(percent + 1)...]
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let places = digits.isEmpty ? ["%"] : ["$s", "$d"]
      rest = rest[digits.endIndex...]
      guard let place = places.first(where: { rest.starts(with: $0.utf8) }) else { return false }
      rest = rest.dropFirst(place.utf8.count)
    }
    return true
  }

  private static let space = UInt8(ascii: " ")

  /// Whether aapt2 reads a text that begins with this byte as a reference to a resource or a theme attribute.
  private static func begins(reference byte: UInt8) -> Bool {
    byte == UInt8(ascii: "@") || byte == UInt8(ascii: "?")
  }
}
