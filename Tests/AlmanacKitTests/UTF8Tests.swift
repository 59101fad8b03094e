import AlmanacKit
import Testing

/// The check for valid UTF-8, compared with Swift's own check.
@Suite struct UTF8Tests {
  // The first and the last byte of every range in table 3-7 of the Unicode Standard, and bytes outside the ranges, such
  // as C1 and F5.
  private static let edges: [UInt8] = [
    0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
    0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  @Test(
    "accepts the same sequences of two to four bytes as Swift, wherever they begin",
    arguments: [0, 5])
  func sequences(offset: Int) {
    let before = [UInt8](repeating: 0x61, count: offset)
    let pairs: [[UInt8]] = Self.edges.flatMap { first in Self.edges.map { before + [first, $0] } }
    let triples: [[UInt8]] = pairs.flatMap { pair in Self.edges.map { pair + [$0] } }
    let mistaken = (pairs + triples + triples.map { $0 + [0xBF] }).filter { bytes in
      bytes.isUTF8 != (String(validating: bytes, as: UTF8.self) != nil)
    }
    #expect(mistaken.isEmpty)
  }
}
