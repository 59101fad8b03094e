/// Text from an untrusted file, inside a line of GitHub's Markdown.
package enum MarkdownText {
  /// The text with a character reference for everything that Markdown, HTML or GitHub could take for markup.
  ///
  /// No tag, link, image, table cell or code begins in it, and it mentions no user.
  package static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let escaped = scalars.indices.reduce(into: "") { result, index in
      let scalar = scalars[index]
      let isEscaped = isMarkup(scalars, at: index) || Invisible.contains(scalar)
      result += isEscaped ? "&#\(scalar.value);" : String(scalar)
      // An address with an @ is a link even in <code>; an empty comment ends it.
      if scalar == "@" { result += "<!-- -->" }
    }
    // A word behind @ or # is a link on GitHub, even behind a reference, but never in code.
    return scalars.contains { $0 == "@" || $0 == "#" } ? "<code>\(escaped)</code>" : escaped
  }

  /// Whether a scalar of a text is ASCII punctuation that can begin or end markup.
  private static func isMarkup(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    switch scalars[index] {
    case "&", "<", ">", "|", "`", "*", "_", "~", "[", "]", "\\", "@", "#", "$": true
    // As in https:// and :smile:.
    case ":": index + 1 < scalars.count && scalars[index + 1] != " "
    // As in www.example.com.
    case ".": index > 0 && (scalars[index - 1] == "w" || scalars[index - 1] == "W")
    default: false
    }
  }
}
