import AlmanacTestSupport
import Foundation
import Testing

/// Pipes: those nobody reads any more, and those nobody writes.
@Suite(.enabled(if: SlowTests.areAsked)) struct PipeTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\nfr\n", to: "locales.txt")
  }

  @Test("says its first line to a reader of one, and nothing more", arguments: ["show en", "locales"])
  func head(command: String) throws {
    let whole = try tool.shell("$almanac \(command)").stdout
    let outcome = try tool.shell("$almanac \(command) | head -1")
    #expect(outcome.stdout == whole.prefix { $0 != "\n" } + "\n")
    #expect(outcome.stderr.isEmpty, "\(outcome.stderr)")
  }

  // A shell says 128 and the signal's number of a command that a signal ended.
  @Test(
    "is ended by SIGPIPE, without a word, when nobody reads",
    arguments: [
      "show en", "locales", "locales --coverage", "check", "check --compact --report json",
      "diff Output other --report json", "--help", "--version",
    ])
  func reader(command: String) throws {
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("--quiet", "--output", "other", "--years", "1950...2000").status == 0)
    let outcome = try tool.shell("\(Self.goneReader); $almanac \(command) >&3")
    #expect(outcome.status == 128 + SIGPIPE)
    #expect(outcome.stderr.isEmpty, "\(outcome.stderr)")
  }

  /// Opens a pipe on 3 whose reader is gone.
  private static let goneReader = "exec 3> >(true); wait $!"

  @Test(
    "writes the whole bundle though nobody reads what it says",
    arguments: ["--verbose >&3", "--verbose --locales warned.txt >&-", "--locales warned.txt >&- 2>&- <&-"])
  func generate(ending: String) throws {
    try tool.write("de\nde\nhaw\n", to: "warned.txt")
    try tool.write("de\nhaw\n", to: "locales.txt")
    #expect(try tool.run("--quiet", "--output", "whole").status == 0)
    _ = try tool.shell("\(Self.goneReader); $almanac \(ending)")
    #expect(try tool.files(in: "Output") == tool.files(in: "whole"))
    #expect(!tool.exists("Output/.almanac-staging"))
  }

  @Test(
    "reads its list and other files from a pipe, also one whose writer comes late or is slow",
    arguments: [
      "--locales <(echo de)", "--locales /dev/stdin < <(echo de)",
      "--locales /dev/stdin < <(sleep 6; echo de)",
      "--keys <(echo '{\"app.done\": \"action.done\"}')",
      "--locales named & sleep 1; echo de > named; wait $!",
    ])
  func list(arguments: String) throws {
    let outcome = try tool.shell("mkfifo named; $almanac --quiet \(arguments)")
    #expect(outcome.status == 0, "\(outcome.stderr)")
    #expect(tool.exists("Output/json/de/locale.json"))
  }

  // It takes five seconds, and the limit counts the time in which other tests have the threads.
  @Test(
    "ends if no program writes to a pipe",
    .timeLimit(.minutes(10)), arguments: ["--locales", "--strings", "--keys"])
  func noWriter(option: String) throws {
    let outcome = try tool.shell("mkfifo named; $almanac \(option) named")
    #expect(outcome.status == 65)
    #expect(
      outcome.stderr
        == "named: error: No program writes to this pipe. Start its writer first, or name a file.\n")
    #expect(!tool.exists("Output"))
  }
}
