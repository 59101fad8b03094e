import AlmanacKit
import Testing

/// Texts with a number: CLDR's plural rules, in which node 24 (CLDR 48) and CLDR 42 agree, and each language's grammar.
@Suite struct CountedTextTests {
  /// A text by the number in it.
  struct Counts: CustomTestStringConvertible, Sendable {
    let tag: String
    let texts: [(number: Int, text: String)]

    init(_ tag: String, _ texts: KeyValuePairs<Int, String>) {
      self.tag = tag
      self.texts = texts.map { ($0.key, $0.value) }
    }

    var testDescription: String { tag }
  }

  @Test(
    "take the plural form of the language",
    arguments: [
      Counts("en", [0: "0 dates selected", 1: "1 date selected", 2: "2 dates selected"]),
      Counts(
        "ru",
        [
          1: "Выбрана 1 дата", 2: "Выбрано 2 даты", 5: "Выбрано 5 дат", 11: "Выбрано 11 дат",
          21: "Выбрана 21 дата", 22: "Выбрано 22 даты", 111: "Выбрано 111 дат",
        ]),
      Counts(
        "pl",
        [
          1: "Wybrano 1 datę", 2: "Wybrano 2 daty", 5: "Wybrano 5 dat", 12: "Wybrano 12 dat",
          21: "Wybrano 21 dat", 22: "Wybrano 22 daty",
        ]),
      Counts(
        "lt",
        [
          1: "Pasirinkta 1 data", 2: "Pasirinktos 2 datos", 10: "Pasirinkta 10 datų",
          11: "Pasirinkta 11 datų",
          21: "Pasirinkta 21 data", 22: "Pasirinktos 22 datos",
        ]),
      Counts("zh-Hans", [0: "已选0个日期", 1: "已选1个日期", 2: "已选2个日期"]),
    ])
  func selection(counts: Counts) throws {
    let locale = try RealBundle.locale(counts.tag)
    for (number, text) in counts.texts {
      #expect(try locale.string("selection.count", count: number) == text)
    }
  }

  @Test(
    "say a number of minutes as a screen reader does",
    arguments: [
      Counts("en", [0: "0 minutes", 1: "1 minute", 30: "30 minutes"]),
      Counts("ru", [0: "0 минут", 1: "1 минута", 3: "3 минуты", 15: "15 минут", 21: "21 минута"]),
      Counts("pl", [1: "1 minuta", 3: "3 minuty", 15: "15 minut", 21: "21 minut", 22: "22 minuty"]),
      Counts("lt", [1: "1 minutė", 3: "3 minutės", 15: "15 minučių", 21: "21 minutė"]),
      // One and two have no number in Arabic and Hebrew: the noun says it.
      Counts("ar", [0: "٠ دقيقة", 1: "دقيقة", 2: "دقيقتان", 3: "٣ دقائق", 11: "١١ دقيقة"]),
      Counts("he", [0: "0 דקות", 1: "דקה", 2: "שתי דקות", 3: "3 דקות"]),
    ])
  func minutes(counts: Counts) throws {
    let locale = try RealBundle.locale(counts.tag)
    for (number, text) in counts.texts { #expect(try locale.spokenMinute(number) == text) }
  }

  @Test(
    "say a number of hours of a duration",
    arguments: [
      Counts("en", [0: "0 hours", 1: "1 hour", 24: "24 hours"]),
      Counts("de", [1: "1 Stunde", 3: "3 Stunden"]),
      Counts("ru", [0: "0 часов", 1: "1 час", 3: "3 часа", 5: "5 часов", 21: "21 час", 101: "101 час"]),
      Counts("pl", [0: "0 godzin", 1: "1 godzina", 2: "2 godziny", 5: "5 godzin", 21: "21 godzin"]),
      Counts("lt", [0: "0 valandų", 1: "1 valanda", 2: "2 valandos", 11: "11 valandų", 21: "21 valanda"]),
      Counts("ar", [1: "ساعة", 2: "ساعتان", 3: "٣ ساعات", 11: "١١ ساعة", 101: "١٠١ ساعة"]),
      Counts("he", [2: "שעתיים", 3: "3 שעות", 21: "21 שעות"]),
      Counts("ja", [1: "1 時間", 21: "21 時間"]),
    ])
  func durations(counts: Counts) throws {
    let locale = try RealBundle.locale(counts.tag)
    for (number, text) in counts.texts { #expect(locale.duration(number, .hour) == text) }
  }

  // Nouns or symbols without a number, from the catalogue; Maltese has five forms in CLDR 42, Igbo, Tajik and Tatar one.
  @Test(
    "label a wheel of minutes where the language has one text for every number",
    arguments: [
      ("ckb", "خولەک"), ("eo", "min"), ("ig", "nkeji"), ("mt", "min"), ("tg", "дақиқа"), ("ti", "ደቒቕ"),
      ("tt", "минут"),
    ])
  func oneText(tag: String, text: String) throws {
    let locale = try RealBundle.locale(tag)
    for number in 0...59 { #expect(try locale.string("timer.minutes", count: number) == text) }
  }

  @Test("say shorter durations, and what stands above their columns")
  func widths() throws {
    // CLDR 42, units: hour and second in English.
    let locale = try RealBundle.locale("en")
    #expect(locale.duration(2, .hour, .abbreviated) == "2 hr")
    #expect(locale.duration(2, .hour, .narrow) == "2h")
    #expect(locale.duration(45, .second) == "45 seconds")
    #expect(locale.durationLabel(.hour) == "hours")
  }

  // UTS 35, "Language Plural Rules": a form that is missing is that of "other".
  @Test("say a duration in the form for all other numbers if that of its number is missing")
  func missingDuration() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) {
      $0.units = ["hour": ["long": UnitNames(label: nil, forms: [.other: "{0} Stunden"])]]
    }
    #expect(try bundle.locale().duration(1, .hour) == "1 Stunden")
    #expect(try bundle.locale().duration(2, .hour) == "2 Stunden")
  }

  @Test("write a negative number with a hyphen, in the form of its absolute value")
  func negative() throws {
    let locale = try RealBundle.locale("en")
    #expect(locale.text(-12) == "-12")
    #expect(locale.duration(-1, .hour) == "-1 hour")
    #expect(try locale.string("selection.count", count: -2) == "-2 dates selected")
    #expect(try RealBundle.locale("ar").text(-12) == "-١٢")
  }

  @Test(
    "say the hour on the clock of the locale",
    arguments: [
      Counts("en", [0: "12 o’clock", 2: "2 o’clock", 12: "12 o’clock", 14: "2 o’clock", 23: "11 o’clock"]),
      Counts("de", [0: "0 Uhr", 1: "1 Uhr", 14: "14 Uhr"]),
      Counts("ru", [0: "0 часов", 1: "1 час", 2: "2 часа", 14: "14 часов", 21: "21 час"]),
      Counts("pl", [1: "Godzina 1", 14: "Godzina 14"]),
      Counts("ar", [0: "الساعة ١٢", 14: "الساعة ٢"]),
      Counts("zh-Hans", [2: "2点", 14: "14点"]),
      Counts("fr", [1: "1 heure", 14: "14 heures"]),
    ])
  func hours(counts: Counts) throws {
    let locale = try RealBundle.locale(counts.tag)
    for (number, text) in counts.texts { #expect(try locale.spokenHour(number) == text) }
  }
}
