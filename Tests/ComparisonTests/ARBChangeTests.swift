import AlmanacComparison
import Testing

/// A change that an ARB file and the JSON have is told once, and a change of the file alone is told as well.
@Suite struct ARBChangeTests {
  private typealias Edit = (path: String, old: String, new: String)

  private func told(_ edits: [Edit], besides paths: [String] = []) throws -> [String] {
    let changes = try edits.flatMap { edit in
      try FileComparison.changes(
        edit.path, from: Array(edit.old.utf8), to: Array(edit.new.utf8), in: .all)
    }
    let paths = edits.map(\.path) + paths
    return BundleComparison(from: paths, to: paths).told(changes).map(line)
  }

  private func words(_ old: String, _ new: String, tag: String = "zh-Hans") -> Edit {
    ("json/\(tag)/locale.json", #"{"strings": {"a.b": \#(old)}}"#, #"{"strings": {"a.b": \#(new)}}"#)
  }

  private func arb(_ old: String, _ new: String, tag: String = "zh_Hans") -> Edit {
    let file = { (text: String) in #"{"@@locale": "\#(tag)", "aB": "\#(text)"}"# }
    return ("arb/almanac_\(tag).arb", file(old), file(new))
  }

  @Test("tells a change once that both have, also of placeholders that are numbered there")
  func copies() throws {
    #expect(
      try told([words(#""A""#, #""B""#), arb("A", "B")]) == ["words zh-Hans locale strings.a.b: A → B"])
    #expect(
      try told([words(#""{a b} {c}""#, #""{c} {a b}""#), arb("{arg1} {arg2}", "{arg2} {arg1}")]).count == 1)
    let forms = (#"{"other": "{n} A"}"#, #"{"other": "{n} B"}"#)
    #expect(
      try told([
        words(forms.0, forms.1), arb("{n, plural, other{{n} A}}", "{n, plural, other{{n} B}}"),
      ]) == ["words zh-Hans locale strings.a.b.other: {n} A → {n} B"])
    #expect(try told([words(#""x""#, forms.0), arb("x", "{n, plural, other{{n} A}}")]).count == 1)
  }

  @Test("tells a change once that the file of the language repeats, if the language has no JSON")
  func languages() throws {
    let edits = [words(#""A""#, #""B""#), arb("A", "B"), arb("A", "B", tag: "zh")]
    #expect(try told(edits) == ["words zh-Hans locale strings.a.b: A → B"])
    #expect(try told(edits, besides: ["json/zh/locale.json"]).count == 2)
    let (old, new) = (edits.prefix(2).map(\.path), edits.map(\.path))
    let added = ["json/zh-Hant/locale.json", "arb/almanac_zh_Hant.arb", "arb/almanac_zh.arb"]
    #expect(BundleComparison(from: old, to: old + added).wholes.map(line) == ["added zh-Hant: - → -"])
    #expect(BundleComparison(from: old, to: new).wholes.map(line) == ["added zh: - → -"])
  }

  @Test("names what was edited in the ARB file alone")
  func edits() throws {
    #expect(try told([arb("A", "B")]) == ["words zh-Hans almanac.arb aB: A → B"])
    #expect(
      try told([words(#""A""#, #""B""#), arb("A", "C")]) == [
        "words zh-Hans locale strings.a.b: A → B", "words zh-Hans almanac.arb aB: A → C",
      ])
    // Swapped placeholders are an edit, also where JSON swaps them too.
    #expect(
      try told([words(#""{a} {c}""#, #""{c} {a}""#), arb("{a} {c}", "{a} {c}!")]).count == 2)
    #expect(
      try told([words(#""{a b} {c}""#, #""{c} {a b}!""#), arb("{arg1} {arg2}", "{arg1} {arg2}!")]).count == 2)
    let path = "arb/almanac_de.arb"
    let file = { (type: String) in
      #"{"@@locale": "de", "@aB": {"placeholders": {"n": {"type": "\#(type)"}}}, "weekdaysFormatWideMon": "\#(type)"}"#
    }
    #expect(
      try told([(path, file("int"), file("String"))]) == [
        "words de almanac.arb @aB.placeholders.n.type: int → String",
        "name de almanac.arb weekdaysFormatWideMon: int → String",
      ])
  }
}
