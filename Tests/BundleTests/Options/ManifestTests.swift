import AlmanacBundle
import AlmanacInputs
import Testing

/// Which manifests of earlier runs Almanac accepts.
@Suite struct ManifestTests {
  // IANA names a release of the time-zone data by its year and letters, as in 2022e.
  @Test(
    "have a version of the time-zone data with a year and letters",
    arguments: [
      ("2022e", true), ("2022aa", true), ("2022", false), ("2022E", false), ("202e", false), ("e", false),
      ("2022e1", false), ("", false), ("2022" + String(repeating: "e", count: 16), true),
      ("2022" + String(repeating: "e", count: 17), false),
    ])
  func zones(version: String, isRight: Bool) {
    #expect(isManifest(text(zones: version)) == isRight)
  }

  // A message contains the versions, so an untrusted manifest must not make the message long.
  @Test(
    "have versions with digits and dots, up to 20 bytes",
    arguments: [
      ("72.1", true), ("42", true), (String(repeating: "1", count: 20), true),
      (String(repeating: "1", count: 21), false), ("72.", false), ("72..1", false), ("v72", false),
      ("", false),
    ])
  func versions(version: String, isRight: Bool) {
    #expect(isManifest(text(icu: version)) == isRight)
    #expect(isManifest(text(cldr: version)) == isRight)
    #expect(isManifest(text(tool: version)) == isRight)
  }

  @Test(
    "have a schema version of at least 2",
    arguments: [("2", true), ("1", false), ("0", false), ("-1", false)])
  func schemaVersion(version: String, isRight: Bool) {
    #expect(isManifest(text(schema: version)) == isRight)
  }

  @Test(
    "have the size and the SHA-256 of each file",
    arguments: [
      (#"{"sha256": "\#(sum)", "size": 5}"#, true), (#"{"size": 5}"#, false), ("5", false),
      (#"{"sha256": "\#(sum)"}"#, false), (#"{"sha256": "\#(sum)", "size": -5}"#, false),
      (#"{"sha256": "\#(sum.dropLast())", "size": 5}"#, false),
    ])
  func digests(file: String, isRight: Bool) {
    #expect(isManifest(text(files: #"{"json/index.json": \#(file)}"#)) == isRight)
  }

  // The option --years has the same limits.
  @Test(
    "have usable options only if the years in their options are within 1900...2100",
    arguments: [
      (1900, 2100, true), (2026, 2026, true), (1899, 2000, false), (2000, 2101, false), (2001, 2000, false),
    ])
  func years(first: Int, last: Int, isRight: Bool) throws {
    let options = """
      {"calendars": ["gregorian"], "firstYear": \(first), "formats": ["json"], "lastYear": \(last)}
      """
    let manifest = try Manifest(reading: text(options: options), schemas: [])
    #expect(manifest.options.isKnown == isRight)
    if isRight { #expect(manifest.options.values.years == first...last) }
  }

  @Test(
    "list Apple tables only in the folder layout that their options name",
    arguments: [
      ("de.lproj/Picker.strings", #""stringsLayout": "flat""#, true),
      ("strings/de.lproj/Picker.strings", #""stringsLayout": "flat""#, false),
      ("strings/de.lproj/Picker.strings", #""stringsLayout": "nested""#, true),
      ("strings/de.lproj/Picker.strings", #""spaces": "keep""#, true),
      ("de.lproj/Picker.strings", #""spaces": "keep""#, false),
      ("de.lproj/Picker.strings", #""stringsLayout": "sideways""#, false),
      ("../de.lproj/Picker.strings", #""stringsLayout": "flat""#, false),
      ("fr.lproj/Picker.strings", #""stringsLayout": "flat""#, false),
      ("de.lproj/Localizable.strings", #""stringsLayout": "flat""#, false),
      ("de.lproj/Localizable.strings", #""stringsLayout": "flat", "keys": "x""#, true),
    ])
  func layouts(path: String, option: String, isRight: Bool) {
    let bytes = text(
      files: #"{"\#(path)": {"sha256": "\#(Self.sum)", "size": 1}}"#, locales: #"{"de": {}}"#,
      options: #"{"calendars": ["gregorian"], "formats": ["strings"], \#(option)}"#)
    #expect(isManifest(bytes) == isRight)
  }

  @Test(
    "list the file of a calendar only if their options allow the calendar",
    arguments: [
      (#"["gregorian"]"#, false), (#"["gregorian", "regional"]"#, true), (#"["all"]"#, true),
      (#"["gregorian", "chinese"]"#, true), (#"["regional", "regional"]"#, false), ("[]", false),
      (#"["regional", "julian"]"#, false), (#"["regional", 1]"#, false), (#""regional""#, false),
    ])
  func calendars(list: String, isRight: Bool) {
    #expect(isManifest(manifest(calendars: list, of: "chinese")) == isRight)
    #expect(!isManifest(manifest(calendars: list, of: "julian")))
  }

  @Test(
    "have each folder of an interrupted run once",
    arguments: [(["."], true), ([".", "../web"], true), ([".", "../web", "."], false)])
  func interrupted(folders: [String], isRight: Bool) {
    #expect(isManifest(interrupted(folders.map { ($0, "{}") })) == isRight)
  }

  @Test(
    "have only files of a bundle in the folders of an interrupted run",
    arguments: [
      ("json/de/locale.json", true), ("esm/de.js", true), ("app/main.swift", false),
      ("../json/de/locale.json", false),
    ])
  func interruptedFiles(file: String, isRight: Bool) {
    let files = #"{"\#(file)": {"sha256": "\#(Self.sum)", "size": 1}}"#
    #expect(isManifest(interrupted([("../web", files)])) == isRight)
  }

  private func interrupted(_ folders: [(path: String, files: String)]) -> [UInt8] {
    let entries = folders.map { #"{"files": \#($0.files), "path": "\#($0.path)"}"# }.joined(separator: ", ")
    return text(
      options: #"{"calendars": ["gregorian"], "formats": ["json"]}, "interrupted": [\#(entries)]"#)
  }

  // A config can give the output with JSON a shorter list of locales.
  @Test(
    "list the JSON of each locale in the output with JSON",
    arguments: [(["de"], true), (["fr"], false), (["de", "fr"], false)])
  func listedLocales(json tags: [String], isRight: Bool) {
    let options = #"""
      {"calendars": ["gregorian"], "formats": ["json", "strings"], "outputs": [
        {"formats": ["json"], "locales": \#(tags), "path": "."}, {"formats": ["strings"], "path": "../app"}]}
      """#
    let bytes = text(
      files: #"{"json/de/locale.json": {"sha256": "\#(Self.sum)", "size": 1}}"#,
      locales: #"{"de": {}, "fr": {}}"#, options: options)
    #expect(isManifest(bytes) == isRight)
  }

  // Each format is in one output, and each output is another folder. The first output has the manifest.
  @Test(
    "have outputs that a config can name",
    arguments: [
      ([output(".", ["json"]), output("../a", ["strings", "esm"])], true),
      ([output("../a", ["json"]), output("../b", ["strings", "esm"])], false),
      ([output(".", ["json"]), output("../a", ["strings"])], false),
      ([output(".", ["json", "esm"]), output("../a", ["strings", "esm"])], false),
      ([output(".", ["json"]), output("../a", ["strings"]), output("../a", ["esm"])], false),
      ([output(".", all), output("../a", [])], false), ([output(".", all + ["xml"])], false),
      ([output(".", all, locales: #"["de"]"#)], true), ([output(".", all, locales: "[]")], false),
      ([output(".", all, locales: #"["de", 1]"#)], false), ([output(".", all, locales: #"["a/b"]"#)], false),
    ])
  func outputs(list: [String], isRight: Bool) {
    let outputs = list.joined(separator: ", ")
    let bytes = text(
      options: #"{"calendars": ["gregorian"], "formats": \#(Self.all), "outputs": [\#(outputs)]}"#)
    #expect(isManifest(bytes) == isRight)
  }

  // The limit is 900 bytes, and "ä" has two bytes in UTF-8.
  @Test(
    "have a path of a further output that leads to another folder and has no control characters",
    arguments: [
      ("../a b", true), ("../a/../b", false), ("../a/./b", false), ("../a\\u001f", false),
      ("../a" + String(repeating: "ä", count: 448), true),
      ("../aa" + String(repeating: "ä", count: 448), false),
    ])
  func outputPaths(path: String, isRight: Bool) {
    outputs(list: [Self.output(".", ["json"]), Self.output(path, ["strings", "esm"])], isRight: isRight)
  }

  private static let all = ["json", "strings", "esm"]

  private static func output(_ path: String, _ formats: [String], locales: String? = nil) -> String {
    #"{"path": "\#(path)", "formats": \#(formats)\#(locales.map { #", "locales": \#($0)"# } ?? "")}"#
  }

  @Test(
    "have no usable facts about words in a form that Almanac never writes",
    arguments: [
      ("{}", true), ("[]", false), (#"{"name": {}}"#, false), (#"{"names": {"app.ok": "action.ok"}}"#, true),
      (#"{"names": {"app.ok": 1}}"#, false), (#"{"own": []}"#, false), (#"{"own": {"a": 1}}"#, false),
      (#"{"own": {"a": {"placeholders": [], "plural": true}}}"#, true), (#"{"unreviewed": []}"#, false),
      (#"{"own": {"a": {"plural": true}}}"#, false), (#"{"own": {"a": {"placeholders": []}}}"#, false),
      (#"{"own": {"a": {"placeholders": ["n", 1], "plural": true}}}"#, false),
    ])
  func formsOfWords(words: String, isRight: Bool) throws { #expect(try hasWords(words) == isRight) }

  private func hasWords(_ words: String) throws -> Bool {
    let options = #"{"calendars": ["gregorian"], "formats": ["json"]}, "words": \#(words)"#
    return try Manifest(reading: text(options: options), schemas: []).words != nil
  }

  // A run accepts at most 20 placeholders in a text, 10,000 own keys, keys of 9,992 bytes, and a key map of 1 MB.
  // "ä" has two bytes in UTF-8.
  @Test("have no usable facts about words that are larger than an app's words can be")
  func words() throws {
    func key(_ name: String, _ placeholders: Int) -> String {
      #""\#(name)": {"placeholders": \#(Array(repeating: "x", count: placeholders)), "plural": false}"#
    }
    func text(_ bytes: Int) -> String {
      String(repeating: "ä", count: bytes / 2) + String(repeating: "k", count: bytes % 2)
    }
    for (limit, entries) in [
      (20, { key("own.a", $0) }), (9992, { key(text($0), 0) }),
      (10_000, { (0..<$0).map { key("own.\($0)", 0) }.joined(separator: ", ") }),
    ] as [(Int, (Int) -> String)] {
      for (count, isRight) in [(limit, true), (limit + 1, false)] {
        #expect(try hasWords(#"{"own": {\#(entries(count))}}"#) == isRight, "\(count)")
      }
    }
    for (count, isRight) in [(999_994, true), (999_995, false)] {
      let names = #"{"äpp.ok": "\#(text(count - 1))"}"#
      #expect(try hasWords(#"{"names": \#(names)}"#) == isRight, "\(count)")
    }
  }

  /// A manifest with the option `calendars` and with the file of a calendar.
  private func manifest(calendars: String, of calendar: String) -> [UInt8] {
    let files = ["locale", calendar].map {
      #""json/de/\#($0).json": {"sha256": "\#(Self.sum)", "size": 1}"#
    }
    return text(
      files: "{\(files.joined(separator: ", "))}", locales: #"{"de": {}}"#,
      options: #"{"calendars": \#(calendars), "formats": ["json"]}"#)
  }

  private static let sum = String(repeating: "0", count: 64)

  private func isManifest(_ bytes: [UInt8]) -> Bool {
    do throws(InputProblem) {
      _ = try Manifest(reading: bytes, schemas: [])
      return true
    } catch {
      return false
    }
  }

  private func text(
    schema: String = "2", icu: String = "72.1", cldr: String = "42.0", tool: String = "0.1.0",
    zones: String = "2022e", files: String = "{}", locales: String = "{}",
    options: String = #"{"calendars": ["gregorian"], "formats": ["json"]}"#
  ) -> [UInt8] {
    let text = #"""
      {"schemaVersion": \#(schema), "icu": "\#(icu)", "cldr": "\#(cldr)", "tool": "\#(tool)", "tzdata": "\#(zones)",
        "files": \#(files), "locales": \#(locales), "options": \#(options)}
      """#
    return Array(text.utf8)
  }
}
