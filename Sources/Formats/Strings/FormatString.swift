package import AlmanacKit

/// The form of the specifiers in a platform's format strings, as in `%1$@` for Apple and `%1$s` for Android.
package enum FormatStyle: Sendable {
  case apple, android

  /// The specifier of a text argument, as in `%1$@`; the first argument has the number 1.
  func text(_ number: Int) -> String { "%\(number)$\(self == .apple ? "@" : "s")" }

  /// The specifier of the number that chooses a plural form, as in `%lld`.
  var number: String { self == .apple ? "%lld" : "%1$d" }
}

/// Turns a text with named placeholders, as in `{date}`, into a platform's format string.
enum FormatString {
  /// The text with a platform's specifiers in place of its placeholders.
  ///
  /// `arguments` has the names of the placeholders. The placeholder of the first name gets the number 1. A `%` in the
  /// text is doubled only if there are arguments, because an app does not format a text without arguments.
  static func form(of text: String, arguments: [String], _ style: FormatStyle) -> String {
    guard !arguments.isEmpty else { return text }
    let names = arguments.map { Array("{\($0)}".utf8) }
    var (rest, result) = (Array(text.utf8)[...], [UInt8]())
    result.reserveCapacity(rest.count + 16)
    while let byte = rest.first {
      // All placeholders are replaced in one pass. A separate pass for each placeholder would copy a long text up to
      // twenty times, because a text can have twenty placeholders.
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

  /// The name of the placeholder for the number that chooses a plural form.
  static func number(_ arguments: [String]) -> String { arguments.first ?? "n" }

  /// One plural form with a platform's specifier in place of the placeholder for the number that chose the form.
  static func pluralForm(of text: String, argument: String, _ style: FormatStyle) -> String {
    let pieces = text.replacingBytes(of: "%", with: "%%").splitBytes(by: "{\(argument)}")
    // On Apple's systems, a second `%lld` would show the second argument.
    return pieces.joined(separator: style == .apple && pieces.count > 2 ? "%1$lld" : style.number)
  }
}

extension Phrase {
  /// The phrase with a platform's specifiers, such as `%1$@`, in place of its named placeholders, such as `{date}`.
  package func formatted(arguments: [String], _ style: FormatStyle) -> Phrase {
    switch self {
    case .plain(let text): .plain(FormatString.form(of: text, arguments: arguments, style))
    case .plural(let forms):
      .plural(
        forms.mapValues { FormatString.pluralForm(of: $0, argument: FormatString.number(arguments), style) })
    }
  }
}
