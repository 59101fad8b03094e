import AlmanacComparison
import Testing

/// Reports of changes in ARB files: a change that is also in the JSON is reported once.
@Suite struct ARBChangeTests {
  private typealias Edit = (path: String, old: String, new: String)

  private func reported(_ edits: [Edit], besides paths: [String] = []) throws -> [String] {
    let changes = try edits.flatMap { edit in
      try FileComparison.changes(
        edit.path, from: Array(edit.old.utf8), to: Array(edit.new.utf8), in: .all)
    }
    let paths = edits.map(\.path) + paths
    return BundleComparison(from: paths, to: paths).reported(changes).map(line)
  }

  private func words(_ old: String, _ new: String, tag: String = "zh-Hans") -> Edit {
    ("json/\(tag)/locale.json", #"{"strings": {"a.b": \#(old)}}"#, #"{"strings": {"a.b": \#(new)}}"#)
  }

  private func arb(_ old: String, _ new: String, tag: String = "zh_Hans") -> Edit {
    let file = { (text: String) in #"{"@@locale": "\#(tag)", "aB": "\#(text)"}"# }
    return ("arb/almanac_\(tag).arb", file(old), file(new))
  }

  @Test("report a change once if the JSON and an ARB file have it, even if ARB has {arg1} instead of {a b}")
  func copies() throws {
    #expect(
      try reported([words(#""A""#, #""B""#), arb("A", "B")]) == ["words zh-Hans locale strings.a.b: A → B"])
    #expect(
      try reported([words(#""{a b} {c}""#, #""{c} {a b}""#), arb("{arg1} {arg2}", "{arg2} {arg1}")]).count
        == 1)
    let forms = (#"{"other": "{n} A"}"#, #"{"other": "{n} B"}"#)
    #expect(
      try reported([
        words(forms.0, forms.1), arb("{n, plural, other{{n} A}}", "{n, plural, other{{n} B}}"),
      ]) == ["words zh-Hans locale strings.a.b.other: {n} A → {n} B"])
    #expect(try reported([words(#""x""#, forms.0), arb("x", "{n, plural, other{{n} A}}")]).count == 1)
  }

  @Test("report a change once if an ARB file for the language alone repeats it, as zh repeats zh-Hans")
  func languages() throws {
    let edits = [words(#""A""#, #""B""#), arb("A", "B"), arb("A", "B", tag: "zh")]
    #expect(try reported(edits) == ["words zh-Hans locale strings.a.b: A → B"])
    #expect(try reported(edits, besides: ["json/zh/locale.json"]).count == 2)
    let (old, new) = (edits.prefix(2).map(\.path), edits.map(\.path))
    let added = ["json/zh-Hant/locale.json", "arb/almanac_zh_Hant.arb", "arb/almanac_zh.arb"]
    #expect(BundleComparison(from: old, to: old + added).wholeFiles.map(line) == ["added zh-Hant: - → -"])
    #expect(BundleComparison(from: old, to: new).wholeFiles.map(line) == ["added zh: - → -"])
  }

  @Test("report a name once if the ARB file repeats it as a name for menus, or was empty without it")
  func menuNames() throws {
    let json = { (word: String) in #"{"relative": {"day": {"\#(word)"}}}"# }
    let file = { (text: String) in
      #"{"@@locale": "fi", "relativeDayTitled2": "\#(text)", "relativeDay2": "\#(text)"}"#
    }
    let path = (json: "json/fi/locale.json", arb: "arb/almanac_fi.arb")
    #expect(
      try reported([
        (path.json, json(#"2": "a"#), json(#"2": "b"#)), (path.arb, file("a"), file("b")),
      ]) == ["name fi locale relative.day.2: a → b"])
    #expect(
      try reported([
        (path.json, json(#"1": "x"#), json(#"1": "x", "2": "b"#)), (path.arb, file(""), file("b")),
      ]) == ["name fi locale relative.day.2: - → b"])
  }

  @Test("name a text that was edited only in the ARB file")
  func edits() throws {
    #expect(try reported([arb("A", "B")]) == ["words zh-Hans almanac.arb aB: A → B"])
    #expect(
      try reported([words(#""A""#, #""B""#), arb("A", "C")]) == [
        "words zh-Hans locale strings.a.b: A → B", "words zh-Hans almanac.arb aB: A → C",
      ])
    // The JSON swaps its placeholders, and the ARB file does not. So the two changes differ, and both are reported.
    #expect(
      try reported([words(#""{a} {c}""#, #""{c} {a}""#), arb("{a} {c}", "{a} {c}!")]).count == 2)
    #expect(
      try reported([words(#""{a b} {c}""#, #""{c} {a b}!""#), arb("{arg1} {arg2}", "{arg1} {arg2}!")]).count
        == 2)
    let path = "arb/almanac_de.arb"
    let file = { (type: String) in
      #"{"@@locale": "de", "@aB": {"placeholders": {"n": {"type": "\#(type)"}}}, "weekdaysFormatWideMon": "\#(type)"}"#
    }
    #expect(
      try reported([(path, file("int"), file("String"))]) == [
        "words de almanac.arb @aB.placeholders.n.type: int → String",
        "name de almanac.arb weekdaysFormatWideMon: int → String",
      ])
  }
}
