/// The number of changes of each kind.
package struct ChangeCounts {
  private var counts: [ChangeKind: Int] = [:]

  package init(_ changes: [Change]) {
    for change in changes { counts[change.kind, default: 0] += 1 }
  }

  /// The number of all changes.
  package var total: Int { counts.values.reduce(0, +) }

  /// The kinds that have changes, each with the number of its changes, the most far-reaching kind first.
  package var kinds: [(kind: ChangeKind, count: Int)] {
    ChangeKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }
}
