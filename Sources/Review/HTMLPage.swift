import AlmanacEmitters

extension ReviewPage {
  /// The review page as one HTML file that loads nothing and runs no script.
  package var html: String {
    let paragraphs = introduction.map { "<p>\(Self.escaped($0))</p>" }
    let tables = sections.flatMap { $0.html(tag: tag, direction: direction) }
    let body = ["<h1>\(Self.escaped(title))</h1>"] + paragraphs + tables
    return (head + ["<body>"] + body + ["</body>", "</html>", ""]).joined(separator: "\n")
  }

  private var head: [String] {
    [
      "<!DOCTYPE html>", #"<html lang="en">"#, "<head>", #"<meta charset="utf-8">"#,
      #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">"#,
      #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
      "<title>\(Self.escaped(title))</title>", "<style>", Self.style, "</style>", "</head>",
    ]
  }

  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; }
    table { border-collapse: collapse; width: 100%; }
    th, td { border: 1px solid GrayText; padding: 0.3rem 0.6rem; text-align: start; vertical-align: top; }
    td.text { font-size: 1.15rem; }
    td.comment { font-size: 0.85rem; }
    code { overflow-wrap: anywhere; }
    """

  /// The text with HTML escapes, for an element or a quoted attribute.
  static func escaped(_ text: String) -> String {
    XMLEscaping.escaped(text).replacingBytes(of: "\"", with: "&quot;")
  }
}

extension ReviewPage.Section {
  fileprivate func html(tag: String, direction: String) -> [String] {
    let head = "<tr>\(ReviewPage.columns.map { "<th>\($0)</th>" }.joined())</tr>"
    let language = #"lang="\#(ReviewPage.escaped(tag))" dir="\#(ReviewPage.escaped(direction))""#
    let attributes = [
      "", "", #" class="text" \#(language)"#, #" class="text" \#(language)"#, #" class="comment""#,
    ]
    let rows = words.map { word in
      let cells = zip(attributes, word.row).enumerated().map { index, cell in
        let text = cell.1.map(ReviewPage.escaped).joined(separator: "<br>")
        return "<td\(cell.0)>\(index == 0 ? "<code>\(text)</code>" : text)</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    return ["<h2>\(ReviewPage.escaped(title)) (\(words.count))</h2>", "<table>", head] + rows + ["</table>"]
  }
}
