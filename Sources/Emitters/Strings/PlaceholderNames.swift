import AlmanacReading

/// How Apple's form of a text writes its named placeholders: each as one specifier, and no two as the same.
struct PlaceholderNames {
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
