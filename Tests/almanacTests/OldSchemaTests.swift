import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// A bundle of schema 1, in `Fixtures/schema-1`, which an older Almanac wrote with the locales `ckb` and `de`.
@Suite struct OldSchemaTests {
  private let tool: Tool
  private static let fixture = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/schema-1")
  /// The options of the bundle, and `--accept-data-change`, because the tests may run with another version of ICU.
  private static let options = [
    "--calendars", "gregorian,chinese", "--years", "2024...2026", "--accept-data-change",
  ]
  private static let summary = """
    Output is not up to date: made with schema 2. \
    Run 'almanac generate --calendars gregorian,chinese --years 2024...2026 --accept-data-change'.

    """
  // The fixture's manifest is of schema 2.
  private static let cause = "stale: the bundle was made with schema 2\n"
  /// The JSON files whose schema version the tests change; other files contain a schema version too.
  private static let tables =
    ["ckb", "de"].flatMap { tag in
      ["locale", "gregorian", "chinese"].map { "json/\(tag)/\($0).json" }
    } + ["json/regions.json"]

  /// Makes the folder `Output` with the old bundle, and `New` with a bundle of the present version and the same options.
  init() throws {
    tool = try Tool(inputs: ["locales.txt": "ckb\nde\n"], Self.options + ["--output", "New"])
    try FileManager.default.copyItem(at: Self.fixture, to: tool.folder.appending(path: "Output"))
  }

  private func run(_ command: String, _ more: String...) throws -> Tool.Outcome {
    try tool.run([command] + Self.options + more)
  }

  @Test("is not shown by preview, which gives the reason in one line")
  func preview() throws {
    #expect(
      try tool.run("preview")
        == .failure(
          65,
          "Output: error: This bundle has schema version 2, but this version of Almanac shows 3. Generate the bundle again.\n"
        ))
  }

  @Test("is stale, and check gives the reason in one line instead of naming each value")
  func check() throws {
    let outcome = try run("check")
    #expect(outcome.status == 1)
    #expect(outcome.stdout.hasPrefix(Self.cause) && outcome.stdout.hasSuffix(Self.summary))
    let values = outcome.stdout.split(separator: "\n").filter { $0.hasPrefix("ckb ") || $0.hasPrefix("de ") }
    #expect(values.isEmpty)
    try tool.remove("Output/json/de/locale.json")
    #expect(try run("check").stdout.contains("\nmissing    json/de/locale.json\n"))
  }

  @Test("is replaced by generate, which keeps the user's file and leaves no old file")
  func replaced() throws {
    try tool.write("mine", to: "Output/notes.txt")
    #expect(try run("generate", "--quiet").status == 0)
    var files = try tool.files(in: "Output")
    #expect(files.removeValue(forKey: "notes.txt") == Data("mine".utf8))
    #expect(try files == tool.files(in: "New"))
    #expect(try run("check").status == 0)
  }

  @Test("is compared value by value, and the new schema version is reported once")
  func diff() throws {
    // The fixture's manifest is of schema 2, and its other files are of schema 1.
    for (old, new, versions) in [
      ("Output", "New", ["json schemaVersion: 1 → 3", "manifest schemaVersion: 2 → 3"]),
      ("New", "Output", ["json schemaVersion: 3 → 1", "manifest schemaVersion: 3 → 2"]),
    ] {
      let outcome = try tool.run("diff", old, new, "--all")
      #expect(outcome.status == 1)
      let lines = outcome.stdout.split(separator: "\n")
      #expect(lines.filter { $0.contains("schemaVersion:") } == versions.map { Substring($0) })
      // In Central Kurdish, `timer.minutes` is a plain text in schema 1 and a plural now. The report has a line for the
      // text and for each form.
      let minutes = lines.filter { $0.contains("timer.minutes") && $0.hasPrefix("ckb locale ") }
      #expect(minutes.count == 3 && minutes.allSatisfy { $0.contains("\"خولەک\"") }, "\(minutes)")
      #expect(
        lines.filter { $0.hasPrefix("de gregorian ") && $0.contains("patterns.skeletons.yMMMM:") } == [])
    }
    // A value that differs for a reason other than the schema is reported.
    try tool.replace("\"Januar\"", in: "New/json/de/gregorian.json", with: "\"Jänner\"")
    let text = try tool.run("diff", "Output", "New", "--all").stdout
    #expect(text.contains("de gregorian months.format.wide.M01: \"Januar\" → \"Jänner\"\n"))
  }

  @Test(
    "is stale and refused too if its files have another version or none", arguments: ["4", "\"1\"", nil])
  func hostile(version: String?) throws {
    let line = version.map { "\"schemaVersion\": \($0)," } ?? ""
    for path in Self.tables {
      let file = "Output/\(path)"
      let text = try tool.text(of: file)
      // In regions.json the version is the last entry, so no comma follows it.
      let changed =
        version == nil
        ? text.replacing(#/,\n  "schemaVersion": 1\n/#, with: "\n").replacing(
          "  \"schemaVersion\": 1,\n", with: "")
        : text.replacing("\"schemaVersion\": 1,", with: line).replacing(
          "\"schemaVersion\": 1\n", with: line.dropLast() + "\n")
      try #require(changed != text, "\(path)")
      try tool.write(changed, to: file)
    }
    let checked = try run("check")
    #expect(checked.status == 1 && checked.stdout.hasPrefix(Self.cause), "\(checked)")
    #expect(throws: AlmanacError.self) { try Almanac(bundleAt: tool.folder.appending(path: "Output").path) }
    #expect(try tool.run("diff", "Output", "New").status == 1)
    #expect(try run("generate", "--quiet").status == 0)
    #expect(try tool.files(in: "Output") == tool.files(in: "New"))
  }

  @Test("is not recognized if only its files have schema version 1, and not the manifest")
  func newManifest() throws {
    try tool.remove("Output")
    try tool.copy("New", to: "Output")
    for path in Self.tables {
      try tool.replace("\"schemaVersion\": 3", in: "Output/\(path)", with: "\"schemaVersion\": 1")
    }
    let checked = try run("check").stdout
    #expect(checked.hasPrefix("edited by hand: "), "\(checked)")
    #expect(checked.ranges(of: " schemaVersion: 1 should be 3\n").count == Self.tables.count, "\(checked)")
  }
}
