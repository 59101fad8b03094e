import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// What kind of thing changed, the most far-reaching first; the names are those of `diff --fail-on`.
package enum ChangeKind: String, CaseIterable, Sendable {
  /// A locale, a calendar, or a file of several locales was added.
  case added
  /// A locale, a calendar, or a file of several locales was removed.
  case removed
  /// The first day, the weekend, the minimal days or the hour cycle, of a locale or a region.
  case week
  /// The language or its parents had another value, and only ICU's root has one now.
  case root
  /// Only white space or invisible characters differ.
  case spaces
  /// A pattern of dates, times or lists, or the mask of a typed date.
  case pattern
  /// A name or a label that CLDR has: of a month, a day, a year, an era, a field, a unit.
  case name
  /// One of the picker's own words.
  case words
  /// Only the source of a value.
  case source
  /// Anything else.
  case other
}

extension ChangeKind: Comparable {
  /// The order of the cases.
  package static func < (left: ChangeKind, right: ChangeKind) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { ChangeKind.allCases.firstIndex(of: self) ?? 0 }
}

extension ChangeKind {
  /// The kind of a change from one value to another, by the field it is in.
  init(path: ValuePath, in file: BundlePath, from old: JSONValue?, to new: JSONValue?) {
    let field = ChangeKind(path, in: file)
    guard field != .week, Self.hasSameVisibleText(old, new) else {
      self = field
      return
    }
    self = .spaces
  }

  /// Whether two texts differ in white space or invisible characters only.
  static func hasSameVisibleText(_ old: JSONValue?, _ new: JSONValue?) -> Bool {
    guard let old = old?.text, let new = new?.text else { return false }
    return old.visible == new.visible
  }

  private init(_ path: ValuePath, in file: BundlePath) {
    let path = file.format?.type.field(of: path, in: file.subject) ?? path
    switch file.subject.kind {
    case .regions: self = .week
    case .locale, .calendar: self = ChangeKind(field: path) ?? .other
    // The picker's words have keys of their own there, without `strings`, and an app chooses its own keys.
    case .texts, .plurals, .catalog: self = ChangeKind(field: path) ?? .words
    case .index, .other: self = .other
    }
  }

  /// The kind of a field; `nil` if the field has no kind.
  private init?(field path: ValuePath) {
    // In Apple's tables a whole path is one key.
    let keys = path.keys.lazy.flatMap { key in
      key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).lazy.map {
        Substring($0)
      }
    }
    switch FieldCatalog.bundle.kind(of: keys) {
    case .week: self = .week
    case .pattern: self = .pattern
    case .name: self = .name
    case .words: self = .words
    case .fact, nil: return nil
    }
  }
}

extension String {
  /// The text without white space and without invisible characters: controls, and format characters such as bidi marks.
  fileprivate var visible: [Unicode.Scalar] {
    unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
      default: true
      }
    }
  }
}
