import AlmanacEmitters
import AlmanacKit

/// An HTML file that contains its script, its style and its data, and loads nothing else.
package struct HTMLFile {
  /// The first bytes of the file; all HTML files of a command, such as `preview`, begin with the same bytes.
  let beginning: [UInt8]
  let title: String
  let script: [UInt8]
  let style: [UInt8]

  package init(
    beginning: [UInt8], title: String, script: [UInt8], style: [UInt8] = PageResources.style
  ) {
    self.beginning = beginning
    self.title = title
    self.script = script
    self.style = style
  }

  /// The whole file with its data, in UTF-8.
  package func bytes(_ data: [UInt8]) -> [UInt8] { head + data + end }

  /// The first lines of an HTML file: the document type, and a comment with the text `mark`.
  package static func beginning(_ mark: String) -> [UInt8] {
    Array("<!DOCTYPE html>\n<!-- \(mark) -->\n".utf8)
  }

  /// Everything in the file before its data.
  var head: [UInt8] {
    let policy = ContentPolicy(script: script, style: style)
    // In a log, `##[` begins a command of GitHub.
    let title = XMLEscaping.escaped(title).replacingBytes(of: "##[", with: "#&#35;[")
    let lines = [
      #"<html lang="en"><head><meta charset="utf-8">"#,
      #"<meta http-equiv="Content-Security-Policy" content="\#(policy.text)">"#,
      #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
      "<title>\(title)</title><style>",
    ]
    return beginning + lines.joined(separator: "\n").utf8 + style
      + "</style></head><body>\n<noscript>This page needs JavaScript.</noscript>\n".utf8
  }

  /// Everything in the file after its data.
  var end: [UInt8] {
    #"<script type="module">"#.utf8 + script + "</script>\n</body></html>\n".utf8
  }
}
