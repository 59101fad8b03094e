import AlmanacInputs
import AlmanacKit

/// Counts how many more changes, and how many more bytes of changes, Almanac may keep in memory.
package struct ChangeRoom: Sendable {
  private var changes = Limits.differences
  private var bytes = Limits.differenceBytes

  /// Makes a counter that has room for all changes that the limits allow.
  package init() {}

  /// Whether the changes have taken more room than the limits allow.
  package var isExceeded: Bool { changes < 0 || bytes < 0 }

  /// Counts more changes; returns `false` if all changes that were counted so far exceed the limits.
  package mutating func take(_ more: [Change]) -> Bool {
    changes -= more.count
    for change in more {
      bytes -= change.path?.size ?? 0
      for value in [change.old, change.new, change.weekdays] { bytes -= value?.size ?? 0 }
    }
    return !isExceeded
  }
}

extension ValuePath {
  /// About how many bytes of memory the path takes.
  fileprivate var size: Int { keys.reduce(0) { $0 + $1.utf8.count } }
}

extension JSONValue {
  /// About how many bytes of memory the value takes, without the `Change` that contains it.
  fileprivate var size: Int {
    switch self {
    case .text(let text), .literal(let text): text.utf8.count
    case .list(let elements): elements.reduce(0) { $0 + $1.size + 32 }
    case .object(let entries): entries.reduce(0) { $0 + $1.key.utf8.count + $1.value.size + 64 }
    }
  }
}
