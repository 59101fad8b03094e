import AlmanacKit
import Foundation
import Testing

/// A config on an untrusted branch, with paths that lead out of the work tree.
@Suite struct HostileConfigTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(files: [
      "repo/locales.txt": "de\n", "private.txt": "secret-line\n", "outside/keep.txt": "",
    ])
    try #require(try tool.shell("git init -q repo").status == 0)
  }

  private func run(_ config: String, _ arguments: String = "--quiet") throws -> Tool.Outcome {
    try tool.write(config, to: "repo/almanac.json")
    return try tool.shell("cd repo && $almanac \(arguments)")
  }

  /// The options that name input files.
  private static let inputs = ["locales", "keys", "errata", "strings"]

  /// A config in which each of the options has one path.
  private func config(_ keys: [String], _ path: String) -> String {
    let values = keys.map { "\"\($0)\": " + ($0 == "strings" ? "[\"\(path)\"]" : "\"\(path)\"") }
    return "{\(values.joined(separator: ", "))}"
  }

  @Test(
    "does not read or write outside of the work tree",
    arguments: [
      "../private.txt", "/etc/passwd", "link", "sub/../../private.txt", "none/../../outside/new",
      ".git/config", "linked/new", "dangling/new", "../repo-2/new",
    ])
  func outside(path: String) throws {
    try tool.write("", to: "repo/sub/file")
    let links = [("../private.txt", "link"), ("../outside", "linked"), ("nothing", "dangling")]
    for (target, link) in links { try tool.shell("ln -s \(target) repo/\(link)").expectSuccess() }
    let before = try tool.files(in: "outside")
    // Every command reads the config in the same way.
    for command in path == "link" ? ["generate", "check", "diff git:HEAD"] : ["generate"] {
      let outcome = try run(config(["output"] + Self.inputs, path), command)
      #expect(outcome.status == 65)
      let problem =
        switch path.prefix(4) {
        case "none": "cannot be used: '..' follows"
        case "dang": "cannot be used: a link in the path leads to a missing file"
        default: "is outside '"
        }
      let remedy = "Name another path, or remove it here and give the option on the command line."
      let lines = outcome.stderr.split(separator: "\n")
      #expect(lines.count == 1 + Self.inputs.count, "\(outcome.stderr)")
      for (line, key) in zip(lines, ["output"] + Self.inputs) {
        #expect(line.contains(": error: '\(key)': '\(path)' \(problem)"), "\(line)")
        #expect(problem != "is outside '" || line.hasSuffix(remedy), "\(line)")
      }
      #expect(!(outcome.stdout + outcome.stderr).contains("secret-line"))
    }
    #expect(try tool.files(in: "outside") == before)
    #expect(!tool.exists("repo/Output"))
  }

  @Test("is refused with more outputs than formats, or with more than 1,000 overlays")
  func counts() throws {
    let message = "'outputs' has 7 outputs, but there are only 6 formats, and each can be in one output."
    for count in [6, 7] {
      let outputs = many(count) { #"{"output": "O\#($0)", "formats": ["json"]}"# }
      let lines = try run("{\"outputs\": [\(outputs)]}").stderr.split(separator: "\n")
      // Each output except the first has an error, because it repeats the format.
      #expect(lines.count { $0.contains("The format 'json' is in two outputs.") } == 5, "\(lines)")
      #expect(lines.contains { $0.contains(message) } == (count == 7), "\(lines)")
    }
    let overlays = { (count: Int) in "{\"strings\": [\(many(count) { "\"s\($0).xcstrings\"" })]}" }
    #expect(try run(overlays(1000)).stderr.hasPrefix("s0.xcstrings: error: There is no such file."))
    let outcome = try run(overlays(1001))
    let tooMany =
      "almanac.json:1:2: error: 'strings' has 1001 files; the limit is 1000. Put their texts into fewer files.\n"
    #expect(outcome == Tool.Outcome(status: 65, stdout: "", stderr: tooMany))
  }

  // Resolving 60 paths of 2,040 folders each could take 15 s.
  @Test("is refused quickly, however many folders its paths have")
  func manyFolders() throws {
    let path = String(repeating: "a/", count: 2040)
    let paths = Array(repeating: "\"\(path)\"", count: 60).joined(separator: ",")
    try tool.write("{\"strings\": [\(paths)]}", to: "repo/almanac.json")
    let outcome = try tool.shell("cd repo && ulimit -t 10 && $almanac check")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.utf8.count < 1_200_000)
  }

  @Test("does not restrict paths on the command line, and its other options still apply")
  func commandLine() throws {
    try tool.write("fr\n", to: "list.txt")
    #expect(
      try run(#"{"formats": ["json"]}"#, "--quiet --locales ../list.txt --output ../outside/new")
        == .success(""))
    #expect(tool.exists("outside/new/json/fr/locale.json") && !tool.exists("outside/new/strings"))
  }

  @Test("may name links to a file and to a folder inside the work tree")
  func linksInside() throws {
    try tool.shell("mkdir repo/Real && ln -s Real repo/Link && ln -s locales.txt repo/list").expectSuccess()
    #expect(try run(#"{"locales": "list", "output": "Link", "formats": ["json"]}"#) == .success(""))
    #expect(tool.exists("repo/Real/json/de/locale.json"))
  }

  @Test("may only name paths inside its folder if there is no work tree")
  func noRepository() throws {
    try tool.write(#"{"locales": "../private.txt"}"#, to: "plain/almanac.json")
    try tool.run("--config", "plain/almanac.json").expectError(65, "'locales': '../private.txt' is outside '")
    try tool.write("de\n", to: "plain/locales.txt")
    try tool.write(#"{"formats": ["json"]}"#, to: "plain/almanac.json")
    #expect(try tool.run("--quiet", "--config", "plain/almanac.json") == .success(""))
    #expect(tool.exists("plain/Output/json/de/locale.json"))
  }

  @Test("a path inside the work tree but above the config is allowed")
  func aboveConfig() throws {
    try tool.write(
      #"{"locales": "../locales.txt", "output": "../Out", "formats": ["json"]}"#, to: "repo/app/almanac.json")
    #expect(try tool.shell("cd repo/app && $almanac --quiet") == .success(""))
    #expect(tool.exists("repo/Out/json/de/locale.json"))
    let absolute = tool.folder.appending(path: "repo/Absolute").path
    let config = #"{"locales": "../locales.txt", "output": "\#(absolute)", "formats": ["json"]}"#
    try tool.write(config, to: "repo/app/almanac.json")
    #expect(try tool.shell("cd repo && $almanac --quiet --config app/almanac.json") == .success(""))
    #expect(tool.exists("repo/Absolute/json/de/locale.json"))
  }

  @Test("a pipe or a folder is not an input, and a file is not an output")
  func irregular() throws {
    try #require(try tool.shell("mkfifo repo/pipe && mkdir repo/folder").status == 0)
    let remedy = "Name a regular file, or remove it here and give the option on the command line."
    for path in ["pipe", "folder"] {
      let outcome = try run(config(Self.inputs, path))
      #expect(outcome.status == 65)
      let lines = outcome.stderr.split(separator: "\n").map { $0.drop { $0 != "'" } }
      #expect(lines == Self.inputs.map { "'\($0)': '\(path)' is not a regular file. \(remedy)" })
    }
    let output = try run(#"{"output": "locales.txt"}"#)
    #expect(
      output.status == 65 && output.stderr.hasSuffix("' is not a folder. Name a folder.\n"),
      "\(output.stderr)")
  }

  @Test("a config that is a pipe, a folder or a link out of the work tree is refused")
  func irregularConfig() throws {
    for (make, problem) in [
      ("mkfifo almanac.json", "This is "), ("mkdir almanac.json", "This is "),
      ("ln -s ../private.txt almanac.json", "The link '"),
    ] {
      let outcome = try tool.shell("cd repo && rm -rf almanac.json && \(make) && $almanac --quiet")
      #expect(outcome.status == 65)
      #expect(outcome.stderr.hasPrefix("almanac.json: error: \(problem)"), "\(outcome.stderr)")
      #expect(!outcome.stderr.contains("secret-line"))
    }
  }

  @Test("is refused without control characters in the message if it is large, deep or garbled")
  func garbled() throws {
    let configs = [
      String(repeating: "[", count: 100_000), "{\"\u{1B}[31m\u{202E}\": 1}", "{\"formats\": [\"\u{7}\"]}",
      "\u{0}",
      "{\"years\": \"\(String(repeating: "9", count: 100_000))...1\"}",
      "{\"strings\": [\(many(5000) { _ in "\"../x\"" })]}",
      "{\"output\": \"a\\u0000b\"}", "{\"output\": \"\(String(repeating: "a/", count: 3000))\"}",
      "{\(many(20000) { "\"k\($0)\": 1" })}",
    ]
    for config in configs {
      try tool.write(config, to: "repo/almanac.json")
      let outcome = try tool.shell("cd repo && timeout 200 $almanac --quiet")
      #expect(
        outcome.status == 65 || outcome.status == 73, "\(config.prefix(40)): \(outcome.stderr.prefix(300))")
      #expect(!outcome.stderr.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\u{7}" })
      #expect(outcome.stderr.utf8.count < 200_000)
      // A line that is longer than a text of a bundle is cut.
      let lines = outcome.stderr.split(separator: "\n")
      #expect(lines.allSatisfy { $0.unicodeScalars.count <= Limits.text + 1 }, "\(config.prefix(40))")
    }
  }

  @Test("a default path may not be a link out of the folder either", arguments: ["Output", "locales.txt"])
  func defaults(name: String) throws {
    try tool.write("de\n", to: "plain/list.txt")
    let config = name == "Output" ? #"{"locales": "list.txt"}"# : "{}"
    try tool.write(config, to: "plain/almanac.json")
    let target = name == "Output" ? "outside" : "private.txt"
    try tool.shell("cd plain && ln -s ../\(target) \(name) && $almanac --quiet").expectError(
      65, "'\(name)' is outside '")
    #expect(try tool.files(in: "outside").count == 1)
  }

  @Test("a path that is too long, or leads through a file, is refused")
  func unusable() throws {
    try #require(try tool.shell("ln -s ../outside repo/linked").status == 0)
    for path in [String(repeating: "./", count: 2100) + "linked/x", "locales.txt/x"] {
      try run("{\"output\": \"\(path)\"}").expectError(65, "' cannot be used: ")
    }
  }
}
