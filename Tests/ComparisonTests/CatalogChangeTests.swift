import AlmanacComparison
import Testing

/// Reports of changes in String Catalogs, which contain the texts of several locales.
@Suite struct CatalogChangeTests {
  private typealias Edit = (path: String, old: String, new: String)

  /// A String Catalog; for each key, `texts` maps language tags to texts.
  private func catalog(
    _ texts: [String: [String: String]], state: String = "translated", comment: String? = nil
  ) -> String {
    let strings = texts.sorted { $0.key < $1.key }.map { key, texts in
      let localizations = texts.sorted { $0.key < $1.key }.map { tag, text in
        """
                "\(tag)" : {
                  "stringUnit" : {
                    "state" : "\(state)",
                    "value" : "\(text)"
                  }
                }
        """
      }
      let note = comment.map { "      \"comment\" : \"\($0)\",\n" } ?? ""
      return
        "    \"\(key)\" : {\n\(note)      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n"
        + localizations.joined(separator: ",\n") + "\n      }\n    }"
    }
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + strings.joined(separator: ",\n")
      + "\n  },\n  \"version\" : \"1.0\"\n}\n"
  }

  /// The lines of the report for two bundles.
  ///
  /// `edits` are files in both bundles. `old` and `new` are the paths of files that only one bundle has.
  private func reported(_ edits: [Edit], old: [String] = [], new: [String] = []) throws -> [String] {
    let paths = edits.map(\.path)
    let changes = try edits.flatMap { edit in
      try FileComparison.changes(
        edit.path, from: Array(edit.old.utf8), to: Array(edit.new.utf8), in: .all)
    }
    let files = BundleComparison(from: paths + old, to: paths + new)
    return (files.wholeFiles + files.reported(changes)).map(line)
  }

  private let picker = "xcstrings/Picker.xcstrings"
  private let gregorian = "xcstrings/Gregorian.xcstrings"

  @Test("name an edited text of one locale")
  func text() throws {
    let old = catalog(["action.done": ["de": "Fertig", "en": "Done"]])
    #expect(
      try reported([(picker, old, old.replacing("Fertig", with: "Vertig"))]) == [
        "words de Picker.xcstrings action.done: Fertig → Vertig"
      ])
    let name = "months.format.wide.M01"
    #expect(
      try reported([(gregorian, catalog([name: ["de": "a"]]), catalog([name: ["de": "b"]]))]) == [
        "name de Gregorian.xcstrings \(name): a → b"
      ])
  }

  @Test("name an edited state and an edited comment")
  func hidden() throws {
    let texts = ["action.done": ["de": "Fertig"]]
    #expect(
      try reported([(picker, catalog(texts), catalog(texts, state: "needs_review"))]) == [
        "words de Picker.xcstrings action.done.state: translated → needs_review"
      ])
    #expect(
      try reported([(picker, catalog(texts, comment: "A"), catalog(texts, comment: "B"))]) == [
        "words Picker.xcstrings action.done.comment: A → B"
      ])
  }

  @Test("report a change once if the JSON also has it, and a removed word without a line for its state")
  func copies() throws {
    let path = "json/de/locale.json"
    let json = { (text: String) in #"{"strings": {"a.b": "\#(text)", "a.c": "x {n}"}}"# }
    let texts = { (text: String) in catalog(["a.b": ["de": text], "a.c": ["de": "x %1$@"]]) }
    let changed: [Edit] = [(path, json("A"), json("B")), (picker, texts("A"), texts("B"))]
    #expect(try reported(changed) == ["words de locale strings.a.b: A → B"])
    let removed: [Edit] = [
      (path, json("A"), #"{"strings": {"a.b": "A"}}"#), (picker, texts("A"), catalog(["a.b": ["de": "A"]])),
    ]
    #expect(try reported(removed) == ["words de locale strings.a.c: x {n} → -"])
    #expect(
      try reported([(path, json("A"), json("B")), (picker, texts("A"), texts("C"))]) == [
        "words de locale strings.a.b: A → B", "words de Picker.xcstrings a.b: A → C",
      ])
  }

  private var withoutFrench: [Edit] {
    [picker, gregorian].map { path in
      let texts = ["a": ["de": "A", "fr": "F"], "b": ["fr": "G"]]
      return (path, catalog(texts), catalog(["a": ["de": "A"]]))
    }
  }

  @Test("report a removed or added locale in one line, with or without JSON")
  func locales() throws {
    #expect(try reported(withoutFrench) == ["removed fr: - → -"])
    #expect(try reported(withoutFrench.map { ($0.path, $0.new, $0.old) }) == ["added fr: - → -"])
    #expect(try reported(withoutFrench, old: ["json/fr/locale.json"]) == ["removed fr: - → -"])
  }

  @Test("name the catalog if it is the only one that lost a locale, and list removed words")
  func oneCatalog() throws {
    let (picker, gregorian) = (withoutFrench[0], withoutFrench[1])
    #expect(
      try reported([picker, (gregorian.path, gregorian.old, gregorian.old)]) == [
        "removed fr Picker.xcstrings: - → -"
      ])
    let words = catalog(["a": ["de": "A", "fr": "F"]])
    #expect(
      try reported([(picker.path, picker.old, words)]) == [
        "words fr Picker.xcstrings b: G → -", "words fr Picker.xcstrings b.state: translated → -",
      ])
  }

  @Test("refuse a catalog that Almanac does not write")
  func unreadable() throws {
    let text = catalog(["a": ["de": "A"]])
    #expect(throws: FileComparison.Unreadable.self) {
      try reported([(picker, text, text.replacing("manual", with: "stale"))])
    }
  }
}
