import AlmanacKit
import Testing

/// The picker's own words: from the catalogue and from CLDR, titled, and never another language's.
@Suite struct StringTests {
  // Dictionary words with a capital, as a button shows them.
  @Test(
    "titles CLDR's words by the language's rules",
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
    "has all 184 keys in every language of the catalogue that has its words whole",
    arguments: [
      "en", "de", "fr", "es", "it", "nl", "pt", "pt-PT", "ru", "uk", "pl", "tr", "el", "ar", "fa", "he", "hi",
      "bn",
      "am", "th", "vi", "id", "my", "sw", "zh-Hans", "zh-Hant", "ja", "ko", "sv", "cs", "hu", "sr", "sr-Latn",
      "ta",
      "ka", "kk",
    ])
  func everyKey(tag: String) throws {
    let strings = try Extraction.record(tag).locale.strings
    #expect(strings.count == 184)
    #expect(strings.values.allSatisfy { !$0.texts.contains("") })
  }

  @Test(
    "looks words up by the data locale, along CLDR's parents",
    arguments: [
      ("zh-TW", "zh-Hant-TW", "取消"), ("de-AT", "de-AT", "Abbrechen"), ("en-GB", "en-GB", "Cancel"),
      ("pt-AO", "pt-AO", "Cancelar"), ("zh", "zh", "取消"), ("es-MX", "es-MX", "Cancelar"),
    ])
  func lookUp(tag: String, data: String, expected: String) throws {
    let locale = try Extraction.record(tag, data: data).locale
    #expect(locale.strings["action.cancel"] == .plain(expected))
    #expect(locale.sources["strings.action.cancel"] == .catalogue)
  }

  @Test("gives Portuguese outside Brazil the European words, as CLDR's parents say")
  func portuguese() throws {
    let key = "nav.nextMonth"
    let european = try Extraction.record("pt-PT").locale.strings[key]
    #expect(european != (try Extraction.record("pt").locale.strings[key]))
    #expect(try Extraction.record("pt-AO").locale.strings[key] == european)
  }

  @Test(
    "gives nobody another language's words",
    arguments: ["hi-Latn", "yue-Hant"])
  func foreign(tag: String) throws {
    let locale = try Extraction.record(tag).locale
    #expect(locale.strings["action.cancel"] == nil)
    // What CLDR has in the language itself is there all the same, or nothing is.
    for (key, source) in locale.sources where key.hasPrefix("strings.") {
      // Root's symbol "min" belongs to every language that has the unit.
      let isSymbol = key == "strings.timer.minutes" && source == .root
      // The label of the day's halves is made of the marks on their wheel.
      let isRule = key == "strings.label.dayPeriod" && source == .rule
      #expect(source == .own || source == .parent("yue") || isSymbol || isRule, "\(key): \(source)")
    }
  }

  // "Neste månad" and "Neste måned": CLDR's parent of Nynorsk is Bokmål, and for words they are two languages.
  @Test("gives Nynorsk its own words, and none of Bokmål's")
  func nynorsk() throws {
    let locale = try Extraction.record("nn").locale
    #expect(locale.strings["nav.nextMonth"] == .plain("Neste månad"))
    // CLDR keeps the symbol "min" of both in Norwegian.
    let shared = locale.sources.filter { $0.key.hasPrefix("strings.") && $0.value == .parent("no") }
    #expect(shared.keys.allSatisfy { $0 == "strings.timer.minutes" })
  }

  @Test(
    "leaves a word out that only root has, where root is not the language", arguments: ["haw", "ii", "bho"])
  func rootWords(tag: String) throws {
    let strings = try Extraction.record(tag).locale.strings
    #expect(strings["nav.today"] != .plain("Today"))
    #expect(strings["segment.month"] != .plain("Month"))
  }

  // CLDR's plural rules: Arabic has six forms, Hebrew one, two and other, Japanese one.
  @Test(
    "has the plural forms whole numbers reach in the language",
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

  // CLDR, dayPeriods, abbreviated: "a.m." and "p.m." have spaces in Catalan, and none in English and Norwegian.
  @Test(
    "labels the halves of a day with both marks, and parts them by spaces if they have spaces",
    arguments: [("ca", "a.\u{202F}m. / p.\u{202F}m."), ("en", "AM/PM"), ("nb", "a.m./p.m.")])
  func dayPeriods(tag: String, label: String) throws {
    let strings = try Extraction.record(tag).locale.strings
    #expect(strings["label.dayPeriod"]?.texts.map { $0.replacing("\u{A0}", with: "\u{202F}") } == [label])
  }

  @Test("speaks minutes with their number, and labels a timer without it")
  func units() throws {
    let strings = try Extraction.record("en").locale.strings
    #expect(strings["a11y.minuteValue"] == .plural([.one: "{n} minute", .other: "{n} minutes"]))
    #expect(strings["timer.hours"] == .plural([.one: "hour", .other: "hours"]))
    #expect(strings["timer.minutes"] == .plural([.one: "min", .other: "min"]))
  }

  @Test("speaks minutes as node's Intl formats the unit", arguments: Reference.tags)
  func minutes(tag: String) throws {
    let expected = try #require(try Reference.cldr48().locales[tag]?.units?.last)
    let record = try Extraction.record(tag).locale
    let number = record.numbers.digits.map { $0[3] + $0[0] } ?? "30"
    let spoken = try #require(record.strings["a11y.minuteValue"]?.texts)
      .map { $0.replacing("{n}", with: number).filter { !$0.isWhitespace } }
    // Whether there is a space, the words decide: Japanese has none in hours, so it has none in minutes.
    #expect(spoken.contains(expected.filter { !$0.isWhitespace }))
  }

  @Test("labels a timer with a word that can stand beside any number")
  func timerBesideTwo() throws {
    // Hebrew's and Arabic's forms for two say the number themselves ("שעתיים" is "two hours").
    let hebrew = try Extraction.record("he").locale.strings
    #expect(hebrew["timer.hours"] == .plural([.one: "שעה", .two: "שעות", .other: "שעות"]))
    let arabic = try #require(try Extraction.record("ar").locale.strings["timer.hours"]?.sortedForms)
    #expect(!arabic.contains { $0.text == "ساعتان" })
  }

  // CLDR's word is "calendar system" in Japanese and Chinese (暦法, 曆法), and Arabic's minutes are a singular.
  @Test(
    "prefers the catalogue's word to CLDR's where the catalogue overrides it",
    arguments: [
      ("ja", "label.calendar", "カレンダー"), ("zh-Hant-TW", "label.calendar", "日曆"),
      ("ar-EG", "label.minutes", "دقائق"), ("be", "segment.week", "Тыдзень"),
    ])
  func overridden(tag: String, key: String, expected: String) throws {
    let locale = try Extraction.record(tag).locale
    #expect(locale.strings[key] == .plain(expected))
    #expect(locale.sources["strings.\(key)"] == .catalogue)
  }
}
