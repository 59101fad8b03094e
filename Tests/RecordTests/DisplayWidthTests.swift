import AlmanacRecord
import Testing

/// The columns that a text takes in a terminal.
@Suite struct DisplayWidthTests {
  // EastAsianWidth.txt of Unicode: W and F are wide, and H (halfwidth) is not. Marks and format characters take no column.
  @Test(
    "are two for a wide character, none for a mark, and one for any other character",
    arguments: [
      ("", 0), ("Mai", 3), ("5月", 3), ("（木）", 6), ("５", 2), ("ｱ", 1), ("가", 2), ("ᄀ", 2), ("\u{20000}", 2),
      ("〰", 2), ("\u{303F}", 1), ("あ", 2), ("¥", 1), ("￥", 2), ("￨", 1), ("a\u{308}", 1), ("ก\u{E34}", 1),
      ("1\u{20DD}", 1), ("\u{200F}א\u{200D}", 1), ("\u{7}", 0), ("\u{F900}", 2), ("︵", 2), ("⺀", 2), ("ぁ", 2),
      ("힣", 2), ("｠", 2), ("｡", 1), ("￠", 2), ("￦", 2),
    ])
  func columns(text: String, expected: Int) {
    #expect(displayWidth(text) == expected)
  }
}
