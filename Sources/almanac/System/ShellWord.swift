import AlmanacKit

extension String {
  /// The text as a word of a shell's command: as it is, or in quotes if a shell would take it for something else.
  ///
  /// Bytes decide, as in the shell: a quote with a combining mark behind it is still a quote.
  var shellWord: String {
    if !isEmpty, utf8.allSatisfy(Self.plainInShell.contains) { return self }
    // Double quotes read well inside a message's single ones, but leave these bytes their meaning.
    guard utf8.contains(where: Self.specialInDoubleQuotes.contains) else { return "\"\(self)\"" }
    return "'\(replacingBytes(of: "'", with: #"'\''"#))'"
  }

  /// The path as a word of a command, which the command takes for no option.
  var shellPath: String {
    (utf8.first == UInt8(ascii: "-") ? "./\(self)" : self).shellWord
  }

  private static let plainInShell = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./_-+,:=@%".utf8)
  private static let specialInDoubleQuotes = Set(#""$`\!"#.utf8)
}
