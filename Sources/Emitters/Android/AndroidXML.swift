import AlmanacKit

/// Writes the lines of an `almanac.xml`.
struct AndroidXML {
  private var buffer = ByteBuffer(capacity: 1 << 17)

  /// The purpose of a `<string>` element, which determines its attributes.
  enum Form: Sendable {
    /// A text for people; if the text contains a `%`, it is a format string.
    case plain
    /// A text for people that is not a format string, although it contains a `%`.
    case unformatted
    /// A pattern such as `d. MMMM`, which a program reads.
    case pattern

    var attributes: StaticString {
      switch self {
      case .plain: ""
      case .unformatted: #" formatted="false""#
      case .pattern: #" translatable="false" formatted="false""#
      }
    }
  }

  /// Begins a file; `tag` is the tag of its locale, or `nil` if the name of the folder contains the tag.
  init(naming tag: String?) {
    line(#"<?xml version="1.0" encoding="utf-8"?>"#.utf8)
    // Without `tools:ignore`, Android's lint reports names that only some locales have, patterns in a locale's folder,
    // and each name that the app does not use.
    let attributes =
      tag.map { #"tools:locale="\#($0)" tools:ignore="MissingTranslation,UnusedResources""# }
      ?? #"tools:ignore="ExtraTranslation,Untranslatable,UnusedResources""#
    line(#"<resources xmlns:tools="http://schemas.android.com/tools" \#(attributes)>"#.utf8)
  }

  /// The bytes of the whole file, including the end tag of the root element.
  var bytes: [UInt8] {
    var whole = self
    whole.line("</resources>".utf8)
    return whole.buffer.bytes
  }

  private mutating func line(_ text: some Sequence<UInt8>) {
    buffer.append(text)
    buffer.append("\n")
  }

  /// Writes a comment for translators about the next text.
  mutating func comment(_ text: String) {
    buffer.append("  <!-- ")
    buffer.append(Self.comment(of: text).utf8)
    buffer.append(" -->\n")
  }

  /// The text of a comment on one line.
  ///
  /// It has no two hyphens in a row, because they would end the comment.
  private static func comment(of text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").printable
    return words.unicodeScalars.reduce(into: "") { comment, scalar in
      if scalar == "-", comment.unicodeScalars.last == "-" { comment += " " }
      comment.unicodeScalars.append(scalar)
    }
  }

  mutating func string(_ name: String, _ text: String, _ form: Form) {
    begin("string", name)
    buffer.append(form.attributes)
    buffer.append(">")
    AndroidText.append(text, to: &buffer)
    buffer.append("</string>\n")
  }

  mutating func array(_ name: String, _ texts: [String], isOfCodes: Bool) {
    begin("string-array", name)
    if isOfCodes { buffer.append(#" translatable="false""#) }
    buffer.append(">\n")
    for text in texts { item("    <item>", text) }
    buffer.append("  </string-array>\n")
  }

  /// Writes an element without attributes besides its name, such as `<integer name="…">2</integer>`.
  mutating func value(_ type: String, _ name: String, _ value: String) {
    line("  <\(type) name=\"\(name)\">\(value)</\(type)>".utf8)
  }

  mutating func integers(_ name: String, _ numbers: [Int]) {
    line("  <integer-array name=\"\(name)\">".utf8)
    for number in numbers { line("    <item>\(number)</item>".utf8) }
    line("  </integer-array>".utf8)
  }

  mutating func plurals(_ name: String, _ forms: [(category: PluralCategory, text: String)]) {
    begin("plurals", name)
    buffer.append(">\n")
    for (category, text) in forms { item("    <item quantity=\"\(category.rawValue)\">", text) }
    buffer.append("  </plurals>\n")
  }

  /// Writes the beginning of an element with its attribute `name`, without the `>`.
  private mutating func begin(_ element: StaticString, _ name: String) {
    buffer.append("  <")
    buffer.append(element)
    buffer.append(" name=\"")
    buffer.append(name.utf8)
    buffer.append("\"")
  }

  private mutating func item(_ tag: String, _ text: String) {
    buffer.append(tag.utf8)
    AndroidText.append(text, to: &buffer)
    buffer.append("</item>\n")
  }
}
