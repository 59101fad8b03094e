import AlmanacKit
import AlmanacReading

/// The changes between two bundles, file by file, up to the limits.
package struct ChangeList: Sendable {
  package private(set) var changes: [Change] = []
  private var room = ChangeRoom()

  /// There are more or longer changes than the limits allow.
  package struct TooMany: Error {}

  /// A list without changes.
  package init() {}

  /// Adds changes; throws if there are more of them, or longer ones, than the limits allow.
  package mutating func add(_ more: [Change]) throws(TooMany) {
    guard room.take(more) else { throw TooMany() }
    changes += more
  }
}

/// How many changes, and how many bytes of them, can still be kept.
package struct ChangeRoom: Sendable {
  private var changes = Limits.differences
  private var bytes = Limits.differenceBytes

  /// The room for the changes of two bundles.
  package init() {}

  /// Whether more was taken than there is.
  package var isExceeded: Bool { changes < 0 || bytes < 0 }

  /// Takes the room of some changes; `false` if there is not enough room, and for all later changes.
  package mutating func take(_ more: [Change]) -> Bool {
    changes -= more.count
    for change in more {
      bytes -= (change.path?.size ?? 0) + (change.old?.size ?? 0) + (change.new?.size ?? 0)
    }
    return !isExceeded
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
