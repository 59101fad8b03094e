import AlmanacKit
import AlmanacReading

/// How a platform's form of a text writes its named placeholders: each as one specifier, and no two as the same.
struct PlaceholderNames {
  private let style: FormatStyle
  private var specifiers: [[UInt8]: [UInt8]] = [:]
  private var names: [[UInt8]: [UInt8]] = [:]

  private init(_ style: FormatStyle) {
    self.style = style
  }

  /// Whether texts are a platform's forms of others, before and after a change; there may be none on one side.
  ///
  /// Where only one of the two versions has two placeholders, nothing says which number is whose.
  static func areForms(
    _ copy: ValueVersions, of original: ValueVersions, isPlural: Bool, in style: FormatStyle = .apple
  ) -> Bool {
    // Only in a text with arguments a `%` is doubled, and the text alone does not say whether it has any.
    [true, false].contains { isDoubled in
      var names = PlaceholderNames(style)
      guard names.isForm(copy.old, of: original.old, isDoubled, isPlural),
        names.isForm(copy.new, of: original.new, isDoubled, isPlural)
      else { return false }
      return names.names.isEmpty
        || isDoubled && names.areNumbered(isPlural)
          && (names.names.count == 1 || names.areAll(in: original.old) && names.areAll(in: original.new))
    }
  }

  /// Whether the specifiers are those of the first arguments, each once: another number would read beyond them.
  private func areNumbered(_ isPlural: Bool) -> Bool {
    let expected = isPlural ? [style.number] : (1...names.count).map(style.text)
    return Set(names.keys) == Set(expected.map { Array($0.utf8) })
  }

  /// Whether a text has all placeholders, so that the other text shows which number is whose.
  private func areAll(in text: JSONValue?) -> Bool {
    guard let text = text?.text else { return false }
    return specifiers.keys.allSatisfy { text.contains(String(decoding: $0, as: UTF8.self)) }
  }

  private mutating func isForm(
    _ form: JSONValue?, of original: JSONValue?, _ isDoubled: Bool, _ isPlural: Bool
  ) -> Bool {
    guard let form, let original else { return form == original }
    guard let form = form.text, let original = original.text, original.utf8.count <= Limits.text else {
      return false
    }
    var (rest, text) = (Array(form.utf8)[...], Array(original.utf8)[...])
    while let byte = text.first {
      if let specifier = specifier(in: rest, isPlural), let name = Self.placeholder(in: text) {
        guard bind(name, to: specifier) else { return false }
        text = text.dropFirst(name.count)
        rest = rest.dropFirst(specifier.count)
        continue
      }
      let expected = byte == UInt8(ascii: "%") && isDoubled ? [byte, byte] : [byte]
      guard rest.starts(with: expected) else { return false }
      rest = rest.dropFirst(expected.count)
      text = text.dropFirst()
    }
    return rest.isEmpty
  }

  private mutating func bind(_ name: [UInt8], to specifier: [UInt8]) -> Bool {
    if specifiers[name] == nil, names[specifier] == nil {
      specifiers[name] = specifier
      names[specifier] = name
    }
    return specifiers[name] == specifier && names[specifier] == name
  }

  /// The placeholder that a text begins with, as in `{count}`.
  static func placeholder(in text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.first == UInt8(ascii: "{") else { return nil }
    let name = text.dropFirst().prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
    guard name.endIndex < text.endIndex, text[name.endIndex] == UInt8(ascii: "}") else { return nil }
    return Array(text[...name.endIndex])
  }

  /// The specifier that a text begins with: the number's in a plural, else a numbered one as in `%2$@`.
  private func specifier(in text: ArraySlice<UInt8>, _ isPlural: Bool) -> [UInt8]? {
    if isPlural { return text.starts(with: style.number.utf8) ? Array(style.number.utf8) : nil }
    let digits = text.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard text.first == UInt8(ascii: "%"), !digits.isEmpty,
      text[digits.endIndex...].starts(with: style.ending.utf8)
    else { return nil }
    return Array(text[..<(digits.endIndex + 2)])
  }
}
