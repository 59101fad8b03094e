import AlmanacKit

/// The lines of an `almanac.xml`, for the writer, and for the reader that writes again what it read.
struct AndroidXML {
  private var buffer = ByteBuffer(capacity: 1 << 17)

  /// How a `<string>` is used.
  enum Form: CaseIterable, Sendable {
    /// As a text, which is a format string if it has a `%`.
    case plain
    /// As a text with a `%` that nothing formats.
    case unformatted
    /// As a pattern, which a program reads.
    case pattern

    var attributes: StaticString {
      switch self {
      case .plain: ""
      case .unformatted: #" formatted="false""#
      case .pattern: #" translatable="false" formatted="false""#
      }
    }
  }

  /// The attribute of an array of codes.
  static let codes: StaticString = #" translatable="false""#

  static let head = #"<?xml version="1.0" encoding="utf-8"?>"#
  static let end = "</resources>"

  /// The second line before what names the locale; `values` names its own, and other folders' names do.
  static let root = #"<resources xmlns:tools="http://schemas.android.com/tools""#

  /// The second line behind ``root``, in a folder whose name says the locale.
  ///
  /// Lint should not ask why only some locales have a name, or why a pattern is in a folder of a locale.
  static let ofFolder = #" tools:ignore="ExtraTranslation,Untranslatable">"#

  /// The same in `values`, around the tag of the locale.
  static let ofCatalog = (start: #" tools:locale=""#, end: #"" tools:ignore="MissingTranslation">"#)

  /// A file whose texts are those of a folder's locale, or of one that the file names.
  init(naming tag: String?) {
    line(Self.head.utf8)
    line((Self.root + (tag.map { Self.ofCatalog.start + $0 + Self.ofCatalog.end } ?? Self.ofFolder)).utf8)
  }

  /// The file, ended.
  var bytes: [UInt8] {
    var whole = self
    whole.line(Self.end.utf8)
    return whole.buffer.bytes
  }

  private mutating func line(_ text: some Sequence<UInt8>) {
    buffer.append(text)
    buffer.append("\n")
  }

  /// What a translator should know of the next text.
  mutating func comment(_ text: String) {
    buffer.append("  <!-- ")
    buffer.append(Self.comment(of: text).utf8)
    buffer.append(" -->\n")
  }

  /// A comment's text on one line, without what would end it: two hyphens, or one at the end.
  static func comment(of text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").printable
    return words.unicodeScalars.reduce(into: "") { comment, scalar in
      if scalar == "-", comment.unicodeScalars.last == "-" { comment += " " }
      comment.unicodeScalars.append(scalar)
    }
  }

  mutating func string(_ name: some Sequence<UInt8>, _ text: String, _ form: Form) {
    buffer.append("  <string name=\"")
    buffer.append(name)
    buffer.append("\"")
    buffer.append(form.attributes)
    buffer.append(">")
    AndroidText.append(text, to: &buffer)
    buffer.append("</string>\n")
  }

  mutating func array(_ name: some Sequence<UInt8>, _ texts: some Sequence<String>, isOfCodes: Bool) {
    buffer.append("  <string-array name=\"")
    buffer.append(name)
    buffer.append("\"")
    if isOfCodes { buffer.append(Self.codes) }
    buffer.append(">\n")
    for text in texts {
      buffer.append("    <item>")
      AndroidText.append(text, to: &buffer)
      buffer.append("</item>\n")
    }
    buffer.append("  </string-array>\n")
  }

  mutating func plurals(_ name: some Sequence<UInt8>, _ forms: [(category: PluralCategory, text: String)]) {
    buffer.append("  <plurals name=\"")
    buffer.append(name)
    buffer.append("\">\n")
    for (category, text) in forms {
      buffer.append(Self.opening(of: category).utf8)
      AndroidText.append(text, to: &buffer)
      buffer.append("</item>\n")
    }
    buffer.append("  </plurals>\n")
  }

  /// How the form of a plural category begins.
  static func opening(of category: PluralCategory) -> String {
    "    <item quantity=\"\(category.rawValue)\">"
  }
}
