import AlmanacKit
import AlmanacReading

/// The changes of Apple's tables that the JSON of the same locale has too.
///
/// Apple's tables say what the JSON says, in Apple's form. A change that both have is told once, and a change of a
/// table alone is told as well: somebody edited it.
struct AppleCopies {
  private var originals: [Place: Change] = [:]

  /// A text in a table of Apple's.
  private struct Place: Hashable {
    let locale: String
    let table: String
    let path: ValuePath
  }

  init(of changes: [Change]) {
    guard changes.contains(where: { $0.file.hasPrefix("strings/") }) else { return }
    for change in changes {
      guard let place = Self.copyPlace(of: change) else { continue }
      originals[place] = change
    }
  }

  /// Whether a change says what a change of the JSON says.
  func contains(_ change: Change) -> Bool {
    let file = BundlePath(change.file)
    guard file.group == .strings, let locale = change.locale, let path = change.path else { return false }
    let original = { originals[Place(locale: locale, table: file.table, path: ValuePath($0))] }
    if path.keys.last == PluralsReader.formatKey {
      // The format comes and goes with the forms, and JSON has none.
      let form = original([path.keys[0], PluralCategory.other.rawValue])
      return change.isAddition != nil && form?.isAddition == change.isAddition
    }
    guard let original = original(path.keys) else { return false }
    var names = PlaceholderNames()
    return names.isForm(change.old, of: original.old) && names.isForm(change.new, of: original.new)
  }

  /// Where Apple's tables have the text of a change of the JSON.
  private static func copyPlace(of change: Change) -> Place? {
    guard let locale = change.locale, let path = change.path else { return nil }
    let file = BundlePath(change.file)
    let keys = path.keys
    let place = { Place(locale: locale, table: $0, path: ValuePath($1)) }
    return switch (file.group, keys.first, keys.count) {
    case (.calendar, _, _):
      // A year's label stands alone there: its other facts are not for Apple's tables.
      place(
        "\(file.table.prefix(1).uppercased())\(file.table.dropFirst()).strings",
        [
          keys.starts(with: ["years", "display"])
            ? "years.\(keys.dropFirst(2).joined(separator: "."))" : path.description
        ])
    case (.locale, "strings", 2): place("Picker.strings", [keys[1]])
    case (.locale, "strings", 3): place("Picker.stringsdict", [keys[1], keys[2]])
    case (.locale, _, _): place("Picker.strings", [path.description])
    default: nil
    }
  }
}

extension Change {
  /// Whether the value came or went; `nil` if it was there before and after.
  fileprivate var isAddition: Bool? { old == nil ? true : new == nil ? false : nil }
}

/// How Apple's form of a text writes its named placeholders: each as one specifier, and no two as the same.
private struct PlaceholderNames {
  private var specifiers: [[UInt8]: [UInt8]] = [:]
  private var names: [[UInt8]: [UInt8]] = [:]

  /// Whether a text is Apple's form of another, with the names found so far; there may be neither.
  mutating func isForm(_ form: JSONValue?, of original: JSONValue?) -> Bool {
    guard let form, let original else { return form == original }
    guard let form = form.text, let original = original.text else { return false }
    // Only in a text with arguments a `%` is doubled, and the text alone does not say whether it has any.
    for escape in ["%%", "%"] {
      var found = self
      if found.isForm(Array(form.utf8)[...], of: Array(original.utf8)[...], percent: Array(escape.utf8)) {
        self = found
        return true
      }
    }
    return false
  }

  private mutating func isForm(
    _ form: ArraySlice<UInt8>, of original: ArraySlice<UInt8>, percent: [UInt8]
  ) -> Bool {
    var (form, original) = (form, original)
    while let byte = original.first {
      if let name = Self.placeholder(in: original), let specifier = Self.specifier(in: form) {
        guard bind(name, to: specifier) else { return false }
        original = original.dropFirst(name.count)
        form = form.dropFirst(specifier.count)
        continue
      }
      let expected = byte == UInt8(ascii: "%") ? percent : [byte]
      guard form.starts(with: expected) else { return false }
      form = form.dropFirst(expected.count)
      original = original.dropFirst()
    }
    return form.isEmpty
  }

  private mutating func bind(_ name: [UInt8], to specifier: [UInt8]) -> Bool {
    if specifiers[name] == nil, names[specifier] == nil {
      specifiers[name] = specifier
      names[specifier] = name
    }
    return specifiers[name] == specifier && names[specifier] == name
  }

  /// The placeholder that a text begins with, as in `{count}`.
  private static func placeholder(in text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.first == UInt8(ascii: "{"), let end = text.firstIndex(of: UInt8(ascii: "}")) else {
      return nil
    }
    return Array(text[...end])
  }

  /// The specifier that a text begins with: `%lld`, or a numbered one as in `%2$@`.
  private static func specifier(in text: ArraySlice<UInt8>) -> [UInt8]? {
    if text.starts(with: "%lld".utf8) { return Array("%lld".utf8) }
    let digits = text.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard text.first == UInt8(ascii: "%"), !digits.isEmpty, text[digits.endIndex...].starts(with: "$@".utf8)
    else { return nil }
    return Array(text[..<(digits.endIndex + 2)])
  }
}
