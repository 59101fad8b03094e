import Foundation
import Testing

/// An output folder that has other files, but no bundle.
@Suite struct OtherFilesTests {
  private let tool: Tool
  private static let options = ["--quiet", "--calendars", "gregorian", "--years", "2026...2026"]

  init() throws { tool = try Tool(files: ["locales.txt": "de\n", "App/main.swift": "x"]) }

  private func run(_ arguments: String...) throws -> Tool.Outcome { try tool.run(Self.options + arguments) }

  @Test(
    "is refused with the command for a better folder, and nothing is written",
    arguments: [(".", "Almanac"), ("App", "App/Almanac"), ("App/", "App/Almanac")])
  func refused(folder: String, better: String) throws {
    let command = "almanac generate --output \(better) --calendars gregorian --years 2026...2026"
    let message = """
      almanac: error: The folder '\(folder)' has other files, but no bundle. To write to a folder of its own, run \
      '\(command)'. To write here, add --allow-other-files.

      """
    #expect(try run("--output", folder) == .failure(73, message))
    #expect(!tool.exists("manifest.json") && !tool.exists("json"))
    #expect(try tool.files(in: "App").keys.sorted() == ["main.swift"])
    #expect(try run("--output", better) == .success(""))
  }

  @Test(
    "is accepted with --allow-other-files, or with allowOtherFiles in the config, and does not appear in the manifest"
  )
  func allowed() throws {
    #expect(try run("--output", "App", "--allow-other-files") == .success(""))
    #expect(try !tool.text(of: "App/manifest.json").contains("llow"))
    #expect(try run("--output", "App") == .success(""), "the folder has a manifest now")
    #expect(tool.exists("App/main.swift"))
    try tool.write("x", to: "Web/main.js")
    try tool.write(#"{"output": "Web", "allowOtherFiles": true}"#, to: "almanac.json")
    #expect(try run("--no-allow-other-files").status == 73)
    #expect(try run() == .success(""))
    #expect(tool.exists("Web/main.js"))
  }

  @Test("may be a bundle without its manifest, and the command that check names makes it a bundle again")
  func withoutManifest() throws {
    #expect(try run("--output", "New") == .success(""))
    try tool.remove("New/manifest.json")
    let check = try tool.run(["check"] + Self.options + ["--output", "New"])
    let words = check.stderr.split(separator: "'")
    let command = try #require(words.first { $0.hasPrefix("almanac generate ") }, "\(check)")
    try tool.shell("$\(command) --quiet").expectSuccess()
    #expect(try tool.run(["check"] + Self.options + ["--output", "New"]) == .success(""))
  }

  @Test("can be named by the outputs of a config, because resources have other files")
  func outputs() throws {
    try tool.write("x", to: "Web/main.js")
    try tool.write(
      #"{"outputs": [{"output": "App", "formats": ["json"]}, {"output": "Web", "formats": ["esm"]}]}"#,
      to: "almanac.json")
    #expect(try run("--no-allow-other-files").status == 73)
    #expect(try run() == .success(""))
  }

  @Test("is new, empty or has only hidden files", arguments: ["New/Folder", "Empty", "Hidden"])
  func usable(folder: String) throws {
    try tool.shell("mkdir Empty").expectSuccess()
    try tool.write("", to: "Hidden/.gitkeep")
    #expect(try run("--output", folder) == .success(""))
  }
}
