import AlmanacFormats
import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

/// The modules for the web: the values in them, and their safety if an attacker chooses the keys.
@Suite struct ModulesTests {
  private let keys = StringKeys(
    arguments: ["a11y.hourValue": ["n"], "a11y.selectedRange": ["start", "end"], "action.done": []],
    plurals: ["a11y.hourValue"], core: ["action.done"], appNames: [:])

  private func text(
    _ path: String, _ keys: StringKeys, _ layout: JSONLayout = .readable
  ) throws -> String {
    try OutputFormat.esm.files(for: .sample, keys: keys, layout: layout).text(path)
  }

  @Test(
    "have the JSON's values except sources, words outside the core, and texts that the runtime composes",
    arguments: [JSONLayout.readable, .compact])
  func locale(layout: JSONLayout) throws {
    let text = try text("esm/de-AT.js", keys, layout)
    let object = try #require(text.wholeMatch(of: /export const locale = (\{[\s\S]*\});\n/)).1
    let json = try #require(OutputFormat.json.files(for: .sample, keys: keys, layout: layout).first)
    guard case .object(var wanted) = try JSONValue(reading: json.bytes) else {
      Issue.record("\(json.path) is not an object.")
      return
    }
    wanted["sources"] = nil
    wanted["wheels"] = .object(["longest": try #require(wanted["wheels"]?["longest"])])
    wanted["strings"] = .object(["action.done": try #require(wanted["strings"]?["action.done"])])
    #expect(try JSONValue(reading: Array(object.utf8)) == .object(wanted))
  }

  @Test("of a calendar have the locale of the whole tag", arguments: ["js", "d.ts"])
  func keyword(ending: String) throws {
    var record = LocaleRecord.sample
    record.locale.locale = "de-AT-u-nu-thai"
    let files = OutputFormat.esm.files(for: record, keys: keys, layout: .readable)
    let text = try files.text("esm/de-AT-u-nu-thai/gregorian.\(ending)")
    #expect(text.contains("\"../de-AT-u-nu-thai.js\""), "\(text)")
  }

  @Test("of the index load only the calendars that a locale has, and have their names as types")
  func index() throws {
    let context = EmissionContext(
      ["th", "de"], calendars: LocaleCalendars([.gregorian], further: ["th": [.buddhist]]), keys: keys)
    let files = OutputFormat.esm.type.init(context).sharedFiles()
    let index = try files.text("esm/index.js")
    #expect(index.contains("export const calendars = [\"gregorian\", \"buddhist\"];\n"))
    #expect(
      index.contains(
        """
          "de": {
            "gregorian": () => import("./de/gregorian.js"),
            words: () => import("./de/words.js"),
          },
          "th": {
            "gregorian": () => import("./th/gregorian.js"),
            "buddhist": () => import("./th/buddhist.js"),

        """))
    let types = try files.text("esm/index.d.ts")
    #expect(
      types.contains(
        """
        export interface Locales {
          "de": typeof import("./de.js").locale;
          "th": typeof import("./th.js").locale;
        }
        export interface LocalesWithAllWords {
          "de": typeof import("./de/words.js").locale;
          "th": typeof import("./th/words.js").locale;
        }

        """))
    #expect(
      types.contains(
        """
        export interface Calendars {
          "de": "gregorian";
          "th": "gregorian" | "buddhist";
        }
        export type Calendar = Calendars[Tag];

        """))
    // The default is the first of the index's calendars.
    #expect(types.contains(#"load<T extends Tag, C extends Calendars[T] = "gregorian" & Calendars[T]>("#))
    #expect(!files.contains { ["esm/chinese-years.js", "esm/year-tables.js"].contains($0.path) })
    #expect(!index.contains("٠١٢٣٤٥٦٧٨٩") && !index.contains("schemaVersion"))
    // The parents of a locale are a list. A wanted locale that the bundle lacks has its parent in a table of tags.
    #expect(!index.contains("\"parents\": [") && index.contains("\"parents\": {"))
  }

  // TypeScript, "Modules": a declaration file declares the names that its module exports.
  @Test(
    "declare in their types the names that they export",
    arguments: [
      "words", "regions", "keys", "index", "chinese-years", "de-AT", "de-AT/words", "de-AT/gregorian",
    ])
  func exports(module: String) throws {
    let keys = StringKeys(arguments: ["x.own": []], appNames: ["app.own": "x.own"])
    let files =
      OutputFormat.esm.files(for: .sample, keys: keys, layout: .readable)
      + OutputFormat.esm.sharedFiles(regions: RegionsFile(regions: [:]), layout: .readable, keys: keys)
    func names(_ ending: String) throws -> Set<String> {
      let text = try files.text("esm/\(module).\(ending)")
      return Set(text.matches(of: /(?m)^export (?:const|function) (\w+)/).map { String($0.1) })
    }
    #expect(try !names("js").isEmpty && names("d.ts") == names("js"))
  }

  // CLDR 42, common/bcp47/calendar.xml. The names of the two other calendars are the same.
  @Test("of the index have the calendars' names in BCP 47 if they differ")
  func names() throws {
    let calendars: [CalendarIdentifier] = [.gregorian, .japanese, .islamicUmalqura, .ethiopicAmeteAlem]
    let files = OutputFormat.esm.type.init(EmissionContext(["am"], calendars: LocaleCalendars(calendars)))
      .sharedFiles()
    let names = #"{ "gregory": "gregorian", "ethioaa": "ethiopic-amete-alem",}"#
    #expect(try files.text("esm/index.js").contains("const bcp47 = \(names);\n"))
  }

  @Test("have types with the placeholders of each word, and with n for each word that has plural forms")
  func placeholders() throws {
    let keys = StringKeys(
      arguments: ["x.date": ["date"], "x.days": ["n"], "x.name": ["n"], "x.none": [], "x.some": []],
      plurals: ["x.days", "x.some"], core: [], appNames: [:])
    let types = try OutputFormat.esm.sharedFiles(
      regions: RegionsFile(regions: [:]), layout: .readable, keys: keys
    ).text("esm/words.d.ts")
    #expect(
      types.contains(
        """
          "x.date": { "date": string };
          "x.days": { "n": number };
          "x.name": { "n": string };
          "x.none": {};
          "x.some": { "n": number };

        """))
  }

  @Test("have an app's names beside the words that they name, with the placeholders of these words")
  func appNames() throws {
    let keys = StringKeys(
      arguments: ["action.done": [], "x.days": ["n"], "x.range": ["start", "end"]], plurals: ["x.days"],
      core: ["action.done"],
      appNames: ["app.range": "x.range", "app.done": "action.done", "app.days": "x.days"])
    func files(_ keys: StringKeys) -> [EmittedFile] {
      OutputFormat.esm.sharedFiles(regions: RegionsFile(regions: [:]), layout: .readable, keys: keys)
    }
    let types = try files(keys).text("esm/words.d.ts")
    #expect(
      types.contains(
        """
        export interface CoreWords {
          "action.done": {};
          "app.done": {};
        }
        export interface AllWords extends CoreWords {
          "app.days": { "n": number };
          "app.range": { "start": string; "end": string };
          "x.days": { "n": number };
          "x.range": { "start": string; "end": string };
        }

        """), "\(types)")
    let pairs = [("app.days", "x.days"), ("app.done", "action.done"), ("app.range", "x.range")].map {
      "  [\"\($0)\", \"\($1)\"],\n"
    }
    #expect(try files(keys).text("esm/keys.js").contains("[\n\(pairs.joined())]"))
    #expect(!files(.empty).contains { $0.path.hasPrefix("esm/keys.") })
  }

  @Test("have the optional words in the order of their keys, with null for a missing word")
  func words() throws {
    let own = StringKeys(
      arguments: ["a11y.hourValue": ["n"], "a11y.selectedRange": ["start", "end"], "x.missing": []],
      plurals: ["a11y.hourValue"], core: [], appNames: [:])
    let list = { (layout: JSONLayout) in
      let text = try text("esm/de-AT/words.js", own, layout)
      return String(try #require(text.split(separator: "(core, keys, [", maxSplits: 1).last))
    }
    #expect(
      try list(.readable) == """

          // a11y.hourValue
          {"one": "{n}\\u202fUhr", "other": "{n} Uhr & 1 %"},
          // a11y.selectedRange
          "{end} nach {start}, 100 %",
          // x.missing
          null,
        ]);

        """)
    let compact =
      #"{"one":"{n}\u202fUhr","other":"{n} Uhr & 1 %"},"{end} nach {start}, 100 %",null]);"# + "\n"
    #expect(try list(.compact) == compact)
  }

  // TypeScript: `Omit<T, K>` is T without the properties K.
  @Test("have types without the words that the locale lacks, and without an app's names for these words")
  func missingWords() throws {
    let keys = StringKeys(
      arguments: ["action.done": [], "x.core": [], "x.more": []], core: ["action.done", "x.core"],
      appNames: ["app.done": "action.done", "app.core": "x.core", "app.more": "x.more"])
    for (path, type) in [
      ("", #"CoreWords, "app.core" | "x.core""#), ("/gregorian", #"CoreWords, "app.core" | "x.core""#),
      ("/words", #"AllWords, "app.core" | "app.more" | "x.core" | "x.more""#),
    ] {
      let text = try text("esm/de-AT\(path).d.ts", keys)
      #expect(text.contains("Data<Omit<\(type)>"), "\(text)")
    }
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
    let texts = try ["words.js", "words.d.ts", "keys.js"].map { try shared.text("esm/" + $0) }
    let lines = (texts + [try text("esm/de-AT/words.js", keys)]).flatMap { $0.split(separator: "\n") }
    let quoted = QuotedText.json.quoted(key)
    for line in lines where line.contains("alert") || line.contains("pwned") || line.contains("evil") {
      let rest = line.replacing(quoted, with: "").replacing(QuotedText.json.quoted("x\"]; evil"), with: "")
      #expect(!rest.contains("alert") && !rest.contains("pwned") && !rest.contains("evil"), "\(line)")
    }
    #expect(!lines.joined().unicodeScalars.contains { Invisible.contains($0) })
  }
}
