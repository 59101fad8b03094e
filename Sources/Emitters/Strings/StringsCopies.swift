import AlmanacKit
import AlmanacReading

// Apple's tables repeat the texts of the JSON, with Apple's format specifiers.
extension StringsFormat {
  static func copies(of path: ValuePath, in subject: FileSubject) -> [ValuePlace] {
    let keys = path.keys
    switch (subject.kind, keys.first, keys.count) {
    case (.calendar, _, _):
      // A year's key in the JSON is `years.display.2026`. Its key in Apple's table is `years.2026`.
      let isYear = keys.starts(with: ["years", "display"])
      let key = isYear ? "years.\(keys.dropFirst(2).joined(separator: "."))" : path.description
      return [ValuePlace(table: table(of: subject.table), path: ValuePath([key]))]
    case (.locale, "strings", 2): return [ValuePlace(table: picker, path: ValuePath([keys[1]]))]
    case (.locale, "strings", 3):
      let form = ValuePlace(table: pickerPlurals, path: ValuePath([keys[1], keys[2]]))
      guard keys[2] == PluralCategory.other.rawValue else { return [form] }
      // The table also has a format string for the word, which the JSON does not have. The format string is added and
      // removed together with the plural form `other`.
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
    return PlaceholderNames.arePlatformForms(copy, of: original, isPlural: path.keys.count == 2)
  }
}

extension ValueVersions {
  /// `true` if the value was added, and `false` if it was removed; `nil` if both versions have the value.
  package var isAddition: Bool? { old == nil ? true : new == nil ? false : nil }
}
