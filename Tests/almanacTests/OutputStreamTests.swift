import AlmanacTestSupport
import Foundation
import Testing

/// Streams that cannot be written: a command that prints results must exit with 74, not with 0 or 1.
@Suite struct OutputStreamTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(locales: "de\nfr\n", "--years", "2020...2021")
    try tool.add(inputs: ["locales.txt": "de\nfr\n"], ["--years", "2020...2022", "--output", "other"])
  }

  private static let commands = [
    "--years 2020...2021", "check", "check --report html", "check --years 2021...2021 --report github",
    "diff Output Output", "diff Output other", "diff Output other --report json", "locales", "preview",
    "preview --output -", "show de", "words", "--help", "--version", "--generate-completion-script bash",
  ]

  // full(4): writing to /dev/full fails with ENOSPC.
  @Test("makes a command exit with 74 on a full device")
  func full() throws {
    for command in Self.commands {
      let outcome = try tool.shell("$almanac \(command) > /dev/full")
      #expect(outcome.status == 74, "\(command)")
      #expect(
        outcome.stderr.hasSuffix(
          "almanac: error: Could not write to standard output: No space left on device.\n"),
        "\(command): \(outcome.stderr)")
    }
  }

  // setrlimit(2): a write over RLIMIT_FSIZE sends SIGXFSZ, and fails with EFBIG if the signal is ignored.
  @Test(
    "makes a command exit with 74 if a file reaches the limit of the system, and no other file is left",
    arguments: ["preview", "words de --export de.xlf", "show de", "--years 2020...2022"])
  func fileSize(command: String) throws {
    try tool.shell("ulimit -f 1; $almanac \(command)").expectError(74, ": File too large")
    let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path)
    #expect(
      !names.contains { $0.hasPrefix(".") || $0.hasSuffix(".xlf") || $0.hasSuffix(".html") }, "\(names)")
  }

  // If standard output is closed, the next file that the process opens can get the descriptor 1. Everything that the
  // process prints would then go into this file.
  @Test(
    "makes a command exit with 74 if it is closed, and no file gets the output",
    .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"))
  func closed() throws {
    let before = try tool.files(in: "Output")
    for command in Self.commands + ["locales --coverage"] {
      for streams in ["<&- >&-", "<&- >&- 2>&-"] {
        #expect(try tool.shell("$almanac \(command) \(streams)").status == 74, "\(command) \(streams)")
        #expect(try tool.files(in: "Output") == before, "\(command) \(streams)")
      }
    }
  }

  @Test("does not matter to a command that prints nothing")
  func silent() throws {
    #expect(try tool.shell("$almanac --quiet --years 2020...2021 > /dev/full").status == 0)
  }

  // POSIX: a process that writes to a pipe without a reader gets SIGPIPE. Here, the run writes a warning to the pipe.
  @Test("leaves no staging folder if the reader of its warnings is gone")
  func unreadWarnings() throws {
    try tool.write("{}", to: "Output/json/de/locale.json")
    try tool.shell("{ sleep 1; $almanac --years 2020...2021; } 2>&1 > printed | :").expectSuccess()
    #expect(!tool.exists("Output/.almanac-staging"))
    #expect(try tool.run("check", "--quiet", "--years", "2020...2021").status == 0)
  }
}
