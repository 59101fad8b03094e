import AlmanacKit

/// The letters that stand for day, month and year in a date mask, from a table for some languages, else from a rule.
enum MaskLetters {
  /// The letters from the table for a language in which the rule would fail; `nil` for other languages.
  ///
  /// Browsers and forms in the language show these letters. `locale` must include the script.
  static func vetted(_ locale: LanguageTag) -> CalendarFile.Mask.Letters? {
    vetted[LanguageTag(language: locale.language, script: locale.script).description]
  }

  private static let vetted: [String: CalendarFile.Mask.Letters] = [
    // CLDR's words include the article: السنة means "the year".
    "ar-Arab": words("يوم", "شهر", "سنة"),
    // The word for year is "İl". The rule would take the letter İ and lowercase it with `lowercased()`, which ignores
    // the language and gives "i" with an extra dot above (U+0307).
    "az-Latn": letters("g", "a", "i"),
    // CLDR 42 has no words for day, month and year.
    "ckb-Arab": words("ڕۆژ", "مانگ", "ساڵ"),
    // The year is έτος; its letter is written without the accent.
    "el-Grek": letters("η", "μ", "ε"),
    // CLDR 42 has no words for day, month and year.
    "eo-Latn": letters("t", "m", "j"),
    // 연도 is the year of a date; CLDR's 년 counts years.
    "ko-Kore": words("일", "월", "연도"),
    // The letter for the month is ດ, the first consonant of ເດືອນ (month), which begins with a vowel sign. The letter
    // for the day is ວ, from the common word ວັນ (day).
    "lo-Laoo": letters("ວ", "ດ", "ປ"),
    // CLDR's बार means a day of the week.
    "ne-Deva": words("दिन", "महिना", "वर्ष"),
    // CLDR's Nynorsk has only the word for month. It inherits the words for day and year from Norwegian (`no`).
    "nn-Latn": letters("d", "m", "å"),
    "th-Thai": letters("ว", "ด", "ป"),
    // In these languages, two of the three words begin with the same letter, or people know only the English letters.
    "ceb-Latn": english, "fil-Latn": english, "hi-Latn": english, "lt-Latn": english, "sw-Latn": english,
    "vi-Latn": english, "xh-Latn": english, "zu-Latn": english,
  ]

  private static let english = letters("d", "m", "y")

  /// The letters by the rule: the first letter of each word, or else the whole words.
  ///
  /// First letters are used if all three differ, and if letters of the script can be written separately. The result is
  /// `nil` if two of the words are equal. `locale` must include the script.
  static func byRule(
    day: String, month: String, year: String, _ locale: LanguageTag
  ) -> (letters: CalendarFile.Mask.Letters, areWords: Bool)? {
    let cased = [day, month, year].map { self.cased($0, locale.language) }
    // A modifier, such as Tongan's ʻ, is not a full letter.
    let initials = cased.compactMap { word in
      word.first { $0.isLetter && $0.unicodeScalars.first?.properties.generalCategory != .modifierLetter }
        .map(String.init)
    }
    if canStandAlone(locale.script), Set(initials).count == 3 {
      return (letters(initials[0], initials[1], initials[2]), false)
    }
    return Set(cased).count == 3 ? (words(cased[0], cased[1], cased[2]), true) : nil
  }

  /// The mask letters with each letter repeated, once for each digit: `dd`, `mm`, `yyyy`.
  private static func letters(_ day: String, _ month: String, _ year: String) -> CalendarFile.Mask.Letters {
    words(day + day, month + month, String(repeating: year, count: 4))
  }

  private static func words(_ day: String, _ month: String, _ year: String) -> CalendarFile.Mask.Letters {
    CalendarFile.Mask.Letters { ($0.day, $0.month, $0.year) = (day, month, year) }
  }

  /// The word in capitals if the language capitalizes nouns, otherwise in lowercase.
  private static func cased(_ word: String, _ language: String) -> String {
    switch language {
    case "de", "gsw", "ksh", "lb", "nds", "wae": word.uppercased()
    // Few fonts have the lowercase letters of Cherokee.
    case "chr": word
    default: word.lowercased()
    }
  }

  /// Whether a single letter of a script can be written alone, and four times in a row.
  ///
  /// In other scripts, letters join (Arabic), carry the vowel (Devanagari) or are words (Chinese), so single letters do
  /// not work. For example, the first letter of the Hindi word for month, written twice (मामा), means "uncle".
  private static func canStandAlone(_ script: String?) -> Bool {
    let scripts: Set = [
      "Armn", "Cher", "Cyrl", "Ethi", "Geor", "Grek", "Laoo", "Latn", "Olck", "Tfng", "Thai", "Vaii",
    ]
    return script.map(scripts.contains) ?? false
  }
}
