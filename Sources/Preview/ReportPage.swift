/// The page of a report that `almanac diff` or `almanac check` writes: the changes, and the changed locales in both
/// versions, old and new.
package struct ReportPage: Sendable {
  /// The greatest number of locales that a page shows.
  private static let localeLimit = 100
  /// The greatest number of bytes that the shown locales may have together.
  private static let byteLimit = 64_000_000

  private let command: String
  private var count = 0
  private var blocks: [UInt8] = []

  /// Makes a page without locales; `command` is the name of the command that writes it, as in `diff`.
  package init(command: String) {
    self.command = command
  }

  /// Whether the page may still have room for one more locale.
  package var hasRoom: Bool { count < Self.localeLimit }

  /// Adds a locale to the page; `false` if the page has no room for the locale and leaves it out.
  package mutating func add(_ locale: ReportLocale) -> Bool {
    let bytes = locale.bytes
    guard hasRoom, blocks.count + bytes.count <= Self.byteLimit else { return false }
    blocks += bytes
    count += 1
    return true
  }

  /// The bytes of the whole page with a summary.
  package func bytes(_ summary: ReportSummary) -> [UInt8] {
    let file = HTMLFile(
      beginning: HTMLFile.beginning("Made by almanac \(command)."), title: summary.title,
      script: PageResources.reportScript)
    return file.bytes(PageBlock(id: "report", isLocale: false, summary).bytes + blocks)
  }
}
