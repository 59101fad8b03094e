import AlmanacTestSupport
import Foundation
import Testing

/// A journal of a stranger's that names very large files: a run neither reads them for ever nor ignores a signal.
@Suite(.enabled(if: SlowTests.areAsked), .serialized) struct HostileJournalTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\n", to: "locales.txt")
    try #require(try tool.run("--quiet").status == 0)
  }

  /// Leaves a journal that names files of 16 MB, which are holes on the disk and so are there.
  private func leaveJournal(ofFiles count: Int, size: String) throws {
    let paths = (0..<count).map { "json/\($0).json" }
    try tool.shell(
      "truncate -s 16000000 zeros; for i in {0..\(count - 1)}; do ln zeros Output/json/$i.json; done"
    ).expectSuccess()
    let sum = try tool.shell("sha256sum zeros").stdout.prefix(64)
    try tool.leaveJournal(paths.map { "create \(sum)\(size) \($0)" })
  }

  @Test("refuses a journal whose files have more bytes than a bundle", arguments: ["", ":16000000"])
  func large(size: String) throws {
    try leaveJournal(ofFiles: 1000, size: size)
    let outcome = try tool.run("--quiet")
    #expect(outcome.status == 65)
    #expect(
      outcome.stderr == """
        almanac: error: The journal 'Output/.almanac-staging/journal' of an interrupted run names files of more \
        than 1000 MB, which no bundle has. Remove the folder it is in and run again.

        """)
    #expect(tool.exists("Output/json/999.json"))
  }

  @Test("reads none of the files if their sizes are not those of the journal")
  func sizes() throws {
    try leaveJournal(ofFiles: 1000, size: ":15999999")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check").status == 0)
  }

  @Test("ends by the signal while it reads them", arguments: [SIGINT, SIGTERM])
  func signal(signal: Int32) throws {
    try leaveJournal(ofFiles: 60, size: ":16000000")
    let before = try tool.text(of: "Output/.almanac-staging/journal")
    let process = try tool.start(["--quiet"])
    // The first files are read by then, and not all: 960 MB take seconds.
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
