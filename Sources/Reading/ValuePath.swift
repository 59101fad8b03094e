#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
    left.keys.elementsEqual(right.keys) { $0.order(of: $1) == 0 }
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
      let order = left.keys[index].order(of: right.keys[index])
      guard order == 0 else { return order < 0 }
    }
    return left.keys.count < right.keys.count
  }
}

extension String {
  /// How the bytes of the text compare with those of another: negative if they come first, 0 if they are the same.
  ///
  /// A hostile file has hundreds of keys of ten thousand bytes, which the views of a text compare far more slowly.
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
  /// The keys, joined by dots, as in `months.standAlone.wide.M01`.
  package var description: String { keys.joined(separator: ".") }
}
