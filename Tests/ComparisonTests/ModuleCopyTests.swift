import AlmanacComparison
import Testing

/// Reports of changes in the web modules: a change that is also in the JSON is reported once.
@Suite struct ModuleCopyTests {
  /// The old and the new version of a file.
  private struct Edit {
    let path: String
    let old: String
    let new: String

    init(_ path: String, _ old: String, _ new: String) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  /// The lines that `diff` prints for edited files.
  private func reported(_ edits: Edit...) throws -> [String] {
    let paths = edits.map(\.path)
    let changes = try edits.flatMap { edit in
      try FileComparison.changes(edit.path, from: Array(edit.old.utf8), to: Array(edit.new.utf8), in: .all)
    }
    return BundleComparison(from: paths, to: paths).reported(changes).map { change in
      change.path == nil ? "\(change.place) differs" : change.place
    }
  }

  private func locale(_ text: String) -> String {
    "{\"strings\": {\"a.b\": \"\(text)\"}, \"week\": {\"firstDay\": \"\(text)\"}}"
  }

  private func module(_ text: String) -> String {
    "export const locale = {\"strings\": {\"a.b\": \"\(text)\"}, \"week\": {\"firstDay\": \"\(text)\"}};\n"
  }

  private func words(_ text: String, of tag: String = "de") -> String {
    """
    import { withWords } from "../almanac.js";
    import { locale as core } from "../\(tag).js";
    import { keys } from "../words.js";
    export const locale = /* @__PURE__ */ withWords(core, keys, [
      // a.b
      "\(text)",
      // c.d
      null,
    ]);

    """
  }

  @Test("report a change once that a locale's module or its words.js repeats")
  func locale() throws {
    let json = Edit("json/de/locale.json", locale("x"), locale("y"))
    #expect(
      try reported(json, Edit("esm/de.js", module("x"), module("y"))) == [
        "de locale strings.a.b", "de locale week.firstDay",
      ])
    #expect(
      try reported(json, Edit("esm/de/words.js", words("x"), words("y"))) == [
        "de locale strings.a.b", "de locale week.firstDay",
      ])
    #expect(try reported(Edit("esm/de/words.js", words("x"), words("y"))) == ["de de/words.js a.b"])
  }

  @Test("report a module's different change as well, with the module's name")
  func names() throws {
    let same = Edit("json/de/locale.json", locale("x"), locale("x"))
    let copy = Edit("esm/de.js", module("x"), module("y"))
    let own = ["de de.js strings.a.b", "de de.js week.firstDay"]
    #expect(try reported(same, copy) == own)
    let other = Edit("json/de/locale.json", locale("x"), locale("z"))
    #expect(try reported(other, copy).sorted() == own + ["de locale strings.a.b", "de locale week.firstDay"])
    let month = { (text: String) in "{\"years\": {\"pattern\": \"\(text)\"}}" }
    let calendar = { (text: String) in
      """
      import { locale } from "../de.js";
      export { locale };
      export const calendar = {locale, \(month(text).dropFirst());

      """
    }
    #expect(
      try reported(
        Edit("json/de/gregorian.json", month("x"), month("z")),
        Edit("esm/de/gregorian.js", calendar("x"), calendar("y"))
      ) == ["de gregorian years.pattern", "de de/gregorian.js years.pattern"])
  }

  @Test("report a change in another locale or to a different text as well")
  func others() throws {
    let json = Edit("json/de/locale.json", locale("x"), locale("y"))
    #expect(
      try reported(json, Edit("esm/fr/words.js", words("x", of: "fr"), words("y", of: "fr"))).contains(
        "fr fr/words.js a.b"))
    #expect(
      try reported(json, Edit("esm/de/words.js", words("x"), words("z"))).contains("de de/words.js a.b"))
  }

  @Test("report an added or removed word once, although the module has null for a missing word")
  func missing() throws {
    let empty = words("x").replacing("\"x\"", with: "null")
    let json = Edit(
      "json/de/locale.json", #"{"strings": {"z": "z"}}"#, #"{"strings": {"a.b": "x", "z": "z"}}"#)
    #expect(try reported(json, Edit("esm/de/words.js", empty, words("x"))) == ["de locale strings.a.b"])
    #expect(try reported(Edit("esm/de/words.js", empty, words("x"))) == ["de de/words.js a.b"])
    // An added key moves all later texts, but only the added key is reported.
    let more = words("x").replacing("  // c.d\n", with: "  // b\n  null,\n  // c.d\n")
    #expect(try reported(Edit("esm/de/words.js", words("x"), more)) == ["de de/words.js b"])
  }

  /// The words of a compact module, which has no keys.
  private func compactWords(_ list: String) -> String {
    let head = words("x").prefix { $0 != "[" }
    return "\(head)[\(list)]);\n"
  }

  @Test("find the key of a compact module's word in the other version")
  func compact() throws {
    let module = { (list: String) in
      Edit("esm/de/words.js", words("x"), compactWords(list))
    }
    #expect(try reported(module(#""x",null"#)).isEmpty)
    #expect(try reported(module(#""y",null"#)) == ["de de/words.js a.b"])
    #expect(try reported(module(#"null,"x""#)) == ["de de/words.js a.b", "de de/words.js c.d"])
    let back = module(#""y",null"#)
    #expect(try reported(Edit(back.path, back.new, back.old)) == ["de de/words.js a.b"])
    // A word's position gives its key only if both versions have the same number of words. Here, the new version has
    // one word more.
    #expect(try reported(module(#""x",null,"z""#)).count == 5)
    let both = Edit(back.path, compactWords(#""x","y""#), compactWords(#""x","z""#))
    #expect(try reported(both) == ["de de/words.js 1"])
    // `1` and `10` are keys here, not positions in the list: two keys are removed, and two keys are added.
    let numbered = words("x").replacing("a.b", with: "1").replacing("c.d", with: "10")
    #expect(try reported(Edit(back.path, numbered, words("x"))).count == 4)
  }

  @Test("report a change of the regions' rules once")
  func regions() throws {
    let rules = { (day: String) in "{\"regions\": {\"DE\": {\"firstDay\": \"\(day)\"}}}" }
    let json = Edit("json/regions.json", rules("mon"), rules("sun"))
    let module = { (day: String) in "export const regions = \(rules(day));\n" }
    let esm = Edit("esm/regions.js", module("mon"), module("sun"))
    #expect(try reported(json, esm) == ["regions regions.DE.firstDay"])
    #expect(try reported(esm) == ["regions.js regions.DE.firstDay"])
  }

  @Test(
    "report changed code as one change of the file",
    arguments: ["esm/almanac.js", "esm/index.js", "esm/de.d.ts", "esm/package.json"])
  func code(path: String) throws {
    #expect(try reported(Edit(path, "one();\n", "two();\n")).count == 1)
    #expect(try reported(Edit(path, "one();\n", "one();\n")).isEmpty)
  }

  @Test("refuse a module with other code beside its values")
  func hostile() throws {
    #expect(throws: FileComparison.Unreadable(path: "esm/de.js")) {
      try reported(Edit("esm/de.js", module("x"), "fetch(\"//x\");\n" + module("x")))
    }
  }
}
