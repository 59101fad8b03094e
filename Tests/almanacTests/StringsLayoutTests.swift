import Foundation
import Testing

/// `--strings-layout`: `.lproj` folders at the top of the output (`flat`) or in its folder `strings` (`nested`).
///
/// In some tests, the output also contains an app's own tables.
@Suite struct StringsLayoutTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "de\nen\nzh-Hans\n"]) }

  private static let flat = ["--formats", "strings", "--strings-layout", "flat"]
  private static let nested = ["--formats", "strings", "--strings-layout", "nested"]

  private func generate(_ options: [String], to folder: String = "Output") throws {
    try #require(
      try tool.run(["--quiet", "--allow-other-files", "--output", folder] + options) == .success(""))
  }

  /// The tables in a folder, by path.
  private func tables(in folder: String = "Output") throws -> [String: Data] {
    try tool.files(in: folder).filter { $0.key.contains(".lproj/") }
  }

  @Test("flat and nested write the same tables to other folders, and a changed layout moves them")
  func layouts() throws {
    try generate(Self.flat, to: "flat")
    try generate(Self.nested, to: "nested")
    let (flat, nested) = (try tables(in: "flat"), try tables(in: "nested"))
    #expect(flat.count == 15 && flat["zh-Hans.lproj/Picker.stringsdict"] != nil)
    #expect(nested == Dictionary(uniqueKeysWithValues: flat.map { ("strings/\($0.key)", $0.value) }))
    try generate(["--formats", "strings"], to: "usual")
    #expect(try tool.files(in: "usual") == (try tool.files(in: "nested")))
    try generate(Self.flat, to: "usual")
    #expect(!tool.exists("usual/strings"))
    #expect(try tool.files(in: "usual") == (try tool.files(in: "flat")))
    try generate(Self.nested, to: "usual")
    #expect(!tool.exists("usual/de.lproj"))
    #expect(try tool.files(in: "usual") == (try tool.files(in: "nested")))
  }

  // An app's target has its own tables in the same `.lproj` folders.
  @Test("the app's own tables in the same folders are kept, whatever the layout or the list")
  func ownTables() throws {
    let own = [
      "de.lproj/Localizable.strings": "\"app\" = \"App\";\n", "de.lproj/InfoPlist.strings": "mine",
      "fr.lproj/Localizable.strings": "", "en.lproj/Localizable.stringsdict": "mine",
      "Localizable.xcstrings": "{}", "strings/de.lproj/Localizable.strings": "mine",
    ]
    for (path, text) in own { try tool.write(text, to: "Output/\(path)") }
    func expectOwn() throws {
      for (path, text) in own { #expect(try tool.text(of: "Output/\(path)") == text, "\(path)") }
    }
    for layout in [Self.flat, Self.nested, Self.flat] {
      try generate(layout)
      try expectOwn()
      #expect(try tool.run("check", "--quiet").status == 0)
    }
    try tool.write("en\n", to: "locales.txt")
    try generate(Self.flat)
    try expectOwn()
    #expect(
      try tool.files(in: "Output/de.lproj").keys.sorted() == ["InfoPlist.strings", "Localizable.strings"])
    #expect(!tool.exists("Output/zh-Hans.lproj"))
  }

  @Test("the app's own Localizable table is never replaced by the table that --keys writes")
  func ownLocalizable() throws {
    try tool.write(#"{"app.done": "action.done"}"#, to: "keys.json")
    try tool.write("\"app.title\" = \"App\";\n", to: "Output/en.lproj/Localizable.strings")
    let before = try tool.files(in: "Output")
    try tool.run(["--quiet", "--allow-other-files", "--keys", "keys.json"] + Self.flat).expectError(
      73, "'Output/en.lproj/Localizable.strings' is in the way")
    #expect(try tool.files(in: "Output") == before)
    // The new folder `Tables` has no tables of the app, so Almanac writes its own Localizable table.
    try generate(["--keys", "keys.json"] + Self.flat, to: "Tables")
    #expect(try tool.text(of: "Tables/de.lproj/Localizable.strings") == "\"app.done\" = \"Fertig\";\n")
  }

  // An attacker can change the manifest so that it lists the app's own table, even with the right SHA-256.
  @Test("the app's own Localizable table is kept if only the manifest says that Almanac wrote it")
  func claimedLocalizable() throws {
    try tool.write(#"{"app.done": "action.done"}"#, to: "keys.json")
    try generate(["--keys", "keys.json"] + Self.flat)
    try tool.write("mine\n", to: "Output/de.lproj/Localizable.strings")
    let outcome = try tool.run(["--quiet", "--keys", "keys.json"] + Self.flat)
    #expect(outcome.status == 73, "\(outcome)")
    let digest = try tool.shell("sha256sum Output/de.lproj/Localizable.strings").stdout.prefix(64)
    let listed = try Regex(#""de.lproj/Localizable.strings": \{[^}]*\}"#)
    let entry = #""de.lproj/Localizable.strings": {"sha256": "\#(digest)", "size": 5}"#
    let manifest = try tool.text(of: "Output/manifest.json").replacing(listed, with: entry)
    try tool.write(manifest, to: "Output/manifest.json")
    try tool.run(["--quiet", "--keys", ""] + Self.flat).expectError(
      0,
      "'Output/de.lproj/Localizable.strings' is listed in the manifest, but the options of this run name no such file"
    )
    #expect(try tool.text(of: "Output/de.lproj/Localizable.strings") == "mine\n")
  }
}
