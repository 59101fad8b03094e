extension [UInt8] {
  /// Whether the bytes are valid UTF-8 (RFC 3629): no overlong form, no surrogate, no scalar beyond U+10FFFF.
  package var isUTF8: Bool {
    withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        if index + 8 <= bytes.count, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).isASCII {
          index += 8
        } else if bytes[index] < 0x80 {
          index += 1
        } else {
          guard let length = bytes.scalarLength(at: index) else { return false }
          index += length
        }
      }
      return true
    }
  }
}

extension UInt64 {
  /// Whether all eight bytes are ASCII.
  fileprivate var isASCII: Bool { self & 0x8080_8080_8080_8080 == 0 }
}

extension UnsafeRawBufferPointer {
  /// The number of bytes in the non-ASCII scalar at an index; `nil` if the bytes there are not valid UTF-8.
  fileprivate func scalarLength(at index: Int) -> Int? {
    guard let (length, second) = Self.form(of: self[index]), index + length <= count,
      second.contains(self[index + 1])
    else { return nil }
    for rest in index + 2..<index + length where self[rest] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// The number of bytes in a scalar that begins with `first`, and the valid range of its second byte (Unicode, table
  /// 3-7).
  ///
  /// `nil` if no scalar of two or more bytes begins with `first`.
  private static func form(of first: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
