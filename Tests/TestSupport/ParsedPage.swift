package import Foundation

/// An HTML page that Almanac made, parsed as in a browser.
package struct ParsedPage {
  package let text: String
  /// The elements that contain JSON, in the order of the page.
  package let blocks: [Block]

  /// A `script` element that contains JSON.
  package struct Block {
    package let id: String
    package let isLocale: Bool
    package let json: String

    /// The object in the JSON.
    package var values: NSDictionary {
      get throws {
        let values = try JSONSerialization.jsonObject(with: Data(json.utf8))
        guard let values = values as? NSDictionary else { throw NotAPage() }
        return values
      }
    }
  }

  /// The error for a text that is not a page that Almanac made.
  package struct NotAPage: Error {}

  /// Parses a page, in which each script ends with the first `</script`, as in a browser.
  package init(_ text: String) {
    self.text = text
    let start = #"<script type="application/json""#
    blocks = text.components(separatedBy: start).dropFirst().map { rest in
      let head = rest.prefix { $0 != ">" }
      let id = head.split(separator: #"id=""#).last?.dropLast() ?? ""
      let json = rest.dropFirst(head.count + 1)
      let end = json.range(of: "</script", options: .caseInsensitive)?.lowerBound ?? json.endIndex
      return Block(id: String(id), isLocale: head.contains(#" class="locale" "#), json: String(json[..<end]))
    }
  }

  /// The JSON object in the element with this `id`; throws if the page has no such element.
  package func values(_ id: String) throws -> NSDictionary {
    guard let block = blocks.first(where: { $0.id == id }) else { throw NotAPage() }
    return try block.values
  }

  /// The text between two other texts; throws if `start` is missing or repeated, or if `end` is missing.
  package func text(from start: String, to end: String) throws -> String {
    let parts = text.components(separatedBy: start)
    guard parts.count == 2, let end = parts[1].range(of: end) else { throw NotAPage() }
    return String(parts[1][..<end.lowerBound])
  }

  /// The script of the page.
  package var script: String { get throws { try text(from: #"<script type="module">"#, to: "</script>") } }

  /// The style of the page.
  package var style: String { get throws { try text(from: "<style>", to: "</style>") } }
}
