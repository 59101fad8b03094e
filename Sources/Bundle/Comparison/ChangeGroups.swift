import AlmanacInputs

extension [Change] {
  /// The changes in groups with the same cause, in the order of a report; each change is in exactly one group.
  ///
  /// Groups whose cause is an option come first, then groups with the most far-reaching changes (of locales, tables and
  /// weeks), and then all other groups. Within each of these three parts, larger groups come first. `index` has facts
  /// from the index of one of the bundles.
  package func groupedByCause(_ index: BundleIndex) -> [ChangeGroup] {
    let finder = CauseFinder(self, index)
    let causes = Dictionary(grouping: self, by: finder.cause)
    // The rank of a group is computed once, and not for each comparison: there may be 300,000 groups.
    return causes.map(ChangeGroup.init).map { (rank: $0.rank, group: $0) }
      .sorted { $0.rank < $1.rank }.map(\.group)
  }
}

extension ChangeGroup {
  /// The position of the group in a report, as values to sort by: its part of the report, its size, and its first change.
  ///
  /// Part 0 is for options, part 1 for locales, tables and weeks, and part 2 for the rest. So a single change of a week
  /// comes before a thousand changed names.
  fileprivate var rank: (part: Int, size: Int, name: String) {
    let name = changes.first.map { "\($0.file) \($0.path?.description ?? "")" } ?? ""
    return (isOfOption ? 0 : kind <= .week ? 1 : 2, -changes.count, name)
  }
}

/// Finds the cause of each change, which may depend on the other changes.
private struct CauseFinder {
  private let index: BundleIndex
  /// The changes of values that belong to a locale, by their places.
  private var places: [Place: Change] = [:]
  /// For each pair of an old and a new value, the number of places where the old value became the new value.
  ///
  /// A place does not count if its change alone shows the cause, or if a parent locale has the same change.
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

  /// The cause of a change.
  ///
  /// If a parent locale has the same change, the cause is the cause of the parent's change.
  func cause(of change: Change) -> ChangeCause {
    let change = inherited(change) ?? change
    if let cause = ownCause(of: change) { return cause }
    // Equal changes of values that belong to locales have the same cause. Other equal changes, such as two changes in
    // the rules of regions, are a coincidence.
    if change.locale != nil, counts[change.versions, default: 0] > 1 { return .sameTexts(change.versions) }
    if let correction = change.correction { return .correction(correction) }
    return .rest(language: change.locale.map { String($0.prefix { $0 != "-" }) }, table: change.table)
  }

  /// The cause that is clear from the change alone; `nil` if the cause depends on the other changes.
  private func ownCause(of change: Change) -> ChangeCause? {
    if let line = change.line { return .lines(change.format, isEdited: line.isEdited) }
    guard change.path != nil else { return .wholeFiles(change.kind) }
    if let option = change.option { return .option(option) }
    if let digits = DigitSystemChange(change, index) { return .digits(old: digits.old, new: digits.new) }
    if ChangeKind.hasSameVisibleText(change.old, change.new) { return .spaces }
    guard change.kind == .source else { return nil }
    return change.erratum == nil ? .origin : change.correction.map(ChangeCause.correction)
  }

  /// The same change in the farthest parent locale that has it; `nil` if no parent has the same change.
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
