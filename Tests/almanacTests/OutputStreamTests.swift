import AlmanacTestSupport
import Foundation
import Testing

/// Standard output that cannot be written: no command says that all is well, or that something differs.
@Suite struct OutputStreamTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\nfr\n", to: "locales.txt")
    for years in ["2020...2021", "2020...2022"] {
      let output = years.hasSuffix("1") ? "Output" : "other"
      try #require(try tool.run("--quiet", "--years", years, "--output", output).status == 0)
    }
  }

  static let commands = [
    "--years 2020...2021", "--years 2020...2021 --verbose", "check", "check --years 2021...2021",
    "check --report json", "check --report html", "check --years 2021...2021 --report html",
    "diff Output other --report html",
    "check --years 2021...2021 --report github", "diff Output other --report markdown",
    "diff Output Output", "diff Output other",
    "diff Output other --report json", "diff Output other --report github", "locales", "locales --aliases",
    "locales --coverage", "preview", "preview --output -", "show de", "show de --calendar chinese", "--help",
    "check --help", "--version",
    "--generate-completion-script bash", "--generate-completion-script zsh",
  ]

  // full(4): writing to /dev/full fails with ENOSPC.
  @Test("ends with 74 on a full device", arguments: commands)
  func full(command: String) throws {
    let outcome = try tool.shell("$almanac \(command) > /dev/full")
    #expect(outcome.status == 74)
    #expect(
      outcome.stderr.hasSuffix(
        "almanac: error: Could not write to the standard output: No space left on device.\n"),
      "\(outcome.stderr)")
  }

  // A process that is started without a standard stream would give its number to the next file it opens.
  @Test(
    "ends with 74 without one, and writes what it would have said into no file",
    .enabled(if: SlowTests.areAsked), arguments: commands)
  func closed(command: String) throws {
    let before = try tool.files(in: "Output")
    let outcome = try tool.shell("$almanac \(command) <&- >&-")
    #expect(outcome.status == 74)
    #expect(try tool.files(in: "Output") == before)
    #expect(try tool.shell("$almanac \(command) <&- >&- 2>&-").status == 74)
    #expect(try tool.files(in: "Output") == before)
  }

  @Test("ends as ever if there is nothing to say", arguments: ["--quiet --years 2020...2021"])
  func silent(command: String) throws {
    #expect(try tool.shell("$almanac \(command) > /dev/full").status == 0)
  }
}
