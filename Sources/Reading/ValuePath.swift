/// Where a value is in a file: the keys that lead to it, from the outside in.
///
/// Keys are compared byte by byte. A key may have dots, so two paths that read the same can be different:
/// `week.firstDay` is one key, or a key in an object.
package struct ValuePath: Hashable, Sendable {
  package let keys: [String]

  package init(_ keys: [String]) {
    self.keys = keys
  }

  package static func == (left: ValuePath, right: ValuePath) -> Bool {
    left.keys.elementsEqual(right.keys) { $0.utf8.elementsEqual($1.utf8) }
  }

  package func hash(into hasher: inout Hasher) {
    for var key in keys {
      key.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      // No key contains this byte.
      hasher.combine(0xFF as UInt8)
    }
  }
}

extension ValuePath: Comparable {
  /// The order of the keys, from the outside in.
  package static func < (left: ValuePath, right: ValuePath) -> Bool {
    for index in 0..<min(left.keys.count, right.keys.count) {
      let (one, other) = (left.keys[index], right.keys[index])
      guard one.utf8.elementsEqual(other.utf8) else { return one.utf8.lexicographicallyPrecedes(other.utf8) }
    }
    return left.keys.count < right.keys.count
  }
}

extension ValuePath: CustomStringConvertible {
  /// The keys, joined by dots, as in `months.standAlone.wide.M01`.
  package var description: String { keys.joined(separator: ".") }
}
