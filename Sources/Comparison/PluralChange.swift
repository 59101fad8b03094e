import AlmanacEmitters
import AlmanacReading

/// Makes one change from the changes of a word that got plural forms in place of its plain text, or the reverse.
///
/// Otherwise, the plain text and each plural form would be separate changes.
enum PluralChange {
  /// The changes to report: one change of a word replaces the changes of its plain text and of its plural forms.
  static func reported(_ changes: [Change]) -> [Change] {
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

  /// A word in the JSON of a locale that got plural forms in place of its plain text, or the reverse.
  private struct Word: Hashable {
    let file: String
    let key: String
    let becamePlural: Bool
  }

  /// The word whose plain text or plural form a change adds or removes; `nil` for any other change.
  ///
  /// `keyCount` is 2 for a plain text and 3 for a plural form.
  private static func word(of change: Change, keyCount: Int) -> Word? {
    guard let keys = change.path?.keys, keys.count == keyCount, keys.first == "strings",
      BundlePath(change.file).subject.kind == .locale, (change.old == nil) != (change.new == nil)
    else { return nil }
    let isRemoval = change.new == nil
    return Word(file: change.file, key: keys[1], becamePlural: keyCount == 2 ? isRemoval : !isRemoval)
  }
}

extension Change {
  /// Makes the change of a word from its plain text to plural forms, or the reverse.
  ///
  /// `text` is the change of the plain text, and `forms` are the changes of the plural forms.
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
