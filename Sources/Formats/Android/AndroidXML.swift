import AlmanacKit

/// Writes the lines of an `almanac.xml`.
struct AndroidXML {
  private var lines = ""

  /// The purpose of a `<string>` element, which determines its attributes.
  enum Form: Sendable {
    /// A text for people; if the text contains a `%`, it is a format string.
    case plain
    /// A text for people that is not a format string, although it contains a `%`.
    case unformatted
    /// A pattern such as `d. MMMM`, which a program reads.
    case pattern

    var attributes: String {
      switch self {
      case .plain: ""
      case .unformatted: #" formatted="false""#
      case .pattern: #" translatable="false" formatted="false""#
      }
    }
  }

  /// Begins a file; `tag` is the tag of its locale, or `nil` if the name of the folder contains the tag.
  init(naming tag: String?) {
    line(#"<?xml version="1.0" encoding="utf-8"?>"#)
    // Without `tools:ignore`, Android's lint reports names that only some locales have, patterns in a locale's folder,
    // and each name that the app does not use.
    let attributes =
      tag.map { #"tools:locale="\#($0)" tools:ignore="MissingTranslation,UnusedResources""# }
      ?? #"tools:ignore="ExtraTranslation,Untranslatable,UnusedResources""#
    line(#"<resources xmlns:tools="http://schemas.android.com/tools" \#(attributes)>"#)
  }

  /// The bytes of the whole file, including the end tag of the root element.
  var bytes: [UInt8] { Array((lines + "</resources>\n").utf8) }

  private mutating func line(_ text: String) {
    lines += text
    lines += "\n"
  }

  /// Writes a comment for translators about the next text.
  mutating func comment(_ text: String) { line("  <!-- \(Self.comment(of: text)) -->") }

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
    line("  <string name=\"\(name)\"\(form.attributes)>\(AndroidText.escaped(text))</string>")
  }

  mutating func array(_ name: String, _ texts: [String], isOfCodes: Bool) {
    line("  <string-array name=\"\(name)\"\(isOfCodes ? #" translatable="false""# : "")>")
    for text in texts { line("    <item>\(AndroidText.escaped(text))</item>") }
    line("  </string-array>")
  }

  /// Writes an element without attributes besides its name, such as `<integer name="…">2</integer>`.
  mutating func value(_ type: String, _ name: String, _ value: String) {
    line("  <\(type) name=\"\(name)\">\(value)</\(type)>")
  }

  mutating func integers(_ name: String, _ numbers: [Int]) {
    line("  <integer-array name=\"\(name)\">")
    for number in numbers { line("    <item>\(number)</item>") }
    line("  </integer-array>")
  }

  mutating func plurals(_ name: String, _ forms: [(category: PluralCategory, text: String)]) {
    line("  <plurals name=\"\(name)\">")
    for (category, text) in forms {
      line("    <item quantity=\"\(category.rawValue)\">\(AndroidText.escaped(text))</item>")
    }
    line("  </plurals>")
  }
}
