import AlmanacKit

/// A text as a message in ICU's MessageFormat, in the form that Flutter's `gen-l10n` reads.
///
/// ICU reads an apostrophe before a brace as the start of a quotation. Flutter without `use-escaping` reads it as a
/// plain apostrophe, and has no escape for a brace. So ICU and Flutter read three things differently: an apostrophe
/// before a brace, a brace, and a `#` in a plural. These characters are replaced with characters that look alike: `’`,
/// `｛`, `｝` and `＃`. Almanac's own texts contain none of them.
///
/// `gen-l10n` writes Dart from templates with fields such as `@(methods)`, and it also fills a field that is in a text or
/// a description. So `＠` replaces an `@` before a parenthesis.
enum ARBMessage {
  /// A comment as a description, which `gen-l10n` writes into a comment in Dart.
  ///
  /// It begins a new comment only after U+000A. So every other line end, which could end the comment, becomes U+000A.
  static func description(of comment: String) -> String {
    let lines = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.joined(separator: "\n").replacingBytes(of: "@(", with: "＠(")
  }

  /// The message for a phrase; `parameters` has the names of the phrase's placeholders.
  static func text(of phrase: Phrase, _ parameters: ARBParameters) -> String {
    switch phrase {
    case .plain(let text): return message(of: text, parameters, isForm: false)
    case .plural:
      let forms = (phrase.sortedForms ?? []).map { category, text in
        "\(category.rawValue){\(message(of: text, parameters, isForm: true))}"
      }
      return "{\(parameters.number), plural, \(forms.joined(separator: " "))}"
    }
  }

  /// The message for one text; `isForm` says whether the text is a plural form.
  private static func message(of text: String, _ parameters: ARBParameters, isForm: Bool) -> String {
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
      case "@" where rest.first == "(": result += "＠"
      case "'":
        let isSyntax = rest.first == "'" || parameters.placeholder(at: rest) != nil || isForm && rest.isEmpty
        result += isSyntax ? "’" : "'"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The placeholders of a key's text, which become the parameters of a Dart method.
struct ARBParameters {
  /// The placeholders, such as `{date}`, in the order of the source language's text; `name` is the parameter's name in
  /// the ARB message, such as `date` or `arg1`.
  let names: [(placeholder: String, name: String)]
  let isPlural: Bool

  /// Makes the parameters of a key from its placeholder names.
  ///
  /// If one of them cannot be the name of a Dart parameter, all placeholders of the key get numbered names, as in
  /// `arg1`.
  init(_ arguments: [String], isPlural: Bool) {
    let arguments = isPlural && arguments.isEmpty ? [FormatString.number([])] : arguments
    let areNames = arguments.allSatisfy(DartName.isParameter)
    names = arguments.enumerated().map { ("{\($1)}", areNames ? $1 : "arg\($0 + 1)") }
    self.isPlural = isPlural
  }

  /// The name of the number that chooses a plural form, as in `n`.
  var number: String { names.first?.name ?? FormatString.number([]) }

  /// The type of a parameter in Dart: `int` for the number of a plural, otherwise `String`.
  func type(of name: String) -> String { isPlural && name == number ? "int" : "String" }

  /// The placeholder at the beginning of a text, and its name in the message; `nil` if the text begins differently.
  func placeholder(at text: Substring.UnicodeScalarView) -> (placeholder: String, name: String)? {
    text.first == "{" ? names.first { text.starts(with: $0.placeholder.unicodeScalars) } : nil
  }
}
