import AlmanacTestSupport
import Foundation
import Testing

/// Links: the output may be a link, but nothing is written or deleted through links inside it.
@Suite struct LinkTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(locales: "de\n")
    for path in ["elsewhere/locale.json", "elsewhere/de/locale.json"] { try tool.write("mine", to: path) }
  }

  @Test(
    "are refused if the output is a link to nothing or to a file",
    arguments: ["nowhere", "locales.txt", "Output"])
  func noOutput(target: String) throws {
    try tool.remove("Output")
    try tool.link("Output", to: target)
    for command in ["generate", "check"] {
      try tool.run(command).expectError(73, "almanac: error: The output folder 'Output' cannot be used: ")
    }
    #expect(!tool.exists("nowhere"))
    #expect(try tool.text(of: "locales.txt") == "de\n")
  }

  /// Links that replace a part of the bundle: the path of each link, and its target.
  private static let links = [
    ("json", "nowhere"), ("json/de", "elsewhere/de"), ("json/de/locale.json", "elsewhere/locale.json"),
    ("strings/de.lproj", "elsewhere"),
  ]

  @Test("stop a run if they replaced a part of the bundle, and check names them", arguments: links)
  func inside(path: String, target: String) throws {
    try tool.remove("Output/\(path)")
    try tool.link("Output/\(path)", to: target)
    // The message names the link, because nothing is at the path of a file below it.
    let problem = "'Output/\(path)' is in the way: Almanac did not write it, or someone changed it."
    try tool.run().expectError(73, problem)
    for options in [[], ["--manifest-only"]] {
      let checked = try tool.run(["check"] + options)
      let isAbove = !path.hasSuffix(".json")
      for (text, isShown) in [
        ("foreign    \(path)", true), (": 'Output/\(path)' is in the way\n", isAbove),
        ("Move or delete 'Output/\(path)', then run 'almanac generate", true),
      ] { #expect(checked.status == 1 && checked.stdout.contains(text) == isShown, "\(checked)") }
    }
    let mine = Data("mine".utf8)
    #expect(try tool.files(in: "elsewhere") == ["locale.json": mine, "de/locale.json": mine])
    #expect(!tool.exists("nowhere") && !tool.exists("Output/.almanac-staging"))
    try tool.remove("Output/\(path)")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check").status == 0)
  }
}
