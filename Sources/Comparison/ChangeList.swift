import AlmanacKit
import AlmanacReading

/// The changes between two bundles, file by file, up to the limits.
package struct ChangeList: Sendable {
  package private(set) var changes: [Change] = []
  private var room = Limits.differenceBytes

  /// There are more or longer changes than the limits allow.
  package struct TooMany: Error {}

  /// A list without changes.
  package init() {}

  /// Adds changes; throws if there are more of them, or longer ones, than the limits allow.
  package mutating func add(_ more: [Change]) throws(TooMany) {
    changes += more
    for change in more {
      room -= (change.path?.size ?? 0) + (change.old?.size ?? 0) + (change.new?.size ?? 0)
    }
    guard changes.count <= Limits.differences, room >= 0 else { throw TooMany() }
  }
}

extension ValuePath {
  /// About how many bytes of memory the path takes.
  fileprivate var size: Int { keys.reduce(0) { $0 + $1.utf8.count } }
}

extension JSONValue {
  /// About how many bytes of memory the value takes besides its place in a change.
  fileprivate var size: Int {
    switch self {
    case .text(let text), .literal(let text): text.utf8.count
    case .list(let elements): elements.reduce(0) { $0 + $1.size + 32 }
    case .object(let entries): entries.reduce(0) { $0 + $1.key.utf8.count + $1.value.size + 64 }
    }
  }
}
