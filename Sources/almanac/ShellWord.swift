import AlmanacKit

extension String {
  /// The text as a word of a shell's command: as it is, or in quotes if a shell would take it for something else.
  var shellWord: String {
    if !isEmpty, utf8.allSatisfy({ Self.plainInShell.contains($0) }) { return self }
    // Double quotes read well inside a message's single ones, but leave these characters their meaning.
    guard contains(where: { #""$`\!"#.contains($0) }) else { return "\"\(self)\"" }
    return "'\(replacingBytes(of: "'", with: #"'\''"#))'"
  }

  private static let plainInShell = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./_-+,:=@%".utf8)
}
