import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// Several outputs of one run, which a config names.
@Suite("A config with several outputs")
struct OutputsTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(files: Self.inputs)
    #expect(try tool.shell("git init -q .").status == 0)
  }

  private static let inputs = [
    "locales.txt": "de\nen\nzh-Hans\n", "app.txt": "de\n", "almanac.json": config,
  ]

  private static let config = #"""
    {"years": "2020...2030", "outputs": [
      {"output": "Bundle", "formats": ["json"]},
      {"output": "App/Resources", "formats": ["strings"], "locales": "app.txt"},
      {"output": "web/src", "formats": ["esm"]}]}
    """#

  private func paths(below folder: String) throws -> [String] {
    try tool.files(in: folder).keys.sorted()
  }

  private func generated() throws {
    let run = try tool.run("--quiet")
    #expect(run.status == 0 && run.stdout == "" && run.stderr == "", "\(run)")
  }

  private func commit() throws {
    try tool.write(".gitignore\n*.log\n", to: ".gitignore")
    try tool.shell("git add -A && \(CommittedBundle.commit)").expectSuccess()
  }

  @Test("writes each output's formats and locales, with the same bytes as in one complete bundle")
  func files() throws {
    try tool.add(inputs: Self.inputs)
    #expect(
      try tool.run("--quiet", "--output", "Whole").status == 0, "The command line asks for one bundle.")
    #expect(
      try paths(below: "App/Resources") == [
        "de.lproj/Buddhist.strings", "de.lproj/Chinese.strings", "de.lproj/Gregorian.strings",
        "de.lproj/Picker.strings", "de.lproj/Picker.stringsdict",
      ])
    #expect(try paths(below: "Bundle").contains("zh-Hans.lproj/Picker.strings") == false)
    #expect(
      try tool.shell("diff -r Bundle/json Whole/json && diff -r Bundle/schema Whole/schema").status == 0)
    #expect(try tool.shell("diff -r App/Resources/de.lproj Whole/strings/de.lproj").status == 0)
    #expect(try tool.shell("diff -r web/src Whole/esm").status == 0)
    #expect(try tool.shell("ls -A App web Bundle").stdout.contains("staging") == false)
  }

  @Test("lists the files of all outputs in one manifest in the first output")
  func manifest() throws {
    try tool.add(inputs: Self.inputs)
    let manifest = try tool.json("Bundle/manifest.json")
    let files = try #require(manifest["files"] as? [String: Any])
    let (bundle, app) = (try paths(below: "Bundle").count - 1, try paths(below: "App/Resources").count)
    #expect(files.count == bundle + app + (try paths(below: "web/src").count))
    let options = try #require(manifest["options"] as? [String: Any])
    #expect(options["formats"] as? [String] == ["json", "strings", "esm"])
    let outputs = try #require(options["outputs"] as? [[String: Any]])
    #expect(outputs.map { $0["path"] as? String } == [".", "../App/Resources", "../web/src"])
    #expect(outputs[1]["locales"] as? [String] == ["de"])
    #expect(outputs.allSatisfy { !String(describing: $0).contains(tool.folder.path) })
  }

  @Test("writes JSON that AlmanacKit opens, even if JSON is not in the first output")
  func furtherJSON() throws {
    let config =
      #"{"outputs": [{"output": "JS", "formats": ["strings"]}, {"output": "J", "formats": ["json"]}]}"#
    try tool.write(config, to: "almanac.json")
    try generated()
    let folder = tool.folder.appending(path: "J").path
    #expect(try Almanac(bundleAt: folder).localeTags == ["de", "en", "zh-Hans"])
    #expect(try tool.run("check").status == 0 && tool.run("preview", "--bundle", "JS").status == 0)
  }

  // The manifest has the path from the first output, such as `../c`, and Almanac reads at most 900 bytes of a path.
  @Test("is refused with a path of more than 900 bytes from the first output to another output")
  func longPath() throws {
    let path = Array(repeating: String(repeating: "c", count: 223), count: 4).joined(separator: "/")
    let (shorter, longer) = ("\(path)ü", "\(path)üc")
    let problem = "The path from the first output to '\(longer)' has more than 900 bytes."
    try expectRefusal(of: "[\(Self.json("b")), \(Self.esm(longer))]", "1:53: error: \(problem)")
    try tool.write(#"{"outputs": [\#(Self.json("b")), \#(Self.esm(shorter))]}"#, to: "almanac.json")
    try generated()
    #expect(try tool.run("check").status == 0)
  }

  @Test("names an output's own list if a locale was removed from it")
  func removedLocale() throws {
    try tool.write("de\nen\n", to: "app.txt")
    try generated()
    try tool.write("de\n", to: "app.txt")
    #expect(try tool.run().stdout.contains("\nRemoved by app.txt: en ("))
  }

  @Test("checks and compares all outputs, and names a line and its file")
  func edited() throws {
    try tool.add(inputs: Self.inputs)
    try commit()
    #expect(try tool.run("check").stdout.hasPrefix("Bundle is up to date: "))
    #expect(try tool.run("diff", "git:HEAD").stdout == "No differences.\n")
    let path = "App/Resources/de.lproj/Gregorian.strings"
    try tool.replace("\"Januar\"", in: path, with: "\"Jenner\"")
    let check = try tool.run("check", "--report", "github")
    #expect(check.status == 1)
    #expect(check.stdout.contains("::error file=App/Resources/de.lproj/Gregorian.strings,title=changed::"))
    try tool.shell("cp web/src/package.json kept && sed -i 8d web/src/package.json").expectSuccess()
    #expect(try tool.run("check").stdout.contains("foreign    web/src/package.json: line 8 is "))
    try tool.shell("mv kept web/src/package.json && mv web/src web/x").expectSuccess()
    for options in [["--all"], ["--all", "--manifest-only"]] {
      #expect(try tool.run(["check"] + options).stdout.contains("missing    web/src/de.js\n"))
    }
    #expect(try tool.shell("mv web/x web/src").status == 0)
    let diff = try tool.run("diff", "git:HEAD")
    #expect(diff.status == 1)
    #expect(diff.stdout.contains("de de.lproj/Gregorian.strings line "), "\(diff)")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check", "--quiet").status == 0)
  }

  @Test(
    "leaves no empty folder behind if another output cannot be opened, and is not checked while it is locked")
  func notOpened() throws {
    try tool.write("a file\n", to: "web/src")
    let run = try tool.run()
    #expect(run.status == 65 && run.stderr.contains("' is not a folder."), "\(run)")
    #expect(try tool.shell("rm web/src").status == 0)
    try tool.write("a file\n", to: "web/src/.almanac-staging")
    #expect(try tool.run().status == 73)
    let descriptor = open(tool.folder.appending(path: "web/src").path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    #expect(try tool.run().status == 75)
    #expect(try tool.shell("ls -d Bundle App 2>/dev/null").stdout == "")
    try tool.add(inputs: Self.inputs)
    #expect(try tool.run("check").status == 75)
  }

  @Test("keeps foreign files in an output, and does not overwrite them")
  func foreignFiles() throws {
    try tool.write("mine\n", to: "App/Resources/de.lproj/Localizable.strings")
    try generated()
    #expect(try tool.text(of: "App/Resources/de.lproj/Localizable.strings") == "mine\n")
    try tool.write("fr\n", to: "locales.txt")
    try tool.write("fr\n", to: "app.txt")
    try generated()
    #expect(
      try paths(below: "App/Resources").filter { $0.hasPrefix("de") } == ["de.lproj/Localizable.strings"])
    try tool.write("mine\n", to: "web/src/th.js")
    try tool.write("fr\nth\n", to: "locales.txt")
    let run = try tool.run()
    #expect(run.status == 73 && run.stderr.contains("'web/src/th.js' is in the way"), "\(run)")
    #expect(try tool.text(of: "web/src/th.js") == "mine\n")
    #expect(try paths(below: "Bundle").contains("json/th/locale.json") == false)
    #expect(try tool.run("check").stdout.contains("missing"))
  }

  @Test(
    "is refused with the problem and its place",
    arguments: [
      ("[]", "1:2: error: 'outputs' is empty."),
      (#"[{"output": "a"}]"#, "1:15: error: An output has no 'formats'. Add it."),
      (#"[{"output": "a", "locales": "locales.txt"}]"#, "1:15: error: An output has no 'formats'. Add it."),
      ("[{}]", "1:2: error: An output has no 'output'. Add it."),
      ("[\(json("b"))], \"output\": \"a\"", "1:53: error: 'output' and 'outputs' cannot be used together."),
      ("[\(json("b")), \(json("c"))]", "1:53: error: The format 'json' is in two outputs."),
      (
        #"[{"output": "b", "formats": ["json"], "locale": "x"}]"#,
        "1:51: error: 'locale' is not a key of an output. Did you mean 'locales'?"
      ),
      (
        #"[{"output": "b", "formats": ["json"], "compact": true}]"#,
        "1:51: error: 'compact' is not a key of an output."
      ),
      ("[\(json("../b"))]", "1:15: error: 'output': '../b' is outside"),
      ("[\(json(".git"))]", "1:15: error: 'output': '.git' is outside"),
      ("[\(json("a/../a"))]", "'a/../a' cannot be used: '..' follows a folder that does not exist."),
      ("[\(json(#"b\tc"#))]", #"1:15: error: 'output': 'b\u0009c' cannot be used: it contains an invisible"#),
      ("[\(json(#"\u202eb"#))]", #"'\u202eb' cannot be used: it contains an invisible character."#),
      (
        "[\(json("b")), \(esm("c")), \(json("c/d"))]",
        "1:90: error: The outputs 'c' and 'c/d' are the same folder, or one is inside the other."
      ),
      (
        "[\(json("b/c")), \(esm("b"))]",
        "1:55: error: The outputs 'b/c' and 'b' are the same folder, or one is inside the other."
      ),
    ])
  func mistakes(outputs: String, message: String) throws { try expectRefusal(of: outputs, message) }

  @Test(
    "is refused if two outputs are the same folder, also on another system",
    arguments: [
      ("b", "./b/c", ""), ("b", "B/c", " on macOS and Windows"), ("é", "e\u{301}", " on macOS and Windows"),
    ])
  func sameFolder(first: String, second: String, systems: String) throws {
    let message =
      "1:53: error: The outputs '\(first)' and '\(second)' are the same folder\(systems), or one is inside the other."
    try expectRefusal(of: "[\(Self.json(first)), \(Self.esm(second))]", message)
  }

  private static func json(_ path: String) -> String { #"{"output": "\#(path)", "formats": ["json"]}"# }

  private static func esm(_ path: String) -> String { #"{"output": "\#(path)", "formats": ["esm"]}"# }

  /// Expects that a config with these outputs is refused, and that nothing is written.
  private func expectRefusal(of outputs: String, _ message: String) throws {
    try tool.write("{\"outputs\": \(outputs)}", to: "almanac.json")
    let run = try tool.run()
    #expect(run.status == 65, "\(run)")
    #expect(run.stderr.hasPrefix("almanac.json:") && run.stderr.contains(message), "\(run.stderr)")
    #expect(try tool.shell("ls -d a b c Output 2>/dev/null").stdout == "", "Something was written.")
  }

  @Test("is refused with a locale that the bundle does not have, once for each line that names such locales")
  func unknownLocale() throws {
    try tool.write("de\nfr\n*\n", to: "app.txt")
    let run = try tool.run()
    #expect(run.status == 65)
    let lines = run.stderr.split(separator: "\n")
    try #require(lines.count == 2, "\(run.stderr)")
    #expect(lines[0].hasPrefix("app.txt:2:1: error: 'locales.txt' does not select 'fr', "))
    #expect(lines[1].hasPrefix("app.txt:3:1: error: 'locales.txt' does not select 'af', "))
  }

  @Test("names a file in another output by its own folder if the file cannot be shown")
  func unreadable() throws {
    try tool.write(
      #"{"outputs": [{"output": "Bundle", "formats": ["strings"]}, {"output": "Data", "formats": ["json"]}]}"#,
      to: "almanac.json")
    try generated()
    let file = try tool.shell("cd Data && find . -path '*de/locale.json'").stdout.dropFirst(2).dropLast()
    try tool.write("{", to: "Data/\(file)")
    try tool.run("preview").expectError(65, "Data/\(file): error: ")
  }
}
