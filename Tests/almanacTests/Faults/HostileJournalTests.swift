import AlmanacTestSupport
import Foundation
import Testing

/// A hostile journal that names many large files.
///
/// A run does not read all of them, and a signal can end the run.
@Suite(.enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"), .serialized) struct HostileJournalTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\n", to: "locales.txt")
    try #require(try tool.run("--quiet").status == 0)
  }

  /// Paths that a bundle can have: a repair passes over all others.
  private static let paths = ["locale", "gregorian"].flatMap { name in
    (0..<600).map { number in
      let letters = [number / 26, number % 26].map { String(UnicodeScalar(UInt8(97 + $0))) }
      return "json/\(letters.joined())-Latn/\(name).json"
    }
  }

  /// Leaves a journal that names `count` files of 16 MB, all hard links to one sparse file that needs no disk space.
  ///
  /// `size` follows the checksum in each line of the journal, such as `:16000000`, or is empty.
  private func leaveJournal(ofFiles count: Int, size: String) throws {
    let paths = Self.paths.prefix(count)
    try tool.shell("truncate -s 16000000 zeros").expectSuccess()
    for path in paths {
      let file = tool.folder.appending(path: "Output/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.linkItem(at: tool.folder.appending(path: "zeros"), to: file)
    }
    let sum = try tool.shell("sha256sum zeros").stdout.prefix(64)
    try tool.leaveJournal(paths.map { "create \(sum)\(size) \($0)" })
  }

  @Test(
    "is refused if its files together have more bytes than a bundle can have", arguments: ["", ":16000000"])
  func large(size: String) throws {
    try leaveJournal(ofFiles: 1000, size: size)
    let outcome = try tool.run("--quiet")
    #expect(outcome.status == 65)
    #expect(
      outcome.stderr == """
        almanac: error: The journal 'Output/.almanac-staging/journal' of an interrupted run lists files that are \
        larger than 1000 MB in total, the limit for a bundle. Remove the journal's folder, and run the command again.

        """)
    #expect(tool.exists("Output/\(Self.paths[999])"))
  }

  @Test("does not make a run read files whose sizes differ from the journal's")
  func sizes() throws {
    try leaveJournal(ofFiles: 1000, size: ":15999999")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check").status == 0)
  }

  @Test(
    "does not prevent a signal from ending the run while it reads the files", arguments: [SIGINT, SIGTERM])
  func signal(signal: Int32) throws {
    try leaveJournal(ofFiles: 60, size: ":16000000")
    let before = try tool.text(of: "Output/.almanac-staging/journal")
    let process = try tool.start(["--quiet"])
    // After half a second the run has read some of the files, but not all, because 960 MB take seconds.
    usleep(500_000)
    let time = ContinuousClock().measure {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
    }
    #expect(process.isEnded(by: signal))
    #expect(time < .milliseconds(500), "\(time)")
    #expect(try tool.text(of: "Output/.almanac-staging/journal") == before)
  }
}
