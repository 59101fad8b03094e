import Foundation
import Testing

/// The output and the exit codes of `diff`.
@Suite struct DiffTests {
  private let bundles: TwoBundles
  private var tool: Tool { bundles.tool }

  init() throws {
    bundles = try TwoBundles()
  }

  @Test("finds no difference if bundles are equal or only their JSON's layout differs, and exits with 0")
  func same() throws {
    let outcome = try tool.run("diff", "Old", "New")
    #expect(outcome.status == 0, "\(outcome.stderr)")
    #expect(outcome.stdout == "No differences.\n")
    #expect(try tool.run("diff", "Old", "New", "--quiet").stdout == "")
    try bundles.replace("\n", in: "New/json/de/locale.json", with: " ")
    #expect(try tool.run("diff", "Old", "New").status == 0)
  }

  @Test("counts the differences of each kind, names each value with its old and new text, and exits with 1")
  func differences() throws {
    try bundles.replace("\"Januar\"", in: "Old/json/de/gregorian.json", with: "\"Jaenner\"")
    try bundles.replace("\"firstDay\": \"mon\"", in: "Old/json/fr/locale.json", with: "\"firstDay\": \"sun\"")
    try bundles.replace(
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

  @Test("names the numbering systems if all digits of a locale changed")
  func digits() throws {
    try tool.generate("ar-EG\n", "--formats", "json", "--output", "Arab")
    let script = """
      cp -r Arab Latn && sed -i 's/"system": "arab"/"system": "latn"/; y/٠١٢٣٤٥٦٧٨٩/0123456789/' Latn/json/ar-EG/*.json
      """
    #expect(try tool.shell("export LC_ALL=C.UTF-8; \(script)").status == 0)
    let lines = try tool.run("diff", "Arab", "Latn").stdout.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("ar-EG: digits arab → latn, 2,") == true, "\(lines.prefix(3))")
  }

  @Test("exits with 1 only for the kinds of --fail-on, but prints every difference")
  func failOn() throws {
    try bundles.replace("\"Januar\"", in: "Old/json/de/gregorian.json", with: "\"Jaenner\"")
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
    try bundles.replace("\"Januar\"", in: "Old/json/de/gregorian.json", with: "\"Jaenner\"")
    try bundles.replace("[\n      \"sat\",\n", in: "New/json/fr/locale.json", with: "[\n      \"fri\",\n")
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

  // GitHub's workflow commands escape `%` as %25 in a message.
  @Test("prints an annotation for each difference")
  func github() throws {
    try bundles.replace("\"Januar\"", in: "Old/json/de/gregorian.json", with: "\"Jan%er\"")
    let lines = try tool.run("diff", "Old", "New", "--report", "github").stdout.split(separator: "\n")
    #expect(lines.first == "::notice title=New::2 differences: name 2")
    #expect(
      lines.dropFirst().first == """
        ::warning file=New/json/de/gregorian.json,title=name::de gregorian months.format.wide.M01: \
        "Jan%25er" → "Januar"
        """)
  }

  @Test("compares an app's names for keys, which are not in the JSON")
  func localizable() throws {
    let maps = [#"{"app.ok": "action.done"}"#, #"{"app.ok": "action.clear"}"#]
    for (index, map) in maps.enumerated() {
      try tool.write(map, to: "keys.json")
      let options = ["--calendars", "gregorian", "--keys", "keys.json", "--output", "Keys\(index)"]
      try tool.generate("de\n", options)
    }
    let outcome = try tool.run("diff", "Keys0", "Keys1")
    #expect(outcome.status == 1)
    #expect(
      outcome.stdout == """
        2 differences: words 1, other 1
        manifest options.keys: "\(try keySum("Keys0"))" → "\(try keySum("Keys1"))"
        manifest words.names.app.ok: "action.done" → "action.clear"

        """, "\(outcome.stdout)")
  }

  /// The checksum of the key map, as a bundle's manifest records it.
  private func keySum(_ folder: String) throws -> String {
    try #require(try tool.options(of: folder)["keys"] as? String)
  }

  @Test("finds no difference in line endings", arguments: ["json,strings", "strings"])
  func lineEnds(formats: String) throws {
    try tool.generate("de\n", "--formats", formats, "--output", "A")
    try tool.copy("A", to: "B")
    for path in try tool.files(in: "B").keys where path != "manifest.json" {
      try tool.write(
        try tool.text(of: "B/\(path)").replacingOccurrences(of: "\n", with: "\r\n"), to: "B/\(path)")
    }
    for folders in [["B", "A"], ["A", "B"]] {
      let outcome = try tool.run("diff", folders[0], folders[1])
      #expect(outcome.stdout == "No differences.\n", "\(outcome.stderr)")
    }
  }

  @Test("does not follow a link out of a bundle", arguments: ["json/de/locale.json", "json/de", "json"])
  func link(path: String) throws {
    try tool.shell("mv New/\(path) elsewhere && ln -s $PWD/elsewhere New/\(path)").expectSuccess()
    let outcome = try tool.run("diff", "Old", "New")
    #expect(outcome.status == 65)
    let problem = "The manifest lists this file, but 'New/\(path)' is in the way. "
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
    try bundles.remove("New/json/de/locale.json")
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
