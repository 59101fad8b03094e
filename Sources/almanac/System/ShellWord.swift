import AlmanacKit

extension String {
  /// The text as one word of a shell command, in quotes if the shell would otherwise interpret it.
  ///
  /// Bytes are compared, not characters: to the shell, a quote is a quote even if a combining mark follows it.
  var shellWord: String {
    if !isEmpty, utf8.allSatisfy(Self.plainInShell.contains) { return self }
    // Double quotes are easy to read inside a message's single quotes. But inside double quotes, the shell interprets
    // some bytes, such as `$`.
    guard utf8.contains(where: Self.specialInDoubleQuotes.contains) else { return "\"\(self)\"" }
    return "'\(replacingBytes(of: "'", with: #"'\''"#))'"
  }

  /// The path as one word of a shell command, in a form that no program reads as an option.
  var shellPath: String {
    (utf8.first == UInt8(ascii: "-") ? "./\(self)" : self).shellWord
  }

  private static let plainInShell = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./_-+,:=@%".utf8)
  private static let specialInDoubleQuotes = Set(#""$`\!"#.utf8)
}
