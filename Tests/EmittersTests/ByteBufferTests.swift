import Testing

@testable import AlmanacEmitters

/// The buffer for the bytes of each file.
@Suite struct ByteBufferTests {
  @Test(
    "contains all appended bytes, whatever its initial capacity", arguments: [0, 1, 64, 1 << 15])
  func appended(capacity: Int) {
    var buffer = ByteBuffer(capacity: capacity)
    var expected: [UInt8] = []
    for round in 0..<200 {
      let piece = [UInt8](repeating: UInt8(round), count: round * round % 977)
      buffer.append(UInt8(round))
      buffer.append(piece)
      buffer.append("é\(round)".utf8)
      buffer.append("é;\n")
      // A stride is a sequence without contiguous storage.
      buffer.append(stride(from: UInt8(0), to: 5, by: 1))
      expected += [UInt8(round)] + piece + Array("é\(round)é;\n".utf8) + [0, 1, 2, 3, 4]
    }
    #expect(buffer.bytes == expected)
  }

  @Test("stays empty if nothing is appended")
  func nothing() {
    var buffer = ByteBuffer(capacity: 0)
    buffer.append([UInt8]())
    buffer.append("".utf8)
    #expect(buffer.bytes.isEmpty)
  }

  @Test("contains only the written bytes if a caller reserves more")
  func partly() {
    var buffer = ByteBuffer(capacity: 0)
    for _ in 0..<3 {
      buffer.append(atMost: 1000) { start in
        start[0] = 7
        return 1
      }
    }
    #expect(buffer.bytes == [7, 7, 7])
  }
}
