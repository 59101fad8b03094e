import AlmanacEmitters
import AlmanacReading

/// The changes between two bundles by their causes; each change is in one group.
package struct ChangeGroups: Sendable {
  /// The groups in their order: options, the most far-reaching changes (locales, tables, weeks), and then the others.
  ///
  /// The larger groups come first.
  package let groups: [ChangeGroup]

  /// Groups changes; `index` is that of one of the bundles.
  package init(of changes: [Change], _ index: BundleIndex) {
    let finder = CauseFinder(changes, index)
    let causes = Dictionary(grouping: changes, by: finder.cause)
    groups = causes.map(ChangeGroup.init).sorted { left, right in
      left.order.lexicographicallyPrecedes(right.order)
        || left.order == right.order && left.name < right.name
    }
  }
}

extension ChangeGroup {
  /// Numbers that sort the groups; a change of a week is never hidden behind a thousand names.
  fileprivate var order: [Int] { [isOfOption ? 0 : kind <= .week ? 1 : 2, -changes.count] }

  /// A text that sorts groups of the same size, so that the order never varies.
  fileprivate var name: String { changes.first.map { "\($0.file) \($0.path?.description ?? "")" } ?? "" }
}

/// Finds the cause of each change among all changes.
private struct CauseFinder {
  private let index: BundleIndex
  /// The changes of locales, by their places.
  private var places: [Place: Change] = [:]
  /// How many places have the same texts, besides those that inherit them.
  private var counts: [ValueVersions: Int] = [:]

  private struct Place: Hashable {
    let locale: String
    let table: String?
    let path: ValuePath
  }

  init(_ changes: [Change], _ index: BundleIndex) {
    self.index = index
    for change in changes {
      if let place = Self.place(of: change) { places[place] = change }
    }
    for change in changes
    where change.locale != nil && ownCause(of: change) == nil && inherited(change) == nil {
      counts[change.versions, default: 0] += 1
    }
  }

  /// The cause of a change; a change that a parent has too has the parent's cause.
  func cause(of change: Change) -> ChangeCause {
    let change = inherited(change) ?? change
    if let cause = ownCause(of: change) { return cause }
    // In a table of facts about regions or locales, the same value in two places is a coincidence.
    if change.locale != nil, counts[change.versions, default: 0] > 1 { return .sameTexts(change.versions) }
    if let correction = change.correction { return .correction(correction) }
    return .rest(language: change.locale.map { String($0.prefix { $0 != "-" }) }, table: change.table)
  }

  /// The cause that a change shows by itself; `nil` if it depends on the other changes.
  private func ownCause(of change: Change) -> ChangeCause? {
    guard change.path != nil else { return .wholes(change.kind) }
    if let option = change.option { return .option(option) }
    if let digits = DigitChange(change, index) { return .digits(old: digits.old, new: digits.new) }
    if ChangeKind.hasSameVisibleText(change.old, change.new) { return .spaces }
    guard change.kind == .source else { return nil }
    return change.erratum == nil ? .origin : change.correction.map(ChangeCause.correction)
  }

  /// The same change of the farthest parent that has it; `nil` if none does.
  private func inherited(_ change: Change) -> Change? {
    guard let place = Self.place(of: change) else { return nil }
    return index.parents(of: place.locale).reversed().lazy.compactMap { parent in
      places[Place(locale: parent, table: place.table, path: place.path)]
    }.first { $0.versions == change.versions }
  }

  private static func place(of change: Change) -> Place? {
    guard let locale = change.locale, let path = change.path else { return nil }
    return Place(locale: locale, table: change.table, path: path)
  }
}
