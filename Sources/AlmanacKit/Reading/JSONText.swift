/// A valid text in JSON that is not yet decoded: the range of the bytes between its quotes.
struct JSONText: Sendable {
  let range: Range<Int>
  /// Whether the bytes contain escapes such as `\n`, so that the decoded text differs from the bytes.
  let hasEscapes: Bool
  /// Whether all bytes of the text are ASCII.
  let isASCII: Bool

  /// Whether the bytes are ASCII without escapes; two such texts are equal only if their bytes are equal.
  var isPlain: Bool { isASCII && !hasEscapes }

  /// The decoded text.
  func string(in bytes: [UInt8]) -> String {
    guard hasEscapes else {
      // A slice of the array would retain the array's storage, which takes longer than copying a short text.
      return bytes.withUnsafeBufferPointer { bytes in
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
      }
    }
    var units: [UInt16] = []
    var rest = bytes[range]
    while let place = rest.firstIndex(of: UInt8(ascii: "\\")) {
      units += String(decoding: rest[..<place], as: UTF8.self).utf16
      let digits = bytes[place + 1] == UInt8(ascii: "u") ? bytes[place + 2..<place + 6] : []
      units.append(
        digits.isEmpty
          ? Self.meaning(of: bytes[place + 1])
          : UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0)
      rest = rest[(place + 2 + digits.count)...]
    }
    return String(decoding: units, as: UTF16.self) + String(decoding: rest, as: UTF8.self)
  }

  /// The character that a backslash before this byte stands for, such as U+000A for `n`.
  private static func meaning(of byte: UInt8) -> UInt16 {
    switch Unicode.Scalar(byte) {
    case "n": 0x0A
    case "t": 0x09
    case "r": 0x0D
    case "b": 0x08
    case "f": 0x0C
    default: UInt16(byte)
    }
  }

  /// Whether the bytes of this text sort before the bytes of another text.
  func precedes(_ other: JSONText, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let (left, right) = (bytes[range], bytes[other.range])
      for (left, right) in zip(left, right) where left != right { return left < right }
      return left.count < right.count
    }
  }
}
