import AlmanacFormats

extension ReviewPage {
  /// The review page as GitHub Markdown.
  package var markdown: String {
    let head = ["# \(title)"] + introduction
    return (head + sections.map(\.markdown)).joined(separator: "\n\n") + "\n"
  }
}

extension ReviewPage.Section {
  fileprivate var markdown: String {
    let lines =
      [ReviewPage.columns, ReviewPage.columns.map { _ in "---" }].map(Self.row)
      + words.map { Self.row($0.row.map { $0.map(MarkdownText.escaped).joined(separator: "<br>") }) }
    return "## \(title) (\(words.count))\n\n" + lines.joined(separator: "\n")
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
