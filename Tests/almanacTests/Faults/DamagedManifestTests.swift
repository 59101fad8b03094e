import AlmanacTestSupport
import Foundation
import Testing

/// Manifests that are damaged, come from another program, or are not regular files.
///
/// Every command that reads such a manifest ends with the exit code 65 and changes no file.
@Suite struct DamagedManifestTests {
  private let tool: Tool
  private let manifest: String

  init() throws {
    tool = try Tool(locales: "de\n")
    manifest = try tool.text(of: "Output/manifest.json")
    try tool.copy("Output", to: "good")
    try tool.write("mine", to: "Output/notes.txt")
  }

  /// Paths that no bundle has; `BundleChoicesTests` has more of them.
  private static let badPaths = [
    "/etc/passwd", "../locales.txt", "json/../../locales.txt", "", "a//b", ".almanac-staging/journal",
    "manifest.json",
    #"notes.txt\u0000x"#, String(repeating: "n/", count: 4000) + "n", ".git/HEAD", "json/DE/locale.json",
    "json/d\u{E9}/locale.json", "schema/other.schema.json", "__proto__",
  ]
  /// Paths of a bundle with other options, which an interrupted run may have had.
  private static let otherPaths = [
    "json/fr/locale.json", "strings/de.lproj/Localizable.strings", "de.lproj/Picker.strings",
  ]

  @Test("is refused if it lists a path that cannot be a file of the bundle", arguments: [false, true])
  func paths(isInterrupted: Bool) throws {
    for path in Self.badPaths + (isInterrupted ? [] : Self.otherPaths) {
      let file = "\"\(path)\": {\"sha256\": \"\(Tool.someSHA256)\", \"size\": 1}"
      let (key, entry) =
        isInterrupted
        ? ("\"locales\":", "\"interrupted\": [{\"files\": {\(file)}, \"path\": \".\"}], \"locales\":")
        : ("\"files\": {", "\"files\": { \(file),")
      try tool.write(manifest.replacing(key, with: entry), to: "Output/manifest.json")
      try expectRefusal("but a bundle with its locales and options has no such file", path)
    }
  }

  struct Content: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: @Sendable (String) -> String
    let message: String

    init(
      _ description: String, _ message: String = "This is not an Almanac manifest.",
      _ text: @escaping @Sendable (String) -> String
    ) {
      (testDescription, self.text, self.message) = (description, text, message)
    }
  }

  @Test(
    "is refused with any other content",
    arguments: [
      Content("empty", ":1:1: error: This is not JSON: expected a value here. Restore") { _ in "" },
      Content("cut in the middle", "This is not JSON") { String($0.prefix($0.count / 2)) },
      Content("zeros, as after a power loss", ":1:1: error: This is not JSON") {
        String(repeating: "\0", count: $0.count)
      },
      Content("two manifests", "This is not JSON") { $0 + $0 },
      Content("marks of a merge", ":1:1: error: A merge conflict begins here.") {
        "<<<<<<< HEAD\n\($0)=======\n\($0)>>>>>>> main\n"
      },
      Content("a mistake above the marks of a merge", ":2:1: error: This is not JSON") {
        "{\nx\n<<<<<<< HEAD\n\($0)"
      },
      Content(
        "a merge's marks in an object",
        "A merge conflict begins here. Restore the bundle's folder from one branch,"
      ) {
        $0.replacing("  \"cldr\"", with: "<<<<<<< HEAD\n  \"cldr\"")
      },
      Content("of a package manager") { _ in #"{"name": "app", "version": "1.0.0", "files": ["dist"]}"# },
      Content("of a web app") { _ in #"{"manifest_version": 3, "name": "x", "icons": {}}"# },
      Content("a list") { _ in "[]" },
      Content("files that are a list") { _ in #"{"schemaVersion":1,"icu":"72.1","cldr":"42","files":["a"]}"#
      },
      Content("from a newer schema", "schema version 4, but this version of Almanac reads 3") {
        $0.replacing("\"schemaVersion\": 3", with: "\"schemaVersion\": 4")
      },
      Content("a repeated schema version, one of them newer", "'schemaVersion' appears twice") {
        "{\"schemaVersion\": 4," + $0.dropFirst()
      },
      Content("a repeated key with controls", "The key '\\u001b[31m\\u000a' appears twice") {
        #"{"\u001b[31m\n": 1, "\u001b[31m\n": 1,"# + $0.dropFirst()
      },
      Content("a file twice", "'json/de/locale.json' appears twice") {
        let file = "\"json/de/locale.json\": {\"sha256\": \"\(Tool.someSHA256)\", \"size\": 1},"
        return $0.replacing("\"files\": {", with: "\"files\": {\(file)")
      },
      Content("a locale without files", "has the locale 'fr', but does not list its files.") {
        $0.replacing("\"de\": {", with: "\"fr\": {}, \"de\": {")
      },
      Content("a locale that is no tag") { $0.replacing("\"de\": {", with: "\"../../x\": {") },
      Content("a locale with a JavaScript name") { $0.replacing("\"de\": {", with: "\"__proto__\": {") },
      Content("a locale in another normalization") { $0.replacing("\"de\": {", with: "\"de\u{301}\": {") },
      Content("an unknown format") { $0.replacing("\"strings\"\n", with: "\"xml\"\n") },
      Content("a version with controls") { $0.replacing("\"icu\": \"", with: "\"icu\": \"\\u001b[31m") },
      Content("lists in lists, not closed", "nested too deeply") { _ in String(repeating: "[", count: 100_000)
      },
      Content("objects in objects", "nested too deeply") { _ in
        String(repeating: #"{"files":"#, count: 100_000) + "1" + String(repeating: "}", count: 100_000)
      },
      Content("deep nesting in an unknown field", "nested too deeply") {
        "{\"x\":" + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + ","
          + $0.dropFirst()
      },
      Content("100 MB of blanks") { String(repeating: " ", count: 100_000_000) + $0 },
    ])
  func content(_ content: Content) throws {
    try tool.write(content.text(manifest), to: "Output/manifest.json")
    try expectRefusal(content.message)
  }

  @Test(
    "is refused if it is not a regular file",
    arguments: [
      "mkdir Output/manifest.json", "mkfifo Output/manifest.json", "ln -s /dev/zero Output/manifest.json",
      "ln -s ../good/manifest.json Output",
      "ln -s nowhere Output/manifest.json", "ln -s manifest.json Output/manifest.json",
    ])
  func noFile(command: String) throws {
    try tool.remove("Output/manifest.json")
    try #require(try tool.shell(command).status == 0)
    // Every command reads the manifest in the same way.
    let commands = ["generate", "check", "diff good Output"]
    try expectRefusal("This is not an Almanac manifest.", by: commands)
  }

  @Test("is read if it has unknown keys, even a key such as __proto__, which is special in JavaScript")
  func otherKeys() throws {
    let other = manifest.replacing(
      "{\n  \"cldr\"", with: "{\"__proto__\": {\"files\": {}}, \"a.b\": 1,\n  \"cldr\"")
    try #require(other != manifest)
    try tool.write(other, to: "Output/manifest.json")
    #expect(try tool.run("check").status == 1)
    #expect(try tool.run("--quiet").status == 0)
    #expect(try tool.text(of: "Output/manifest.json") == manifest)
    #expect(try tool.text(of: "Output/notes.txt") == "mine")
  }

  /// Expects that commands that read the manifest refuse it and do not change the folder.
  private func expectRefusal(
    _ message: String, _ trace: String = "", by commands: [String] = ["generate"]
  ) throws {
    let before = try state()
    for command in commands {
      let outcome = try tool.shell("$almanac \(command)")
      #expect(outcome.status == 65, "\(command) \(trace)")
      #expect(
        outcome.stderr.hasPrefix("Output/manifest.json:") && outcome.stderr.contains(message),
        "\(command) \(trace): \(outcome.stderr)")
    }
    #expect(try state() == before, "\(trace)")
  }

  /// The entries of the folder, with checksums of its files.
  private func state() throws -> String {
    try tool.shell("cd Output; find . -type f | sort | xargs cksum; find . ! -type f | sort").stdout
  }
}
