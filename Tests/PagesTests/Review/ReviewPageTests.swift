import AlmanacInputs
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacPages

/// The page with the words of a language for a reviewer.
@Suite struct ReviewPageTests {
  /// A hostile text that an overlay could have as a word's text or comment.
  private static let hostile =
    "</td><script>alert(1)</script> | `a` **b** [c](https://d) ![e](f) @g #1 :h: www.i.j \"'& \u{202E}k$l$ ~m~ \\"

  private static func hostilePage() throws -> ReviewPage {
    var record = try Words.record("de")
    record.locale.strings["action.done"] = .plain(hostile)
    record.locale.strings["action.cancel"] = nil
    return ReviewPage(try Words.words(record, comments: ["action.done": hostile]), roles: [])
  }

  @Test("is one HTML file that has the words as data, even hostile words")
  func html() throws {
    let text = String(decoding: try Self.hostilePage().html, as: UTF8.self)
    #expect(text.contains("default-src 'none'"))
    // The scripts are the data and the page's own script.
    #expect(text.components(separatedBy: "<script").count == 3 && !text.contains("alert(1)</script>"))
    let words = try ParsedPage(text).values("words")["words"] as? [NSDictionary]
    let word = try #require(words?.first { $0["key"] as? String == "action.done" })
    #expect(word["comment"] as? String == Self.hostile)
    #expect((word["units"] as? [NSDictionary])?.map { $0["target"] as? String } == [Self.hostile])
  }

  // Output/json/he/locale.json has the Hebrew texts.
  @Test("has the direction of the language, and each text with its English text and its example")
  func data() throws {
    let page = ReviewPage(try Words.words(try Words.record("he")), roles: [])
    let values = try ParsedPage(String(decoding: page.html, as: UTF8.self)).values("words")
    #expect(values["direction"] as? String == "rtl" && values["tag"] as? String == "he")
    #expect(values["title"] as? String == page.title)
    #expect(values["introduction"] as? [String] == [page.introduction[1]])
    let words = try #require(values["words"] as? [NSDictionary])
    for (key, tier) in [("action.done", "core"), ("action.save", "extended")] {
      #expect(words.contains { $0["key"] as? String == key && $0["tier"] as? String == tier })
    }
    func units(_ key: String) -> [[String: String]]? {
      words.first { $0["key"] as? String == key }?["units"] as? [[String: String]]
    }
    #expect(units("action.done") == [["id": "action.done", "source": "Done", "target": "סיום"]])
    let counts = try #require(units("selection.count"))
    #expect(counts.map { $0["form"] } == ["one", "other", "two"])
    #expect(counts[0]["note"] == "Plural form 'one': for 1.")
    // In CLDR, the Hebrew forms 'one' and 'two' each have one whole number.
    #expect(counts.map { $0["optional"] } == ["{n}", nil, "{n}"])
    let sources = ["{n} date selected", "{n} dates selected", "{n} dates selected"]
    #expect(counts.compactMap { $0["source"] } == sources)
    #expect(
      counts.allSatisfy { $0["target"]?.contains("{n}") == true && $0["example"]?.last?.isNumber == true })
  }

  @Test("begins with the core words, and in each group with the words that need a reader")
  func readingOrder() throws {
    var record = try Words.record("de", unreviewed: ["nav.today": [.other], "action.save": [.other]])
    record.locale.strings["action.cancel"] = nil
    let page = ReviewPage(try Words.words(record), roles: [])
    let words = try ParsedPage(String(decoding: page.html, as: UTF8.self)).values("words")["words"]
    let keys = try #require(words as? [NSDictionary]).compactMap { $0["key"] as? String }
    #expect(page.introduction[1].contains("The page has 205 keys. 1 key has no text yet. "))
    #expect(page.introduction[1].contains(" 2 texts still need a second reviewer. "))
    #expect(keys.starts(with: ["action.cancel", "nav.today", "a11y.hourValue"]))
    #expect(Set(keys.prefix(43)) == Set(PickerKeys.core) && keys[43 + 27] == "action.save")
  }

  @Test("is a Markdown table in which no text is markup")
  func markdown() throws {
    let lines = try Self.hostilePage().markdown.split(separator: "\n")
    let row = try #require(lines.first { $0.hasPrefix("| action.done") || $0.contains("| action&#46;done") })
    #expect(row.count { $0 == "|" } == 6)
    let rest = row.replacing(/<\/?code>|<br>|<!-- -->/, with: "")
    for markup in ["<", ">", "`", "*", "[", "]", "@", "~", "$", "\\", "https:", "www.", ":h", "\u{202E}"] {
      #expect(!rest.contains(markup), "\(markup)")
    }
    #expect(row.contains("&#64;<!-- -->g") && row.contains("&#8238;"))
  }

  // The texts are in Output/json, and the numbers are the greatest of the first five that take each form.
  @Test("has a table for each group of keys, with the English text, the text and its examples")
  func tables() throws {
    var record = try Words.record("de")
    record.locale.strings["action.clear"] = nil
    record.locale.strings["action.save"] = .plain("Sichern, {user}")
    let comments = ["action.done": "A button."]
    let lines = ReviewPage(try Words.words(record, comments: comments), roles: []).markdown
      .split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("## ") } == [
        "## Please look at these first (1)", "## Words that every picker needs (42)",
        "## Words that some pickers need (27)", "## Other words that some picker libraries need (135)",
      ])
    for row in [
      "| Key | English | Text | In use | Where it appears |", "| action.clear | Clear | — |  |  |",
      "| action.done | Done | Fertig | Fertig | A button. |",
      "| action.save | Save | Sichern, {user} | Sichern, {user} |  |",
      "| selection.count | one: {n} date selected<br>other: {n} dates selected "
        + "| one: {n} Tag ausgewählt<br>other: {n} Tage ausgewählt "
        + "| 1 Tag ausgewählt<br>5 Tage ausgewählt |  |",
    ] { #expect(lines.contains { $0 == row }, "\(row)") }
  }

  @Test(
    "shows a dash in place of a text that English and the app's source language lack",
    arguments: [
      (nil, nil, "—"), (nil, "Terminé", "Terminé"), ("Done", "Terminé", "Done"),
    ] as [(String?, String?, String)])
  func source(english: String?, ofApp: String?, shown: String) throws {
    let (record, key) = (try Words.record("de"), "action.done")
    var source = record
    source.locale.strings = english.map { [key: Phrase.plain($0)] } ?? [:]
    let words = try ReviewWords(
      of: record, english: source, keys: [key], sources: ofApp.map { [key: Phrase.plain($0)] } ?? [:],
      comments: [:])
    let lines = ReviewPage(words, roles: []).markdown.split(separator: "\n")
    #expect(lines.last == "| action.done | \(shown) | Fertig | Fertig |  |")
  }

  @Test("shows missing and unreviewed texts first, and lists the readers of the words")
  func order() throws {
    var record = try Words.record("de", unreviewed: ["nav.today": [.other]])
    record.locale.strings["action.cancel"] = nil
    let page = ReviewPage(try Words.words(record), roles: ["translator", "second translator"])
    #expect(page.sections[0].words.map(\.key) == ["action.cancel", "nav.today"])
    #expect(
      page.introduction[1].hasSuffix(
        "translator, second translator. No native speaker has reviewed them yet."))
    record.locale.strings["action.clear"] = nil
    let gaps = ReviewPage(try Words.words(record), roles: [])
    #expect(gaps.introduction[1].contains("2 keys have no text yet. 1 text still needs a second reviewer. "))
    let whole = ReviewPage(try Words.words(try Words.record("de")), roles: [])
    #expect(whole.introduction[1].contains("Every key has a text. No text needs a second reviewer. "))
    let native = ReviewPage(try Words.words(record), roles: ["native speaker"])
    #expect(native.introduction[1].hasSuffix("Read so far by: native speaker."))
  }

  // The expected texts come from Output/json/de, with the placeholders filled by hand.
  @Test(
    "fills the placeholders of a text as a user sees them",
    arguments: [
      ("a11y.today", ["Heute, 17.02.2026"]), ("a11y.range", ["17.02.2026 bis 01.11.2026"]),
      ("selection.count", ["1 Tag ausgewählt", "5 Tage ausgewählt"]),
      ("error.outOfRange", ["Das Datum muss im Zeitraum vom 17.02.2026 bis 01.11.2026 liegen."]),
      ("error.outOfRangeTime", ["Bitte eine Uhrzeit von 09:00 bis 17:30 auswählen."]),
      ("error.hourRange", ["Die Stunde muss zwischen 9 und 17 liegen."]),
      ("error.yearRange", ["Das Jahr muss zwischen 1900 und 2060 liegen."]),
      ("error.ambiguousDate", ["Ist der 04.03.2026 oder der 03.04.2026 gemeint?"]),
      ("error.minuteRange", ["Die Minute muss zwischen 5 und 55 liegen."]),
      ("prompt.selectDayPeriod", ["AM oder PM auswählen"]), ("a11y.weekNumber", ["Woche 6"]),
      ("error.format", ["Bitte dieses Format verwenden: TT.MM.JJJJ"]),
      ("a11y.selectedTime", ["Ausgewählte Uhrzeit: 14:30"]), ("a11y.goToYear", ["Zum Jahr 2026 wechseln"]),
      ("chinese.leapMonthNamed", ["Monat 6 (Schaltmonat)"]),
    ])
  func examples(key: String, expected: [String]) throws {
    let word = try #require(try Words.words(try Words.record("de")).words.first { $0.key == key })
    #expect(word.examples == expected)
  }

  // CLDR's fa has the wide names قبل‌ازظهر and بعدازظهر, and the digits ۰ to ۹.
  @Test("shows the abbreviated names of AM and PM, and the digits of the language")
  func dayPeriods() throws {
    let words = try Words.words(try Words.record("fa")).words
    #expect(
      words.first { $0.key == "selection.count" }?.examples.last?.contains { ("۰"..."۹").contains($0) }
        == true)
    #expect(words.first { $0.key == "prompt.selectDayPeriod" }?.examples == ["انتخاب ق.ظ. یا ب.ظ."])
  }

  @Test("fills all placeholders in every language", arguments: Words.tried)
  func filled(tag: String) throws {
    for word in try Words.words(try Words.record(tag)).words {
      #expect(!word.examples.contains { $0.contains("{") }, "\(word.key): \(word.examples)")
    }
  }
}
