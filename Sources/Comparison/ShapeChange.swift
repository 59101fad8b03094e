import AlmanacEmitters
import AlmanacReading

/// A word that became a plural, or a plural that became one text: one change, and not one for each form.
enum ShapeChange {
  /// The changes with one in place of the text's and those of the plural's forms.
  static func told(_ changes: [Change]) -> [Change] {
    let forms = Dictionary(grouping: changes.filter { word(of: $0, keyCount: 3) != nil }) {
      word(of: $0, keyCount: 3)
    }
    guard !forms.isEmpty else { return changes }
    let texts = Set(changes.compactMap { word(of: $0, keyCount: 2) }).filter { forms[$0] != nil }
    return changes.compactMap { change in
      if let word = word(of: change, keyCount: 2), texts.contains(word) {
        return Change(change, withForms: forms[word] ?? [])
      }
      return word(of: change, keyCount: 3).map(texts.contains) == true ? nil : change
    }
  }

  /// A word of a locale whose text or form was added or removed; a removed text goes with added forms.
  private struct Word: Hashable {
    let file: String
    let key: String
    let becamePlural: Bool
  }

  /// The word of a change of its text (two keys) or of a form (three); `nil` for any other change.
  private static func word(of change: Change, keyCount: Int) -> Word? {
    guard let keys = change.path?.keys, keys.count == keyCount, keys.first == "strings",
      BundlePath(change.file).subject.kind == .locale, (change.old == nil) != (change.new == nil)
    else { return nil }
    let isRemoval = change.new == nil
    return Word(file: change.file, key: keys[1], becamePlural: keyCount == 2 ? isRemoval : !isRemoval)
  }
}

extension Change {
  /// The change of a word's text with the forms that came in its place, or that it took the place of.
  fileprivate init(_ text: Change, withForms forms: [Change]) {
    var entries: [String: JSONValue] = [:]
    for form in forms {
      if let category = form.path?.keys.last { entries[category] = form.old ?? form.new }
    }
    self.init(
      text.kind, BundlePath(text.file), path: text.path, from: text.old ?? .object(entries),
      to: text.new ?? .object(entries))
  }
}
