extension [UInt8] {
  /// Whether the bytes are valid UTF-8 (RFC 3629): no overlong form, no surrogate, no scalar beyond U+10FFFF.
  package var isUTF8: Bool {
    // Swift decodes an invalid sequence as U+FFFD, so the bytes of the text then differ.
    String(decoding: self, as: UTF8.self).utf8.withContiguousStorageIfAvailable { elementsEqual($0) } ?? false
  }
}
