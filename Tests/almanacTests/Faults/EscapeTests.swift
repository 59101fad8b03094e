import AlmanacTestSupport
import Foundation
import Testing

/// Tags and options that try to lead a run out of its folder.
@Suite(.enabled(if: SlowTests.areAsked, "\(SlowTests.reason)")) struct EscapeTests {
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

  @Test("make one folder for a tag with all possible keys")
  func longestTag() throws {
    let tag = "ar-EG-u-ca-islamic-umalqura-fw-mon-hc-h23-nu-arabext-rg-sazzzz"
    try tool.write(tag + "\n", to: "locales.txt")
    let outcome = try tool.run("--quiet")
    #expect(outcome.status == 0, "\(outcome.stderr)")
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "Output/json").path)
    #expect(folders.filter { !$0.hasSuffix(".json") } == [tag])
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

  @Test(
    "may write to the folder of the list or its parent, and other files are kept",
    arguments: [".", "..", "./../x/.."])
  func parent(path: String) throws {
    try tool.write("de\n", to: "x/locales.txt")
    try tool.write("mine", to: "x/src/app.js")
    let outcome = try tool.shell(
      "cd x; $almanac --quiet --allow-other-files --output \(path) && $almanac check --output \(path)")
    #expect(outcome.status == 0, "\(outcome.stderr)")
    let folder = path == "." ? "x/" : ""
    #expect(tool.exists("\(folder)json/de/locale.json") && tool.exists("\(folder)manifest.json"))
    #expect(try tool.text(of: "x/src/app.js") == "mine")
    #expect(try tool.text(of: "x/locales.txt") == "de\n")
  }

  /// The paths below the test's folder, except the two files with the command's output.
  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path)
      .filter { !["stdout", "stderr"].contains($0) }.sorted()
  }
}
