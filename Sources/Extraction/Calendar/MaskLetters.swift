import AlmanacKit

/// The letters of a mask: those in use where no rule finds them, and the rule.
enum MaskLetters {
  /// The letters of a language that the rule would miss, if it is one of those; `locale` names the script.
  ///
  /// They are what browsers and forms show in the language.
  static func vetted(_ locale: LanguageTag) -> CalendarFile.Mask.Letters? {
    vetted[LanguageTag(language: locale.language, script: locale.script).description]
  }

  private static let vetted: [String: CalendarFile.Mask.Letters] = [
    // CLDR's words have the article: السنة is "the year".
    "ar-Arab": words("يوم", "شهر", "سنة"),
    // İl, "year": without a locale's rules the small letter of İ is two characters.
    "az-Latn": letters("g", "a", "i"),
    // CLDR 42 has no word.
    "ckb-Arab": words("ڕۆژ", "مانگ", "ساڵ"),
    // έτος, without its accent.
    "el-Grek": letters("η", "μ", "ε"),
    // CLDR 42 has no word.
    "eo-Latn": letters("t", "m", "j"),
    // 연도 is the year of a date; CLDR's 년 counts years.
    "ko-Kore": words("일", "월", "연도"),
    // The words begin with the sign of a vowel; ວັນ is the common word for a day.
    "lo-Laoo": letters("ວ", "ດ", "ປ"),
    // CLDR's बार is a day of the week.
    "ne-Deva": words("दिन", "महिना", "वर्ष"),
    // Two of the three words are Bokmål's in CLDR.
    "nn-Latn": letters("d", "m", "å"),
    "th-Thai": letters("ว", "ด", "ป"),
    // Two of the three words begin alike, or people know the English letters only.
    "ceb-Latn": english, "fil-Latn": english, "hi-Latn": english, "lt-Latn": english, "sw-Latn": english,
    "vi-Latn": english, "xh-Latn": english, "zu-Latn": english,
  ]

  private static let english = letters("d", "m", "y")

  /// The letters by rule: the first of each word where letters stand apart and differ, else the whole words.
  ///
  /// `nil` if even the words are alike. `locale` names the script.
  static func byRule(
    day: String, month: String, year: String, _ locale: LanguageTag
  ) -> (letters: CalendarFile.Mask.Letters, areWords: Bool)? {
    let cased = [day, month, year].map { self.cased($0, locale.language) }
    let initials = cased.compactMap { $0.first(where: \.isMaskLetter).map(String.init) }
    if standsApart(locale.script), Set(initials).count == 3 {
      return (letters(initials[0], initials[1], initials[2]), false)
    }
    return Set(cased).count == 3 ? (words(cased[0], cased[1], cased[2]), true) : nil
  }

  /// A letter for each digit.
  private static func letters(_ day: String, _ month: String, _ year: String) -> CalendarFile.Mask.Letters {
    words(day + day, month + month, String(repeating: year, count: 4))
  }

  private static func words(_ day: String, _ month: String, _ year: String) -> CalendarFile.Mask.Letters {
    CalendarFile.Mask.Letters(day: day, month: month, year: year)
  }

  /// Capitals in the languages that capitalise nouns, small letters elsewhere.
  private static func cased(_ word: String, _ language: String) -> String {
    switch language {
    case "de", "gsw", "ksh", "lb", "nds", "wae": word.uppercased()
    // Few fonts have the small letters of Cherokee.
    case "chr": word
    default: word.lowercased()
    }
  }

  /// Whether a letter of the script can stand by itself, four times in a row.
  ///
  /// In the others letters join (Arabic), carry the vowel (Devanagari) or are words (Chinese): no letter would
  /// be left, and Hindi's month twice, मामा, is an uncle.
  private static func standsApart(_ script: String?) -> Bool {
    let scripts: Set = [
      "Armn", "Cher", "Cyrl", "Ethi", "Geor", "Grek", "Laoo", "Latn", "Olck", "Tfng", "Thai", "Vaii",
    ]
    return script.map(scripts.contains) ?? false
  }
}

extension Character {
  /// Whether the character is a letter of a word, and no sign that only changes one, as Tongan's ʻ.
  fileprivate var isMaskLetter: Bool {
    isLetter && unicodeScalars.first?.properties.generalCategory != .modifierLetter
  }
}
