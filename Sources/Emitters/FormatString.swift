import AlmanacKit

/// Turns a text with named placeholders into Apple's format strings.
enum FormatString {
  /// The text with `{name}` as `%1$@`, numbered in the order of `arguments`.
  ///
  /// A `%` is doubled only if there are arguments: without them nobody formats the text.
  static func applesForm(of text: String, arguments: [String]) -> String {
    guard !arguments.isEmpty else { return text }
    return arguments.enumerated().reduce(doubled(text)) { text, argument in
      text.replacingBytes(of: "{\(argument.element)}", with: "%\(argument.offset + 1)$@")
    }
  }

  /// One form of a plural with `{name}` as `%lld`, the number that chose the form.
  static func applesPluralForm(of text: String, argument: String) -> String {
    doubled(text).replacingBytes(of: "{\(argument)}", with: "%lld")
  }

  /// The text with each `%` twice.
  private static func doubled(_ text: String) -> String {
    text.replacingBytes(of: "%", with: "%%")
  }
}
