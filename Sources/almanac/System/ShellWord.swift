import AlmanacFormats
import AlmanacKit

extension String {
  /// The text as one word of a shell command, in quotes if the shell would otherwise interpret it.
  ///
  /// Bytes are compared, not characters: to the shell, a quote is a quote even if a combining mark follows it.
  var shellWord: String {
    if !isEmpty, utf8.allSatisfy(Self.plainInShell.contains) { return self }
    // Messages show invisible characters as escapes, and the shell reads escapes only inside these quotes.
    guard printable == self else { return "$'\(unicodeScalars.map(Self.inDollarQuotes).joined())'" }
    // Double quotes are easy to read inside a message's single quotes. But inside double quotes, the shell interprets
    // some bytes, such as `$`.
    guard utf8.contains(where: Self.specialInDoubleQuotes.contains) else { return "\"\(self)\"" }
    return "'\(replacingBytes(of: "'", with: #"'\''"#))'"
  }

  /// The path as one word of a shell command, in a form that no program reads as an option.
  var shellPath: String { (utf8.first == UInt8(ascii: "-") ? "./\(self)" : self).shellWord }

  private static func inDollarQuotes(_ scalar: Unicode.Scalar) -> String {
    let text = String(scalar)
    guard text.printable == text, scalar != "'", scalar != "\\" else {
      return text.utf8.map { "\\x" + String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined()
    }
    return text
  }

  private static let plainInShell = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./_-+,:=@%".utf8)
  private static let specialInDoubleQuotes = Set(#""$`\!"#.utf8)
}
