import AlmanacKit
import Testing

/// Texts with a number, by CLDR's plural rules and each language's grammar.
///
/// CLDR 42 and node 24 (CLDR 48) agree on the rules used here.
@Suite struct CountedTextTests {
  /// A call with a number.
  enum Call: Sendable {
    case selection, minute, hour, duration

    func text(_ locale: AlmanacLocale, _ number: Int) throws -> String? {
      switch self {
      case .selection: try locale.string("selection.count", count: number)
      case .minute: try locale.spokenMinute(number)
      case .hour: try locale.spokenHour(number)
      case .duration: locale.duration(number, .hour)
      }
    }
  }

  /// A locale, and its texts for several numbers, such as `1: "1 date selected"`.
  struct Counts: CustomTestStringConvertible, Sendable {
    let call: Call
    let tag: String
    let texts: [(number: Int, text: String)]

    init(_ call: Call, _ tag: String, _ texts: KeyValuePairs<Int, String>) {
      (self.call, self.tag, self.texts) = (call, tag, texts.map { ($0.key, $0.value) })
    }

    var testDescription: String { "\(call) \(tag)" }
  }

  @Test(
    "use the plural form that the language has for the number, and hours of the locale's clock",
    arguments: [
      Counts(.selection, "en", [0: "0 dates selected", 1: "1 date selected", 2: "2 dates selected"]),
      Counts(
        .selection, "ru",
        [
          1: "Выбрана 1 дата", 2: "Выбрано 2 даты", 5: "Выбрано 5 дат", 11: "Выбрано 11 дат",
          21: "Выбрана 21 дата", 22: "Выбрано 22 даты", 111: "Выбрано 111 дат",
        ]),
      Counts(.minute, "pl", [1: "1 minuta", 3: "3 minuty", 15: "15 minut", 21: "21 minut", 22: "22 minuty"]),
      Counts(.minute, "lt", [1: "1 minutė", 3: "3 minutės", 15: "15 minučių", 21: "21 minutė"]),
      // For 1 and 2, Arabic has only the noun, whose form gives the number. For 1, Hebrew has only the noun. For 2,
      // Hebrew has the word "two" instead of the digit.
      Counts(.minute, "ar", [0: "٠ دقيقة", 1: "دقيقة", 2: "دقيقتان", 3: "٣ دقائق", 11: "١١ دقيقة"]),
      Counts(.minute, "he", [0: "0 דקות", 1: "דקה", 2: "שתי דקות", 3: "3 דקות"]),
      Counts(.duration, "ru", [0: "0 часов", 1: "1 час", 3: "3 часа", 21: "21 час", 101: "101 час"]),
      Counts(.duration, "ar", [1: "ساعة", 2: "ساعتان", 3: "٣ ساعات", 11: "١١ ساعة", 101: "١٠١ ساعة"]),
      Counts(.duration, "ja", [1: "1 時間", 21: "21 時間"]),
      Counts(.hour, "en", [0: "12 o’clock", 2: "2 o’clock", 12: "12 o’clock", 14: "2 o’clock"]),
      Counts(.hour, "en-GB", [0: "0 hours", 1: "1 hour", 14: "14 hours"]),
      Counts(.hour, "ar", [0: "الساعة ١٢", 14: "الساعة ٢"]),
      Counts(.hour, "fr", [1: "1 heure", 14: "14 heures"]),
    ])
  func counts(counts: Counts) throws {
    let locale = try RealBundle.locale(counts.tag)
    for (number, text) in counts.texts { #expect(try counts.call.text(locale, number) == text) }
  }

  // Each row has a locale and its only text for the numbers 0 to 59: a noun or a symbol without a number, from the
  // catalogue. Some of these languages have several plural forms in CLDR 42 (Maltese has five), and some have one, such
  // as Igbo.
  @Test(
    "label a wheel of minutes with one text for every number where the catalogue has only one",
    arguments: [
      ("ckb", "خولەک"), ("eo", "min"), ("ig", "nkeji"), ("mt", "min"), ("tg", "дақиқа"), ("ti", "ደቒቕ"),
      ("tt", "минут"),
    ])
  func oneText(tag: String, text: String) throws {
    let locale = try RealBundle.locale(tag)
    for number in 0...59 { #expect(try locale.string("timer.minutes", count: number) == text) }
  }

  @Test("have shorter durations, and labels for the columns of durations")
  func widths() throws {
    // The expected texts come from the English units "hour" and "second" in CLDR 42.
    let locale = try RealBundle.locale("en")
    #expect(locale.duration(2, .hour, .abbreviated) == "2 hr")
    #expect(locale.duration(2, .hour, .narrow) == "2h")
    #expect(locale.duration(45, .second) == "45 seconds")
    #expect(locale.durationLabel(.hour) == "hours")
  }

  // UTS 35, "Language Plural Rules": "other" replaces a missing form.
  @Test("use the form 'other' for a duration if the plural form for the number is missing")
  func missingDuration() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) {
      $0.units = ["hour": ["long": UnitNames(label: nil, forms: [.other: "{0} Stunden"])]]
    }
    #expect(try bundle.locale().duration(1, .hour) == "1 Stunden")
    #expect(try bundle.locale().duration(2, .hour) == "2 Stunden")
  }

  @Test("write a negative number with a hyphen and with the plural form of its absolute value")
  func negative() throws {
    let locale = try RealBundle.locale("en")
    #expect(locale.text(-12) == "-12")
    #expect(locale.duration(-1, .hour) == "-1 hour")
    #expect(try locale.string("selection.count", count: -2) == "-2 dates selected")
    #expect(try RealBundle.locale("ar").text(-12) == "-١٢")
  }
}
