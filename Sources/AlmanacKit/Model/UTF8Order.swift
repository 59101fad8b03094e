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
    // Swift's `<` compares ASCII strings quickly and by their bytes. It compares other strings by their normalized
    // form, which can give another order.
    let isASCII = texts.allSatisfy {
      $0.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? false
    }
    let heads = texts.map(head)
    return texts.indices.sorted { one, other in
      if heads[one] != heads[other] { return heads[one] < heads[other] }
      return isASCII
        ? texts[one] < texts[other] : texts[one].utf8.lexicographicallyPrecedes(texts[other].utf8)
    }
  }

  /// The first eight bytes of a text as one number, which is quick to compare; zeros follow a shorter text.
  private static func head(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { utf8 in
      (0..<8).reduce(0) { head, index in head << 8 | (index < utf8.count ? UInt64(utf8[index]) : 0) }
    }
  }
}
