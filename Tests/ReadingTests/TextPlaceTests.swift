import AlmanacReading
import Testing

/// Places are lines and columns, as editors count them.
@Suite struct TextPlaceTests {
  private static let text = "{\"é\": 1,\r\n \"👩\u{200D}👧\": 2,\n\n3"

  @Test(
    "counts lines, and characters in the line, both from 1",
    arguments: [
      (0, 1, 1), (1, 1, 2), (5, 1, 5), (9, 1, 9), (11, 2, 1), (12, 2, 2), (25, 2, 5), (30, 3, 1), (31, 4, 1),
      (32, 4, 2),
    ])
  func place(offset: Int, line: Int, column: Int) {
    let place = TextPlace(line: line, column: column)
    #expect(TextPlace(of: offset, in: Array(Self.text.utf8)) == place)
  }

  @Test("finds many places in any order as it finds each alone")
  func places() {
    let bytes = Array(Self.text.utf8)
    let offsets = [31, 0, 12, 9, 12, 32, 11, 1]
    let places = TextPlace.places(of: offsets, in: bytes)
    #expect(places.count == 7)
    for offset in offsets { #expect(places[offset] == TextPlace(of: offset, in: bytes)) }
  }
}
