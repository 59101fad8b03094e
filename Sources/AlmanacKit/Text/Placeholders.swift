/// Finds the placeholders in a text, such as `{date}`.
package enum Placeholders {
  /// The ranges of the names in the UTF-8 bytes of a text, in order.
  ///
  /// A name is between `{` and the next `}`, without another `{` between them. Characters are not compared, because `}`
  /// and a combining mark after it are one `Character`.
  package static func names(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var open: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") {
        open = index + 1
      } else if byte == UInt8(ascii: "}"), let start = open {
        names.append(start..<index)
        open = nil
      }
    }
    return names
  }
}

extension UnsafeBufferPointer<UInt8> {
  package func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }
}
