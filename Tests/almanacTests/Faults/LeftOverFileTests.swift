import Foundation
import Testing

/// Files of an earlier run that are no longer needed: a run deletes only unchanged files.
@Suite struct LeftOverFileTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(locales: "de\nfr\n")
    try tool.write("de\n", to: "locales.txt")
  }

  @Test("are kept and named if somebody changed them, even by a quiet run")
  func changed() throws {
    try tool.write("{}", to: "Output/json/fr/locale.json")
    let outcome = try tool.run("--quiet")
    #expect(outcome.status == 0)
    #expect(
      outcome.stderr == """
        almanac: warning: 'Output/json/fr/locale.json' was changed after Almanac wrote it, so it was not deleted. \
        Delete it, or restore what Almanac wrote.

        """)
    #expect(try tool.text(of: "Output/json/fr/locale.json") == "{}")
    #expect(!tool.exists("Output/json/fr/gregorian.json"))
    #expect(!tool.exists("Output/strings/fr.lproj"))
    #expect(try tool.run("check").status == 0)
  }

  @Test("are named, even by a quiet run, if somebody changed them and the run writes them again")
  func furtherOutput() throws {
    let config = #"{"outputs": [{"output": "J", "formats": ["json"]}, {"output": "w", "formats": ["esm"]}]}"#
    try tool.write(config, to: "almanac.json")
    #expect(try tool.run("--quiet") == .success(""))
    let text = try tool.text(of: "w/de.js")
    try tool.write("mine", to: "w/de.js")
    let warning = """
      almanac: warning: 'w/de.js' was changed after Almanac wrote it. This run writes it again, so the change is lost.

      """
    #expect(try tool.run("--quiet") == .success("", stderr: warning))
    #expect(try tool.text(of: "w/de.js") == text)
  }

  // An app often has files with these names, so their bytes must be those that Almanac writes from the bundle's JSON.
  @Test(
    "are deleted if they have a usual name and Almanac's bytes, and no option names them any more",
    arguments: [
      (["--formats", "xcstrings,esm", "--keys", "keys.json"], ["--formats", "xcstrings", "--keys", ""]),
      (["--formats", "esm"], ["--formats", "json"]),
    ])
  func usualName(old: [String], new: [String]) throws {
    try tool.write(#"{"app.done": "action.done"}"#, to: "keys.json")
    let quiet = ["--quiet", "--default-locale", "de", "--calendars", "gregorian"]
    #expect(try tool.run(quiet + ["--output", "Expected"] + new) == .success(""))
    for _ in 1...2 {
      for options in [old, new] { #expect(try tool.run(quiet + options) == .success("")) }
      #expect(try tool.files(in: "Output") == tool.files(in: "Expected"))
    }
  }

  @Test("are deleted from the folder of their output if the config no longer has a map of keys")
  func droppedKeys() throws {
    let outputs =
      #""outputs": [{"output": "J", "formats": ["json"]}, {"output": "App", "formats": ["strings"]}]"#
    try tool.write(#"{"app.done": "action.done"}"#, to: "keys.json")
    try tool.write(#"{\#(outputs), "keys": "keys.json"}"#, to: "almanac.json")
    try #require(tool.run("--quiet") == .success(""))
    #expect(tool.exists("App/de.lproj/Localizable.strings"))
    try tool.write("{\(outputs)}", to: "almanac.json")
    #expect(try tool.run("--quiet") == .success(""))
    #expect(try tool.files(in: "App/de.lproj").keys.allSatisfy { !$0.hasPrefix("Localizable") })
  }
}
