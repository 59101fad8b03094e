/// A text of JSON, by the bytes between its quotes.
struct JSONText: Sendable {
  let range: Range<Int>
  /// Whether it has escapes, so that the text is not what the bytes are.
  let hasEscapes: Bool
  /// Whether all bytes are ASCII.
  let isASCII: Bool

  /// Whether no other bytes can be the same text, or a text that is canonically equivalent.
  var isPlain: Bool { isASCII && !hasEscapes }

  /// The text; `nil` if its escapes are not whole characters.
  func string(in bytes: [UInt8]) -> String? {
    guard hasEscapes else {
      // A slice would share the array, which costs more than the copy of a short text.
      return bytes.withUnsafeBufferPointer { bytes in
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
      }
    }
    return QuotedTextReader.json.text(in: bytes, from: range.lowerBound)?.string
  }
}

/// The keys of an object, to find one that is there twice.
///
/// Almanac writes keys in the order of their bytes. While they are plain and in order, comparing each key with the
/// last one is enough. Other objects pay for a set.
struct JSONKeys {
  private var last: JSONText?
  private var all: Set<String>?

  /// Adds a key if it and all before it are plain and in order; returns whether it did.
  mutating func take(_ key: JSONText, in bytes: [UInt8]) -> Bool {
    guard all == nil, key.isPlain else { return false }
    if let last, !last.precedes(key, in: bytes) { return false }
    last = key
    return true
  }

  /// Adds a key, and returns whether it is the first of its name; `earlier` are the keys before it.
  ///
  /// Swift's texts are equal if they are canonically equivalent. No dictionary can hold two such keys.
  mutating func insert(_ key: JSONText, after earlier: ArraySlice<JSONText>, in bytes: [UInt8]) -> Bool {
    var keys = all ?? Set(earlier.compactMap { $0.string(in: bytes) })
    all = nil
    defer { all = keys }
    return key.string(in: bytes).map { keys.insert($0).inserted } ?? true
  }
}

extension JSONText {
  /// Whether the bytes come before those of another text.
  fileprivate func precedes(_ other: JSONText, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let (left, right) = (bytes[range], bytes[other.range])
      for (left, right) in zip(left, right) where left != right { return left < right }
      return left.count < right.count
    }
  }
}
