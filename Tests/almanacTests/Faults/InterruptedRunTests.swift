import AlmanacTestSupport
import Foundation
import Testing

/// A bundle whose manifest says that a run was interrupted while it changed the files.
@Suite("An interrupted run") struct InterruptedRunTests {
  private let tool: Tool

  /// Leaves the files of a run that replaced the locale `fr` by `it`, and was killed before it deleted files.
  init() throws {
    tool = try Tool(locales: "de\nfr\n", "--output", "old")
    try tool.add(inputs: ["locales.txt": "de\nit\n"])
    try tool.copy("Output", to: "new")
    try tool.interrupt(over: "old")
    for path in ["json/fr", "strings/fr.lproj"] { try tool.copy("old/\(path)", to: "Output/\(path)") }
    try tool.remove("Output/json/index.json")
    try tool.copy("old/json/index.json", to: "Output/json/index.json")
    try tool.remove("Output/json/it")
  }

  @Test("is completed by the same run, and the summary names the list that removed a locale")
  func completed() throws {
    let removed = try ["json/fr", "strings/fr.lproj"].map { try tool.files(in: "Output/\($0)").count }
    let run = try tool.run()
    #expect(
      run.stdout.hasSuffix("\nRemoved by locales.txt: fr (\(removed[0] + removed[1]) files).\n"), "\(run)")
    #expect(try tool.files(in: "Output") == tool.files(in: "new"))
  }

  @Test("is named by every command that reads the bundle")
  func named() throws {
    let warning = """
      Output/manifest.json: warning: A run was interrupted, so the bundle has old and new files. Run the same command \
      again to complete it.

      """
    let cause =
      "interrupted: an earlier run did not finish. Run the same command again to complete the bundle\n"
    let check = try tool.run("check")
    #expect(check.status == 1 && check.stdout.hasPrefix(cause), "\(check)")
    #expect(check.stdout.contains("\nchanged    manifest.json\n"), "\(check)")
    let listed = try tool.run("check", "--manifest-only")
    #expect(listed.status == 1 && listed.stdout.hasPrefix(cause), "\(listed)")
    for command in [["diff", "Output", "new"], ["preview"]] {
      #expect(try tool.run(command).stderr.hasPrefix(warning), "\(command)")
    }
    try tool.shell("cp new/manifest.json Output/manifest.json; cp -r new/json/it Output/json").expectSuccess()
    try tool.interrupt(over: "old")
    #expect(try tool.run("check", "--manifest-only").status == 1, "The manifest itself is not finished.")
  }

  // Apps often have a file of their own with the name index.js.
  @Test("is the only obstacle if index.js has its old content, but not if somebody changed it")
  func usualName() throws {
    let options = ["--formats", "esm", "--calendars", "gregorian"]
    let tool = try Tool(inputs: ["locales.txt": "de\nfr\n"], ["--output", "old"] + options)
    try tool.add(inputs: ["locales.txt": "de\nit\n"], options)
    try tool.interrupt(over: "old")
    let path = "Output/esm/index.js"
    try tool.write(try tool.text(of: "old/esm/index.js"), to: path)
    let check = try tool.run("check", "--manifest-only").stdout
    #expect(
      check.hasSuffix(
        """
        changed    esm/index.js
        changed    manifest.json
        Output is not up to date: 2 differences. Run 'almanac generate'.

        """), "\(check)")
    try tool.write("mine", to: path)
    let edited = try tool.run("check", "--manifest-only").stdout
    #expect(edited.contains("\nforeign    esm/index.js\n"), "\(edited)")
    #expect(try tool.run("--quiet").status == 73)
    try tool.write(try tool.text(of: "old/esm/index.js"), to: path)
    #expect(try tool.run("--quiet") == .success(""))
  }
}
