import AlmanacEmitters

/// An HTML file that contains its script, its style and its data, and loads nothing else.
struct HTMLFile {
  /// The first bytes of the file; all HTML files of a command, such as `preview`, begin with the same bytes.
  let beginning: [UInt8]
  let title: String
  let script: [UInt8]

  /// The first lines of an HTML file: the document type, and a comment with the text `mark`.
  static func beginning(_ mark: String) -> [UInt8] {
    Array("<!DOCTYPE html>\n<!-- \(mark) -->\n".utf8)
  }

  /// Everything in the file before its data.
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

  /// Everything in the file after its data.
  var end: [UInt8] {
    #"<script type="module">"#.utf8 + script + "</script>\n</body></html>\n".utf8
  }
}
