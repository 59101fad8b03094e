import Testing

/// `almanac words`: the keys, a page for a reviewer, and the export and import of XLIFF.
@Suite struct WordsTests {
  @Test("lists every key with its English text and where it appears")
  func list() throws {
    let outcome = try Tool().run("words")
    #expect(outcome.status == 0 && outcome.stderr == "")
    let lines = outcome.stdout.split(separator: "\n")
    #expect(lines.first == "core: every picker needs these 43 keys")
    #expect(lines.contains("optional: some pickers need these 27 keys"))
    #expect(lines.contains("extended: some picker libraries need these 135 keys"))
    #expect(lines.contains("action.done: Done"))
    #expect(lines.contains("selection.count: one: {n} date selected; other: {n} dates selected"))
    // There are 205 keys with a comment each, and the headings of three groups.
    #expect(lines.count { $0.contains(": ") && !$0.hasPrefix(" ") } == 205 + 3)
    #expect(lines.count { $0.hasPrefix("  ") } == 205)
  }

  @Test("lists an app's own keys too, and escapes controls of untrusted texts")
  func ownKeys() throws {
    let tool = try Tool()
    try tool.write(
      """
      {"sourceLanguage": "en", "strings": {"app.a\\u202e": {"comment": "c\\u001b[31m", "localizations":
      {"en": {"stringUnit": {"state": "translated", "value": "Sale\\u2028now"}}}}}, "version": "1.0"}
      """, to: "App.xcstrings")
    let outcome = try tool.run("words", "--strings", "App.xcstrings")
    let own = "\nown: your app's own keys, from --strings\n\n"
    #expect(outcome.stdout.hasSuffix("\(own)app.a\\u202e: Sale\\u2028now\n  c\\u001b[31m\n\n"))
    let page = try tool.run("words", "en", "--strings", "App.xcstrings").stdout
    #expect(page.contains("## The app's own words (1)\n"))
  }

  @Test("keeps Almanac's comment on a key if an overlay has a different comment")
  func overlaidComment() throws {
    let tool = try Tool()
    try tool.write(
      """
      {"sourceLanguage": "en", "strings": {"action.done": {"comment": "Ours.", "localizations":
      {"en": {"stringUnit": {"state": "translated", "value": "Finish"}}}}}, "version": "1.0"}
      """, to: "App.xcstrings")
    func lines(_ arguments: String...) throws -> [Substring] {
      try tool.run(["words"] + arguments).stdout.split(separator: "\n")
    }
    let (own, overlaid) = (try lines(), try lines("--strings", "App.xcstrings"))
    #expect(overlaid == own.map { $0 == "action.done: Done" ? "action.done: Finish" : $0 })
    #expect(own.contains("action.done: Done") && own.contains { $0.hasPrefix("  ") })
  }

  @Test(
    "prints a page as Markdown, or as HTML",
    arguments: [[], ["--report", "markdown"], ["--report", "html"]])
  func page(report: [String]) throws {
    let outcome = try Tool().run(["words", "de"] + report)
    #expect(outcome.status == 0 && outcome.stderr == "")
    #expect(
      outcome.stdout.hasPrefix(
        report.last == "html" ? "<!DOCTYPE html>\n" : "# The words of a date picker in 'de'\n"))
    for text in ["action.done", "Fertig", "Done", "second translator"] {
      #expect(outcome.stdout.contains(text))
    }
  }

  @Test(
    "names the roles of the people who reviewed a locale's own or inherited words, or says that no one did",
    arguments: [
      ("de-AT", reviewed), ("zh", reviewed), ("nb-SJ", reviewed),
      ("agq", "No reviewer is recorded for this language yet."),
    ])
  func roles(tag: String, text: String) throws {
    #expect(try Tool().run("words", tag).stdout.contains(text))
  }

  private static let reviewed = "Read so far by: translator, second translator."

  @Test(
    "exports words, imports a translator's changes as an overlay, and exports the same bytes again",
    arguments: ["zh-Hant-TW", "ar-EG-u-nu-latn"])
  func roundTrip(tag: String) throws {
    // The keys of a locale do not affect its words, so the files name the language without them.
    let language = tag.split(separator: "-u-")[0]
    let tool = try Tool()
    #expect(try tool.run("words", tag, "--export", "a.xlf") == .success(""))
    let sent = try tool.text(of: "a.xlf")
    #expect(sent.contains(" trgLang=\"\(language)\">"))
    let unit = try #require(sent.split(separator: "    <unit ").first { $0.hasPrefix("id=\"action.done\"") })
    let target = try #require(unit.firstMatch(of: /<target>(.*)<\/target>/)?.1)
    let changed = unit.replacing("<target>\(target)</target>", with: "<target>Ja &amp; nein</target>")
      .replacing("state=\"reviewed\"", with: "state=\"translated\"")
    let returned = sent.replacing(unit, with: changed)
    // Language tags are not case-sensitive (RFC 5646, section 2.1.1), and translation tools change their case.
    try tool.write(
      returned.replacing(" trgLang=\"\(language)", with: " trgLang=\"\(language.lowercased())"), to: "b.xlf")
    #expect(try tool.run("words", "--import", "b.xlf", "--output", "o.xcstrings") == .success(""))
    #expect(
      try tool.text(of: "o.xcstrings") == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "action.done" : {
              "localizations" : {
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Ja & nein"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }

        """)
    #expect(try tool.run("words", tag, "--strings", "o.xcstrings", "--export", "-") == .success(returned))

    try tool.write("\(tag)\n", to: "locales.txt")
    #expect(try tool.run("--quiet", "--strings", "o.xcstrings").status == 0)
    #expect(try tool.text(of: "Output/json/\(tag)/locale.json").contains(#""action.done": "Ja & nein""#))
  }

  // CLDR's cardinal rules: Russian has the forms one, few, many and other.
  @Test("exports the source text and the plural forms of own keys, if their source language is not English")
  func ownSource() throws {
    let tool = try Tool()
    let nights = [("one", "%lld night"), ("other", "%lld nights")].map { "\"\($0)\":\(unit($1))" }
    let plural = "{\"variations\":{\"plural\":{\(nights.joined(separator: ","))}}}"
    let entries = ["app.nights": plural, "app.book": unit("Book {date}")].map {
      "\"\($0)\":{\"localizations\":{\"en-GB\":\($1)}}"
    }
    try tool.write(
      catalogue(entries).replacing("\"sourceLanguage\":\"en\"", with: "\"sourceLanguage\":\"en-GB\""),
      to: "own.xcstrings")
    let own = ["--strings", "own.xcstrings"]
    #expect(try tool.run(["words"] + own).stdout.contains("app.nights: one: {n} night; other: {n} nights\n"))
    let sent = try tool.run(["words", "ru"] + own + ["--export", "-"]).stdout
    let units = sent.split(separator: "<unit id=\"").filter { $0.hasPrefix("app.") }
    let sources = units.compactMap { $0.firstMatch(of: /<source>(.*)<\/source>/)?.1 }
    #expect(sources == ["Book {date}", "{n} nights", "{n} nights", "{n} night", "{n} nights"])
    let ids = units.compactMap { $0.split(separator: "\"").first }
    #expect(ids == ["app.book"] + ["few", "many", "one", "other"].map { "app.nights:\($0)" })
    let texts = ["few": "{n} ночи", "many": "{n} ночей", "one": "{n} ночь", "other": "{n} ночи"]
    let targets = texts.map {
      "<unit id=\"app.nights:\($0)\"><segment><source>x</source><target>\($1)</target></segment></unit>"
    }.joined()
    let namespace = "urn:oasis:names:tc:xliff:document:2.0"
    try tool.write(
      "<xliff xmlns=\"\(namespace)\" version=\"2.0\" trgLang=\"ru\"><file id=\"f\">\(targets)</file></xliff>",
      to: "ru.xlf")
    let overlay = ["words", "--import", "ru.xlf", "--output", "ru.xcstrings"] + own
    #expect(try tool.run(overlay) == .success(""))
    try tool.write("ru\n", to: "locales.txt")
    // The overlay that adds the keys is first.
    #expect(try tool.run(["--quiet"] + own + ["--strings", "ru.xcstrings"]).status == 0)
    let strings = try tool.json("Output/json/ru/locale.json")["strings"] as? [String: Any]
    #expect(strings?["app.nights"] as? [String: String] == texts)
  }

  @Test("warns that a file without changes gives an empty overlay")
  func unchanged() throws {
    let tool = try Tool()
    try tool.write(try tool.run("words", "fr", "--export", "-").stdout, to: "fr.xlf")
    let outcome = try tool.run("words", "--import", "fr.xlf")
    #expect(outcome.status == 0)
    #expect(outcome.stderr == "almanac: warning: fr.xlf changes no text, so the overlay is empty.\n")
    #expect(outcome.stdout.contains("\"strings\" : {}"))
    #expect(try tool.shell("$almanac words --import - < fr.xlf").stdout == outcome.stdout)
  }

  @Test("counts the known texts that a file no longer has", arguments: [1, 2])
  func removed(count: Int) throws {
    let tool = try Tool()
    let sent = try tool.run("words", "fr", "--export", "-").stdout
    let target = #/ *<target>.*</target>\n/#
    try tool.write(sent.replacing(target, with: "", maxReplacements: count), to: "fr.xlf")
    let outcome = try tool.run("words", "--import", "fr.xlf")
    #expect(outcome.status == 0)
    let warning = "almanac: warning: fr.xlf has units without a target (\(count)), so their texts stay. "
    #expect(outcome.stderr.hasPrefix(warning))
    #expect(
      outcome.stderr.hasSuffix("\nalmanac: warning: fr.xlf changes no text, so the overlay is empty.\n"))
  }

  @Test("never replaces a file, so that a translator's work is not lost")
  func existing() throws {
    let tool = try Tool(files: ["de.xlf": "mine"])
    #expect(
      try tool.run("words", "de", "--export", "de.xlf")
        == .failure(73, "almanac: error: 'de.xlf' already exists. Name another file, or remove this one.\n")
    )
    #expect(try tool.text(of: "de.xlf") == "mine")
    // A run that would write the same bytes succeeds.
    for _ in 1...2 { #expect(try tool.run("words", "de", "--export", "new.xlf").status == 0) }
    try tool.shell("echo >> new.xlf").expectSuccess()
    try tool.run("words", "de", "--export", "new.xlf").expectError(73, "'new.xlf' already exists.")
  }

  // CLDR: the whole numbers in Bodo (brx), which Almanac has no words for, have the plural forms one and other.
  @Test("exports an empty unit for each plural form of a word that the language lacks")
  func missingForms() throws {
    let file = try Tool().run("words", "brx", "--export", "-").stdout
    let ids = file.matches(of: #/<unit id="(selection\.count.*?)">/#).map { String($0.1) }
    #expect(ids == ["selection.count:one", "selection.count:other"])
  }

  @Test("does not read a plural whose forms are not all translated yet")
  func startedPlural() throws {
    let tool = try Tool()
    let sent = try tool.run("words", "brx", "--export", "-").stdout
    let filled = [("Done", "x"), ("{n} date selected", "{n} x")].reduce(sent) { text, word in
      let source = "<source>\(word.0)</source>"
      return text.replacing(source, with: "\(source)<target>\(word.1)</target>")
    }
    try tool.write(filled, to: "brx.xlf")
    let outcome = try tool.run("words", "--import", "brx.xlf")
    #expect(outcome.status == 0)
    let warning = "almanac: warning: brx.xlf has units without a target (1), so their texts stay. "
    #expect(outcome.stderr.hasPrefix(warning), "\(outcome.stderr)")
    #expect(outcome.stdout.contains("\"action.done\"") && !outcome.stdout.contains("selection.count"))
  }
}
