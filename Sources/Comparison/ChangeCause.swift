package import AlmanacEmitters

/// Why values differ between two bundles: what a reviewer decides on once, for all of them.
package enum ChangeCause: Hashable, Sendable {
  /// The bundles were made with another value of an option, which other changes may follow from.
  case option(String)
  /// Locales or tables were added or removed, or differ as a whole.
  case wholes(ChangeKind)
  /// The digits are written in another numbering system, as `arab` and `latn`.
  case digits(old: String, new: String)
  /// Only white space or invisible characters differ.
  case spaces
  /// Only the origin differs.
  case origin
  /// The same text became the same other text in several places.
  case sameTexts(ValueVersions)
  /// An erratum or a rule began or no longer applies.
  case correction(Change.Correction)
  /// Everything else in a table of a language; without a language, in a table that belongs to no locale.
  case rest(language: String?, table: String?)
}

/// Changes with the same cause.
package struct ChangeGroup: Sendable {
  package let cause: ChangeCause
  /// The changes in their order.
  package let changes: [Change]
  /// The tags of the locales, sorted.
  package let locales: [String]

  init(cause: ChangeCause, changes: [Change]) {
    self.cause = cause
    self.changes = changes
    locales = Set(changes.compactMap(\.locale)).sorted()
  }

  /// Whether the changes are of an option.
  package var isOfOption: Bool {
    if case .option = cause { true } else { false }
  }

  /// The most far-reaching kind of the changes.
  package var kind: ChangeKind { changes.map(\.kind).min() ?? .other }
}
