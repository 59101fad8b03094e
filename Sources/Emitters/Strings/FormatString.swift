import AlmanacKit

/// How a platform's format strings write the places of values.
enum FormatStyle: Sendable {
  case apple, android

  /// The place of a text, by its number from 1 on.
  func text(_ number: Int) -> String { "%\(number)$\(textEnding)" }

  /// What ends the place of a text, behind its number and `$`.
  private var textEnding: String { self == .apple ? "@" : "s" }

  /// What is behind the digits in the place of a text.
  var ending: String { "$" + textEnding }

  /// The place of the number that chooses a plural form.
  var number: String { self == .apple ? "%lld" : "%1$d" }
}

/// Turns a text with named placeholders into a platform's format strings.
enum FormatString {
  /// The text with `{name}` as `%1$@`, numbered in the order of `arguments`.
  static func applesForm(of text: String, arguments: [String]) -> String {
    form(of: text, arguments: arguments, .apple)
  }

  /// One form of a plural with `{name}` as `%lld`, the number that chose the form.
  static func applesPluralForm(of text: String, argument: String) -> String {
    pluralForm(of: text, argument: argument, .apple)
  }

  /// The text with `{name}` as the place of a text, numbered in the order of `arguments`.
  ///
  /// A `%` is doubled only if there are arguments: without arguments, the text is not formatted.
  static func form(of text: String, arguments: [String], _ style: FormatStyle) -> String {
    guard !arguments.isEmpty else { return text }
    let names = arguments.map { Array("{\($0)}".utf8) }
    var (rest, result) = (Array(text.utf8)[...], [UInt8]())
    result.reserveCapacity(rest.count + 16)
    while let byte = rest.first {
      // In one pass: a long text with twenty placeholders would be copied as often.
      if byte == UInt8(ascii: "{"), let number = names.firstIndex(where: rest.starts) {
        result += style.text(number + 1).utf8
        rest = rest.dropFirst(names[number].count)
      } else {
        if byte == UInt8(ascii: "%") { result.append(byte) }
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The name of the number that chooses the form of a plural.
  static func number(_ arguments: [String]) -> String { arguments.first ?? "n" }

  /// One form of a plural with `{name}` as the place of the number that chose the form.
  static func pluralForm(of text: String, argument: String, _ style: FormatStyle) -> String {
    text.replacingBytes(of: "%", with: "%%").replacingBytes(of: "{\(argument)}", with: style.number)
  }
}

extension Phrase {
  /// The phrase with Apple's specifiers in the places of the named placeholders.
  func applesForm(arguments: [String]) -> Phrase {
    switch self {
    case .plain(let text): .plain(FormatString.form(of: text, arguments: arguments, .apple))
    case .plural(let forms):
      .plural(
        forms.mapValues { FormatString.pluralForm(of: $0, argument: FormatString.number(arguments), .apple) })
    }
  }
}
