import AlmanacEmitters
import CAlmanacResources

/// The style and the scripts of the preview page and the report page, which are compiled into Almanac.
enum PageResources {
  /// The CSS that both pages use.
  static let style = bytes(of: styleName)

  /// The script of the preview.
  static let previewScript = script(endingWith: "preview.js")

  /// The script of the report page.
  static let reportScript = script(endingWith: "report.js")

  private static let styleName = "styles.css"
  /// The names of the scripts that only one of the two pages uses; both pages use all other scripts.
  private static let lastParts = ["preview.js", "report.js"]

  private static let files: [(name: String, bytes: [UInt8])] =
    (0..<almanac_preview_file_count()).map { index in
      let file = almanac_preview_file(index)
      let content = UnsafeBufferPointer(start: file.content.bytes, count: file.content.count)
      return (String(cString: file.name), Array(content))
    }

  /// The script of one page: the runtime for the web, the years of all calendars, the parts that both pages use, and
  /// the page's own last part.
  private static func script(endingWith last: String) -> [UInt8] {
    let shared = files.filter { $0.name != styleName && !lastParts.contains($0.name) }.map(\.bytes)
    let parts = (shared + [bytes(of: last)]).map { ScriptPart(String(decoding: $0, as: UTF8.self)).body }
    let text = parts.joined().replacingBytes(
      of: "yearStructures = {};", with: "yearStructures = { \(YearsModule.entries) };")
    return Array((WebRuntime.script + YearsModule.script + text).utf8)
  }

  private static func bytes(of name: String) -> [UInt8] {
    guard let file = files.first(where: { $0.name == name }) else {
      preconditionFailure("'\(name)' is not compiled in.")
    }
    return file.bytes
  }
}
