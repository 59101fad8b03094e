extension Dictionary where Key == String {
  /// The entries, sorted by the UTF-8 bytes of their keys, as in every file of a bundle.
  @inlinable
  package func sortedByUTF8() -> [(key: String, value: Value)] {
    let entries = Array(self)
    return UTF8Order.indexes(of: entries.map(\.key)).map { entries[$0] }
  }
}

/// The order of texts by their UTF-8 bytes.
@usableFromInline
package enum UTF8Order {
  /// The indexes of the texts, sorted by the UTF-8 bytes of the texts.
  @usableFromInline
  package static func indexes(of texts: [String]) -> [Int] {
    let heads = texts.map(head)
    return texts.indices.sorted { one, other in
      if heads[one] != heads[other] { return heads[one] < heads[other] }
      // Swift's `<` compares the normalized forms of texts, which can have another order.
      return texts[one].utf8.lexicographicallyPrecedes(texts[other].utf8)
    }
  }

  /// The first 24 bytes of a text as numbers, which are quick to compare; zeros follow a shorter text.
  private static func head(of text: String) -> (UInt64, UInt64, UInt64) {
    var (text, bytes) = (text, (UInt64(0), UInt64(0), UInt64(0)))
    text.withUTF8 { utf8 in
      withUnsafeMutableBytes(of: &bytes) { $0.copyBytes(from: utf8.prefix(24)) }
    }
    return (bytes.0.bigEndian, bytes.1.bigEndian, bytes.2.bigEndian)
  }
}
