import Testing

/// The texts of each language agree with each other: their final marks, words, register, apostrophes and quotes.
@Suite struct ConsistencyTests {
  private let texts: [String: [String: [String]]]

  init() throws { texts = try ShippedTexts.shared.get().byLanguage }

  /// The marks that end a sentence in the catalog's scripts.
  private static let finalMarks: Set<Character> = [
    ".", "。", "।", "۔", "။", "።", "։", "!", "?", "؟", "！", "？", "༎", "།", "꓿",
  ]

  @Test(
    "end in the same mark as their sisters, unless a placeholder is the last word",
    arguments: [
      ["error.outOfRange", "error.outOfRangeTime"],
      ["error.tooEarly", "error.tooLate", "error.tooEarlyTime", "error.tooLateTime"],
      ["error.hourRange", "error.minuteRange", "error.yearRange"],
      ["error.weekdaysOnly", "error.weekendsOnly"],
      ["error.invalidDate", "error.invalidTime", "error.invalidRange"],
      ["error.rangeTooShort", "error.rangeTooLong", "error.tooFewDates", "error.tooManyDates"],
      [
        "error.unavailable", "error.unavailableInRange", "error.outOfRangeShort", "error.rangeReversed",
        "error.required", "error.noSuchDate", "error.wrongWeekday",
      ],
      ["hint.dayGrid", "hint.monthGrid", "hint.yearGrid"], ["hint.startRange", "hint.finishRange"],
      ["hint.scrollNextMonth", "hint.scrollPreviousMonth", "hint.earlierYears", "hint.laterYears"],
      ["error.example", "error.format"],
    ])
  func marks(sisters: [String]) throws {
    try #require(texts["en"]?.keys.contains(sisters[0]) == true)
    for (language, texts) in texts {
      let ends = sisters.flatMap { texts[$0] ?? [] }
        .map { $0.filter { !"\u{200E}\u{200F}".contains($0) } }
        // Tibetan has no shad after the letter ག.
        .filter { !$0.hasSuffix("}") && !$0.hasSuffix("ག") }
        .map { $0.last.flatMap { Self.finalMarks.contains($0) ? $0 : nil } }
      #expect(Set(ends).count <= 1, "\(language): \(sisters)")
    }
  }

  // Material Components for Android and MUI X have another word, or the plural, where one word is "hour" and "time".
  @Test(
    "name hours and times of day differently in prompts, which may be on one screen",
    arguments: ["fa", "sw", "am", "bg", "vi", "pl"])
  func hoursAndTimes(language: String) throws {
    let texts = try #require(texts[language])
    #expect(texts["prompt.selectHour"] != texts["prompt.selectTime"])
  }

  @Test("call a time of day \"godzina\" in Polish, as label.time does")
  func polishTimes() throws {
    let texts = try #require(texts["pl"])
    for key in ["label.startTime", "label.endTime"] {
      let word = try #require(texts["label.time"]?.first)
      #expect(texts[key]?.allSatisfy { $0.hasPrefix(word) } == true)
    }
  }

  /// For each language, words of the register that its texts do not have: the familiar or the polite imperative.
  ///
  /// German and Dutch texts have no pronouns. Spanish, Italian, Catalan, Galician, Polish, Albanian and Estonian
  /// are familiar, as in the pickers of MUI X and PrimeLocale; the other languages are polite. A button with one verb
  /// has the form of the platforms' buttons, which is familiar in several languages.
  private static let otherRegister: [String: Set<String>] = [
    "az": ["seç", "daxil et"], "be": ["выберы", "увядзі", "націсні"], "bg": ["избери", "въведи", "натисни"],
    "bs": ["odaberi", "izaberi", "unesi"], "ca": ["seleccioneu", "introduïu", "premeu", "vostè"],
    "cs": ["vyber", "zadej"], "de": ["du", "dich", "dir", "dein", "deine", "wähle", "ihr", "ihre", "ihnen"],
    "el": ["επίλεξε", "διάλεξε", "πάτησε"], "es": ["usted", "seleccione", "indique", "pulse", "elija"],
    "et": ["valige", "sisestage", "vajutage"],
    "fr": ["tu", "ton", "ta", "tes", "toi", "sélectionne", "saisis", "appuie"],
    "gl": ["seleccione", "introduza", "prema"], "hr": ["odaberi", "unesi"], "hu": ["válassz", "adj"],
    "hy": ["ընտրիր", "մուտքագրիր"], "it": ["lei", "selezioni", "inserisca", "prema"],
    "ka": ["აირჩიე", "შეიყვანე"], "lt": ["pasirink", "įvesk"], "lv": ["izvēlies"], "mk": ["избери", "внеси"],
    "nl": ["je", "jij", "jouw", "u", "uw"], "pl": ["proszę", "państwo"], "pt": ["tu", "seleciona", "insere"],
    "ro": ["selectează", "introdu", "alege", "apasă"], "ru": ["ты", "выбери", "введи", "нажми"],
    "sk": ["vyber", "zadaj"], "sl": ["izberi", "vnesi"], "sq": ["zgjidhni", "shkruani", "shtypni"],
    "sr": ["изабери", "унеси"], "sr-Latn": ["izaberi", "unesi"], "tr": ["seç", "gir"],
    "uk": ["ти", "вибери", "введи", "натисни"],
  ]

  @Test(
    "have one register: no word of the other register of the language", arguments: otherRegister.keys.sorted()
  )
  func register(language: String) throws {
    let others = try #require(Self.otherRegister[language])
    for (key, texts) in try #require(texts[language]) where !key.hasPrefix("action.") {
      for text in texts {
        let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
        #expect(words.isDisjoint(with: others), "\(key): \(text)")
      }
    }
  }

  /// CLDR's quotation marks of the languages whose texts have quotes.
  private static let quotes = ["lt": "„“"]

  /// The apostrophes of the languages that do not write U+2019, as in CLDR's texts of the language.
  private static let apostrophes = ["ha": "ʼ", "uz": "‘"]

  @Test("have the quotes and the one apostrophe of the language, and no mark that another sign replaces")
  func quotes() {
    for (language, texts) in texts {
      let allowed = Set(Self.quotes[language, default: ""] + Self.apostrophes[language, default: "’"])
      for (key, text) in texts.flatMap({ entry in entry.value.map { (entry.key, $0) } }) {
        let found = Set(text.filter { "‘’ʼʻ‚‛“”„‟«»‹›`´\u{2032}\u{2033}⋯".contains($0) })
        #expect(found.isSubset(of: allowed), "\(language) \(key): \(text)")
      }
    }
  }
}
