import AlmanacFormats
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// The kind of a change, from the most far-reaching kind to the least.
///
/// The names of the cases are the values of `diff --fail-on`.
package enum ChangeKind: String, CaseIterable, Sendable {
  /// A locale, a calendar, or another file was added.
  case added
  /// A locale, a calendar, or another file was removed.
  case removed
  /// A locale or region has a different first day, weekend, minimal days or hour cycle, or a region has different
  /// calendars.
  case week
  /// The old value came from the locale or one of its parents, and the new value comes only from ICU's root locale.
  case root
  /// Only white space or invisible characters differ.
  case spaces
  /// A pattern of dates, times or lists, or the mask of a typed date differs.
  case pattern
  /// A name or a label from CLDR differs, such as the name of a month, a day, an era, a field or a unit.
  case name
  /// One of the picker's own words differs, such as the text for `action.done`.
  case words
  /// Only the source of a value differs.
  case source
  /// Any other value or file differs.
  case other
}

extension ChangeKind: Comparable {
  /// Whether the left kind is more far-reaching than the right kind.
  package static func < (left: ChangeKind, right: ChangeKind) -> Bool { left.rank < right.rank }

  private var rank: Int { ChangeKind.allCases.firstIndex(of: self) ?? 0 }

  /// The kind of a value's change, which depends on the value's field and on the two values.
  init(path: ValuePath, in file: BundlePath, from old: JSONValue?, to new: JSONValue?) {
    let field = ChangeKind(path, in: file)
    guard field != .week, Self.hasSameVisibleText(old, new) else {
      self = field
      return
    }
    self = .spaces
  }

  /// Whether two values are texts that differ only in white space or invisible characters, or not at all.
  static func hasSameVisibleText(_ old: JSONValue?, _ new: JSONValue?) -> Bool {
    guard let old = old?.text, let new = new?.text else { return false }
    let texts = [old, new].map { $0.unicodeScalars.lazy.filter(isVisible) }
    return texts[0].elementsEqual(texts[1])
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar != " " && !Invisible.contains(scalar)
  }

  private init(_ path: ValuePath, in file: BundlePath) {
    switch file.subject.kind {
    case .regions: self = .week
    case .locale, .calendar:
      switch FieldCatalog.bundle.kind(of: path.keys) {
      case .week: self = .week
      case .pattern: self = .pattern
      case .name: self = .name
      case .words: self = .words
      case .fact, nil: self = .other
      }
    // The manifest has facts about words, such as the app's names for keys.
    case .other: self = file.path == BundlePath.manifest && path.keys.first == "words" ? .words : .other
    case .index: self = .other
    }
  }
}
