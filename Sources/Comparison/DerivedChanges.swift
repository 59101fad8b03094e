import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// The changes of values that Almanac makes from other values of the same locale, where those changed too.
///
/// A month's name is in the lists of a picker and among the widest labels as well. Its change is told once. A change of
/// the list alone is told as well, and so is a text in it that no changed value has: only that value was edited.
package struct DerivedChanges {
  /// The texts that changed values have now, by the place of the value or of an object or a list of values.
  private var texts: [Place: Set<String>] = [:]

  /// A value, or an object or a list of values, in a file of a locale.
  private struct Place: Hashable {
    let locale: String
    let table: String
    let path: [String]
  }

  package init(of changes: some Sequence<Change>) {
    let catalog = FieldCatalog.bundle
    for change in changes where change.format == .json {
      guard let locale = change.locale, let table = change.table, let path = change.path else { continue }
      for depth in path.keys.indices {
        let path = Array(path.keys[...depth])
        guard catalog.everyOrigin.contains(path) else { continue }
        texts[Place(locale: locale, table: table, path: path), default: []].formUnion(change.new?.texts ?? [])
      }
    }
  }

  /// Whether a change follows from another one.
  package func contains(_ change: Change) -> Bool {
    guard change.format == .json, let locale = change.locale, let table = change.table, let path = change.path
    else { return false }
    let origins = FieldCatalog.bundle.origins(ofValueAt: path.keys)
    // A calendar's values come from its own file or from the locale's.
    let found = origins.flatMap { origin in
      [table, "locale"].compactMap { texts[Place(locale: locale, table: $0, path: origin)] }
    }
    guard !found.isEmpty else { return false }
    if path.keys.count == 2, case .literal(let literal)? = change.new {
      return found.joined().contains { literal == Self.literal(path.keys[1], of: $0) }
    }
    return change.broughtTexts.allSatisfy { text in
      found.contains { $0.contains(text) }
        || path.keys.count == 2 && Self.isComposed(text, path.keys[1], of: found.joined() + change.oldTexts)
    }
  }

  /// The number or the flag that a field of a picker has for a text; `nil` if the text is not of the field's kind.
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

  /// Whether a field is put together from other texts: a part of a pattern, or the letters and separators of a mask.
  private static func isComposed(_ text: String, _ field: String, of known: [String]) -> Bool {
    switch field {
    case "numericDate":
      text.allSatisfy { character in "dMy".contains(character) || known.contains { $0.contains(character) } }
    case "rangeSeparator", "yearSuffix": known.contains { $0.filter { $0 != "'" }.contains(text) }
    default: false
    }
  }
}

extension Change {
  fileprivate var oldTexts: [String] { old?.texts ?? [] }

  /// The texts that the change brings, at other places of a list too.
  fileprivate var broughtTexts: [String] {
    let (before, after) = (oldTexts, new?.texts ?? [])
    // The widest labels are a choice: when a wider label goes, the order of the others changes.
    if path?.keys.contains("longest") == true { return after.filter { !before.contains($0) } }
    guard before.count == after.count else { return after }
    return zip(before, after).filter { $0 != $1 }.map(\.1)
  }
}

extension JSONValue {
  /// The texts of a value, also inside lists; objects are values of their own.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let elements): elements.flatMap(\.texts)
    case .literal, .object: []
    }
  }
}
