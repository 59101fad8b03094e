import AlmanacEmitters
import AlmanacKit
import AlmanacReading
import AlmanacTestSupport
import Testing

/// The modules for the web: the values in them, and their safety if an attacker chooses the keys.
@Suite struct ModulesTests {
  private let keys = StringKeys(
    arguments: ["a11y.hourValue": ["n"], "a11y.selectedRange": ["start", "end"], "action.done": []],
    plurals: ["a11y.hourValue"], core: ["action.done"], appNames: [:])

  private func file(_ path: String, _ keys: StringKeys, _ layout: JSONLayout = .readable) throws
    -> EmittedFile
  {
    let files = OutputFormat.esm.files(for: .sample, keys: keys, layout: layout)
    return try #require(files.first { $0.path == path })
  }

  private func values(_ path: String, _ layout: JSONLayout = .readable) throws -> FileContent {
    let file = try file(path, keys, layout)
    let content = OutputFormat.esm.type.content(of: file.bytes, at: path)
    return try #require(content)
  }

  @Test(
    "have the JSON's values except sources, words outside the core, and texts that the runtime composes",
    arguments: [JSONLayout.readable, .compact])
  func locale(layout: JSONLayout) throws {
    guard case .json(.object(let module)) = try values("esm/de-AT.js", layout),
      let json = OutputFormat.json.files(for: .sample, keys: keys, layout: layout).first,
      case .json(.object(var wanted)) = OutputFormat.json.type.content(of: json.bytes, at: json.path)
    else { throw NotAnObject() }
    wanted["sources"] = nil
    wanted["wheels"] = .object(["longest": try #require(wanted["wheels"]?["longest"])])
    wanted["strings"] = .object(["action.done": try #require(wanted["strings"]?["action.done"])])
    #expect(module == wanted)
  }

  private struct NotAnObject: Error {}

  @Test("of a calendar export the locale, and omit the years if the runtime can make them from digits")
  func calendar() throws {
    let file = try file("esm/de-AT/gregorian.js", keys)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(
      text.hasPrefix(
        "import { locale } from \"../de-AT.js\";\nexport { locale };\nexport const calendar = {\n  locale,\n")
    )
    guard case .json(let module) = try values("esm/de-AT/gregorian.js") else { throw NotAnObject() }
    #expect(module["locale"] == nil && module["sources"] == nil && module["dayLabels"] == nil)
    #expect(module["years"]?["display"] == nil && module["years"]?["first"]?.number != nil)
    #expect(module["months"]?["format"]?["wide"]?.elements?.count == 12)
  }

  @Test("have the optional words in the order of their keys, with null for a missing word")
  func words() throws {
    let sample = LocaleRecord.sample.locale.strings
    guard case .json(.object(let texts)) = try values("esm/de-AT/words.js") else { throw NotAnObject() }
    #expect(Set(texts.keys).isSubset(of: ["a11y.hourValue", "a11y.selectedRange"]) && !texts.isEmpty)
    for (key, text) in texts {
      switch try #require(sample[key]) {
      case .plain(let plain): #expect(text == .text(plain))
      case .plural(let forms):
        let found = Dictionary(uniqueKeysWithValues: forms.map { ($0.rawValue, JSONValue.text($1)) })
        #expect(text == .object(found))
      }
    }
    let compact = try values("esm/de-AT/words.js", .compact)
    guard case .json(.object(let places)) = compact else { throw NotAnObject() }
    #expect(Set(places.keys) == Set((0..<texts.count).map(String.init)))
    for text in places.values { #expect(texts.values.contains(text)) }
  }

  /// Keys that would end a comment, a text or an object of JavaScript.
  private static let hostileKeys = [
    "a\n\"]); globalThis.pwned = 1; ([", "a\u{2028}alert(1)//", "*/ alert(1) /*", "`${alert(1)}`", "\\", "\"",
    "__proto__",
    "constructor", "</script>", "a\u{202E}b",
  ]

  @Test("keep every key of an app inside its quotation marks", arguments: hostileKeys)
  func hostile(key: String) throws {
    let keys = StringKeys(arguments: [key: ["x\"]; evil"]], plurals: [], core: [], appNames: [key: key])
    let shared = OutputFormat.esm.sharedFiles(
      regions: RegionsFile(regions: [:]), layout: .readable, keys: keys)
    let own = ["words.js", "words.d.ts", "keys.js"].map { "esm/" + $0 }
    let files = shared.filter { own.contains($0.path) } + [try file("esm/de-AT/words.js", keys)]
    #expect(files.count == 4)
    let lines = files.flatMap { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n") }
    let quoted = QuotedText.json.quoted(key)
    for line in lines where line.contains("alert") || line.contains("pwned") || line.contains("evil") {
      let rest = line.replacing(quoted, with: "").replacing(QuotedText.json.quoted("x\"]; evil"), with: "")
      #expect(!rest.contains("alert") && !rest.contains("pwned") && !rest.contains("evil"), "\(line)")
    }
    #expect(!lines.joined().unicodeScalars.contains { Invisible.contains($0) })
  }

  @Test(
    "are refused if they are truncated or not in Almanac's form",
    arguments: [
      "", "export const locale = {", "export const locale = {};", "export const locale = {\"a\": 1,};\n",
      "{}",
    ])
  func damaged(text: String) {
    #expect(OutputFormat.esm.type.content(of: Array(text.utf8), at: "esm/de.js") == nil)
  }

  // A malicious branch could add a statement without changing a value.
  @Test(
    "are refused if they contain any other statement",
    arguments: ["esm/de-AT.js", "esm/de-AT/chinese.js", "esm/de-AT/words.js"],
    [JSONLayout.readable, .compact])
  func foreignCode(path: String, layout: JSONLayout) throws {
    let text = String(decoding: try file(path, keys, layout).bytes, as: UTF8.self)
    let (code, export) = ("fetch(\"//x\");\n", "export const ")
    for hostile in [
      code + text, text + code, text.replacing(export, with: code + export),
      text.replacing(export, with: "export const x = f(), "),
      text.replacing("from \"../", with: "from \"../../"),
      text.replacing("(core, ", with: "(f(core), "), text.replacing(": \"", with: ": f() + \""),
    ] where hostile != text {
      #expect(
        OutputFormat.esm.type.content(of: Array(hostile.utf8), at: path) == nil, "\(hostile.prefix(200))")
    }
    #expect(OutputFormat.esm.type.content(of: Array(text.utf8), at: path) != nil)
  }

  // The runtime takes a text's key from the text's position in the list, and ignores the key in the comment above the
  // text. So the two keys must agree. U+2028 and U+000D end a comment in JavaScript, so code could follow them.
  @Test(
    "are refused if a text is not below its key, or if the keys are not in order",
    arguments: [
      ("the other order", "  // c.d\n  \"y\",\n  // a.b\n  \"x\",\n"),
      ("a twice", "  // a.b\n  \"x\",\n  // a.b\n  \"x\",\n"),
      ("a line end in a comment", "  // a.b\u{2028} evil() ||\n  \"x\",\n  // c.d\n  \"y\",\n"),
      ("another line end", "  // a.b\r evil() ||\n  \"x\",\n  // c.d\n  \"y\",\n"),
      ("no text", "  // a.b\n  {},\n  // c.d\n  \"y\",\n"),
      ("no comment", "  \"x\",\n  // c.d\n  \"y\",\n"),
      ("a comment in quotes", "  // \"a.b\"\n  \"x\",\n  // c.d\n  \"y\",\n"),
    ])
  func disorder(reason: String, list: String) {
    let head = """
      import { withWords } from "../almanac.js";
      import { locale as core } from "../de.js";
      import { keys } from "../words.js";
      export const locale = /* @__PURE__ */ withWords(core, keys, [

      """
    let sound = "  // a.b\n  \"x\",\n  // c.d\n  null,\n"
    let read = { OutputFormat.esm.type.content(of: Array((head + $0 + "]);\n").utf8), at: "esm/de/words.js") }
    #expect(read(sound) == .json(.object(["a.b": .text("x"), "c.d": .literal("null")])))
    #expect(read(list) == nil, "\(reason)")
  }
}
