import AlmanacKit
import AlmanacTranslations
import Testing

/// How much a text of an overlay, and all overlays together, may have, and what no text may have in it.
@Suite struct OverlayLimitTests {
  private func problems(english: String, key: String = "own.a") -> [String] {
    Overlays.problems(#""\#(key)":{"localizations":{"en":\#(english)}}"#).map(\.message)
  }

  private static func text(_ value: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
  }

  private static func plural(frame: String, one: String, other: String) -> String {
    #"""
    {"stringUnit":{"state":"translated","value":"\#(frame)"},"substitutions":{"n":{"variations":{"plural":{
    "one":\#(text(one)),"other":\#(text(other))}}}}}
    """#
  }

  @Test("reads a text of 16,384 bytes of UTF-8, and refuses one with a byte more")
  func length() {
    let longest = String(repeating: "ü", count: 8192)
    #expect(problems(english: Self.text(longest)).isEmpty)
    #expect(
      problems(english: Self.text(longest + "x")) == [
        "'own.a' in 'en' has a text of 16,385 bytes; the limit is 16,384. Shorten it, or split it."
      ])
    #expect(problems(english: Self.text(longest + "x"), key: "done").count == 1, "a key of Almanac's too")
  }

  @Test("measures the text that a frame and its forms make, before it is made")
  func expansion() {
    // 1,000 places for 16 bytes are 16,000 bytes; the space behind each makes 17,000.
    let form = "%arg" + String(repeating: "x", count: 13)
    let frames = [String(repeating: "%#@n@", count: 1000), String(repeating: "%#@n@ ", count: 1000)]
    #expect(problems(english: Self.plural(frame: frames[0], one: form, other: form)).isEmpty)
    #expect(
      problems(english: Self.plural(frame: frames[1], one: form, other: form)).first
        == "'own.a' in 'en' has a text of 17,000 bytes; the limit is 16,384. Shorten it, or split it.")
    // Expanded, this would be 45 MB.
    let long = "%arg" + String(repeating: "x", count: 16_000)
    let amplified = Self.plural(frame: String(repeating: "%#@n@", count: 2800), one: long, other: long)
    #expect(problems(english: amplified).first?.contains("has a text of 44,808,400 bytes") == true)
  }

  // AlmanacKit refuses more: to compare such texts takes time that grows with the square (UAX #15).
  @Test("reads thirty combining marks in a row, and refuses more, also where a frame and its form meet")
  func marks() {
    let message = "'own.a' in 'en' has more than 30 combining marks in a row. Remove some."
    let fifteen = String(repeating: "\u{301}", count: 15)
    let sixteen = String(repeating: "\u{316}", count: 16)
    #expect(problems(english: Self.text("a" + fifteen + fifteen)).isEmpty)
    #expect(problems(english: Self.text("a" + fifteen + sixteen)) == [message])
    let almanacs = problems(english: Self.text("a" + fifteen + sixteen), key: "done")
    #expect(almanacs == [message.replacing("own.a", with: "done")])
    let form = "%arg" + fifteen
    #expect(problems(english: Self.plural(frame: "%#@n@" + fifteen, one: form, other: form)).isEmpty)
    #expect(problems(english: Self.plural(frame: "%#@n@" + sixteen, one: form, other: form)) == [message])
  }

  @Test("reads a key of an app's own of 9,992 bytes, and refuses one with a byte more")
  func longKey() {
    let longest = String(repeating: "ü", count: 4996)
    #expect(problems(english: Self.text("x"), key: longest).isEmpty)
    #expect(
      problems(english: Self.text("x"), key: longest + "x") == [
        "A key of the app's own has 9,993 bytes; the limit is 9,992. Shorten it."
      ])
  }

  @Test("refuses a plural whose form names the plural itself, and a name that has no forms")
  func nested() {
    let itself = Self.plural(frame: "%#@n@", one: "%#@n@", other: "%arg %#@n@")
    #expect(
      problems(english: itself).first
        == "'own.a' in 'en': a form of '%#@n@' has '%#@' in it. Write '%arg' where the number belongs.")
    let other = Self.plural(frame: "%#@n@ and %#@m@", one: "%arg", other: "%arg")
    #expect(problems(english: other).first?.hasPrefix("'own.a' in 'en': '%#@m@' says nothing") == true)
    #expect(problems(english: Self.text("%1$#@n@")).first?.contains("'%1$#@n@' says nothing") == true)
  }

  @Test("reads twenty different placeholders, however often, and refuses twenty-one")
  func placeholders() {
    let twenty = (1...20).map { "{a\($0)}" }.joined()
    #expect(problems(english: Self.text(twenty + twenty + twenty)).isEmpty)
    #expect(
      problems(english: Self.text(twenty + "{a21}")) == [
        "'own.a' in 'en' has 21 different placeholders; the limit is 20. Use fewer, or split the text."
      ])
    #expect(problems(english: Self.text(twenty + "{b}"), key: "today").count == 1, "a key of Almanac's too")
  }

  @Test(
    "reads a name of Chinese months of 1,024 bytes, and none longer, because patterns put names together",
    arguments: ["chinese.month", "chinese.leapMonth", "chinese.leapMonthNamed"])
  func months(key: String) {
    #expect(problems(english: Self.text(String(repeating: "x", count: 1024)), key: key).isEmpty)
    let found = problems(english: Self.text(String(repeating: "x", count: 1025)), key: key)
    #expect(
      found == ["'\(key)' in 'en' has a text of 1,025 bytes; the limit is 1,024. Shorten it, or split it."])
  }

  @Test("reads 10,000 keys of an app's own, and refuses more, in one overlay or in two")
  func ownKeys() throws {
    let keys = (1...10_000).map { #""own.\#($0)":{"localizations":{"en":\#(Self.text("x"))}}"# }
    let full = try Overlays.read(keys.joined(separator: ","))
    #expect(full.ownKeys.count == 10_000)
    let one = #""own.more":{"localizations":{"en":\#(Self.text("x"))}}"#
    let message =
      "The overlays have 10,001 keys that Almanac does not have; the limit is 10,000. Remove some from here on."
    let problems = Overlays.problems("\n" + one, after: full.sizes)
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.place.line) == [2])
    let together = Overlays.problems(keys.joined(separator: ",") + ",\n" + one)
    #expect(together.map(\.message) == [message])
    #expect(together.map(\.place.line) == [2], "the first key over the limit")
    #expect(try Overlays.read(#""done":{}"#, after: full.sizes).ownKeys.isEmpty)
  }

  @Test("counts an app's own keys in all the overlays before")
  func ownKeysBefore() throws {
    let keys = (1...10_000).map { #""own.\#($0)":{"localizations":{"en":\#(Self.text("x"))}}"# }
    let first = try Overlays.read(keys.prefix(6000).joined(separator: ","))
    let second = try Overlays.read(
      #""own.more":{"localizations":{"en":\#(Self.text("x"))}}"#, after: first.sizes)
    let problems = Overlays.problems(keys.dropFirst(6000).joined(separator: ","), after: second.sizes)
    #expect(
      problems.map(\.message) == [
        "The overlays have 10,001 keys that Almanac does not have; the limit is 10,000. Remove some from here on."
      ])
  }

  // Each key and its text have 16,000 bytes in a file, where a control is written as in \u007f.
  @Test(
    "refuses a language whose keys and texts have more bytes than a file can have",
    arguments: [
      String(repeating: "x", count: 15_992), String(repeating: "\u{7F}", count: 2665) + "xx",
      String(repeating: "\u{85}", count: 2665) + "xx",
    ])
  func language(text: String) throws {
    let keys = (1...1001).map { index in
      #""own.\#(index + 1000)":{"localizations":{"en":\#(Self.text(text))}}"#
    }
    let full = try Overlays.read(keys.dropLast().joined(separator: ","))
    #expect(full.ownKeys.count == 1000)
    let message =
      "'own.2001' in 'en': up to here the language has 16,016,000 bytes of keys and texts in the overlays; "
      + "the limit is 16,000,000. Remove some, or shorten them."
    #expect(Overlays.problems(keys.joined(separator: ",")).map(\.message) == [message])
    #expect(Overlays.problems(keys[1000], after: full.sizes).map(\.message) == [message])
  }

  // XML 1.0, production 2: Char ::= #x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-#x10FFFF]
  @Test(
    "refuses what XML cannot hold, in texts, forms, frames and keys of the app's own",
    arguments: [
      "0000", "0001", "0007", "0008", "000B", "000C", "000E", "001B", "001F", "FFFE", "FFFF",
    ])
  func forbidden(code: String) {
    let escape = "a\\u\(code)b"
    let hint = "has the character U+\(code), which no .stringsdict can hold. Remove it."
    #expect(problems(english: Self.text(escape)) == ["'own.a' in 'en' \(hint)"])
    for plural in [
      Self.plural(frame: escape + "%#@n@", one: "%arg", other: "%arg"),
      Self.plural(frame: "%#@n@", one: "%arg", other: "%arg" + escape),
    ] { #expect(problems(english: plural).first == "'own.a' in 'en' \(hint)") }
    #expect(problems(english: Self.text("x"), key: escape).first?.hasSuffix(hint) == true)
  }

  @Test(
    "reads every other character",
    arguments: [
      "\\t", "\\n", "\\r", "\\r\\n", "\\u007f", "\\u0085", "\\u009b", "\\ufffd", "\\ufeff", "\\ufdd0", "😀",
    ])
  func allowed(text: String) {
    #expect(problems(english: Self.text("a\(text)b")).isEmpty)
  }
}
