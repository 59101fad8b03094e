import Foundation
import Testing

/// Outputs in an untrusted manifest or config: Almanac must not read, write or delete files outside the repository.
@Suite("Outputs from an untrusted file")
struct HostileOutputsTests {
  private let tool: Tool

  /// A folder with a repository, beside another folder that does not belong to the repository.
  init() throws {
    let config =
      #"{"years": "2020...2021", "outputs": [{"output": "B", "formats": ["json"]}, {"output": "S", "formats": ["strings"]}]}"#
    tool = try Tool(
      inputs: [
        "repository/locales.txt": "de\n", "repository/almanac.json": config,
        "outside/de.lproj/Picker.strings": "\"private\" = \"secret\";\n",
      ], ["--config", "repository/almanac.json"])
    #expect(try run("git init -q . && cp -r B Old && cp -r S OldS").status == 0)
  }

  private func run(_ command: String) throws -> Tool.Outcome {
    try tool.shell("cd repository && \(command)")
  }

  /// Changes the path of the folder of `.strings` in the manifest.
  private func redirect(to path: String) throws {
    try tool.replace(#""path": "../S""#, in: "repository/B/manifest.json", with: #""path": "\#(path)""#)
  }

  private static let impossible = [
    "/etc", "..", "../../x/../y", "./x", "x", "", "../a//b", "../.git/x", "../.GIT", "../a/", "../x\\u0000",
    "../x\\n", "../x\\u007f", ".", "../" + String(repeating: "x", count: 900),
  ]

  @Test("are refused in a manifest if Almanac would not write their path")
  func paths() throws {
    // All commands read the manifest in the same way, so only one path is tried with each of them.
    let commands = ["check --config almanac.json", "diff B Old", "generate", "preview --bundle B"]
    for path in Self.impossible {
      try redirect(to: path)
      for command in path == "/etc" ? commands : ["generate"] {
        try run("$almanac \(command)").expectError(
          65, "B/manifest.json: error: This is not an Almanac manifest.")
      }
      try #require(try run("cp Old/manifest.json B").status == 0)
    }
  }

  @Test("are not read outside of the git work tree, by their path or through a link")
  func outside() throws {
    let links = "ln -s ../outside link && mkdir real && ln -s ../../outside real/link && ln -s .git/refs git"
    #expect(try run(links).status == 0)
    let original = try tool.text(of: "repository/B/manifest.json")
    for path in ["../../outside", "../link", "../real/link", "../git"] {
      try tool.write(original, to: "repository/B/manifest.json")
      try redirect(to: path)
      let diff = try run("$almanac diff B Old")
      #expect(diff.status == 65 && diff.stdout == "", "\(diff)")
      #expect(diff.stderr.contains("is outside of the bundle's git work tree"), "\(diff.stderr)")
      #expect(!diff.stderr.contains("secret") && diff.stderr.split(separator: "\n").count == 1)
    }
  }

  @Test(
    "are not read without a git work tree, and diff warns once for each folder and compares the first folder")
  func noRepository() throws {
    #expect(try run("rm -rf .git && rm S/de.lproj/Picker.strings && cp -r . ../copy").status == 0)
    let diff = try run("$almanac diff B ../copy/B")
    let warnings = ["../copy/S", "S"].map {
      "\($0): warning: This folder is not compared, because its bundle is in no git work tree.\n"
    }
    #expect(diff == .success("No differences.\n", stderr: warnings.joined()))
    try tool.replace("\"Januar\"", in: "copy/B/json/de/gregorian.json", with: "\"Jänner\"")
    #expect(try run("$almanac diff B ../copy/B").status == 1)
  }

  @Test(
    "with the JSON are an error of diff without a git work tree or in no revision, because nothing can be compared"
  )
  func noJSON() throws {
    let config =
      #"{"outputs": [{"output": "B", "formats": ["strings"]}, {"output": "S", "formats": ["json"]}]}"#
    try tool.write(config, to: "repository/almanac.json")
    #expect(try run("rm -rf .git B S && $almanac --quiet").status == 0)
    let message = "The output folder '../S' in the manifest is outside of the bundle's git work tree"
    let diff = try run("$almanac diff B B")
    #expect(diff.status == 65 && diff.stderr.hasPrefix("B/manifest.json: error: \(message)"), "\(diff)")
    #expect(diff.stderr.split(separator: "\n").count == 1, "\(diff)")
    #expect(try run("$almanac diff Old B").stderr.hasPrefix("B/manifest.json: error: \(message)"))
    let revision = try run(
      "git init -q . && git add B && \(CommittedBundle.commit) && $almanac diff git:HEAD B")
    let missing = "The output folder '../S' in the manifest is not in this revision."
    let remedy = "Name another revision, or compare two folders."
    #expect(revision == .failure(65, "git:HEAD/manifest.json: error: \(missing) \(remedy)\n"))
  }

  @Test("are not read above the root of a revision")
  func revision() throws {
    try redirect(to: "../../../outside")
    #expect(
      try run("git add -A && git -c user.name=a -c user.email=a@b.c commit -qm x && $almanac --quiet; true")
        .status
        == 0)
    let diff = try run("$almanac diff git:HEAD B")
    let warning = "warning: This folder is not compared, because the revision does not contain it.\n"
    #expect(
      diff.stderr == "git:HEAD/../../../outside: \(warning)" && !diff.stdout.contains("secret"), "\(diff)")
  }

  @Test("are refused in a config if a link leads out of the work tree")
  func linkOfConfig() throws {
    #expect(try run("rm -r S && ln -s ../outside S").status == 0)
    let outcome = try run("$almanac")
    #expect(
      outcome.status == 65 && outcome.stderr.contains("'output': 'S' is outside")
        && outcome.stderr.hasSuffix(" inside its .git folder. Name another path.\n"), "\(outcome)")
    #expect(try tool.shell("find outside -type f").stdout == "outside/de.lproj/Picker.strings\n")
  }
}
