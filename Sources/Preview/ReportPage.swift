/// The page of a report of `diff` or `check`: what changed, and each changed locale before and after.
package struct ReportPage: Sendable {
  /// The most locales that a page shows.
  private static let localeLimit = 100
  /// The most bytes that they have together.
  private static let byteLimit = 64_000_000

  private let command: String
  private var count = 0
  private var blocks: [UInt8] = []

  /// A page without locales; `command` is the name of the command that makes it.
  package init(command: String) {
    self.command = command
  }

  /// Whether the page can have another locale.
  package var hasRoom: Bool { count < Self.localeLimit && blocks.count < Self.byteLimit }

  /// Adds a locale; `false` if there is no room for it, and then it is left out.
  package mutating func add(_ locale: ReportLocale) -> Bool {
    let bytes = locale.bytes
    guard hasRoom, blocks.count + bytes.count <= Self.byteLimit else { return false }
    blocks += bytes
    count += 1
    return true
  }

  /// All of the page.
  package func bytes(_ summary: ReportSummary) -> [UInt8] {
    let file = HTMLFile(
      beginning: HTMLFile.beginning("Made by almanac \(command)."), title: summary.title,
      script: PageResources.reportScript)
    return file.head + PageBlock(id: "report", isLocale: false, summary).bytes + blocks + file.end
  }
}
