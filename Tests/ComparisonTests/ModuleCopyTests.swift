import AlmanacComparison
import Testing

/// A change that the modules and the JSON have is told once, and a change of a module alone is told as well.
@Suite struct ModuleCopyTests {
  /// The versions of a file.
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

  /// What `diff` tells of edited files, as lines.
  private func told(_ edits: Edit...) throws -> [String] {
    let paths = edits.map(\.path)
    let changes = try edits.flatMap { edit in
      try FileComparison.changes(edit.path, from: Array(edit.old.utf8), to: Array(edit.new.utf8), in: .all)
    }
    return BundleComparison(from: paths, to: paths).told(changes).map { change in
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

  @Test("of a locale: the values of its module, and the words of words.js")
  func locale() throws {
    let json = Edit("json/de/locale.json", locale("x"), locale("y"))
    #expect(
      try told(json, Edit("esm/de.js", module("x"), module("y"))) == [
        "de locale strings.a.b", "de locale week.firstDay",
      ])
    #expect(
      try told(json, Edit("esm/de/words.js", words("x"), words("y"))) == [
        "de locale strings.a.b", "de locale week.firstDay",
      ])
    #expect(try told(Edit("esm/de/words.js", words("x"), words("y"))) == ["de de/words.js a.b"])
  }

  @Test("of a module beside another change of the JSON is told with the module's name")
  func names() throws {
    let same = Edit("json/de/locale.json", locale("x"), locale("x"))
    let copy = Edit("esm/de.js", module("x"), module("y"))
    let own = ["de de.js strings.a.b", "de de.js week.firstDay"]
    #expect(try told(same, copy) == own)
    let other = Edit("json/de/locale.json", locale("x"), locale("z"))
    #expect(try told(other, copy).sorted() == own + ["de locale strings.a.b", "de locale week.firstDay"])
    let month = { (text: String) in "{\"years\": {\"pattern\": \"\(text)\"}}" }
    let calendar = { (text: String) in
      """
      import { locale } from "../de.js";
      export { locale };
      export const calendar = {locale, \(month(text).dropFirst());

      """
    }
    #expect(
      try told(
        Edit("json/de/gregorian.json", month("x"), month("z")),
        Edit("esm/de/gregorian.js", calendar("x"), calendar("y"))
      ) == ["de gregorian years.pattern", "de de/gregorian.js years.pattern"])
  }

  @Test("of another locale, or to another text, is told as well")
  func others() throws {
    let json = Edit("json/de/locale.json", locale("x"), locale("y"))
    #expect(
      try told(json, Edit("esm/fr/words.js", words("x", of: "fr"), words("y", of: "fr"))).contains(
        "fr fr/words.js a.b"))
    #expect(try told(json, Edit("esm/de/words.js", words("x"), words("z"))).contains("de de/words.js a.b"))
  }

  @Test("of a word that came or went, in whose place the module has null")
  func missing() throws {
    let empty = words("x").replacing("\"x\"", with: "null")
    let json = Edit(
      "json/de/locale.json", #"{"strings": {"z": "z"}}"#, #"{"strings": {"a.b": "x", "z": "z"}}"#)
    #expect(try told(json, Edit("esm/de/words.js", empty, words("x"))) == ["de locale strings.a.b"])
    #expect(try told(Edit("esm/de/words.js", empty, words("x"))) == ["de de/words.js a.b"])
    // A key that only one version has moves all texts behind it.
    let more = words("x").replacing("  // c.d\n", with: "  // b\n  null,\n  // c.d\n")
    #expect(try told(Edit("esm/de/words.js", words("x"), more)) == ["de de/words.js b"])
  }

  /// The words of a compact module, which has no keys.
  private func compactWords(_ list: String) -> String {
    let head = words("x").prefix { $0 != "[" }
    return "\(head)[\(list)]);\n"
  }

  @Test("of a word of a compact module, whose key the other version has")
  func compact() throws {
    let module = { (list: String) in
      Edit("esm/de/words.js", words("x"), compactWords(list))
    }
    #expect(try told(module(#""x",null"#)).isEmpty)
    #expect(try told(module(#""y",null"#)) == ["de de/words.js a.b"])
    #expect(try told(module(#"null,"x""#)) == ["de de/words.js a.b", "de de/words.js c.d"])
    let back = module(#""y",null"#)
    #expect(try told(Edit(back.path, back.new, back.old)) == ["de de/words.js a.b"])
    // With one word more or less, its place says nothing.
    #expect(try told(module(#""x",null,"z""#)).count == 5)
    let both = Edit(back.path, compactWords(#""x","y""#), compactWords(#""x","z""#))
    #expect(try told(both) == ["de de/words.js 1"])
    // Keys that are numbers are no places.
    let numbered = words("x").replacing("a.b", with: "1").replacing("c.d", with: "10")
    #expect(try told(Edit(back.path, numbered, words("x"))).count == 4)
  }

  @Test("of the regions' rules")
  func regions() throws {
    let rules = { (day: String) in "{\"regions\": {\"DE\": {\"firstDay\": \"\(day)\"}}}" }
    let json = Edit("json/regions.json", rules("mon"), rules("sun"))
    let module = { (day: String) in "export const regions = \(rules(day));\n" }
    let esm = Edit("esm/regions.js", module("mon"), module("sun"))
    #expect(try told(json, esm) == ["regions regions.DE.firstDay"])
    #expect(try told(esm) == ["regions.js regions.DE.firstDay"])
  }

  @Test(
    "of code is told as a whole",
    arguments: ["esm/almanac.js", "esm/index.js", "esm/de.d.ts", "esm/package.json"])
  func code(path: String) throws {
    #expect(try told(Edit(path, "one();\n", "two();\n")).count == 1)
    #expect(try told(Edit(path, "one();\n", "one();\n")).isEmpty)
  }

  @Test("is not told as unchanged if a module has code beside its values")
  func hostile() throws {
    #expect(throws: FileComparison.Unreadable(path: "esm/de.js")) {
      try told(Edit("esm/de.js", module("x"), "fetch(\"//x\");\n" + module("x")))
    }
  }
}
