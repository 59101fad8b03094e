import AlmanacKit
import AlmanacReading

/// The changes of two bundles, file by file, as many as the memory of a machine bears.
package struct ChangeList: Sendable {
  package private(set) var changes: [Change] = []
  private var room = Limits.differenceBytes

  /// More changes, or longer ones, than two versions of an app's bundle can have.
  package struct TooMany: Error {}

  /// A list without changes.
  package init() {}

  /// Adds changes; throws if there are more of them, or longer ones, than the limits allow.
  package mutating func add(_ more: [Change]) throws(TooMany) {
    changes += more
    for change in more { room -= (change.old?.size ?? 0) + (change.new?.size ?? 0) }
    guard changes.count <= Limits.differences, room >= 0 else { throw TooMany() }
  }
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
