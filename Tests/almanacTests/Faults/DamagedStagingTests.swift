import AlmanacTestSupport
import Foundation
import Testing

/// A staging folder that a killed run left, or that somebody planted: nothing outside the output changes.
@Suite struct DamagedStagingTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(locales: "de\n")
    try tool.write("mine", to: "notes.txt")
    try tool.write("mine", to: "elsewhere/de/locale.json")
  }

  @Test("is discarded if it has only folders and files, and nothing in it is moved into place")
  func discarded() throws {
    let before = try tool.files(in: "Output")
    for file in ["files/json/de/locale.json", "files/.git/hooks/post-commit", "interim-manifest", "journal"] {
      try tool.write("planted", to: "Output/.almanac-staging/\(file)")
    }
    #expect(try tool.run("--quiet") == .success(""))
    #expect(try tool.files(in: "Output") == before)
  }

  @Test(
    "is refused if it is not a folder, or has a link or a pipe in it, and nothing behind a link changes",
    arguments: [
      "ln -s ../elsewhere $staging", "touch $staging", "mkfifo $staging",
      "mkdir $staging; ln -s ../../elsewhere $staging/files", "mkdir $staging; mkfifo $staging/files",
      "mkdir $staging; ln -s ../../notes.txt $staging/files",
      "mkdir $staging; ln -s /dev/zero $staging/files",
    ])
  func other(script: String) throws {
    try tool.shell("cd Output; staging=.almanac-staging; \(script)").expectSuccess()
    let outcome = try tool.run()
    #expect(outcome.status == 73)
    #expect(outcome.stderr.contains("'Output/.almanac-staging' is in the way"), "\(outcome.stderr)")
    #expect(try tool.run("check").status == 0)
    #expect(try tool.files(in: "elsewhere") == ["de/locale.json": Data("mine".utf8)])
    #expect(try tool.text(of: "notes.txt") == "mine")
    try tool.remove("Output/.almanac-staging")
    #expect(try tool.run("--quiet").status == 0)
  }
}
