import AlmanacKit
import Testing

/// Lists such as "A, B, and C", which are joined as ECMA-402's `Intl.ListFormat` joins them.
///
/// CLDR 42 and node 24 (CLDR 48) agree on the texts used here. `ListTests` compares lists of two and four items with ICU
/// and node, in every style.
@Suite struct ListTextTests {
  @Test(
    "join their items by the rules of the language",
    arguments: [
      ("en", [], ""), ("en", ["A"], "A"), ("en", ["A", "B", "C"], "A, B, and C"),
      ("de", ["A", "B", "C"], "A, B und C"), ("zh-Hans", ["A", "B", "C"], "A、B和C"),
      ("ar", ["ا", "ب", "ج"], "ا وب وج"), ("th", ["A", "B", "C"], "A B และC"),
      ("es", ["padre", "hijo"], "padre e hijo"),
    ] as [(String, [String], String)])
  func joined(tag: String, items: [String], text: String) throws {
    #expect(try RealBundle.locale(tag).list(items) == text)
  }

  @Test(
    "put a hyphen after the Hebrew word for \"and\" if no Hebrew letter follows",
    arguments: [
      (["א", "ב"], "א וב"), (["א", "2"], "א ו-2"), (["א", "C"], "א ו-C"), (["א", "ב", "ג"], "א, ב וג"),
      (["א", "ב", "C"], "א, ב ו-C"), (["1", "ב"], "1 וב"), (["ת", "א"], "ת וא"),
      (["א", "תל אביב"], "א ותל אביב"),
      (["א", "׳"], "א ו׳"), (["א", "ا"], "א ו-ا"), (["א", ""], "א ו"),
      // Scripts.txt: the presentation forms from U+FB1D to U+FB4F are Hebrew, and U+FB50 is Arabic.
      (["א", "\u{FB1D}"], "א ו\u{FB1D}"), (["א", "\u{FB2E}"], "א ו\u{FB2E}"),
      (["א", "\u{FB4F}"], "א ו\u{FB4F}"), (["א", "\u{FB50}"], "א ו-\u{FB50}"),
    ])
  func hebrew(items: [String], expected: String) throws {
    let locale = try RealBundle.locale("he")
    for style in ListStyle.allCases { #expect(locale.list(items, style: style) == expected) }
  }

  @Test("leave braces and placeholders in an item unchanged")
  func placeholders() throws {
    #expect(try RealBundle.locale("en").list(["{1}", "{0}", "x"]) == "{1}, {0}, and x")
  }

  @Test("contain days in order, even days of different calendars")
  func days() throws {
    let calendar = try RealBundle.calendar("en", .gregorian)
    // The Chinese new year of 2026 is 17 February.
    let days = [try gregorian(2026, 3, 1), try chinese(2026, "M01", 1), try gregorian(2026, 1, 5)]
    #expect(
      try calendar.text(of: days, skeleton: "yMMMd") == "Jan 5, 2026, Feb 17, 2026, and Mar 1, 2026")
    #expect(try calendar.text(of: [], skeleton: "yMMMd").isEmpty)
  }
}
