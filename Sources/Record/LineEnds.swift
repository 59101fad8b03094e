extension [UInt8] {
  /// The bytes without each U+000D before a U+000A, which git's `autocrlf` writes.
  ///
  /// Any other U+000D stays, because it is part of a text.
  package var withoutReturns: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for byte in self {
      if byte == UInt8(ascii: "\n"), bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      bytes.append(byte)
    }
    return bytes
  }
}
