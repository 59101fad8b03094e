import AlmanacExtraction
import AlmanacInputs
import AlmanacKit
import Testing

/// The words of a picker, which come from the string catalog or CLDR and never from another language.
@Suite struct StringTests {
  // The expected texts are dictionary words with a capital, as on a button.
  @Test(
    "are capitalized by the language's rules if they come from CLDR",
    arguments: [
      ("fr", "nav.today", "Aujourd’hui"), ("de", "nav.today", "Heute"), ("ru", "nav.today", "Сегодня"),
      ("el", "nav.today", "Σήμερα"), ("es", "segment.week", "Semana"), ("it", "segment.month", "Mese"),
      ("nl", "segment.year", "Jaar"), ("tr", "nav.today", "Bugün"), ("cs", "label.calendar", "Kalendář"),
      ("de", "label.hours", "Stunden"), ("en", "label.minutes", "Minutes"), ("ja", "nav.today", "今日"),
      ("de", "label.hour", "Stunde"), ("fr", "nav.tomorrow", "Demain"), ("it", "nav.yesterday", "Ieri"),
      ("es", "label.weekday", "Día de la semana"), ("en", "label.timeZone", "Time zone"),
      ("pt", "preset.lastWeek", "Semana passada"), ("sv", "label.quarter", "Kvartal"),
      ("en", "preset.thisQuarter", "This quarter"), ("nl", "label.era", "Tijdperk"),
    ])
  func titled(tag: String, key: String, expected: String) throws {
    #expect(try Extraction.record(tag).locale.strings[key] == .plain(expected))
  }

  @Test(
    "have all 205 keys, all reviewed, in every fully translated language of the catalog",
    arguments: [
      "en", "de", "fr", "es", "it", "nl", "pt", "pt-PT", "ru", "uk", "pl", "tr", "el", "ar", "fa", "he", "hi",
      "bn", "am", "th", "vi", "id", "my", "sw", "zh-Hans", "zh-Hant", "ja", "ko", "sv", "cs", "hu", "sr",
      "sr-Latn", "ta", "ka", "kk",
    ])
  func everyKey(tag: String) throws {
    let record = try Extraction.record(tag)
    #expect(record.locale.strings.count == 205 && record.unreviewed.isEmpty)
    #expect(record.locale.strings.values.allSatisfy { !$0.texts.contains("") })
  }

  @Test(
    "are looked up for the data locale, and then for its parents in CLDR",
    arguments: [
      ("zh-TW", "zh-Hant-TW", "取消"), ("de-AT", "de-AT", "Abbrechen"), ("en-GB", "en-GB", "Cancel"),
      ("pt-AO", "pt-AO", "Cancelar"), ("zh", "zh", "取消"), ("es-MX", "es-MX", "Cancelar"),
    ])
  func lookUp(tag: String, data: String, expected: String) throws {
    let locale = try Extraction.record(tag, data: data).locale
    #expect(locale.strings["action.cancel"] == .plain(expected))
    #expect(locale.sources["strings.action.cancel"] == .catalogue)
  }

  // CLDR 42 has no plural rules for Konkani, and CLDR 48 has `one`.
  @Test("have only plural forms that the language's rules choose", arguments: ["kok", "de", "pl", "ar"])
  func reachable(tag: String) throws {
    let locale = try Extraction.record(tag).locale
    let forms = try #require(locale.strings["selection.count"]?.sortedForms)
    #expect(Set(forms.map(\.category)) == Set(locale.plurals.cardinal.conditions.keys).union([.other]))
  }

  @Test("are European Portuguese outside Brazil, by CLDR's parents")
  func portuguese() throws {
    let key = "nav.nextMonth"
    let european = try Extraction.record("pt-PT").locale.strings[key]
    #expect(european != (try Extraction.record("pt").locale.strings[key]))
    #expect(try Extraction.record("pt-AO").locale.strings[key] == european)
  }

  @Test(
    "never come from another language",
    arguments: ["hi-Latn", "pa-Arab"])
  func foreign(tag: String) throws {
    let locale = try Extraction.record(tag).locale
    #expect(locale.strings["action.cancel"] == nil)
    // Only words that CLDR has in the language itself are allowed.
    for (key, source) in locale.sources where key.hasPrefix("strings.") {
      // CLDR omits a language's short text for minutes if it equals root's symbol "min". So the symbol counts as the
      // language's own word.
      let isSymbol = key == "strings.timer.minutes" && source == .root
      // Almanac makes the label of the wheel for AM and PM by a rule, from the locale's names of AM and PM.
      let isRule = key == "strings.label.dayPeriod" && source == .rule
      #expect(source == .own || isSymbol || isRule, "\(key): \(source)")
    }
  }

  // In CLDR, Nynorsk inherits from Norwegian (`no`), which has the words of Bokmål. "Neste månad" is Nynorsk, and
  // "Neste måned" is Bokmål.
  @Test("are Nynorsk words in Nynorsk, not words from Bokmål")
  func nynorsk() throws {
    let locale = try Extraction.record("nn").locale
    #expect(locale.strings["nav.nextMonth"] == .plain("Neste månad"))
    // Nynorsk and Bokmål share the symbol "min", which CLDR has in Norwegian (`no`).
    let shared = locale.sources.filter { $0.key.hasPrefix("strings.") && $0.value == .parent("no") }
    #expect(shared.keys.allSatisfy { $0 == "strings.timer.minutes" })
  }

  // By CLDR's plural rules, Arabic has six forms, English two, and Japanese one.
  @Test(
    "have the plural forms that whole numbers need in the language",
    arguments: [
      ("ar", "few many one other two zero"), ("ja", "other"), ("en", "one other"),
      ("ru", "few many one other"), ("pl", "few many one other"), ("fr", "one other"),
    ])
  func plurals(tag: String, expected: String) throws {
    let strings = try Extraction.record(tag).locale.strings
    for key in ["a11y.minuteValue", "timer.hours", "timer.minutes"] {
      let forms = try #require(strings[key]?.sortedForms)
      #expect(forms.map(\.category.rawValue).joined(separator: " ") == expected, "\(key)")
    }
  }

  // In CLDR (dayPeriods, abbreviated), "a. m." and "p. m." have spaces in Catalan. English "AM" and Norwegian "a.m."
  // have none.
  @Test(
    "label AM and PM with both names, separated by spaces if a name has a space",
    arguments: [
      ("ca", "a.\u{202F}m. / p.\u{202F}m."), ("en", "AM/PM"), ("nb", "a.m./p.m."),
      ("bs-Cyrl", "пре\u{202F}подне / поподне"), ("jgo", "mbaꞌmbaꞌ / ŋka\u{202F}mbɔ́t\u{202F}nji"),
    ])
  func dayPeriods(tag: String, label: String) throws {
    let strings = try Extraction.record(tag).locale.strings
    #expect(strings["label.dayPeriod"]?.texts.map(\.plainSpaces) == [label.plainSpaces])
  }

  @Test("have a number in spoken minutes, but not in a timer's label")
  func units() throws {
    let strings = try Extraction.record("en").locale.strings
    #expect(strings["a11y.minuteValue"] == .plural([.one: "{n} minute", .other: "{n} minutes"]))
    #expect(strings["timer.hours"] == .plural([.one: "hour", .other: "hours"]))
    #expect(strings["timer.minutes"] == .plural([.one: "min", .other: "min"]))
    // CLDR: the Swahili number is behind the word, "saa {0}".
    let swahili = try Extraction.record("sw").locale.strings
    #expect(swahili["timer.hours"] == .plural([.one: "saa", .other: "saa"]))
  }

  // CLDR 42 (smn.xml) has the label "tiijmeh", but no plural forms of the unit.
  @Test("have CLDR's label of a unit without plural forms", .needsCLDR42)
  func labelAlone() throws {
    let locale = try Extraction.record("smn").locale
    #expect(locale.units?["hour"] == nil && locale.strings["label.hours"] == .plain("Tiijmeh"))
    #expect(locale.sources["strings.label.hours"] == .own)
  }

  @Test("from CLDR have the placeholders and plural forms that Almanac requires of an app's own text")
  func shapes() throws {
    let strings = try Extraction.record("en").locale.strings
    for word in CLDRWord.all {
      let text = try #require(strings[word.key], "\(word.key)")
      let shape = TextShape(placeholders: text.placeholders, isPlural: text.isPlural)
      #expect(word.shape == shape, "\(word.key)")
    }
  }

  @Test("label a timer with a word that fits beside any number")
  func timerBesideTwo() throws {
    // CLDR's forms for two mean "two hours" (Hebrew "שעתיים", Arabic "ساعتان"), so they do not fit beside the number 2.
    let hebrew = try Extraction.record("he").locale.strings
    #expect(hebrew["timer.hours"] == .plural([.one: "שעה", .two: "שעות", .other: "שעות"]))
    let arabic = try #require(try Extraction.record("ar").locale.strings["timer.hours"]?.sortedForms)
    #expect(!arabic.contains { $0.text == "ساعتان" })
  }

  // CLDR's Japanese and Chinese words for "calendar" mean "calendar system" (暦法, 曆法), and CLDR's Arabic word for
  // "minutes" is singular, and names of fields are definite.
  @Test(
    "come from the catalog if the catalog overrides CLDR's word",
    arguments: [
      ("ja", "label.calendar", "カレンダー"), ("zh-Hant-TW", "label.calendar", "日曆"),
      ("ar-EG", "label.minutes", "الدقائق"), ("be", "segment.week", "Тыдзень"),
    ])
  func overridden(tag: String, key: String, expected: String) throws {
    let locale = try Extraction.record(tag).locale
    #expect(locale.strings[key] == .plain(expected))
    #expect(locale.sources["strings.\(key)"] == .catalogue)
  }
}
