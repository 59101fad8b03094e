import AlmanacTestSupport
import Foundation
import Testing

/// The limits on a user's files, tested at each limit and just above it.
@Suite struct InputLimitTests {
  private let tool: Tool
  private static let options = ["--quiet", "--formats", "strings", "--calendars", "gregorian"]

  init() throws { tool = try Tool(files: ["locales.txt": "de\n"]) }

  /// A text, followed by spaces up to a size in bytes.
  private func padded(_ text: String, to size: Int) -> String {
    text + String(repeating: " ", count: size - text.utf8.count)
  }

  /// The error for a file that exceeds the limit of an option.
  private func tooLarge(_ option: String, _ megabytes: Int) -> String {
    """
    With this file, the input of \(option) is larger than \(megabytes) MB. Name a smaller file, or fewer files.
    """
  }

  private func refusal(_ stderr: String) -> Tool.Outcome {
    Tool.Outcome(status: 65, stdout: "", stderr: stderr + "\n")
  }

  @Test("accepts a list of a million bytes, and refuses one more byte")
  func list() throws {
    try tool.write(padded("de\n#", to: 1_000_000), to: "locales.txt")
    #expect(try tool.run(Self.options) == .success(""))
    try tool.write(padded("de\n#", to: 1_000_001), to: "locales.txt")
    #expect(try tool.run(Self.options) == refusal("locales.txt: error: \(tooLarge("--locales", 1))"))
  }

  @Test(
    "refuses a larger file or an endless file, and names its option",
    arguments: [
      ("--quiet --config", "large", 1), ("--quiet --errata", "/dev/zero", 1),
      ("--quiet --keys", "/dev/zero", 1), ("--quiet --strings", "/dev/zero", 64),
      ("words --import", "/dev/zero", 16),
    ])
  func kinds(arguments: String, file: String, megabytes: Int) throws {
    try tool.shell("truncate -s 1000001 large").expectSuccess()
    let error = tooLarge(String(arguments.drop { $0 != " " }.dropFirst()), megabytes)
    #expect(try tool.bounded("\(arguments) \(file)") == refusal("\(file): error: \(error)"))
  }

  @Test("refuses a file of a bundle that is larger than 16 MB")
  func fileOfBundle() throws {
    let tool = try Tool.withOldAndNew()
    try tool.shell("truncate -s 16000001 New/json/de/locale.json").expectSuccess()
    let message =
      "almanac: error: Could not read 'New/json/de/locale.json': It is larger than 16 MB, the limit for a file in a "
      + "bundle. Fix this and run the command again.\n"
    for command in [["diff", "Old", "New"], ["check", "--quiet", "--output", "New"]] {
      #expect(try tool.run(command) == .failure(74, message))
    }
  }

  // The limits are 16 MB for a file and 1,000 MB for a bundle. A single String Catalog may have 64 MB.
  @Test("reads a bundle of more than 64 MB")
  func bundle() throws {
    let tool = try Tool.withOldAndNew()
    for file in ["de/locale", "de/gregorian", "de/buddhist", "fr/locale", "fr/gregorian"] {
      try tool.edit("New/json/\(file).json") { padded($0, to: 14_000_000) }
    }
    #expect(try tool.run("diff", "Old", "New").stdout == "No differences.\n")
  }

  @Test("prints a hundred errors of a list, and counts the others")
  func errors() throws {
    for (count, more) in [(100, nil), (101, "locales.txt: error: At least 1 more like these.")] {
      try tool.write(String(repeating: "x!\n", count: count), to: "locales.txt")
      let lines = try tool.run(Self.options).stderr.split(separator: "\n")
      #expect(lines.count == 100 + (more == nil ? 0 : 1))
      #expect(lines.dropFirst(100).map(String.init) == [more].compactMap(\.self))
    }
  }

  @Test("finds at most a thousand names that two keys would share, and prints 200 of the errors")
  func sameNames() throws {
    let keys = many(1001) { #""x.\#($0)":"action.done","x_\#($0)":"action.done""# }
    try tool.write("{\(keys)}", to: "keys.json")
    let outcome = try tool.run("--keys", "keys.json", "--formats", "android", "--default-locale", "de")
    let lines = outcome.stderr.split(separator: "\n")
    #expect(outcome.status == 65 && lines.count == 201)
    #expect(lines.last == "almanac: error: 800 more errors. Fix the errors above first.")
  }

  // Each name has 10 bytes, so 1,001 names and their texts have 16,016,000 bytes.
  @Test("refuses a map whose names would make a table larger than 16 MB")
  func manyNames() throws {
    let text = String(repeating: "x", count: 15_990)
    try tool.write(catalogue(entry("own.a", "en", text)), to: "own.xcstrings")
    try tool.write("{\(many(1001) { #""n\#(100_000_000 + $0)":"own.a""# })}", to: "keys.json")
    try tool.run(Self.options + ["--strings", "own.xcstrings", "--keys", "keys.json"]).expectError(
      65, "keys.json: error: The file with your app's names in 'en-Latn' would have 16,016,000 bytes")
  }

  @Test("accepts String Catalogs of 64 million bytes together, and refuses one more byte")
  func catalogs() throws {
    try tool.write(padded(catalogue(""), to: 32_000_000), to: "half.xcstrings")
    try tool.write(padded(catalogue(""), to: 32_000_001), to: "more.xcstrings")
    let first = Self.options + ["--strings", "half.xcstrings", "--strings"]
    #expect(try tool.run(first + ["half.xcstrings"]) == .success(""))
    let error = tooLarge("--strings", 64)
    #expect(try tool.run(first + ["more.xcstrings"]) == refusal("more.xcstrings: error: \(error)"))
  }

  /// The arguments of a command, a file that it reads, and a text that is nearly as large as the file may be.
  private static let largeFiles: [(arguments: String, file: String, text: @Sendable () -> String)] = {
    let generate = "generate --quiet --formats strings --calendars gregorian"
    let (keys, strings) = ("\(generate) --keys keys.json", "\(generate) --strings own.xcstrings")
    return [
      ("check", "almanac.json", { config("outputs", 25_000) { #"{"output": "O\#($0)", "formats": []}"# } }),
      ("check", "almanac.json", { config("strings", 50_000) { "\"s\($0).xcstrings\"" } }),
      ("check", "almanac.json", { config("formats", 100_000) { _ in #""jsom""# } }),
      ("check", "almanac.json", { "{\(many(60_000) { "\"k\($0)\": 1" })}" }),
      (generate, "locales.txt", { String(repeating: "*\n!*\n", count: 490) + "de\n" }),
      (generate, "locales.txt", { String(repeating: "de\n", count: 330_000) }),
      (generate, "locales.txt", { (0..<110_000).map { "de\($0)\n" }.joined() }),
      (keys, "keys.json", { "{\(many(30_000) { #""app.k\#($0)": "action.done""# })}" }),
      (keys, "keys.json", { "{\(many(30_000) { #""app.k\#($0)": "action.dun\#($0)""# })}" }),
      (
        strings, "own.xcstrings",
        { catalogue(many(10_000) { entry("own\(String(repeating: ".a", count: $0 % 40))\($0)", "en", "x") }) }
      ),
      (
        strings, "own.xcstrings",
        { catalogue(#""own.a":{"localizations":{\#(many(100_000) { #""de-x\#($0)":\#(unit("x"))"# })}}"#) }
      ),
      (
        "\(generate) --errata own.json", "own.json",
        {
          let fields = #""path": "firstDay", "icu": "sat", "use": "mon", "why": "w", "evidence": ["a", "b"]"#
          return "{\(many(8000) { #""e\#($0)": {"regions": ["AE"], "table": "regions", \#(fields)}"# })}"
        }
      ),
      (
        "words --import own.xlf", "own.xlf",
        { "<xliff \((0..<100_000).map { "a\($0)=\"1\"" }.joined(separator: " "))></xliff>" }
      ),
      (
        "check --manifest-only", "Output/manifest.json",
        { manifest(files: many(100_000) { #""json/x\#($0)/locale.json": {"sha256": "", "size": 1}"# }) }
      ),
      (
        "check --manifest-only", "Output/manifest.json",
        { manifest(outputs: many(200_000) { #"{"path": "../O\#($0)", "formats": ["json"]}"# }) }
      ),
    ]
  }()

  private static func config(_ key: String, _ count: Int, _ value: (Int) -> String) -> String {
    "{\"\(key)\": [\(many(count, value))]}"
  }

  private static func manifest(files: String = "", outputs: String = "") -> String {
    #"{"schemaVersion": 2, "icu": "72.1", "cldr": "42", "tool": "0.2.0", "tzdata": "2022e", "options": "#
      + #"{"formats": ["json"], "calendars": ["gregorian"], "outputs": [\#(outputs)]}, "#
      + #""locales": {}, "files": {\#(files)}}"#
  }

  @Test(
    "reads or refuses each file near its limit within the limits of time and memory",
    .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"), arguments: largeFiles.indices)
  func largest(index: Int) throws {
    let example = Self.largeFiles[index]
    try tool.write(example.text(), to: example.file)
    let outcome = try tool.bounded(example.arguments)
    #expect([0, 1, 65].contains(outcome.status), "\(outcome.status): \(outcome.stderr.prefix(300))")
  }

  @Test("accepts a manifest of 16 MB, and refuses one more byte")
  func manifest() throws {
    try tool.add(inputs: ["locales.txt": "de\n"], Self.options)
    let manifest = try tool.text(of: "Output/manifest.json")
    try tool.write(padded(manifest, to: 16_000_000), to: "Output/manifest.json")
    #expect(try tool.run(Self.options) == .success(""))
    try tool.write(padded(manifest, to: 16_000_001), to: "Output/manifest.json")
    try tool.run(Self.options).expectError(
      65, "Output/manifest.json: error: This is not an Almanac manifest.")
  }
}
