/// Writes text from an untrusted file into a line of GitHub's Markdown.
package enum MarkdownText {
  /// The text with a character reference, as in `&#60;`, for each character that Markdown, HTML or GitHub may read as
  /// markup.
  ///
  /// The escaped text cannot begin a tag, a link, an image, a table cell or code, and it mentions no GitHub user.
  package static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let escaped = scalars.indices.reduce(into: "") { result, index in
      let scalar = scalars[index]
      let isEscaped = isMarkup(scalars, at: index) || Invisible.contains(scalar)
      result += isEscaped ? "&#\(scalar.value);" : String(scalar)
      // GitHub makes a link from an address with `@`, even in `<code>`. The empty comment after `@` breaks the address
      // in two.
      if scalar == "@" { result += "<!-- -->" }
    }
    // GitHub also makes a link from a word after `@` or `#`, even if a character reference replaces the sign. It does
    // not make a link of this kind inside `<code>`.
    return scalars.contains { $0 == "@" || $0 == "#" } ? "<code>\(escaped)</code>" : escaped
  }

  /// Whether a scalar of a text is ASCII punctuation that can begin or end markup.
  private static func isMarkup(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    switch scalars[index] {
    case "&", "<", ">", "|", "`", "*", "_", "~", "[", "]", "\\", "@", "#", "$": true
    // A colon is markup in https:// and :smile:.
    case ":": index + 1 < scalars.count && scalars[index + 1] != " "
    // A dot is markup after `www`, because GitHub makes a link from www.example.com.
    case ".": index >= 3 && scalars[(index - 3)..<index].allSatisfy { $0 == "w" || $0 == "W" }
    default: false
    }
  }
}
