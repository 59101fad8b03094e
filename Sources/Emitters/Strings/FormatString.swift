import AlmanacKit

/// Turns a text with named placeholders into Apple's format strings.
enum FormatString {
  /// The text with `{name}` as `%1$@`, numbered in the order of `arguments`.
  ///
  /// A `%` is doubled only if there are arguments: without arguments, the text is not formatted.
  static func applesForm(of text: String, arguments: [String]) -> String {
    guard !arguments.isEmpty else { return text }
    let names = arguments.map { Array("{\($0)}".utf8) }
    var (rest, result) = (Array(text.utf8)[...], [UInt8]())
    result.reserveCapacity(rest.count + 16)
    while let byte = rest.first {
      // In one pass: a long text with twenty placeholders would be copied as often.
      if byte == UInt8(ascii: "{"), let number = names.firstIndex(where: rest.starts) {
        result += "%\(number + 1)$@".utf8
        rest = rest.dropFirst(names[number].count)
      } else {
        if byte == UInt8(ascii: "%") { result.append(byte) }
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// One form of a plural with `{name}` as `%lld`, the number that chose the form.
  static func applesPluralForm(of text: String, argument: String) -> String {
    text.replacingBytes(of: "%", with: "%%").replacingBytes(of: "{\(argument)}", with: "%lld")
  }
}
