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
      // The letter i sounds like the Spanish word y, but hielo begins with another sound.
      ("es", ["padre", "hijo"], "padre e hijo"), ("es", ["agua", "hielo"], "agua y hielo"),
      ("es", ["Juan", "Isabel"], "Juan e Isabel"), ("es", ["Ana", "Juan", "Isabel"], "Ana, Juan e Isabel"),
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
    ])
  func hebrew(items: [String], expected: String) throws {
    let locale = try RealBundle.locale("he")
    for style in ListStyle.allCases { #expect(locale.list(items, style: style) == expected) }
  }

  // The first and the last character of each range of Scripts.txt (Unicode 15), and the characters beside the ranges
  @Test("know all Hebrew characters, also points and presentation forms")
  func hebrewCharacters() throws {
    let locale = try RealBundle.locale("he")
    let hebrew: [UInt32] = [
      0x591, 0x5C7, 0x5D0, 0x5EA, 0x5EF, 0x5F4, 0xFB1D, 0xFB36, 0xFB38, 0xFB3C, 0xFB3E, 0xFB40, 0xFB41,
      0xFB43, 0xFB44, 0xFB46, 0xFB4F,
    ]
    let others: [UInt32] = [
      0x590, 0x5C8, 0x5CF, 0x5EB, 0x5EE, 0x5F5, 0xFB1C, 0xFB37, 0xFB3D, 0xFB3F, 0xFB42, 0xFB45, 0xFB50,
    ]
    for (codes, and) in [(hebrew, "א ו"), (others, "א ו-")] {
      for letter in codes.compactMap(Unicode.Scalar.init).map(String.init) {
        #expect(locale.list(["א", letter]) == and + letter)
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
    #expect(try calendar.text(of: days, skeleton: "MMMd", style: .narrow) == "Jan 5, Feb 17, Mar 1")
    #expect(try calendar.text(of: [], skeleton: "yMMMd").isEmpty)
  }
}
