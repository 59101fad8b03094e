import AlmanacTestSupport
import Foundation
import Testing

/// Pipes without a reader or without a writer.
@Suite(.enabled(if: SlowTests.areAsked, "\(SlowTests.reason)")) struct PipeTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "de\nfr\n"]) }

  @Test(
    "cause no error if their reader takes only the first line", arguments: ["show en", "locales"])
  func head(command: String) throws {
    let whole = try tool.shell("$almanac \(command)").stdout
    let outcome = try tool.shell("$almanac \(command) | head -1")
    #expect(outcome.stdout == whole.prefix { $0 != "\n" } + "\n")
    #expect(outcome.stderr.isEmpty, "\(outcome.stderr)")
  }

  // A shell returns 128 plus the number of the signal that ended a command.
  @Test(
    "end a command by SIGPIPE without a message if the reader is gone",
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

  /// Opens a pipe without a reader as descriptor 3.
  private static let goneReader = "exec 3> >(true); wait $!"

  @Test(
    "do not stop generate from writing the whole bundle if the reader is gone",
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
    "are read as input files, even if the writer is late or slow",
    arguments: [
      "--locales <(echo de)", "--locales /dev/stdin < <(echo de)",
      "--locales /dev/stdin < <(sleep 6; echo de)", "--keys <(echo '{\"app.done\": \"action.done\"}')",
      "--locales named & sleep 0.3; echo de > named; wait $!",
    ])
  func list(arguments: String) throws {
    let outcome = try tool.shell("mkfifo named; $almanac --quiet \(arguments)")
    #expect(outcome.status == 0, "\(outcome.stderr)")
    #expect(tool.exists("Output/json/de/locale.json"))
  }
}

/// Pipes to which no program writes.
@Suite struct SilentPipeTests {
  // Almanac waits for five seconds, so the commands run at the same time.
  @Test("are refused as input files")
  func noWriter() throws {
    let tool = try Tool(files: ["locales.txt": "de\n"])
    let options = ["--locales", "--strings", "--keys"]
    let outcome = try tool.shell(
      """
      mkfifo named
      for option in \(options.joined(separator: " ")); do { $almanac $option named 2>"$option"; echo $?; } & done
      wait
      """)
    #expect(outcome.stdout == "65\n65\n65\n")
    for option in options {
      #expect(
        try tool.text(of: option)
          == "named: error: No program writes to this pipe. Start the program that writes to it, or name a file.\n"
      )
    }
    #expect(!tool.exists("Output"))
  }
}
