import AlmanacEmitters
import AlmanacKit

/// Writes an HTML file that contains its script, its style and its data, and loads nothing else.
package enum HTMLFile {
  /// The whole file in UTF-8; `data` is the HTML of its data.
  ///
  /// `beginning` is the first bytes of the file; all HTML files of a command, such as `preview`, begin with the same
  /// bytes.
  package static func bytes(
    beginning: [UInt8], title: String, script: [UInt8], style: [UInt8] = PageResources.style, data: [UInt8]
  ) -> [UInt8] {
    let policy = ContentPolicy(script: script, style: style)
    // In a log, `##[` begins a command of GitHub.
    let title = XMLEscaping.escaped(title).replacingBytes(of: "##[", with: "#&#35;[")
    let lines = [
      #"<html lang="en"><head><meta charset="utf-8">"#,
      #"<meta http-equiv="Content-Security-Policy" content="\#(policy.text)">"#,
      #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
      "<title>\(title)</title><style>",
    ]
    var bytes = beginning + lines.joined(separator: "\n").utf8 + style
    bytes += "</style></head><body>\n<noscript>This page needs JavaScript.</noscript>\n".utf8
    bytes += data
    bytes += #"<script type="module">"#.utf8
    bytes += script
    bytes += "</script>\n</body></html>\n".utf8
    return bytes
  }

  /// The first lines of an HTML file: the document type, and a comment with the text `mark`.
  package static func beginning(_ mark: String) -> [UInt8] {
    Array("<!DOCTYPE html>\n<!-- \(mark) -->\n".utf8)
  }
}
