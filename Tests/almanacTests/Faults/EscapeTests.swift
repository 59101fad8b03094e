import AlmanacTestSupport
import Foundation
import Testing

/// Tags and options that try to lead a run out of its folder.
@Suite struct EscapeTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private static let tags = [
    "..", "../de", "de/../../x", "/etc/passwd", "de/", "/de", "de/fr", #"de\fr"#, "de\0", "de\0/../x",
    "%2e%2e%2fde",
    "de%2f..", "%64%65", "~", "~root", "$HOME", "`id`", "de;id", "de|id", "de\u{202E}", "．．／de",
    "de\u{2215}fr",
    "de-u-nu-../../x", "de-u-nu-latn/x", "en-u-rg-..zzzz", "de-u-ca-%2e", "CON", "nul", "de.", ".de", "-de",
    "--output",
    ".almanac-staging", "manifest.json", "schema", "json",
    String(repeating: "a", count: 400_000), "de-" + String(repeating: "a", count: 300),
    "de" + String(repeating: "-latn", count: 10_000), "de-u" + String(repeating: "-nu-latn", count: 10_000),
    "de-u-nu" + String(repeating: "-latn", count: 10_000),
    "de-a-" + String(repeating: "x1-", count: 5000) + "x",
  ]

  @Test("are refused all at once, each invalid tag with its place, and nothing is written")
  func tags() throws {
    try tool.write(Self.tags.map { $0 + "\n" }.joined(), to: "folder/locales.txt")
    let before = try names()
    let outcome = try tool.run("--locales", "folder/locales.txt", "--output", "folder/Output")
    #expect(outcome.status == 65)
    for line in 1...Self.tags.count {
      #expect(
        outcome.stderr.contains("folder/locales.txt:\(line):"), "\(Self.tags[line - 1].prefix(40)) is no tag")
    }
    #expect(outcome.stderr.utf8.count < 100_000, "A message does not repeat a megabyte.")
    #expect(try names() == before)
  }

  @Test(
    "are refused if the output is the root of the file system, by any path",
    arguments: ["/", "//", "/tmp/..", "root", "root/."])
  func root(path: String) throws {
    try tool.write("de\n", to: "locales.txt")
    try tool.shell("ln -s / root").expectSuccess()
    for command in ["generate", "check"] {
      let outcome = try tool.run(command, "--output", path)
      #expect(outcome.status == 73, "\(command)")
      #expect(
        outcome.stderr == """
          almanac: error: The output folder '\(path)' cannot be used: It is the root of the file system. Choose \
          another folder with --output.

          """)
    }
    #expect(!FileManager.default.fileExists(atPath: "/.almanac-staging"))
    #expect(!FileManager.default.fileExists(atPath: "/manifest.json"))
  }

  /// The paths below the test's folder, except the two files with the command's output.
  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path)
      .filter { !["stdout", "stderr"].contains($0) }.sorted()
  }
}
