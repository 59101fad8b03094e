import AlmanacFormats
import CAlmanacResources

/// The styles and the scripts of the pages, which are compiled into Almanac.
package enum PageResources {
  /// The CSS of the preview and of the report page.
  package static let style = bytes(of: styleName)

  static let previewScript = script(endingWith: "preview.js")

  static let reportScript = script(endingWith: "report.js")

  /// The CSS of the page for reviewers of words.
  package static let wordsStyle = bytes(of: "words.css")

  /// The script of the page for reviewers of words.
  package static let wordsScript = ["dom.js", "word-checks.js", "words.js"]
    .flatMap { ScriptPart(String(decoding: bytes(of: $0), as: UTF8.self)).body.utf8 }

  private static let styleName = "styles.css"
  /// The names of the files that only one page uses; the preview and the report page use all other scripts.
  private static let lastParts = ["preview.js", "report.js", "words.css", "word-checks.js", "words.js"]

  private static let files: [(name: String, bytes: [UInt8])] =
    (0..<almanac_preview_file_count()).map { index in
      let file = almanac_preview_file(index)
      let content = UnsafeBufferPointer(start: file.content.bytes, count: file.content.count)
      return (String(cString: file.name), Array(content))
    }

  /// The script of one page: the runtime for the web, the reader of typed dates, the years of all calendars, the parts that both pages use, and
  /// the page's own last part.
  private static func script(endingWith last: String) -> [UInt8] {
    let shared = files.filter { $0.name != styleName && !lastParts.contains($0.name) }.map(\.bytes)
    let parts = (shared + [bytes(of: last)]).map { ScriptPart(String(decoding: $0, as: UTF8.self)).body }
    let text = parts.joined().replacingBytes(
      of: "yearStructures = {};", with: "yearStructures = { \(YearsModule.entries) };")
    return Array((WebRuntime.script + WebRuntime.typedScript + YearsModule.script + text).utf8)
  }

  private static func bytes(of name: String) -> [UInt8] {
    guard let file = files.first(where: { $0.name == name }) else {
      preconditionFailure("'\(name)' is not compiled in.")
    }
    return file.bytes
  }
}
