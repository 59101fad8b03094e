import AlmanacTestSupport
import Foundation
import Testing

/// Links: the output may be a link, but nothing is written or deleted through links inside it.
@Suite(.enabled(if: SlowTests.areAsked, "\(SlowTests.reason)")) struct LinkTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(files: [
      "locales.txt": "de\n", "elsewhere/locale.json": "mine", "elsewhere/de/locale.json": "mine",
    ])
  }

  // A user who names a link means the folder, as with other commands.
  @Test("are followed if the output is a link to a folder")
  func outputLink() throws {
    try tool.write("", to: "real/.keep")
    try tool.link("Output", to: "real")
    #expect(try tool.run("--quiet").status == 0)
    #expect(tool.exists("real/json/de/locale.json"))
    #expect(try tool.run("check").status == 0)
    #expect(try tool.run("diff", "real", "Output").status == 0)
    #expect(try tool.shell("test -L Output").status == 0)
  }

  @Test(
    "are refused if the output is a link to nothing or to a file",
    arguments: ["nowhere", "locales.txt", "Output"])
  func noOutput(target: String) throws {
    try tool.link("Output", to: target)
    for command in ["generate", "check"] {
      let outcome = try tool.run(command)
      #expect(outcome.status == 73, "\(command)")
      #expect(outcome.stderr.hasPrefix("almanac: error: The output folder 'Output' cannot be used: "))
    }
    #expect(!tool.exists("nowhere"))
    #expect(try tool.text(of: "locales.txt") == "de\n")
  }

  /// Links in the output folder that block a file of the bundle.
  ///
  /// Each has its path, its target, and the beginning of the blocked files' paths.
  private static let links = [
    ("json", "elsewhere", "json/"), ("json", "nowhere", "json/"), ("json/de", "elsewhere/de", "json/de/"),
    ("json/de/locale.json", "elsewhere/locale.json", "json/de/locale.json"),
    ("json/de/locale.json", "nowhere", "json/de/locale.json"),
    ("strings/de.lproj", "elsewhere", "strings/de.lproj/"),
  ]

  @Test("stop a run, whether they existed before the bundle or replaced a part of it", arguments: links)
  func inside(path: String, target: String, file: String) throws {
    try tool.write("", to: "Output/strings/x")
    try tool.write("", to: "Output/json/de/x")
    for isWritten in [false, true] {
      if isWritten { #expect(try tool.run("--quiet", "--allow-other-files").status == 0) }
      try tool.shell("rm -rf 'Output/\(path)'").expectSuccess()
      try tool.link("Output/\(path)", to: target)
      let outcome = try tool.run("--allow-other-files")
      #expect(outcome.status == 73)
      // The message names the link, because nothing is at the path of a file below it.
      let problem = "'Output/\(path)' is in the way: Almanac did not write it, or someone changed it."
      #expect(outcome.stderr.contains(problem), "\(outcome.stderr)")
      for options in [[], ["--manifest-only"]] {
        let checked = try tool.run(["check"] + options)
        // Before the first run there is no bundle to check.
        #expect(checked.status == (isWritten ? 1 : 65))
        let names = ["foreign    ", "\(file)", "Move or delete 'Output/\(path)', then run 'almanac generate"]
        #expect(names.allSatisfy(checked.stdout.contains) == isWritten, "\(checked.stdout)")
        let isAbove = file.hasSuffix("/")
        #expect(
          checked.stdout.contains(": 'Output/\(path)' is in the way\n") == (isWritten && isAbove),
          "\(checked.stdout)")
      }
      try expectNothingElsewhere()
      #expect(!tool.exists("Output/.almanac-staging"))
      try tool.remove("Output/\(path)")
    }
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check").status == 0)
  }

  private func expectNothingElsewhere() throws {
    let mine = Data("mine".utf8)
    #expect(try tool.files(in: "elsewhere") == ["locale.json": mine, "de/locale.json": mine])
    #expect(!tool.exists("nowhere"))
  }
}

extension Tool.Outcome {
  func expectSuccess() { #expect(status == 0, "\(stderr)") }
}
