import AlmanacKit

/// Writes parts of JavaScript modules as text.
struct ModuleText {
  let layout: JSONLayout

  /// A statement that exports an object with the fields of a file.
  ///
  /// `shorthand` has the names of imported values that become the object's first fields, as in `{ locale, … }`.
  func export(_ name: String, _ file: some Walkable, shorthand: [String] = []) -> String {
    let json = String(decoding: JSONWriter.bytes(of: file, layout).dropLast(), as: UTF8.self)
    let fields = shorthand.map { (layout == .compact ? "" : "\n  ") + $0 + "," }
    return "export const \(name) = {\(fields.joined())\(json.dropFirst());\n"
  }

  /// The text in quotes, as a literal in JavaScript or TypeScript.
  static func quoted(_ text: String) -> String { QuotedText.json.quoted(text) }

  /// A key as the text of a JavaScript comment.
  ///
  /// A key with any character other than ASCII letters, digits and dots is quoted, so that the key cannot end the
  /// comment.
  static func comment(_ key: String) -> String {
    key.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: ".") } ? key : quoted(key)
  }

  /// The texts of the words in `words.js`, as a JavaScript list in the order of their keys.
  func words(_ texts: [(key: String, phrase: Phrase?)]) -> String {
    let lines = texts.map { key, phrase in (text: phrase.map(literal) ?? "null", key: Self.comment(key)) }
    guard layout != .compact else { return "[" + lines.map(\.text).joined(separator: ",") + "]" }
    return "[\n" + lines.map { "  // \($0.key)\n  \($0.text),\n" }.joined() + "]"
  }

  private func literal(_ phrase: Phrase) -> String {
    switch phrase {
    case .plain(let text): return Self.quoted(text)
    case .plural:
      let forms = (phrase.sortedForms ?? []).map { category, text in
        "\(Self.quoted(category.rawValue)):" + (layout == .compact ? "" : " ") + Self.quoted(text)
      }
      return "{" + forms.joined(separator: layout == .compact ? "," : ", ") + "}"
    }
  }
}
