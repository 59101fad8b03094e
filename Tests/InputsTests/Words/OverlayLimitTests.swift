import AlmanacInputs
import AlmanacKit
import Testing

private func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

/// The limits of an overlay's texts and of all overlays together, and the characters that no text may have.
@Suite struct OverlayLimitTests {
  private func problems(english: String, key: String = "own.a") -> [String] {
    Overlays.problems(#""\#(key)":{"localizations":{"en":\#(english)}}"#).map(\.message)
  }

  /// A localization with a frame around the forms of its number.
  private static func framed(frame: String, one: String, other: String) -> String {
    #"""
    {"stringUnit":{"state":"translated","value":"\#(frame)"},
    "substitutions":{"n":\#(plural(["one": unit(one), "other": unit(other)]))}}
    """#
  }

  private static let twenty = (1...20).map { "{a\($0)}" }.joined()

  // AlmanacKit refuses texts with more combining marks in a row, because comparing them takes quadratic time (UAX #15).
  @Test(
    "reads a text of 16,384 bytes, a name of months of 1,024 bytes, 30 combining marks and 20 placeholders, and no more",
    arguments: [
      ("own.a", many("ü", 8192), "x", "a text of 16,385 bytes; the limit is 16,384."),
      ("done", many("ü", 8192), "x", "a text of 16,385 bytes; the limit is 16,384."),
      ("chinese.month", many("x", 1024), "x", "a text of 1,025 bytes; the limit is 1,024."),
      ("chinese.leapMonth", many("x", 1024), "x", "a text of 1,025 bytes; the limit is 1,024."),
      ("chinese.leapMonthNamed", many("x", 1024), "x", "a text of 1,025 bytes; the limit is 1,024."),
      ("own.a", "a" + many("\u{301}", 30), "\u{316}", "more than 30 combining marks in a row."),
      ("done", "a" + many("\u{301}", 30), "\u{316}", "more than 30 combining marks in a row."),
      ("own.a", twenty + twenty + twenty, "{a21}", "21 different placeholders; the limit is 20."),
    ])
  func text(key: String, longest: String, further: String, message: String) {
    #expect(problems(english: unit(longest), key: key).isEmpty)
    let found = problems(english: unit(longest + further), key: key)
    #expect(found.count == 1 && found[0].hasPrefix("'\(key)' in 'en' has \(message)"), "\(found)")
  }

  @Test("computes the size of a plural's complete text before it builds the text")
  func expansion() {
    // The form is `{n}` and 13 letters, which is 16 bytes. It fills 1,000 placeholders, so the text has 16,000 bytes,
    // which is below the limit of 16,384. With a space after each placeholder, the text has 17,000 bytes.
    let form = "%arg" + many("x", 13)
    let frames = [many("%#@n@", 1000), many("%#@n@ ", 1000)]
    #expect(problems(english: Self.framed(frame: frames[0], one: form, other: form)).isEmpty)
    #expect(
      problems(english: Self.framed(frame: frames[1], one: form, other: form)).first
        == "'own.a' in 'en' has a text of 17,000 bytes; the limit is 16,384. Shorten it, or split it.")
    // This form has 16,003 bytes. It fills 2,800 placeholders, so the text would have 45 MB.
    let long = "%arg" + many("x", 16_000)
    let amplified = Self.framed(frame: many("%#@n@", 2800), one: long, other: long)
    #expect(problems(english: amplified).first?.contains("has a text of 44,808,400 bytes") == true)
  }

  @Test("counts the combining marks in a row across the parts of a plural")
  func marks() {
    let form = "%arg" + many("\u{301}", 15)
    let frames = [15, 16].map { "%#@n@" + many("\u{316}", $0) }
    #expect(problems(english: Self.framed(frame: frames[0], one: form, other: form)).isEmpty)
    #expect(
      problems(english: Self.framed(frame: frames[1], one: form, other: form)) == [
        "'own.a' in 'en' has more than 30 combining marks in a row. Remove some."
      ])
  }

  @Test("reads an app's own key of 9,992 bytes, and refuses one more byte")
  func longKey() {
    let longest = many("ü", 4996)
    #expect(problems(english: unit("x"), key: longest).isEmpty)
    #expect(
      problems(english: unit("x"), key: longest + "x") == [
        "One of your own keys has 9,993 bytes; the limit is 9,992. Shorten it."
      ])
  }

  @Test("refuses a plural form that contains a substitution, and a substitution without forms")
  func nested() {
    let itself = Self.framed(frame: "%#@n@", one: "%#@n@", other: "%arg %#@n@")
    #expect(
      problems(english: itself).first
        == "'own.a' in 'en': a plural form of '%#@n@' contains another substitution, such as '%#@days@'. Remove it, and write '%arg' for the number."
    )
    let other = Self.framed(frame: "%#@n@ and %#@m@", one: "%arg", other: "%arg")
    #expect(
      problems(english: other).first?.hasPrefix("'own.a' in 'en': '%#@m@' works only on Apple's systems")
        == true)
    #expect(
      problems(english: unit("%1$#@n@")).first?.contains("'%1$#@n@' works only on Apple's systems")
        == true)
  }

  @Test("reads 10,000 of an app's own keys, and refuses more, in one overlay or in three")
  func ownKeys() throws {
    let keys = (1...10_001).map { #""own.\#($0)":{"localizations":{"en":\#(unit("x"))}}"# }
    let first = try Overlays.read(keys[..<6000].joined(separator: ","))
    let second = try Overlays.read(keys[6000..<10_000].joined(separator: ","), after: first.sizes)
    #expect(first.ownKeys.count == 6000 && second.ownKeys.count == 4000)
    let together = keys.dropLast().joined(separator: ",") + ",\n" + keys[10_000]
    for problems in [
      Overlays.problems("\n" + keys[10_000], after: second.sizes), Overlays.problems(together),
    ] {
      #expect(
        problems.map(\.message) == [
          "The overlays add 10,001 keys of your own; the limit is 10,000. This is the first key over the limit. Remove some of your keys."
        ])
      #expect(problems.map(\.place?.line) == [2], "the first key over the limit")
    }
    #expect(try Overlays.read(#""done":{}"#, after: second.sizes).ownKeys.isEmpty)
  }

  // 889 keys of 8,998 bytes have 7,999,222 bytes, and 890 keys have 8,008,220.
  @Test("reads 8 MB of keys, and refuses more, in one overlay or in two")
  func largeKeys() throws {
    let keys = (100...989).map { index in
      #""own.\#(index)\#(many("k", 8991))":{"localizations":{"en":\#(unit("x"))}}"#
    }
    let first = try Overlays.read(keys[..<889].joined(separator: ","))
    #expect(first.ownKeys.count == 889)
    let message =
      "The keys in the overlays have 8,008,220 bytes; the limit is 8,000,000. Remove some keys, or shorten them."
    for problems in [
      Overlays.problems("\n" + keys[889], after: first.sizes),
      Overlays.problems("\n" + keys.joined(separator: ",")),
    ] {
      #expect(problems.map(\.message) == [message])
      #expect(problems.map(\.place?.line) == [2], "the first key of the overlay")
    }
  }

  // A key such as `own.1001` and its text take 16,000 bytes in a file, so 1,000 keys reach the limit of 16,000,000.
  // Each control character takes 6 of these bytes, because files contain it as an escape, such as \u007f. A quote, a
  // backslash and a line end take 6 bytes together.
  @Test(
    "refuses a language whose keys and texts would exceed the limit of a file",
    arguments: [
      many("x", 15_992), many("\u{7F}", 2665) + "xx",
      many("\u{85}", 2665) + "xx", many("x\u{A0}", 5330) + "xx", many(#"\"\\\n"#, 2665) + "xx",
    ])
  func language(text: String) throws {
    let keys = (1...1001).map { index in
      #""own.\#(index + 1000)":{"localizations":{"en":\#(unit(text))}}"#
    }
    let full = try Overlays.read(keys.dropLast().joined(separator: ","))
    #expect(full.ownKeys.count == 1000)
    let message =
      "'own.2001' in 'en': with this text, your keys and texts for the language have 16,016,000 bytes; "
      + "the limit is 16,000,000. Remove some texts, or shorten them."
    #expect(Overlays.problems(keys[1000], after: full.sizes).map(\.message) == [message])
  }

  // XML 1.0, production 2: Char ::= #x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-#x10FFFF]
  @Test(
    "refuses characters that XML cannot contain, in texts, plurals and an app's own keys",
    arguments: [
      "0000", "0001", "0007", "0008", "000B", "000C", "000E", "001B", "001F", "FFFE", "FFFF",
    ])
  func forbidden(code: String) {
    let escape = "a\\u\(code)b"
    let hint = "has the character U+\(code), which a .stringsdict cannot contain. Remove it."
    #expect(problems(english: unit(escape)) == ["'own.a' in 'en' \(hint)"])
    for plural in [
      Self.framed(frame: escape + "%#@n@", one: "%arg", other: "%arg"),
      Self.framed(frame: "%#@n@", one: "%arg", other: "%arg" + escape),
    ] { #expect(problems(english: plural).first == "'own.a' in 'en' \(hint)") }
    #expect(problems(english: unit("x"), key: escape).first?.hasSuffix(hint) == true)
  }

  @Test(
    "reads every other character",
    arguments: [
      "\\t", "\\n", "\\r", "\\r\\n", "\\u007f", "\\u0085", "\\u009b", "\\ufffd", "\\ufeff", "\\ufdd0", "😀",
    ])
  func allowed(text: String) {
    #expect(problems(english: unit("a\(text)b")).isEmpty)
  }
}
