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
      ("힣", 2), ("｠", 2), ("｡", 1), ("￠", 2), ("￦", 2), ("\u{115F}", 2), ("\u{1160}", 1), ("\u{2E5D}", 1),
      ("〾", 2), ("\u{A4C6}", 2), ("\u{A4D0}", 1), ("\u{D7B0}", 1), ("\u{FAD9}", 2), ("\u{FB00}", 1),
      ("\u{FE30}", 2), ("\u{FE6B}", 2), ("\u{FE70}", 1), ("！", 2), ("\u{FFDC}", 1), ("\u{1D7CE}", 1),
      ("\u{30000}", 2), ("\u{3FFFD}", 2), ("का", 2), ("א\u{FE00}", 1),
    ])
  func columns(text: String, expected: Int) {
    #expect(displayWidth(text) == expected)
  }
}
