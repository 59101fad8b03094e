package import AlmanacFormats

/// The reason why values differ between two bundles.
///
/// A reviewer can accept or refuse all changes with the same cause at once.
package enum ChangeCause: Hashable, Sendable {
  /// The bundles were made with different values of the named option, and other changes may follow from this.
  case option(String)
  /// A locale or a table was added or removed, or the change is in a file whose values are not compared.
  case wholeFiles(ChangeKind)
  /// Files of a format besides JSON differ, and these differences do not follow from the JSON; see
  /// ``Change/Line/isEdited``.
  case lines(OutputFormat?, isEdited: Bool)
  /// The digits are from different numbering systems, as in `arab` before and `latn` after.
  case digits(old: String, new: String)
  /// Only white space or invisible characters differ.
  case spaces
  /// Only the origin of the value differs, as in `own` before and `root` after.
  case origin
  /// Several values had the same old text, and now have the same new text.
  case sameTexts(ValueVersions)
  /// A correction of ICU's data, an erratum or a rule, began or expired.
  case correction(Change.Correction)
  /// No other cause was found; the changes have the same table, and their locales have the same language.
  ///
  /// `language` is `nil` for a table that belongs to no locale.
  case rest(language: String?, table: String?)
}

/// A group of changes with the same cause.
package struct ChangeGroup: Sendable {
  package let cause: ChangeCause
  /// The changes of the group, in the order of the list that was divided into groups.
  package let changes: [Change]
  /// The tags of the locales that the changes belong to, sorted.
  package let locales: [String]

  init(cause: ChangeCause, changes: [Change]) {
    self.cause = cause
    self.changes = changes
    locales = Set(changes.compactMap(\.locale)).sorted()
  }

  package var isOfOption: Bool {
    if case .option = cause { true } else { false }
  }

  package var kind: ChangeKind { changes.map(\.kind).min() ?? .other }
}
