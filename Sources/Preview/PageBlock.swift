import AlmanacEmitters
package import AlmanacKit

/// Data for the script of a page, as JSON in a `<script>` element with an identifier.
package struct PageBlock {
  /// The identifier of the element: letters, digits and `-`.
  let id: String
  /// Whether the block contains the files of a locale, which the page's script parses only when it shows the locale.
  let isLocale: Bool
  let json: [UInt8]

  /// Makes a block with the JSON of some values.
  package init(id: String, isLocale: Bool, _ values: some Walkable) {
    self.id = id
    self.isLocale = isLocale
    // In JSON, `<` and `#` occur only inside strings, where an escape can replace them. In HTML, `<` could end the
    // element. In a log, `##[` begins a command of GitHub.
    let written = JSONWriter.bytes(of: values, .compact)
    var json: [UInt8] = []
    json.reserveCapacity(written.count)
    for byte in written.dropLast() {
      switch byte {
      case UInt8(ascii: "<"): json += #"\u003c"#.utf8
      case UInt8(ascii: "#"): json += #"\u0023"#.utf8
      default: json.append(byte)
      }
    }
    self.json = json
  }

  /// The HTML of the element, in UTF-8.
  package var bytes: [UInt8] {
    let kind = isLocale ? #" class="locale""# : ""
    return Array(#"<script type="application/json"\#(kind) id="\#(id)">"#.utf8) + json + "</script>\n".utf8
  }
}
