import AlmanacKit
import AlmanacLocaleList
import Testing

@Suite("A character that no tag has")
struct CharacterTests {
  @Test(
    "is named with its position",
    arguments: [
      Row("en-us, de", "1:6: 'en-us, de' is not a language tag: it contains ','", "two tags"),
      Row("en us", "1:3: 'en us' is not a language tag: it contains a space", "two tags"),
      Row("de\tAT", "1:3: 'de\\u{9}AT' is not a language tag: it contains a tab", "a column of a table"),
      Row("de\u{A0}AT", "1:3: 'de\\u{A0}AT' is not a language tag: it contains U+00A0", "looks like a space"),
      Row("../../x", "1:1: '../../x' is not a language tag: it contains '.'", "a path: tags name folders"),
      Row("de/AT", "1:3: 'de/AT' is not a language tag: it contains '/'", "a path"),
      Row("de\\AT", "1:3: 'de\\AT' is not a language tag: it contains '\\'", "a path"),
      Row("\"de\"", "1:1: '\"de\"' is not a language tag: it contains '\"'", "quotes"),
      Row("!!de", "1:2: '!de' is not a language tag: it contains '!'", "a second exclamation mark"),
      Row("de–AT", "1:3: 'de–AT' is not a language tag: it contains '–' (U+2013)", "a dash for a hyphen"),
      Row("dı", "1:2: 'dı' is not a language tag: it contains 'ı' (U+0131)", "the Turkish letter for i"),
      Row("İd", "1:1: 'İd' is not a language tag: it contains 'İ' (U+0130)", "the Turkish letter for I"),
      Row("ｄｅ", "1:1: 'ｄｅ' is not a language tag: it contains 'ｄ' (U+FF44)", "full-width letters"),
      Row(
        "d\u{435}", "1:2: 'd\u{435}' is not a language tag: it contains '\u{435}' (U+0435)",
        "a Cyrillic letter"),
      Row("es-٤١٩", "1:4: 'es-٤١٩' is not a language tag: it contains '٤' (U+0664)", "Arabic digits"),
      Row("de-４１９", "1:4: 'de-４１９' is not a language tag: it contains '４' (U+FF14)", "full-width digits"),
      Row("de-🇦🇹", "1:4: 'de-🇦🇹' is not a language tag: it contains '🇦' (U+1F1E6)", "a flag"),
      Row(
        "👩\u{200D}👩\u{200D}👧 de",
        "1:1: '👩\\u{200D}👩\\u{200D}👧 de' is not a language tag: it contains '👩' (U+1F469)",
        "an emoji"),
      Row(
        "日本語-JP", "1:1: '日本語-JP' is not a language tag: it contains '日' (U+65E5)", "a language by its name"),
    ])
  func named(_ row: Row<String>) {
    #expect(
      errors(in: row.list).map(\.text) == [
        row.expected + ". "
          + "Write a tag with letters, digits and '-', such as 'de-AT'. In a list, write one tag per line."
      ])
  }

  @Test(
    "and that is invisible is shown by its code",
    arguments: [
      Row("d\u{0}e", "1:2: 'd\\u{0}e' is not a language tag: it contains U+0000", "NUL"),
      Row(
        "\u{1B}[31mde", "1:1: '\\u{1B}[31mde' is not a language tag: it contains U+001B",
        "would color the terminal"),
      Row("de\u{7}", "1:3: 'de\\u{7}' is not a language tag: it contains U+0007", "would ring"),
      Row("de\u{9B}", "1:3: 'de\\u{9B}' is not a language tag: it contains U+009B", "a control of Latin-1"),
      Row(
        "de\u{202E}TA", "1:3: 'de\\u{202E}TA' is not a language tag: it contains U+202E",
        "would reverse the text"),
      Row("en\u{200D}", "1:2: 'en\\u{200D}' is not a language tag: it contains U+200D", "joined with the n"),
      Row("e\u{301}n", "1:1: 'e\\u{301}n' is not a language tag: it contains U+0301", "an accent on the e"),
      Row(
        "\u{FEFF}\u{FEFF}de", "1:1: '\\u{FEFF}de' is not a language tag: it contains U+FEFF",
        "a second byte order mark"),
      Row("de\u{AD}AT", "1:3: 'de\\u{AD}AT' is not a language tag: it contains U+00AD", "a soft hyphen"),
      Row("de\u{E000}", "1:3: 'de\\u{E000}' is not a language tag: it contains U+E000", "private use"),
      Row(
        "de\u{3164}", "1:3: 'de\\u{3164}' is not a language tag: it contains U+3164",
        "the Hangul filler, a letter"),
      Row(
        "de\u{FE0F}", "1:2: 'de\\u{FE0F}' is not a language tag: it contains U+FE0F", "a variation selector"),
    ])
  func invisible(_ row: Row<String>) {
    #expect(
      errors(in: row.list).map(\.text) == [
        row.expected + ". "
          + "Write a tag with letters, digits and '-', such as 'de-AT'. In a list, write one tag per line."
      ])
  }

  @Test(
    "and any other wrong text are cut after 40 characters in the message",
    arguments: [
      Row(String(repeating: "a", count: 40), String(repeating: "a", count: 40), "40 are shown whole"),
      Row(String(repeating: "a", count: 41), String(repeating: "a", count: 40) + "…", "41 are not"),
      Row(
        "de-u-nu-" + String(repeating: "x", count: 1000), String(repeating: "x", count: 40) + "…", "a value"),
      Row("de-u-" + String(repeating: "x", count: 50), String(repeating: "x", count: 40) + "…", "a key"),
      Row("de-" + String(repeating: "x", count: 50), String(repeating: "x", count: 40) + "…", "a variant"),
      Row(String(repeating: "x-", count: 50) + "*", String(repeating: "x-", count: 20) + "…", "a pattern"),
      Row(String(repeating: "é", count: 50), String(repeating: "é", count: 40) + "…", "not ASCII"),
    ])
  func long(_ row: Row<String>) {
    let messages = errors(in: row.list).map(\.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.contains("'\(row.expected)'") })
  }

  @Test("with a thousand accents does not make the message long")
  func accents() throws {
    let problem = try #require(errors(in: "e" + String(repeating: "\u{301}", count: 1000)).first)
    #expect(problem.text.unicodeScalars.count < 500)
    #expect(problem.column == 1)
  }
}
