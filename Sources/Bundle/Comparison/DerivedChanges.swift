import AlmanacFormats
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// Finds the changes of derived values whose original values changed too.
///
/// Almanac makes derived values from other values of the same locale. For example, the name of a month is also in a
/// list for pickers. If the name changes, only the change of the name is reported.
///
/// If only a list changes, or if a new text in a list is in no other changed value, somebody edited the list. Then the
/// change of the list is reported too.
package struct DerivedChanges {
  /// The new texts of changed values, by the place of the value or of an object or list that contains the value.
  private var texts: [Place: Set<String>] = [:]
  /// The new names of the weekdays in all widths, by the tags of the locales in which a name changed.
  private var weekdays: [String: [[String]]] = [:]

  /// The place of a value, or of an object or list of values, in the JSON of a locale.
  private struct Place: Hashable {
    let locale: String
    let table: String
    let path: [String]
  }

  package init(of changes: some Sequence<Change>) {
    let catalog = FieldCatalog.bundle
    for change in changes {
      guard let locale = change.locale, let table = change.table, let path = change.path else { continue }
      if case .object(let widths)? = change.weekdays { weekdays[locale] = widths.values.map(\.texts) }
      for depth in path.keys.indices {
        let path = Array(path.keys[...depth])
        guard catalog.repeatedPaths.contains(path) else { continue }
        texts[Place(locale: locale, table: table, path: path), default: []].formUnion(change.new?.texts ?? [])
      }
    }
  }

  /// Whether a change only follows from the changes of other values.
  package func contains(_ change: Change) -> Bool {
    guard let locale = change.locale, let table = change.table, let path = change.path else { return false }
    let origins = FieldCatalog.bundle.origins(ofValueAt: path.keys)
    // The values of a calendar are derived from values in the calendar's file, or in the locale's file `locale.json`.
    let originals = origins.flatMap { origin in
      [table, "locale"].compactMap { texts[Place(locale: locale, table: $0, path: origin)] }
    }
    guard let field = path.keys.last, !originals.isEmpty else { return false }
    if let value = change.new, value.texts.isEmpty {
      return originals.joined().contains { Self.literal(field, of: $0).map(JSONValue.literal) == value }
    }
    if field == "weekdaysHeader" { return Self.isHeader(change.new?.texts ?? [], of: weekdays[locale] ?? []) }
    return change.broughtTexts.allSatisfy { text in
      originals.contains { $0.contains(text) }
        || Self.isComposed(text, field, of: originals.joined() + change.oldTexts)
    }
  }

  /// The number or flag that Almanac writes in a field of `picker` for a text, such as `true` in `hour12` for `h12`.
  ///
  /// The result is `nil` if the text does not fit the field.
  private static func literal(_ field: String, of text: String) -> String? {
    switch field {
    case "firstDay": Weekday(rawValue: text).flatMap(Weekday.allCases.firstIndex).map(String.init)
    case "hour12": HourCycle(rawValue: text).map { "\($0 == .h11 || $0 == .h12)" }
    case "yearFirst":
      text.firstIndex { "yrU".contains($0) }.flatMap { year in
        text.firstIndex { "ML".contains($0) }.map { "\(year < $0)" }
      }
    default: nil
    }
  }

  /// Whether the labels above the grid of a month are the names of the weekdays in one of the widths.
  ///
  /// Almanac writes the labels in title case and without a final period.
  private static func isHeader(_ labels: [String], of widths: [[String]]) -> Bool {
    widths.contains { names in
      names.count == labels.count
        && zip(labels, names).allSatisfy { label, name in
          [label, "\(label)."].contains { $0.lowercased() == name.lowercased() }
        }
    }
  }

  /// Whether the text of a field of `picker` is made from the texts in `known`.
  ///
  /// The text of `rangeSeparator` or `yearSuffix` must be a part of a known text. In `numericDate`, such as `dd.MM.y`,
  /// each character except `d`, `M` and `y` must be in a known text.
  private static func isComposed(_ text: String, _ field: String, of known: [String]) -> Bool {
    // Almanac never writes these fields empty. Without this check, every known text would contain the empty text.
    guard !text.isEmpty else { return false }
    return switch field {
    case "numericDate":
      text.allSatisfy { mark in "dMy".contains(mark) || known.contains { $0.contains(mark) } }
    case "rangeSeparator", "yearSuffix": known.contains { $0.filter { $0 != "'" }.contains(text) }
    default: false
    }
  }
}

extension Change {
  fileprivate var oldTexts: [String] { old?.texts ?? [] }

  /// The texts in the new value that were not at the same place in the old value.
  fileprivate var broughtTexts: [String] {
    let (before, after) = (oldTexts, new?.texts ?? [])
    guard before.count == after.count else { return after }
    return zip(before, after).filter { $0 != $1 }.map(\.1)
  }
}

extension JSONValue {
  /// The texts of the value, including texts inside lists.
  ///
  /// Texts inside an object do not count, because each of them is a value of its own.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let elements): elements.flatMap(\.texts)
    case .literal, .object: []
    }
  }
}
