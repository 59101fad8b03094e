import AlmanacKit

/// A text as a message of ICU's MessageFormat, as Flutter's `gen-l10n` reads it.
///
/// To ICU, an apostrophe before a brace begins a quotation. Without `use-escaping`, it is an apostrophe to Flutter, and
/// no brace can be escaped. So no spelling of such an apostrophe, of a brace, or of `#` in a plural means the same to
/// both. They are replaced by characters that look alike: `’`, `｛`, `｝` and `＃`. Almanac's own texts have none.
enum ARBMessage {
  /// The message of a phrase whose placeholders have some names in messages.
  static func text(of phrase: Phrase, _ parameters: ARBParameters) -> String {
    switch phrase {
    case .plain(let text): return message(of: text, parameters, isForm: false)
    case .plural:
      let forms = (phrase.sortedForms ?? []).map {
        (category: $0.category, text: message(of: $0.text, parameters, isForm: true))
      }
      return text(of: forms, parameters.number)
    }
  }

  /// The number and the forms of a plural message; `nil` if the message is not a plural of Almanac's form.
  static func plural(_ message: String) -> (
    number: String, forms: [(category: PluralCategory, text: String)]
  )? {
    guard message.utf8.first == UInt8(ascii: "{"), message.utf8.last == UInt8(ascii: "}") else { return nil }
    let number = String(decoding: message.utf8.dropFirst().prefix { $0 != UInt8(ascii: ",") }, as: UTF8.self)
    guard message.utf8.starts(with: opening(number).utf8) else { return nil }
    var rest = Array(message.utf8.dropFirst(opening(number).utf8.count).dropLast())[...]
    var forms: [(category: PluralCategory, text: String)] = []
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      let name = String(decoding: rest[..<open], as: UTF8.self)
      guard let category = PluralCategory(rawValue: name), let close = closing(in: rest, from: open) else {
        return nil
      }
      forms.append((category, String(decoding: rest[(open + 1)..<close], as: UTF8.self)))
      rest = rest[(close + 1)...]
      if rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
    }
    // Only then is nothing else in the message.
    guard text(of: forms, number).utf8.elementsEqual(message.utf8),
      Set(forms.map(\.category)).count == forms.count
    else { return nil }
    return (number, forms)
  }

  private static func text(of forms: [(category: PluralCategory, text: String)], _ number: String) -> String {
    let forms = forms.map { "\($0.category.rawValue){\($0.text)}" }
    return "\(opening(number))\(forms.joined(separator: " "))}"
  }

  private static func opening(_ number: String) -> String { "{\(number), plural, " }

  /// Where the braces that open at a place are closed.
  private static func closing(in bytes: ArraySlice<UInt8>, from open: Int) -> Int? {
    var depth = 0
    return bytes[open...].indices.first { index in
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      return depth == 0
    }
  }

  /// The message of one text; `isForm` says that it stands inside a plural.
  static func message(of text: String, _ parameters: ARBParameters, isForm: Bool) -> String {
    var (result, rest) = ("", text.unicodeScalars[...])
    while let scalar = rest.first {
      if let (placeholder, name) = parameters.placeholder(at: rest) {
        result += "{\(name)}"
        rest = rest.dropFirst(placeholder.unicodeScalars.count)
        continue
      }
      rest = rest.dropFirst()
      switch scalar {
      case "{": result += "｛"
      case "}": result += "｝"
      case "#" where isForm: result += "＃"
      case "'":
        let isSyntax = rest.first == "'" || parameters.placeholder(at: rest) != nil || isForm && rest.isEmpty
        result += isSyntax ? "’" : "'"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The placeholders of a key as the parameters of a method.
struct ARBParameters {
  /// The names in the source language's order, and what they are called in messages.
  let names: [(placeholder: String, name: String)]
  let isPlural: Bool

  /// Where a placeholder cannot be the name of a parameter, all of the key's are numbered.
  init(_ arguments: [String], isPlural: Bool) {
    let arguments = isPlural && arguments.isEmpty ? [FormatString.number([])] : arguments
    let areNames = arguments.allSatisfy(DartName.isParameter)
    names = arguments.enumerated().map { ("{\($1)}", areNames ? $1 : "\(Self.numbered)\($0 + 1)") }
    self.isPlural = isPlural
  }

  static let numbered = "arg"

  /// The number that chooses the form of a plural.
  var number: String { names.first?.name ?? FormatString.number([]) }

  /// The type of a parameter in Dart.
  func type(of name: String) -> String { isPlural && name == number ? "int" : "String" }

  /// The placeholder that a text begins with, and what it is called in messages.
  func placeholder(at text: Substring.UnicodeScalarView) -> (placeholder: String, name: String)? {
    text.first == "{" ? names.first { text.starts(with: $0.placeholder.unicodeScalars) } : nil
  }
}
