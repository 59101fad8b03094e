import AlmanacKit
import Testing

/// Lists such as "A, B, and C", which are joined as ECMA-402's `Intl.ListFormat` joins them.
///
/// CLDR 42 and node 24 (CLDR 48) agree on the texts used here.
@Suite struct ListTextTests {
  @Test(
    "join their items by the rules of the language",
    arguments: [
      ("en", .long, [], ""), ("en", .long, ["A"], "A"), ("en", .long, ["A", "B"], "A and B"),
      ("en", .long, ["A", "B", "C"], "A, B, and C"),
      ("en", .long, ["A", "B", "C", "D"], "A, B, C, and D"),
      ("en", .short, ["A", "B"], "A & B"), ("en", .short, ["A", "B", "C", "D"], "A, B, C, & D"),
      ("en", .narrow, ["A", "B", "C", "D"], "A, B, C, D"),
      ("de", .long, ["A", "B", "C"], "A, B und C"),
      ("zh-Hans", .long, ["A", "B", "C"], "A、B和C"), ("zh-Hans", .narrow, ["A", "B", "C"], "A、B、C"),
      ("ar", .long, ["ا", "ب"], "ا وب"), ("ar", .long, ["ا", "ب", "ج"], "ا وب وج"),
      ("ja", .long, ["A", "B"], "A、B"), ("th", .long, ["A", "B", "C"], "A B และC"),
    ] as [(String, ListStyle, [String], String)])
  func joined(tag: String, style: ListStyle, items: [String], text: String) throws {
    #expect(try RealBundle.locale(tag).list(items, style: style) == text)
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

  @Test(
    "use \"e\" before the sound of i in Spanish, and \"y\" before other sounds",
    arguments: [
      (["padre", "hijo"], "padre e hijo"), (["padre", "Hija"], "padre e Hija"),
      (["agua", "hielo"], "agua y hielo"),
      (["átomo", "ion"], "átomo e ion"), (["Portugal", "Israel"], "Portugal e Israel"),
      (["mar", "isla"], "mar e isla"),
      (["2025", "2026"], "2025 y 2026"), (["diciembre", "enero"], "diciembre y enero"),
      (["hijo", "padre"], "hijo y padre"),
      (["a", "b", "hijo"], "a, b e hijo"), (["a", "b", "hielo"], "a, b y hielo"),
      (["a", "İzmir"], "a y İzmir"),
      (["a", "h"], "a y h"), (["a", ""], "a y "),
    ])
  func spanish(items: [String], expected: String) throws {
    for tag in ["es", "es-419", "es-MX", "es-US"] {
      let locale = try RealBundle.locale(tag)
      for style in ListStyle.allCases {
        #expect(locale.list(items, style: style) == expected, "\(tag) \(style)")
      }
    }
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
