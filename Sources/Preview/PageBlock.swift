import AlmanacKit

/// The data of a page for its script: JSON in an element with an identifier.
struct PageBlock {
  /// The identifier of the element: letters, digits and `-`.
  let id: String
  /// Whether it holds a locale, which the script parses only when it is shown.
  let isLocale: Bool
  let json: [UInt8]

  /// A block of some values.
  init(id: String, isLocale: Bool, _ values: some Walkable) {
    self.id = id
    self.isLocale = isLocale
    json = InlineJSON.bytes(of: values)
  }

  /// The element.
  var bytes: [UInt8] {
    let kind = isLocale ? #" class="locale""# : ""
    return Array(#"<script type="application/json"\#(kind) id="\#(id)">"#.utf8) + json + "</script>\n".utf8
  }
}
