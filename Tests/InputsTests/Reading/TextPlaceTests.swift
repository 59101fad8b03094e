import AlmanacInputs
import Testing

/// Places in a text as lines and columns, counted as in editors.
@Suite struct TextPlaceTests {
  private static let text = "{\"é\": 1,\r\n \"👩\u{200D}👧\": 2,\n\n3"

  @Test(
    "counts lines, and the characters in a line, starting at 1",
    arguments: [
      (0, 1, 1), (1, 1, 2), (5, 1, 5), (9, 1, 9), (11, 2, 1), (12, 2, 2), (25, 2, 5), (30, 3, 1), (31, 4, 1),
      (32, 4, 2),
    ])
  func place(offset: Int, line: Int, column: Int) {
    let place = TextPlace(line: line, column: column)
    #expect(TextPlace(of: offset, in: Array(Self.text.utf8)) == place)
  }

  @Test("finds several places at once, in any order, with the same results as one by one")
  func places() {
    let bytes = Array(Self.text.utf8)
    let offsets = [31, 0, 12, 9, 12, 32, 11, 1]
    let places = TextPlace.places(of: offsets, in: bytes)
    #expect(places.count == 7)
    for offset in offsets { #expect(places[offset] == TextPlace(of: offset, in: bytes)) }
  }
}
