import AlmanacKit
import AlmanacReading

/// Assigns each named placeholder of a text, as in `{date}`, to one specifier of a platform's text, as in `%1$@`.
///
/// Two placeholders never have the same specifier.
struct PlaceholderNames {
  private let style: FormatStyle
  private var specifiers: [[UInt8]: [UInt8]] = [:]
  private var names: [[UInt8]: [UInt8]] = [:]

  private init(_ style: FormatStyle) {
    self.style = style
  }

  /// Whether `copy`, a platform's text such as `Hi %1$@`, is made from `original`, such as `Hi {name}`.
  ///
  /// The old copy must be made from the old original, and the new copy from the new original. A version that has no
  /// original must also have no copy. If there are several placeholders, both originals must contain all of them. For
  /// example, `Hi {first}` and `Hi {last}` do not show whether `%1$@` belongs to `{first}` or to `{last}`.
  static func arePlatformForms(
    _ copy: ValueVersions, of original: ValueVersions, isPlural: Bool, in style: FormatStyle = .apple
  ) -> Bool {
    // A `%` is doubled only in a text with arguments. The text alone does not show whether it has arguments, so both
    // cases are tried.
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

  /// Whether the specifiers have the numbers 1, 2, 3 and so on, without a gap.
  ///
  /// A specifier with a greater number would read data beyond the last argument. In a plural, the only specifier is the
  /// one for the number, such as `%lld`.
  private func areNumbered(_ isPlural: Bool) -> Bool {
    let expected = isPlural ? [style.number] : (1...names.count).map(style.text)
    return Set(names.keys) == Set(expected.map { Array($0.utf8) })
  }

  /// Whether a text contains all placeholders that have a specifier.
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

  /// The placeholder at the beginning of a text, as in `{count}`; `nil` if the text begins differently.
  static func placeholder(in text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.first == UInt8(ascii: "{") else { return nil }
    let name = text.dropFirst().prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
    guard name.endIndex < text.endIndex, text[name.endIndex] == UInt8(ascii: "}") else { return nil }
    return Array(text[...name.endIndex])
  }

  /// The specifier at the beginning of a text, as in `%2$@`, or `%lld` in a plural; `nil` if the text begins
  /// differently.
  private func specifier(in text: ArraySlice<UInt8>, _ isPlural: Bool) -> [UInt8]? {
    if isPlural { return text.starts(with: style.number.utf8) ? Array(style.number.utf8) : nil }
    let digits = text.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard text.first == UInt8(ascii: "%"), !digits.isEmpty,
      text[digits.endIndex...].starts(with: style.ending.utf8)
    else { return nil }
    return Array(text[..<(digits.endIndex + 2)])
  }
}
