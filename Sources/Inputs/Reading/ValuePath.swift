#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The path to a value in a JSON file: the keys that lead to the value, outermost first.
///
/// Keys are compared byte by byte. A key may contain dots, so two different paths can look the same: `week.firstDay`
/// can be one key, or the key `firstDay` in the object `week`.
package struct ValuePath: Hashable, Sendable {
  package let keys: [String]

  package init(_ keys: [String]) { self.keys = keys }

  package static func == (left: ValuePath, right: ValuePath) -> Bool {
    left.keys.elementsEqual(right.keys) { $0.order(of: $1) == 0 }
  }

  package func hash(into hasher: inout Hasher) {
    for var key in keys {
      key.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      // This byte separates the keys, because UTF-8 text never contains it.
      hasher.combine(0xFF as UInt8)
    }
  }
}

extension ValuePath: Comparable {
  /// Orders paths by their keys, outermost first.
  package static func < (left: ValuePath, right: ValuePath) -> Bool {
    for index in 0..<min(left.keys.count, right.keys.count) {
      let order = left.keys[index].order(of: right.keys[index])
      guard order == 0 else { return order < 0 }
    }
    return left.keys.count < right.keys.count
  }
}

extension String {
  /// Compares two texts byte by byte: negative if this text comes first, 0 if the texts are equal.
  ///
  /// A hostile file may have hundreds of keys with ten thousand bytes each. Swift's string views compare such keys far
  /// more slowly.
  fileprivate func order(of other: String) -> Int {
    var (left, right) = (self, other)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard let start = left.baseAddress, let other = right.baseAddress else {
          return left.count - right.count
        }
        let order = memcmp(start, other, min(left.count, right.count))
        return order == 0 ? left.count - right.count : Int(order)
      }
    }
  }
}

extension ValuePath: CustomStringConvertible {
  /// The path as text, with dots between the keys, as in `months.standAlone.wide.M01`.
  package var description: String { keys.joined(separator: ".") }
}
