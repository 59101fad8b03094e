import AlmanacFormats
package import AlmanacKit
import CAlmanacSHA256

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes an HTML file that contains its script, its style and its data, and loads nothing else.
package enum HTMLFile {
  /// The whole file in UTF-8; `data` is the HTML of its data.
  ///
  /// `beginning` is the first bytes of the file; all HTML files of a command, such as `preview`, begin with the same
  /// bytes.
  package static func bytes(
    beginning: [UInt8], title: String, script: [UInt8], style: [UInt8] = PageResources.style, data: [UInt8]
  ) -> [UInt8] {
    // In a log, `##[` begins a command of GitHub.
    let title = XMLEscaping.escaped(title).replacingBytes(of: "##[", with: "#&#35;[")
    let lines = [
      #"<html lang="en"><head><meta charset="utf-8">"#,
      #"<meta http-equiv="Content-Security-Policy" content="\#(policy(script: script, style: style))">"#,
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

  /// Data for the page's script, in UTF-8: the JSON of some values in a `<script>` element.
  ///
  /// `id` is the identifier of the element: letters, digits and `-`. `isLocale` says whether the values are the files of a
  /// locale, which the page's script parses only when it shows the locale.
  package static func block(_ id: String, isLocale: Bool, _ values: some Walkable) -> [UInt8] {
    let kind = isLocale ? #" class="locale""# : ""
    let json = JSONWriter.bytes(of: values, .compact)
    var bytes = Array(#"<script type="application/json"\#(kind) id="\#(id)">"#.utf8)
    bytes.reserveCapacity(bytes.count + json.count)
    // In JSON, `<` and `#` occur only inside strings, where an escape can replace them. In HTML, `<` could end the
    // element. In a log, `##[` begins a command of GitHub.
    for byte in json.dropLast() {
      switch byte {
      case UInt8(ascii: "<"): bytes += #"\u003c"#.utf8
      case UInt8(ascii: "#"): bytes += #"\u0023"#.utf8
      default: bytes.append(byte)
      }
    }
    return bytes + "</script>\n".utf8
  }

  /// The content security policy of a page, as the value of the header `Content-Security-Policy`.
  ///
  /// The page loads and sends nothing, and runs only its own script and style.
  static func policy(script: [UInt8], style: [UInt8]) -> String {
    """
    default-src 'none'; base-uri 'none'; form-action 'none'; \
    script-src 'sha256-\(hash(script))'; style-src 'sha256-\(hash(style))'
    """
  }

  /// The SHA-256 of the bytes in Base64, as CSP Level 3 requires.
  private static func hash(_ bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    almanac_sha256(bytes, bytes.count, &digest)
    return Data(digest).base64EncodedString()
  }
}
