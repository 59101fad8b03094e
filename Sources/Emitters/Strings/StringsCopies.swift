import AlmanacKit
import AlmanacReading

// Apple's tables say what the JSON says, in Apple's form.
extension StringsFormat {
  static func copies(of path: ValuePath, in subject: FileSubject) -> [ValuePlace] {
    let keys = path.keys
    switch (subject.kind, keys.first, keys.count) {
    case (.calendar, _, _):
      // A year's label stands alone there: its other facts are not for Apple's tables.
      let isYear = keys.starts(with: ["years", "display"])
      let key = isYear ? "years.\(keys.dropFirst(2).joined(separator: "."))" : path.description
      return [ValuePlace(table: table(of: subject.table), path: ValuePath([key]))]
    case (.locale, "strings", 2): return [ValuePlace(table: picker, path: ValuePath([keys[1]]))]
    case (.locale, "strings", 3):
      let form = ValuePlace(table: pickerPlurals, path: ValuePath([keys[1], keys[2]]))
      guard keys[2] == PluralCategory.other.rawValue else { return [form] }
      // The format comes and goes with the forms, and JSON has none.
      let format = ValuePath([keys[1], PluralsLayout.formatKey])
      return [form, ValuePlace(table: pickerPlurals, path: format)]
    case (.locale, _, _): return [ValuePlace(table: picker, path: ValuePath([path.description]))]
    default: return []
    }
  }

  static func isAppName(at path: ValuePath, in table: String, besides words: Set<String>) -> Bool {
    table == localizable || table == localizablePlurals
  }

  static func isCopy(_ copy: ValueVersions, at path: ValuePath, of original: ValueVersions) -> Bool {
    if path.keys.last == PluralsLayout.formatKey {
      return copy.isAddition != nil && copy.isAddition == original.isAddition
    }
    return PlaceholderNames.areForms(copy, of: original, isPlural: path.keys.count == 2)
  }
}

extension ValueVersions {
  /// Whether the value came or went; `nil` if it was there before and after.
  package var isAddition: Bool? { old == nil ? true : new == nil ? false : nil }
}
