import AlmanacTestSupport
import Foundation
import Testing

/// What an interrupted run left, damaged since, or with links in it: nothing outside the folder is touched.
@Suite(.enabled(if: SlowTests.areAsked)) struct DamagedStagingTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\n", to: "locales.txt")
    try #require(try tool.run("--quiet").status == 0)
    try tool.write("mine", to: "notes.txt")
    try tool.write("mine", to: "elsewhere/de/locale.json")
  }

  private static let badLines = [
    "{}", "delete", "delete ", "erase notes.txt", "delete ../notes.txt", "delete json/../../notes.txt",
    "replace ../notes.txt", "create ../x", "delete /etc/hostname", "delete .almanac-staging/journal",
    "create .almanac-staging/x", "delete json//x", "delete a\u{0}b",
    "delete " + String(repeating: "n", count: 300),
  ]

  @Test("refuses a journal that is none, or leaves the folder")
  func journal() throws {
    try tool.write("staged", to: "Output/.almanac-staging/files/x")
    for line in Self.badLines {
      try tool.write("replace json/de/locale.json\n\(line)\n", to: "Output/.almanac-staging/journal")
      let before = try tool.files(in: "Output")
      let outcome = try tool.run()
      #expect(outcome.status == 65, "\(line)")
      let message = "'Output/.almanac-staging/journal' of an interrupted run cannot be read."
      #expect(outcome.stderr.contains(message), "\(line)")
      #expect(try tool.files(in: "Output") == before, "\(line)")
      #expect(try tool.text(of: "notes.txt") == "mine", "\(line)")
    }
    #expect(try tool.run("check").status == 0, "The bundle itself is whole.")
    // The remedy the message names.
    try tool.remove("Output/.almanac-staging")
    #expect(try tool.run("--quiet").status == 0)
  }

  @Test("deletes nothing of the user's, whatever a journal says, with a bundle there and without")
  func foreignDeletion() throws {
    for folder in ["Output", "other"] {
      try tool.write("mine", to: "\(folder)/json/mine.txt")
      try tool.write("delete json/mine.txt\n", to: "\(folder)/.almanac-staging/journal")
      #expect(try tool.run("--quiet", "--output", folder).status == 0)
      #expect(try tool.text(of: "\(folder)/json/mine.txt") == "mine")
      #expect(!tool.exists("\(folder)/.almanac-staging"))
      #expect(try tool.run("check", "--output", folder).status == 0)
    }
  }

  @Test("refuses a journal that would replace a file of the user's, and does nothing of it")
  func foreignReplacement() throws {
    try tool.write("mine", to: "Output/mine.txt")
    try tool.write("other", to: "Output/.almanac-staging/files/mine.txt")
    try tool.write("delete json/de/locale.json\nreplace mine.txt\n", to: "Output/.almanac-staging/journal")
    let before = try tool.files(in: "Output")
    let outcome = try tool.run()
    #expect(outcome.status == 65)
    #expect(
      outcome.stderr == """
        almanac: error: The journal 'Output/.almanac-staging/journal' of an interrupted run would replace \
        'Output/mine.txt', which Almanac did not write. Remove the folder the journal is in and run again.

        """)
    #expect(try tool.files(in: "Output") == before)
    try tool.remove("Output/.almanac-staging")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.text(of: "Output/mine.txt") == "mine")
  }

  /// Where a link stands, and the step of the journal that would go through it.
  struct Link: Sendable, CustomTestStringConvertible {
    let path: String
    let step: String
    var testDescription: String { "\(step) through \(path)" }
  }

  @Test(
    "does nothing through a link that took the place of a folder or file since",
    arguments: [
      Link(path: "json", step: "replace json/de/locale.json"),
      Link(path: "json", step: "create json/de/extra.json"),
      Link(path: "json/de", step: "create json/de/extra.json"),
      Link(path: "json/de", step: "replace json/de/locale.json"),
      Link(path: "json/de/locale.json", step: "replace json/de/locale.json"),
      Link(path: "json/de/extra.json", step: "create json/de/extra.json"),
    ])
  func link(_ link: Link) throws {
    let path = link.step.split(separator: " ")[1]
    try tool.write("staged", to: "Output/.almanac-staging/files/\(path)")
    try tool.write("\(link.step)\n", to: "Output/.almanac-staging/journal")
    if tool.exists("Output/\(link.path)") { try tool.remove("Output/\(link.path)") }
    try tool.link("Output/\(link.path)", to: link.path.hasSuffix(".json") ? "notes.txt" : "elsewhere")
    let outcome = try tool.run()
    #expect(outcome.status == 73)
    #expect(outcome.stderr.contains("'Output/\(path)' is in the way"), "\(outcome.stderr)")
    try expectNothingElsewhere()
    // Once the link is gone, the next run repairs everything.
    try tool.remove("Output/\(link.path)")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check").status == 0)
  }

  @Test(
    "takes and deletes nothing through a link inside the staging folder",
    arguments: ["delete json/old", "replace json/de/locale.json", "create json/de/extra.json", nil])
  func stagedLink(step: String?) throws {
    try tool.write("mine", to: "elsewhere/json/de/locale.json")
    try tool.write("mine", to: "elsewhere/json/de/extra.json")
    if let step { try tool.write("\(step)\n", to: "Output/.almanac-staging/journal") }
    try tool.write("", to: "Output/.almanac-staging/journal-draft")
    try tool.link("Output/.almanac-staging/files", to: "elsewhere")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check").status == 0)
    #expect(!tool.exists("Output/.almanac-staging"))
    #expect(try tool.text(of: "elsewhere/json/de/locale.json") == "mine")
    #expect(try tool.text(of: "elsewhere/json/de/extra.json") == "mine")
  }

  @Test(
    "refuses a staging folder that is something else", arguments: ["ln -s ../elsewhere", "touch", "mkfifo"])
  func noFolder(command: String) throws {
    try #require(try tool.shell("cd Output; \(command) .almanac-staging").status == 0)
    let outcome = try tool.run()
    #expect(outcome.status == 73)
    #expect(outcome.stderr.contains("'Output/.almanac-staging' is in the way"))
    #expect(try tool.run("check").status == 0)
    try expectNothingElsewhere()
  }

  private func expectNothingElsewhere() throws {
    #expect(try tool.files(in: "elsewhere") == ["de/locale.json": Data("mine".utf8)])
    #expect(try tool.text(of: "notes.txt") == "mine")
  }
}
