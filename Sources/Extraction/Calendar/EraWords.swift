import AlmanacKit

/// The words for eras in languages for which CLDR has none, or only a placeholder such as ERA1.
enum EraWords {
  /// The word of a language for the only era of a calendar; `nil` if no source has one.
  ///
  /// `entries` are the string catalog's entries for the locale and its parents, closest first, such as `am-Ethi`.
  static func word(_ calendar: CalendarIdentifier, _ entries: [LanguageTag], isLatin: Bool) -> String? {
    let words = words[calendar] ?? [:]
    let own = entries.lazy.compactMap { words[$0.description] ?? words[$0.language] }.first
    return own ?? (isLatin ? latin[calendar] : nil)
  }

  /// The abbreviations that CLDR has in its root from version 46 on, for languages in Latin letters.
  private static let latin: [CalendarIdentifier: String] = [
    .ethiopic: "AM", .ethiopicAmeteAlem: "AA", .coptic: "AM",
  ]

  /// The words, by language, or by language and script.
  ///
  /// Ethiopic: CLDR's am and ti have these texts as their Gregorian eras, which they are not. Coptic: the church's new
  /// year in Egyptian newspapers ("1742 للشهداء"). Islamic: the word in CLDR 48's name of the calendar or in its wide
  /// era, or in the language's Wikipedia. In Japanese, Korean and Chinese, the name of the calendar is before the year,
  /// as in CLDR's zh (波斯历). Persian in Pashto: Afghanistan's Ministry of Justice. Hebrew: CLDR's wide names.
  private static let words: [CalendarIdentifier: [String: String]] = {
    let islamic = [
      "am": "ሂጅራ", "as": "হিজৰি", "be": "хіджры", "ckb": "کۆچی", "gu": "હિજરી", "hi": "हिजरी",
      "ja": "ヒジュラ暦", "kk-Cyrl": "ХЖ", "ko": "히즈라력", "ne": "हिजरी", "or": "ହିଜ୍ରି",
      "pa-Arab": "ہجری", "pa-Guru": "ਹਿਜਰੀ", "ps": "هجري قمري", "ru": "хиджры", "sd-Arab": "هجري",
      "si": "හිජ්රි", "ta": "ஹிஜ்ரி", "ti": "ሂጅሪ", "uk": "хіджри", "uz-Cyrl": "ҳижрий",
    ]
    return [
      .islamicUmalqura: islamic, .islamicCivil: islamic, .islamicTbla: islamic,
      .persian: ["he": "הספירה הפרסית", "ja": "ペルシア暦", "ps": "هـ ل", "uk": "сонячної хіджри"],
      .hebrew: [
        "he": "לבריאת העולם", "ja": "ユダヤ暦", "kk-Cyrl": "д.ж.б.", "ko": "유대력",
        "ru": "от сотворения мира", "uk": "від створення світу",
      ],
      .ethiopic: ["am": "ዓ/ም", "ja": "エチオピア暦", "ko": "에티오피아력", "ti": "ዓ/ም", "zh-Hant": "衣索比亞曆"],
      .ethiopicAmeteAlem: ["am": "ዓ/ዓ", "ja": "エチオピア創世紀元", "ti": "ዓ/ዓ"],
      .coptic: ["am": "ዓመተ ሰማዕታት", "ar": "للشهداء", "ja": "コプト暦", "ko": "콥트력", "zh-Hant": "科普特曆"],
      .indian: ["ar": "عهد ساكا", "ko": "인도력", "sa": "शक"],
    ]
  }()
}
