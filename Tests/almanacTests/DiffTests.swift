import Foundation
import Testing

/// The output and the exit codes of `diff`.
@Suite struct DiffTests {
  private let tool: Tool

  init() throws { tool = try Tool.withOldAndNew() }

  @Test("finds no difference if bundles are equal or only their JSON's layout differs, and exits with 0")
  func same() throws {
    let outcome = try tool.run("diff", "Old", "New")
    #expect(outcome.status == 0, "\(outcome.stderr)")
    #expect(outcome.stdout == "No differences.\n")
    #expect(try tool.run("diff", "Old", "New", "--quiet").stdout == "")
    try tool.replace("\n", in: "New/json/de/locale.json", with: " ")
    #expect(try tool.run("diff", "Old", "New").status == 0)
  }

  @Test("counts the differences of each kind, names each value with its old and new text, and exits with 1")
  func differences() throws {
    try tool.replace("\"Januar\"", in: "Old/json/de/gregorian.json", with: "\"Jaenner\"")
    try tool.replace("\"firstDay\": \"mon\"", in: "Old/json/fr/locale.json", with: "\"firstDay\": \"sun\"")
    try tool.replace(
      "\"medium\": \"dd.MM.y\"", in: "Old/json/de/gregorian.json", with: "\"medium\": \"dd.MM.\\u202fy\"")
    let outcome = try tool.run("diff", "Old", "New")
    #expect(outcome.status == 1)
    #expect(
      outcome.stdout == """
        4 differences: week 1, spaces 1, name 2
        fr locale week.firstDay: "sun" → "mon"
        de gregorian patterns.date.medium: "dd.MM.\\u202fy" → "dd.MM.y"
        de gregorian months.format.wide.M01: "Jaenner" → "Januar"
        de gregorian months.standAlone.wide.M01: "Jaenner" → "Januar"

        """)
    #expect(try tool.run("diff", "Old", "New", "--quiet").stdout.hasPrefix("fr locale"))
  }

  @Test("exits with 1 only for the kinds of --fail-on, but prints every difference")
  func failOn() throws {
    try tool.replace("\"Januar\"", in: "Old/json/de/gregorian.json", with: "\"Jaenner\"")
    let other = try tool.run("diff", "Old", "New", "--fail-on", "week,root")
    #expect(other.status == 0)
    #expect(other.stdout.contains("Jaenner"))
    #expect(try tool.run("diff", "Old", "New", "--fail-on", "week,name").status == 1)
    #expect(try tool.run("diff", "Old", "New", "--fail-on", "names").status == 64)
  }

  @Test("reports an added locale once, and names a removed calendar")
  func wholeFiles() throws {
    try tool.generate(
      "de\nfr\nth\n", "--formats", "json", "--years", "2020...2030", "--calendars", "gregorian,chinese",
      "--output", "New")
    let lines = try tool.run("diff", "Old", "New", "--quiet").stdout.split(separator: "\n")
    #expect(
      lines.filter { !$0.contains("locale calendars.") } == [
        #"manifest options.calendars: ["gregorian", "buddhist", "chinese", "regional"] → ["gregorian", "chinese"]"#,
        "th: added", "de buddhist: removed", "fr buddhist: removed",
      ])
  }

  @Test("prints one JSON object that a program can read")
  func json() throws {
    try tool.replace("\"Januar\"", in: "Old/json/de/gregorian.json", with: "\"Jaenner\"")
    try tool.replace("[\n      \"sat\",\n", in: "New/json/fr/locale.json", with: "[\n      \"fri\",\n")
    let outcome = try tool.run("diff", "Old", "New", "--report", "json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.stdout.utf8)) as? [String: Any]
    #expect(object?["counts"] as? [String: Int] == ["name": 2, "week": 1])
    let changes = try #require(object?["changes"] as? [[String: Any]])
    #expect(changes.first?["old"] as? [String] == ["sat", "sun"])
    #expect(changes.first?["new"] as? [String] == ["fri", "sun"])
    #expect(
      changes.last as? [String: String] == [
        "file": "json/de/gregorian.json", "kind": "name", "locale": "de", "table": "gregorian",
        "path": "months.standAlone.wide.M01", "old": "Jaenner", "new": "Januar",
      ])
    let same = try tool.run("diff", "Old", "Old", "--report", "json")
    #expect(same.stdout == "{\"counts\": {}, \"changes\": []}\n")
  }

  @Test("does not follow a link out of a bundle", arguments: ["json/de/locale.json", "json/de", "json"])
  func link(path: String) throws {
    try tool.shell("mv New/\(path) elsewhere && ln -s $PWD/elsewhere New/\(path)").expectSuccess()
    let outcome = try tool.run("diff", "Old", "New")
    #expect(outcome.status == 65)
    let problem = "The manifest lists this file, but 'New/\(path)' is in the way. Move or delete it"
    #expect(outcome.stderr.contains("New/json/de/locale.json: error: \(problem)"))
    #expect(outcome.stdout.isEmpty)
  }

  @Test("refuses folders that are not bundles, with a reason for each")
  func noBundle() throws {
    try tool.write("text", to: "file")
    try tool.shell("mkdir empty").expectSuccess()
    let outcome = try tool.run("diff", "empty", "absent")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.contains("empty: error: This is not a bundle: 'manifest.json' is missing."))
    #expect(outcome.stderr.contains("absent: error: This folder cannot be read: No such file or directory."))
    #expect(try tool.run("diff", "file", "New").status == 65)
    try tool.remove("New/json/de/locale.json")
    try tool.write("{", to: "New/json/fr/locale.json")
    let damaged = try tool.run("diff", "Old", "New")
    #expect(damaged.status == 65)
    #expect(damaged.stderr.contains("New/json/de/locale.json: error: The manifest lists this file"))
    let message =
      "'json/fr/locale.json' cannot be compared: its content is not in a form that Almanac writes. Restore it in"
    let end = ", or compare other bundles.\n"
    #expect(damaged.stderr.contains("\(message) 'New'\(end)"), "\(damaged.stderr)")
    #expect(damaged.stdout.isEmpty)
    #expect(try tool.run("diff", "New", "Old").stderr.contains("\(message) 'New'\(end)"))
    try tool.write("[", to: "Old/json/fr/locale.json")
    #expect(try tool.run("diff", "Old", "New").stderr.contains("\(message) 'Old' and in 'New'\(end)"))
  }
}
