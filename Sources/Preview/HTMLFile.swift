import AlmanacEmitters

/// One HTML file with its script, its style and its data, which loads nothing.
struct HTMLFile {
  /// The beginning of every file of the same command.
  let beginning: [UInt8]
  let title: String
  let script: [UInt8]

  /// The first lines of a file that a command made; `mark` is the text of a comment.
  static func beginning(_ mark: String) -> [UInt8] {
    Array("<!DOCTYPE html>\n<!-- \(mark) -->\n".utf8)
  }

  /// All of the file before its data.
  var head: [UInt8] {
    let policy = ContentPolicy(script: script, style: PageResources.style)
    let lines = [
      #"<html lang="en"><head><meta charset="utf-8">"#,
      #"<meta http-equiv="Content-Security-Policy" content="\#(policy.text)">"#,
      #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
      "<title>\(XMLEscaping.escaped(title))</title><style>",
    ]
    return beginning + lines.joined(separator: "\n").utf8 + PageResources.style
      + "</style></head><body>\n<noscript>This page needs JavaScript to show dates.</noscript>\n".utf8
  }

  /// All of the file behind its data.
  var end: [UInt8] {
    #"<script type="module">"#.utf8 + script + "</script>\n</body></html>\n".utf8
  }
}
