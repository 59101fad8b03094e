import AlmanacBundle
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Foundation
import Testing

/// Outputs that a config no longer names, and command lines that leave outputs out.
@Suite("An output that is left out")
struct DroppedOutputTests {
  private let tool: Tool

  init() throws {
    let config = Self.config(["json": "Bundle", "esm": "web/src", "android": "app/res"])
    tool = try Tool(inputs: ["almanac.json": config, "locales.txt": "de\nen\n"])
  }

  private func write(outputs: [String: String], years: String = "2025...2026") throws {
    try tool.write(Self.config(outputs, years: years), to: "almanac.json")
  }

  /// A config with a folder for each format, with the folder of JSON first.
  private static func config(_ outputs: [String: String], years: String = "2025...2026") -> String {
    let list = outputs.sorted { ($0.key == "json" ? "" : $0.key) < ($1.key == "json" ? "" : $1.key) }.map {
      #"{"output": "\#($1)", "formats": ["\#($0)"]}"#
    }
    return
      #"{"calendars": ["gregorian"], "years": "\#(years)", "outputs": [\#(list.joined(separator: ", "))]}"#
  }

  private func paths(below folder: String) throws -> [String] {
    try tool.shell("find \(folder) -type f | LC_ALL=C sort").stdout.split(separator: "\n").map(String.init)
  }

  // The manifest alone says that Almanac wrote these files, and the manifest may come from someone else.
  @Test("keeps its files if the config no longer names it, and a warning names the folder")
  func dropped() throws {
    try tool.write("mine\n", to: "web/src/mine.js")
    let before = try tool.files(in: "web")
    try write(outputs: ["json": "Bundle", "android": "app/res"])
    let run = try tool.run("--quiet")
    let warning = """
      almanac: warning: '../web/src' (relative to 'Bundle') is no longer an output. Its files from the earlier run are \
      still there. Delete them if you do not need them.

      """
    #expect(run == Tool.Outcome(status: 0, stdout: "", stderr: warning))
    #expect(try tool.files(in: "web") == before)
    #expect(try tool.run("--quiet") == .success(""), "The new manifest does not list the folder.")
    #expect(try tool.run("check").status == 0)
    try write(outputs: ["json": "Bundle", "esm": "web/src", "android": "app/res"])
    #expect(try tool.run("--quiet").status == 0)
    try write(outputs: ["json": "Bundle"])
    let two = try tool.run("--quiet").stderr
    #expect(["../app/res", "../web/src"].allSatisfy { two.contains("warning: '\($0)' (relative") }, "\(two)")
  }

  @Test("is named by diff's annotations, although the new bundle does not have it")
  func annotations() throws {
    try tool.shell("git init -q . && git add -A && \(CommittedBundle.commit)").expectSuccess()
    try write(outputs: ["json": "Bundle", "android": "app/res"])
    #expect(try tool.run("--quiet").status == 0)
    let diff = try tool.run("diff", "git:HEAD", "Bundle", "--report", "github").stdout
    let removed = diff.split(separator: "\n").filter { $0.contains("title=removed::") }
    #expect(!removed.isEmpty && removed.allSatisfy { $0.contains(" file=web/src/") }, "\(diff)")
    let back = try tool.run("diff", "Bundle", "git:HEAD", "--report", "github").stdout
    let added = back.split(separator: "\n").filter { $0.contains("title=added::") }
    #expect(!added.isEmpty && added.allSatisfy { $0.contains(" file=web/src/") }, "\(back)")
  }

  // The folder of a build product is often in .gitignore.
  @Test("is not compared with a revision that does not contain it, and a warning names the folder")
  func ignored() throws {
    try tool.shell("git init -q . && git add Bundle app && \(CommittedBundle.commit)").expectSuccess()
    let place = "git:HEAD/../web/src: warning: This folder is not compared"
    #expect(
      try tool.run("diff", "git:HEAD", "Bundle")
        == .success("No differences.\n", stderr: "\(place), because the revision does not contain it.\n"))
    let file = "app/res/values-de/almanac.xml"
    try tool.shell("git add web && git rm -q --cached \(file) && \(CommittedBundle.commit)").expectSuccess()
    let problem = "The manifest lists this file, but the revision does not contain it."
    let message = "\(problem) Name another revision, or compare two folders."
    #expect(
      try tool.run("diff", "git:HEAD", "Bundle") == .failure(65, "git:HEAD/../\(file): error: \(message)\n"))
  }

  @Test("keeps its files if it is no longer the first output, and a warning names its old manifest")
  func moved() throws {
    let before = try paths(below: "Bundle")
    try write(outputs: ["json": "web/src", "strings": "Bundle"])
    // The manifest does not list itself.
    let warning = """
      Bundle/manifest.json: warning: This folder also has another bundle, perhaps from an earlier run: its manifest \
      lists \(before.count - 1) files here. Delete the manifest, and those of its files that you do not need.

      """
    #expect(try tool.run("--quiet") == Tool.Outcome(status: 0, stdout: "", stderr: warning))
    #expect(try Set(paths(below: "Bundle")).isSuperset(of: before))
    try tool.write("{}", to: "Bundle/manifest.json")
    #expect(try tool.run("--quiet") == .success(""), "Any file may have the name manifest.json.")
  }

  @Test("keeps the app's own files in a folder that only the manifest names", arguments: ["web/src", "app"])
  func claimed(folder: String) throws {
    for file in ["package.json", "index.js"] { try tool.write("mine\n", to: "\(folder)/\(file)") }
    let entry = #"{"sha256": "\#(FileDigest(of: Array("mine\n".utf8)).sha256)", "size": 5}"#
    let listed = try Regex(#""esm/(index\.js|package\.json)": \{[^}]*\}"#, as: (Substring, Substring).self)
    let manifest = try tool.text(of: "Bundle/manifest.json")
      .replacing("\"../web/src\"", with: "\"../\(folder)\"")
      .replacing(listed) { "\"esm/\($0.1)\": \(entry)" }
    try tool.write(manifest, to: "Bundle/manifest.json")
    // In the second run, the config names the folder, but for another format. Without the JSON, no run can decide what
    // Almanac wrote.
    for (outputs, change) in [
      (["json": "Bundle", "android": "app/res"], "true"), (["json": "Bundle", "strings": "web/src"], "true"),
      (["json": "Bundle", "strings": "web/src"], "rm -r Bundle/json"),
    ] {
      try tool.shell(change).expectSuccess()
      try tool.write(manifest, to: "Bundle/manifest.json")
      try write(outputs: outputs)
      #expect(try tool.run("--quiet").status == 0)
      for file in ["package.json", "index.js"] { #expect(try tool.text(of: "\(folder)/\(file)") == "mine\n") }
    }
  }

  @Test("loses a removed locale's files in every folder, and the summary counts them all")
  func removedLocale() throws {
    let files = { try Set(["Bundle", "web/src", "app/res"].flatMap { try paths(below: $0) }) }
    let before = try files()
    try tool.write("en\n", to: "locales.txt")
    let run = try tool.run("--verbose")
    let gone = before.subtracting(try files())
    #expect(run.stdout.hasSuffix("Removed by locales.txt: de (\(gone.count) files).\n"), "\(run)")
    // The names of files in the folder with the manifest have no folder.
    let names = gone.map { "deleted  \($0.hasPrefix("Bundle/") ? String($0.dropFirst(7)) : $0)" }
    let lines = run.stdout.split(separator: "\n").filter { $0.hasPrefix("deleted ") }.map(String.init)
    #expect(lines.sorted() == names.sorted())
    #expect(run.stdout.contains("\nchanged  web/src/index.js\n"), "\(run)")
  }

  @Test("can be added again with other data, in the same folder or elsewhere")
  func returned() throws {
    try write(outputs: ["json": "Bundle", "android": "app/res"], years: "2025...2027")
    try #require(tool.shell("rm -r web").status == 0)
    #expect(try tool.run("--quiet") == .success(""), "The folder no longer exists, so no warning names it.")
    try write(outputs: ["json": "Bundle", "esm": "web/src", "android": "res"], years: "2025...2028")
    try #require(tool.run("--quiet").status == 0)
    #expect(try paths(below: "res").contains("res/values-de/almanac.xml"))
    #expect(try tool.run("check").status == 0)
  }

  @Test("cannot be left out by the command line")
  func overridden() throws {
    let output = ["--output", "Bundle"]
    for arguments in [output, ["check"] + output, ["--formats", "json"]] {
      let run = try tool.run(arguments)
      let error = "The bundle in 'Bundle' also has files in other folders ('../app/res', '../web/src')."
      #expect(run.status == 64 && run.stderr.contains(error), "\(run)")
    }
    // The folder exists, so a link or another spelling also names it.
    for (arguments, name) in [(["check"], "web/src"), ([], "./web/src/"), (["check"], "app/../app/res")] {
      let remedy = "Leave out --output, or name another folder."
      let error = "--output: '\(name)' is an output in almanac.json. \(remedy)"
      let run = try tool.run(arguments + ["--output", name])
      #expect(run.status == 64 && run.stderr.contains(error), "\(run)")
    }
    // Two outputs are several too.
    try write(outputs: ["json": "Pair", "esm": "js"])
    try #require(tool.run("--quiet").status == 0)
    try tool.run("--output", "Pair").expectError(
      64, "The bundle in 'Pair' also has files in other folders ('../js').")
    try tool.remove("almanac.json")
    let message = "The bundle was made with several outputs. Name the bundle's config file with --config."
    #expect(try tool.run(output) == .failure(65, "Bundle/manifest.json: error: \(message)\n"))
  }

  @Test(
    "keeps its files if the config could not have named its folder",
    arguments: ["../../OUT", "../link", "../.git/x"])
  func outside(place: String) throws {
    let outside = "\(tool.folder.lastPathComponent)-outside"
    let path = place.replacing("OUT", with: outside)
    let links = "git init -q . && mkdir -p ../\(outside) .git/x && ln -s ../\(outside) link"
    try #require(tool.shell(links).status == 0)
    try tool.write("x", to: "Bundle/\(path)/de.js")
    let digest = { (file: String) in String(try tool.shell("sha256sum \(file)").stdout.prefix(64)) }
    try tool.edit("Bundle/manifest.json") {
      $0.replacing("\"../web/src\"", with: "\"\(path)\"")
        .replacing(try digest("web/src/de.js"), with: try digest("Bundle/\(path)/de.js"))
    }
    try write(outputs: ["json": "Bundle", "android": "app/res"])
    let run = try tool.run()
    #expect(run.status == 0 || run.status == 65, "\(run)")
    #expect(try tool.text(of: "Bundle/\(path)/de.js") == "x")
    try #require(tool.shell("rm -r ../\(outside)").status == 0)
  }

  @Test("cannot contain a preview, and prevents neither a preview nor a comparison outside of git")
  func preview() throws {
    let inside = try tool.run("preview", "--output", "app/res/values/x.html")
    #expect(inside.status == 64 && inside.stderr.contains("is inside the bundle 'app/res'."), "\(inside)")
    #expect(try tool.run("preview", "--quiet").status == 0)
    try tool.run("diff", "Bundle", "Bundle").expectError(0, "warning: ")
  }
}
