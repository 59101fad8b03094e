import AlmanacEmitters
import CAlmanacResources

/// What is compiled in for the pages: their style, and their scripts.
enum PageResources {
  /// The style of both pages.
  static let style = bytes(of: styleName)

  /// The script of the preview.
  static let previewScript = script(endingWith: "preview.js")

  /// The script of a report.
  static let reportScript = script(endingWith: "report.js")

  private static let styleName = "styles.css"
  /// The last part of each page; the other parts belong to both.
  private static let lastParts = ["preview.js", "report.js"]

  private static let files: [(name: String, bytes: [UInt8])] =
    (0..<almanac_preview_file_count()).map { index in
      let file = almanac_preview_file(index)
      let content = UnsafeBufferPointer(start: file.content.bytes, count: file.content.count)
      return (String(cString: file.name), Array(content))
    }

  /// The runtime for the web, the parts of both pages, and the last part of one page, as one script.
  private static func script(endingWith last: String) -> [UInt8] {
    let shared = files.filter { $0.name != styleName && !lastParts.contains($0.name) }.map(\.bytes)
    let parts = (shared + [bytes(of: last)]).map { ScriptPart(String(decoding: $0, as: UTF8.self)).body }
    return Array((WebRuntime.script + parts.joined()).utf8)
  }

  private static func bytes(of name: String) -> [UInt8] {
    guard let file = files.first(where: { $0.name == name }) else {
      preconditionFailure("'\(name)' is not compiled in.")
    }
    return file.bytes
  }
}
