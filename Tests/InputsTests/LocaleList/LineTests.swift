import AlmanacInputs
import AlmanacKit
import Testing

@Suite("The lines of a list")
struct LineTests {
  @Test(
    "select their tags",
    arguments: [
      Row("de\nen-US", ["de", "en-US"], "one tag on each line"),
      Row(
        "en-US\nde\n", ["en-US", "de"], "tags keep the list's order, and the last line may end with a newline"
      ),
      Row("de\r\nen-US\r\n", ["de", "en-US"], "Windows line endings"),
      Row("de\r\nen-US\nfil", ["de", "en-US", "fil"], "line endings may be mixed"),
      Row("\u{FEFF}de\nen", ["de", "en"], "editors write a byte order mark first"),
      Row("\u{FEFF}# Languages\r\nde", ["de"], "a byte order mark before a comment"),
      Row("\n\n  \n\t\r\nde\n\n", ["de"], "blank lines, some with white space"),
      Row("  de\n\ten \t\nfil\u{A0}", ["de", "en", "fil"], "white space on either side"),
      Row("# de\nen # de\nfil# id", ["en", "fil"], "a comment begins at any '#'"),
      Row("# Größe 日本語 👩\u{200D}👩\u{200D}👧 ! * -\nde", ["de"], "a comment may contain any text"),
      Row("#\u{301} de\nen #\u{FE0F}\u{20E3} de", ["en"], "'#' with an accent or a frame is still a '#'"),
      Row("## !de\nde\n#!de", ["de"], "an exclusion in a comment"),
      Row("# \u{FFFD}\nde", ["de"], "U+FFFD in a comment is no error of UTF-8"),
    ])
  func select(_ row: Row<[String]>) throws {
    let list = try LocaleList(row.list)
    #expect(list.tags == row.expected)
    #expect(list.warnings == [])
  }

  @Test(
    "are counted including blank lines and comments",
    arguments: [
      Row("xx", [1], "the first is 1"),
      Row("\n# no\n\nxx", [4], "blank lines and comments count"),
      Row("de\r\nxx\r\n\r\nyy\r\n", [2, 4], "\\r\\n ends one line"),
      Row("\u{FEFF}\nxx", [2], "a byte order mark is not a line"),
      Row("de\u{2028}\nxx", [2], "\\n ends a line, but a line separator does not"),
    ])
  func count(_ row: Row<[Int]>) {
    #expect(errors(in: row.list).map(\.place?.line) == row.expected)
  }

  @Test("have all their errors reported together, in order and without warnings")
  func reportTogether() {
    let list = "xx\nde\niw\n  zh_TW # Taiwan\n!dee\nqq-*\nen-UK\nen-u-nu-foo\nkk-CN\nde"
    let places = errors(in: list).map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0)" }
    #expect(places == ["1:1", "4:5", "5:2", "6:1", "7:4", "8:9", "9:1"])
    #expect(errors(in: list).allSatisfy { $0.severity == .error })
  }
}
