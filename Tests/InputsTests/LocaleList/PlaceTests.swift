import AlmanacInputs
import AlmanacKit
import Testing

@Suite("The place of an error")
struct PlaceTests {
  @Test(
    "counts characters from the start of the line, beginning with 1",
    arguments: [
      Row("   xx", "1:4", "behind spaces"),
      Row("\t\u{3000}xx", "1:3", "a tab and a wide space are one character each"),
      Row("!xx", "1:2", "after an exclamation mark"),
      Row("  !xx", "1:4", "after spaces and an exclamation mark"),
      Row(" !  xx", "1:5", "after an exclamation mark and spaces"),
      Row("# Größe\n# 日本語\nxx", "3:1", "after comments that are not ASCII"),
      Row(
        "# 👩\u{200D}👩\u{200D}👧\r\n# e\u{301}\r\n  xx # 👩\u{200D}👩\u{200D}👧", "3:3",
        "after characters of several code points"),
      Row("\u{FEFF}  !xx", "1:4", "a byte order mark is not a character of the list"),
      Row(" !de-XX", "1:6", "the region, after an exclamation mark"),
      Row("  zh-Xxxx-TW", "1:6", "the script"),
      Row("! de-AT-1996", "1:9", "the variant, after an exclamation mark"),
      Row(" de-AT-u-nu-latn-xx-foo", "1:18", "the second key"),
      Row(" !de-AT-u-nu-latn-hc-h99", "1:22", "the value"),
      Row(" !zh_TW", "1:5", "the underscore, after an exclamation mark"),
      Row(" de AT", "1:4", "the space"),
      Row(" éé", "1:2", "the first wrong character"),
      Row("dee\u{301}", "1:3", "the letter under the accent"),
      Row("de👩\u{200D}👩\u{200D}👧", "1:3", "an emoji"),
      Row("  ! la-*", "1:5", "the pattern, after an exclamation mark"),
      Row("  zh-Xxxx-*", "1:6", "the script of a pattern"),
    ])
  func column(_ row: Row<String>) {
    let places = errors(in: row.list).map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0)" }
    #expect(places == [row.expected])
  }

  @Test(
    "of a warning is the beginning of its entry",
    arguments: [
      Row("de\n  iw", "2:3", "an old spelling"),
      Row("de\n\tde-AT\n  de", "3:3", "a repeated tag"),
      Row("de\n # x\n  !  en", "3:3", "an exclusion, which begins at '!'"),
      Row("he\nde\n  ! iw", "3:3", "an exclusion in an old spelling"),
      Row("de\n  sh-*", "2:3", "a pattern"),
    ])
  func warning(_ row: Row<String>) throws {
    let places = try LocaleList(row.list).warnings.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0)" }
    #expect(places == [row.expected])
  }
}
