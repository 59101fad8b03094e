/// The number of changes of each kind.
package struct ChangeCounts: Equatable, Sendable {
  private var counts: [ChangeKind: Int] = [:]

  /// Makes counts of zero.
  package init() {}

  /// Counts changes by their kinds.
  package init(_ changes: [Change]) {
    for change in changes { counts[change.kind, default: 0] += 1 }
  }

  /// The number of all changes.
  package var total: Int { counts.values.reduce(0, +) }

  /// The kinds that have changes, each with the number of its changes, the most far-reaching kind first.
  package var kinds: [(kind: ChangeKind, count: Int)] {
    ChangeKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }

  package static func += (left: inout ChangeCounts, right: ChangeCounts) {
    left.counts.merge(right.counts, uniquingKeysWith: +)
  }
}
