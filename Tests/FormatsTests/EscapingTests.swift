import AlmanacKit
import Foundation
import Testing

@testable import AlmanacFormats

/// Escapes of each format: parsers must read back every character unchanged.
@Suite struct EscapingTests {
  /// Texts with characters that are difficult to escape.
  static let hard = [
    "quote \" and backslash \\", "a\nb\r\nc\td", "lone\rreturn\r", "50 % of {n} %@ %1$@", "/ // /* */", "",
    "rtl \u{200F} mark, ltr \u{200E} mark, arabic letter mark \u{061C}", "narrow\u{202F}no-break",
    "thin\u{2009}space", "no\u{A0}break", "joiner می\u{200C}خواهم क\u{094D}\u{200D}ष", "astral 𞤀𞥐 𑄶 🗓",
    "line\u{2028}paragraph\u{2029}", "null-like \u{0001}\u{001F}\u{7F}\u{80}",
    "soft\u{AD}hyphen \u{FEFF} bom",
    "tag \u{E0041}", "</string>&amp;<!-- ]]>", "'apostrophe' ’ typographic",
    "Ü composed, U\u{308} decomposed", "ideographic\u{3000}space after \u{2FFF}",
  ]

  @Test("texts are read back unchanged from JSON, .strings and XML property lists", arguments: hard)
  func readBack(text: String) throws {
    let list = Data("[\(QuotedText.json.quoted(text))]".utf8)
    #expect(try JSONDecoder().decode([String].self, from: list).map(Self.scalars) == [Self.scalars(text)])
    let strings = try Self.propertyList("\"key\" = \(QuotedText.strings.quoted(text));\n")
    #expect((strings as? [String: String])?["key"].map(Self.scalars) == Self.scalars(text))
    // XML does not allow U+0001.
    guard !text.contains("\u{1}") else { return }
    let xml = try Self.propertyList(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><string>\(XMLEscaping.escaped(text))</string></plist>
      """)
    #expect((xml as? String).map(Self.scalars) == Self.scalars(text))
  }

  private static func propertyList(_ text: String) throws -> Any {
    try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
  }

  /// The scalars of a text, which the tests compare, because `==` treats canonically equivalent strings as equal.
  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  // Apple's reader turns `\U` with four digits into one UTF-16 code unit, and never joins two units into one character.
  @Test(
    ".strings do not escape a character of two UTF-16 units, and JSON escapes its surrogates",
    arguments: [
      ("\u{E0001}", #"\udb40\udc01"#), ("\u{E0041}", #"\udb40\udc41"#), ("\u{1BCA0}", #"\ud82f\udca0"#),
    ])
  func astral(text: String, json: String) {
    #expect(Self.scalars(QuotedText.strings.quoted(text)) == Self.scalars("\"\(text)\""))
    #expect(QuotedText.json.quoted(text) == "\"\(json)\"")
  }

  // GitHub Flavored Markdown, 6.1 to 6.12, 4.10 (tables), and GitHub's own signs for users, issues and formulas. GitHub
  // makes links from @user and #12 even if the sign is escaped, except in code.
  @Test("Markdown escapes every sign that can begin or end markup")
  func markdownSigns() {
    for sign in "&<>|`*_~[]\\@#$".unicodeScalars {
      let text = MarkdownText.escaped("a\(sign)b")
      #expect(text.contains("a&#\(sign.value);"), "\(sign)")
      #expect(text.hasPrefix("<code>") == "@#".unicodeScalars.contains(sign), "\(sign)")
    }
  }

  // GitHub Flavored Markdown, 6.9: `www.` begins a link. linkify-it also finds links in capital letters. A colon is markup
  // in https:// and in GitHub's :smile:, but not before a space or at the end.
  @Test(
    "Markdown escapes the period after www, and a colon before any character except a space",
    arguments: [
      ("www.a.b", "www&#46;a.b"), ("WWW.a.b", "WWW&#46;a.b"), ("a.b", "a.b"), (".w", ".w"),
      ("view.x", "view.x"), ("ww.a", "ww.a"), ("www", "www"), ("https://a", "https&#58;//a"),
      ("a: b", "a: b"),
      ("a:", "a:"),
    ])
  func markdownAddresses(text: String, expected: String) {
    #expect(MarkdownText.escaped(text) == expected)
  }

  // XML 1.0, 2.4: `&` and `<` must always be escaped, and `>` must be escaped in `]]>`.
  @Test("the text of an XML property list has brackets, ampersands and invisible characters only as escapes")
  func xmlEscapes() {
    #expect(XMLEscaping.escaped("a <b> & \"c\" 'd' ]]>") == "a &lt;b&gt; &amp; \"c\" 'd' ]]&gt;")
    for (sign, escape) in [("<", "&lt;"), (">", "&gt;"), ("&", "&amp;")] {
      #expect(XMLEscaping.escaped("]]\(sign)") == "]]\(escape)")
    }
    #expect(XMLEscaping.escaped("\u{7F}\u{85}\u{2028}\u{2029}") == "&#x7F;&#x85;&#x2028;&#x2029;")
    #expect(XMLEscaping.escaped("\u{2FFF}\u{3000}") == "\u{2FFF}&#x3000;")
    #expect(XMLEscaping.escaped("a\u{A0}b\u{200F}c\u{E0041}d") == "a&#xA0;b&#x200F;c&#xE0041;d")
  }
}
