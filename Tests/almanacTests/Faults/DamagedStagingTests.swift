import AlmanacTestSupport
import Foundation
import Testing

/// The staging folder of an interrupted run, damaged or with links: nothing outside the output changes.
@Suite(.enabled(if: SlowTests.areAsked, "\(SlowTests.reason)")) struct DamagedStagingTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\n", to: "locales.txt")
    try #require(try tool.run("--quiet").status == 0)
    try tool.write("mine", to: "notes.txt")
    try tool.write("mine", to: "elsewhere/de/locale.json")
  }

  private static let sha256 = Tool.someSHA256
  private static let badLines = [
    "{}", "delete", "delete ", "erase notes.txt", "delete ../notes.txt", "delete json/../../notes.txt",
    "replace \(sha256) ../notes.txt", "create \(sha256) ../x", "delete /etc/hostname",
    "delete .almanac-staging/journal", "create \(sha256) .almanac-staging/x", "delete json//x",
    "delete a\u{0}b",
    "create json/de/extra.json", "replace 0 json/de/locale.json",
    "delete " + String(repeating: "n", count: 300),
  ]

  @Test("is refused with an invalid journal, or with a journal that names paths outside the folder")
  func journal() throws {
    try tool.write("staged", to: "Output/.almanac-staging/files/x")
    for line in Self.badLines {
      try tool.leaveJournal(["replace \(Self.sha256) json/de/locale.json", line])
      let before = try tool.files(in: "Output")
      let outcome = try tool.run()
      #expect(outcome.status == 65, "\(line)")
      let message = "'Output/.almanac-staging/journal' of an interrupted run cannot be read."
      #expect(outcome.stderr.contains(message), "\(line)")
      #expect(try tool.files(in: "Output") == before, "\(line)")
      #expect(try tool.text(of: "notes.txt") == "mine", "\(line)")
    }
    #expect(try tool.run("check").status == 0, "The bundle itself is whole.")
    // The message's remedy is to remove the folder of the journal.
    try tool.remove("Output/.almanac-staging")
    #expect(try tool.run("--quiet").status == 0)
  }

  @Test("never deletes a user's file, with or without a bundle in the folder")
  func foreignDeletion() throws {
    for folder in ["Output", "other"] {
      try tool.write("mine", to: "\(folder)/json/mine.txt")
      try tool.leaveJournal(["delete json/mine.txt"], in: folder)
      #expect(try tool.run("--quiet", "--output", folder).status == 0)
      #expect(try tool.text(of: "\(folder)/json/mine.txt") == "mine")
      #expect(!tool.exists("\(folder)/.almanac-staging"))
      #expect(try tool.run("check", "--output", folder).status == 0)
    }
  }

  @Test("never replaces a user's file")
  func foreignReplacement() throws {
    try tool.write("mine", to: "Output/mine.txt")
    let before = try tool.files(in: "Output")
    try tool.write("other", to: "Output/.almanac-staging/files/mine.txt")
    try tool.leaveJournal(["delete json/de/locale.json", "replace \(Self.sha256) mine.txt"])
    #expect(try tool.run("--quiet") == .success(""))
    #expect(try tool.files(in: "Output") == before)
  }

  /// The path of a link, and a step of the journal that would write through the link.
  struct Link: Sendable, CustomTestStringConvertible {
    let path: String
    let step: String
    var testDescription: String { "\(step) through \(path)" }
  }

  @Test(
    "changes nothing through a link that later replaced a folder or file",
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
    try tool.leaveJournal([Self.line(of: link.step)])
    if tool.exists("Output/\(link.path)") { try tool.remove("Output/\(link.path)") }
    try tool.link("Output/\(link.path)", to: link.path.hasSuffix(".json") ? "notes.txt" : "elsewhere")
    let outcome = try tool.run()
    // The run itself does not write `extra.json`, so a link at this path is not in the way.
    let isInTheWay = link.path != path || !path.hasSuffix("extra.json")
    #expect(outcome.status == (isInTheWay ? 73 : 0))
    #expect(outcome.stderr.contains("is in the way") == isInTheWay, "\(outcome.stderr)")
    try expectNothingElsewhere()
    // After the link is removed, the next run repairs everything.
    try tool.remove("Output/\(link.path)")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check").status == 0)
  }

  @Test(
    "reads and deletes nothing through a link inside it",
    arguments: ["delete json/old", "replace json/de/locale.json", "create json/de/extra.json", nil])
  func stagedLink(step: String?) throws {
    try tool.write("mine", to: "elsewhere/json/de/locale.json")
    try tool.write("mine", to: "elsewhere/json/de/extra.json")
    if let step { try tool.leaveJournal([Self.line(of: step)]) }
    try tool.write("", to: "Output/.almanac-staging/journal-draft")
    try tool.link("Output/.almanac-staging/files", to: "elsewhere")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check").status == 0)
    #expect(!tool.exists("Output/.almanac-staging"))
    #expect(try tool.text(of: "elsewhere/json/de/locale.json") == "mine")
    #expect(try tool.text(of: "elsewhere/json/de/extra.json") == "mine")
  }

  @Test(
    "is refused if it is not a folder", arguments: ["ln -s ../elsewhere", "touch", "mkfifo"])
  func noFolder(command: String) throws {
    try #require(try tool.shell("cd Output; \(command) .almanac-staging").status == 0)
    let outcome = try tool.run()
    #expect(outcome.status == 73)
    #expect(outcome.stderr.contains("'Output/.almanac-staging' is in the way"))
    #expect(try tool.run("check").status == 0)
    try expectNothingElsewhere()
  }

  /// A journal's line for a step such as `create json/de/extra.json`, with a checksum unless the step is `delete`.
  private static func line(of step: String) -> String {
    step.hasPrefix("delete ") ? step : step.replacing(" ", with: " \(sha256) ")
  }

  @Test(
    "ignores a journal that is not a regular file", .timeLimit(.minutes(10)),
    arguments: ["mkfifo", "ln -s ../../notes.txt", "ln -s /dev/zero", "mkdir"])
  func noJournal(command: String) throws {
    try tool.write("staged", to: "Output/.almanac-staging/files/json/de/locale.json")
    try #require(try tool.shell("\(command) Output/.almanac-staging/journal").status == 0)
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.run("check").status == 0)
    #expect(!tool.exists("Output/.almanac-staging"))
    try expectNothingElsewhere()
  }

  @Test("is discarded with its finished files if another manifest was checked out later")
  func checkout() throws {
    try tool.shell("cp -r Output before").expectSuccess()
    try tool.write("de\nfr\n", to: "locales.txt")
    #expect(try tool.run("--quiet", "--output", "after").status == 0)
    // The run was killed after a new locale was in place. Then another branch was checked out.
    try tool.shell(
      """
      cp -r after/json/fr Output/json/fr
      mkdir -p Output/.almanac-staging/files/strings && cp -r after/strings/fr.lproj Output/.almanac-staging/files/strings
      sum() { sha256sum $1 | cut -c 1-64; }
      journal=Output/.almanac-staging/journal
      printf 'base %s\\nmanifest %s\\n' $(sum locales.txt) $(sum after/manifest.json) > $journal
      cd after; for file in json/fr/* strings/fr.lproj/*; do echo create $(sum $file) $file; done >> ../$journal
      """
    ).expectSuccess()
    try tool.write("de\n", to: "locales.txt")
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.files(in: "Output") == tool.files(in: "before"))
    #expect(!tool.exists("Output/json/fr"))
  }

  private func expectNothingElsewhere() throws {
    #expect(try tool.files(in: "elsewhere") == ["de/locale.json": Data("mine".utf8)])
    #expect(try tool.text(of: "notes.txt") == "mine")
  }
}
