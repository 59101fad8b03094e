/// How many changes there are of each kind.
package struct ChangeCounts: Equatable, Sendable {
  private var counts: [ChangeKind: Int] = [:]

  /// No changes.
  package init() {}

  /// Counts changes.
  package init(_ changes: [Change]) {
    for change in changes { counts[change.kind, default: 0] += 1 }
  }

  /// All of them together.
  package var total: Int { counts.values.reduce(0, +) }

  /// The kinds that occur, the most far-reaching first.
  package var kinds: [(kind: ChangeKind, count: Int)] {
    ChangeKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }

  package static func += (left: inout ChangeCounts, right: ChangeCounts) {
    left.counts.merge(right.counts, uniquingKeysWith: +)
  }
}
