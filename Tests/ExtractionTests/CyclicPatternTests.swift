import AlmanacKit
import Testing

/// The patterns of dates in the Chinese calendar.
///
/// All patterns of a locale have the same order, distinguish all years, and separate two numbers with a comma.
@Suite struct CyclicPatternTests {
  @Test(
    "have the Gregorian order and words, commas and ordinal numbers if CLDR's Chinese patterns cannot be used",
    arguments: [
      // In CLDR 42, the long Gregorian patterns are de "d. MMMM y", fr "d MMMM y", ar "d MMMM، y", hu "y. MMMM d.",
      // es "d 'de' MMMM 'de' y" and ru "d MMMM y г.", and the Thai yMMMd is "d MMM y". The Chinese patterns for these
      // skeletons are only in root (ar, hu, th), show only the year's name (de, fr, ru), or show only numbers (es).
      ("de", "yMMMM", "MMMM, r(U)"), ("fr", "yMMMMd", "d MMMM r(U)"), ("ar", "yMMMMd", "d MMMM، r"),
      ("es", "yMMMM", "MMMM 'de' r"), ("ru", "yMMMM", "LLLL r\u{202F}г."),
      ("th", "yMMMd", "d MMM, r"),
      // Without a comma, the month 1 and the year 2026 in "17 bulan 1 2026" and "महीना 1 2026" look like one number.
      // Persian has its own comma (،), and so does Burmese in CLDR 42 (၊).
      ("id", "yMMMMd", "d MMMM, r(U)"), ("hi", "yMMM", "MMM, r"), ("fa", "yMMMM", "MMMM، r"),
      ("my", "yMMMM", "r၊ MMMM"),
      // CLDR 42 has the Gregorian "y. MMMM d." in hu, "LLLL y." in hr and "y. 'gada' d. MMMM" in lv. The period makes
      // the number an ordinal number (Hrvatski pravopis: the period of an ordinal number is right behind the number).
      ("hu", "yMMMMd", "r. (U) MMMM d."), ("hr", "yMMMM", "LLLL, r. (U)"),
      ("lv", "yMMMMd", "r. (U) 'gada' d. MMMM"),
    ])
  func order(tag: String, skeleton: String, expected: String) throws {
    let isOldData = try Extraction.hasCLDR42()
    guard isOldData || tag != "my" else { return }
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.patterns.skeletons[skeleton] == expected)
    #expect(file.sources["patterns.skeletons.\(skeleton)"] == .rule)
  }

  // The expected patterns are in CLDR 42, dates/calendars/chinese of en, zh, ja and ko.
  @Test(
    "are CLDR's patterns of the language if these patterns need no correction",
    arguments: [
      ("en", "yMMMMd", "MMMM d, r(U)"), ("en", "yMMMd", "MMM d, r"), ("zh-Hans", "yMMMM", "rU年MMMM"),
      ("ja", "MMMd", "MMMd日"), ("ko", "yMMMMd", "r년(U년) MMMM d일"),
    ])
  func kept(tag: String, skeleton: String, expected: String) throws {
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.patterns.skeletons[skeleton] == expected)
    #expect(file.sources["patterns.skeletons.\(skeleton)"]?.isOfICU == true)
  }

  // In CLDR 42, Korean has "U년 MMM d일" for a date and "r(U) MMM d – MMM d" for an interval, and Japanese has
  // "U年MMMd日" with Chinese numerals.
  @Test("have the same form of the year and the same order in dates and intervals")
  func intervals() throws {
    let korean = try Extraction.calendar(.chinese, "ko").patterns
    #expect(korean.date["long"] == "r년(U년) MMMM d일")
    #expect(korean.intervals.patterns["yMMMd"]?["d"] == "r년 MMM d일~d일")
    #expect(korean.intervals.fallback == "{0} ~ {1}")
    let japanese = try Extraction.calendar(.chinese, "ja")
    #expect(japanese.patterns.date["long"] == "r(U)年MMMMd日")
    #expect(japanese.patterns.date["medium"] == "r年MMMd日")
    #expect(
      japanese.numberOverrides == nil && japanese.dayNames == nil && japanese.sources["dayNames"] == nil)
    #expect(japanese.years.display?[126] == "2026(丙午)年")
    let german = try Extraction.calendar(.chinese, "de").patterns
    #expect(german.intervals.patterns["MMMd"]?["M"] == "d. MMM\u{2009}–\u{2009}d. MMM")
    // CLDR has only pinyin names of years for Serbian, which is written in Cyrillic letters.
    #expect(try Extraction.calendar(.chinese, "sr").patterns.date["long"] == "d. MMMM, r.")
  }

  // CLDR 42: root has r-MM, L and MM–MM, and the short Gregorian date of pa-Arab is dd/MM/y.
  @Test(
    "have the order of the numeric date if the months have only numbers, but keep a month alone", .needsCLDR42
  )
  func numericMonths() throws {
    #expect(try Extraction.calendar(.chinese, "pa-Arab").patterns.skeletons["yM"] == "M/r")
    #expect(try Extraction.calendar(.chinese, "ln").patterns.skeletons["M"] == "L")
    #expect(try Extraction.calendar(.chinese, "ff").patterns.intervals.patterns["M"]?["M"] == "MM–MM")
    // The Gregorian range of agq has the name of the month, and that of gsw has the number beside a date with the name.
    let agq = try Extraction.calendar(.chinese, "agq").patterns.intervals.patterns
    #expect(agq["MMMd"]?["M"] == "d/M\u{2009}–\u{2009}d/M")
    let gsw = try Extraction.calendar(.chinese, "gsw").patterns.intervals.patterns
    #expect(gsw["yMMMM"]?["M"] == "MMMM, r(U)\u{2009}–\u{2009}MMMM, r(U)")
  }

  // In Chinese almanacs the days of the Chinese calendar have names: 初一周二, not 1日周二.
  @Test(
    "show the name of the day, such as 初八, in every pattern in which the month is not a number",
    arguments: ["zh", "zh-Hans", "zh-Hans-HK", "zh-Hans-SG", "zh-Hans-MO", "yue", "yue-Hant"])
  func dayNames(tag: String) throws {
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.dayNames?[7] == "初八")
    let patterns =
      file.patterns.skeletons.map { ("patterns.skeletons.\($0)", $1) }
      + file.patterns.date.map { ("patterns.date.\($0)", $1) }
    for (path, pattern) in patterns where DatePattern(pattern).has("d") {
      let hasNumber = DatePattern(pattern).parts.contains {
        [.field(letter: "M", count: 1), .field(letter: "M", count: 2)].contains($0)
      }
      #expect((file.numberOverrides?[path] == ["d": "hanidays"]) != hasNumber, "\(path) \(pattern)")
      #expect(hasNumber || !pattern.contains("日"), "\(path) \(pattern)")
    }
    #expect(file.patterns.skeletons["Ed"] == "dEEE")
  }

  // In CLDR 42, Arabic, Hindi, Hebrew, Russian and German have only root's names of years, in pinyin ("bing-wu"). Of
  // these languages, only German is written in Latin letters. Thai and Vietnamese have their own names. CLDR 48 has
  // Shan patterns with the year's name, but no Shan names of years.
  @Test(
    "leave out the name of the year if its script is not the language's",
    arguments: [
      ("ar", false), ("hi", false), ("he", false), ("ru", false), ("shn", false), ("de", true), ("th", true),
      ("vi", true),
    ])
  func yearNames(tag: String, hasName: Bool) throws {
    let file = try Extraction.calendar(.chinese, tag)
    #expect(DatePattern(file.patterns.skeletons["yMMMM"] ?? "").has("U") == hasName)
    #expect(DatePattern(file.patterns.date["full"] ?? "").has("U") == hasName)
    #expect((file.years.display?[126] == file.years.numeric?[126]) == !hasName)
  }

  // 1966 and 2026 are both 丙午, so a pattern with only the name would not distinguish the two years.
  @Test(
    "show the related year if they show a year",
    arguments: [
      "de", "fr", "es", "cs", "th", "zh-Hans", "zh-Hant-HK", "ja", "ko", "vi", "ta", "gd", "nl", "ks",
    ])
  func relatedYear(tag: String) throws {
    let patterns = try Extraction.calendar(.chinese, tag).patterns
    let all =
      Array(patterns.date.values) + patterns.skeletons.values
      + patterns.intervals.patterns.values.flatMap(\.values)
    for pattern in all.map(DatePattern.init) {
      #expect(!pattern.has("y"), "\(pattern)")
      #expect(!pattern.has("U") || pattern.has("r"), "\(pattern)")
    }
    #expect(DatePattern(patterns.skeletons["yMMMM"] ?? "").has("r"))
    #expect(DatePattern(patterns.date["full"] ?? "").has("r"))
  }

  // CLDR 42 has Gregorian ranges such as "G y–y" in am and "M/y – M/y (G)" in uz.
  @Test(
    "have no space and no brackets where a Gregorian range has its era", arguments: ["am", "uz", "agq", "ak"])
  func era(tag: String) throws {
    let intervals = try Extraction.calendar(.chinese, tag).patterns.intervals.patterns
    for (skeleton, letters) in intervals where skeleton.hasPrefix("G") {
      for pattern in letters.values {
        #expect(pattern.first?.isWhitespace == false, "\(skeleton) \(pattern)")
        #expect(!pattern.contains("()") && !pattern.contains("  "), "\(skeleton) \(pattern)")
      }
    }
  }

  // 2026-03-21 is the third day of the second month: 2026丙午年二月初三 (sxtwl). The Thai yMd is "d/M/y", and CLDR 42 has
  // the Gregorian range "d/MM/GGGGG y – d/MM/GGGGG y".
  @Test(
    "are in a range as in a single date", .needsCLDR42,
    arguments: [
      ("zh-Hans", "yMEd", "2026丙午年二月初三"), ("zh-Hant", "yMEd", "2026丙午年二月初三"),
      ("zh-Hans", "yM", "2026丙午年二月"), ("zh-Hant", "yM", "2026丙午年二月"), ("th", "GyMd", "3/2/2026"),
      ("th", "GyMEd", "3/2/2026"),
    ])
  func range(tag: String, skeleton: String, expected: String) throws {
    let calendar = try Extraction.opened(.chinese, tag)
    #expect(try calendar.text(gregorian(2026, 3, 21), skeleton: skeleton).contains(expected))
    try calendar.expectRange(from: gregorian(2026, 3, 21), to: gregorian(2027, 6, 2), skeleton: skeleton)
  }

  // CLDR 42, gregorian, dateTimeFormats: "{1}, {0}" in es, pl and lo, and "{1}، {0}" in ug.
  @Test(
    "have the Gregorian comma before a time",
    arguments: [("es", "{1}, {0}"), ("pl", "{1}, {0}"), ("lo", "{1}, {0}"), ("ug", "{1}، {0}")])
  func time(tag: String, expected: String) throws {
    for file in try Extraction.record(tag, in: [.chinese, .dangi], years: 2024...2026).calendars {
      #expect(file.patterns.dateTime["medium"] == expected, "\(file.calendar)")
    }
  }

  // CLDR 42, haw.xml: the short Gregorian date is d/M/yy with numbers="M=romanlow".
  @Test(
    "have the numerals of the Gregorian dates", .needsCLDR42, arguments: [CalendarIdentifier.chinese, .dangi])
  func numerals(calendar: CalendarIdentifier) throws {
    let overrides = try Extraction.calendar(calendar, "haw").numberOverrides
    #expect(overrides == ["patterns.date.short": ["M": "romanlow"]])
  }

  // Almanac has no Kashmiri word for a month. The numeric Gregorian pattern of Kashmiri is "M/d/y" (CLDR 42).
  @Test("have the month's number if the names of the months are numbers")
  func numbers() throws {
    let patterns = try Extraction.calendar(.chinese, "ks").patterns
    #expect(patterns.date["long"] == "M/d/r")
    #expect(patterns.skeletons["yMMMM"] == "M/r")
  }
}
