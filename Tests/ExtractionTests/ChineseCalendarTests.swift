import AlmanacKit
import Testing

/// The Chinese calendar's names and labels, which no ICU answers well for most languages.
@Suite struct ChineseCalendarTests {
  // The names of the months, the leap month and the days as every Chinese almanac writes them.
  @Test(
    "names months, leap months and days in Chinese",
    arguments: [("zh-Hans", "闰四月", "腊月"), ("zh-Hant-TW", "閏四月", "臘月")])
  func chinese(tag: String, leapApril: String, twelfth: String) throws {
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.months.standAlone.wide.first == "正月")
    #expect(file.months.standAlone.wide[3] == "四月")
    #expect(file.months.standAlone.wide[11] == twelfth || file.months.standAlone.wide[11] == "十二月")
    #expect(file.leapMonths?.standAlone.wide[3] == leapApril)
    #expect(file.dayNames?.first == "初一")
    #expect(file.dayNames?[9] == "初十")
    #expect(file.dayNames?[20] == "廿一")
    #expect(file.dayNames?.last == "三十")
  }

  @Test("names the years of the cycle and the zodiac from 甲子 and the rat on")
  func cycle() throws {
    let file = try Extraction.calendar(.chinese, "zh-Hans")
    let cyclic = try #require(file.cyclicYears)
    // 1984 was a 甲子 year, 2026 is 丙午, a year of the horse.
    #expect(cyclic[(1984 - 4) % 60] == "甲子")
    #expect(cyclic[(2026 - 4) % 60] == "丙午")
    #expect(cyclic.count == 60)
    #expect(file.zodiac?[(2026 - 4) % 12] == "马")
  }

  @Test(
    "labels a year with its related year, and in English and Chinese with its name",
    arguments: [
      ("zh-Hans", "2026丙午年"), ("zh-Hant-TW", "2026丙午年"), ("en", "2026(bing-wu)"), ("de", "2026(bing-wu)"),
      ("ja", "2026(丙午)年"), ("ko", "2026년(병오년)"),
    ])
  func yearLabel(tag: String, expected: String) throws {
    #expect(try Extraction.calendar(.chinese, tag).years.display?[126] == expected)
  }

  @Test("tells years of the same name apart", arguments: ["de", "fr", "ja", "nl", "ru", "en", "th"])
  func sixtyYears(tag: String) throws {
    let years = try #require(try Extraction.calendar(.chinese, tag).years.display)
    #expect(Set([5, 65, 125].map { years[$0] }).count == 3)
  }

  @Test(
    "says 'Month 4' in the language where ICU has only 'M04'",
    arguments: [("de", "Monat 4", "Schaltmonat 4"), ("ar-EG", "الشهر ٤", nil), ("he", "חודש 4", nil)])
  func catalogueMonths(tag: String, month: String, leap: String?) throws {
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.months.format.wide[3] == month)
    #expect(file.sources["months.format.wide"] == .catalogue)
    if let leap { #expect(file.leapMonths?.format.wide[3] == leap) }
    #expect(file.sources["leapMonths.format.wide"] == .catalogue)
  }

  @Test("keeps English's own names of months, but not root's 'bis' behind them")
  func english() throws {
    let file = try Extraction.calendar(.chinese, "en")
    #expect(file.months.format.wide[5] == "Sixth Month")
    #expect(file.leapMonths?.format.wide[5] == "Leap Sixth Month")
  }

  @Test("numbers the months in the locale's digits where no language has a word")
  func digits() throws {
    // Kashmiri has neither CLDR names nor catalogue words, and Arabic-Indic digits.
    let file = try Extraction.calendar(.chinese, "ks")
    #expect(file.months.format.wide[3] == "۴")
    #expect(file.sources["months.format.wide"] == .rule)
  }

  @Test("keeps the numbering systems CLDR gives to fields of a pattern")
  func overrides() throws {
    // zh: the day is 初八 (CLDR, dateFormat numbers="…"); ja has Chinese numerals only in the styles, so that none are
    // kept there.
    let chinese = try Extraction.calendar(.chinese, "zh-Hans").numberOverrides
    #expect(chinese?["patterns.date.full"] == ["d": "hanidays"])
    #expect(chinese?["patterns.date.medium"] == ["d": "hanidays"])
    #expect(chinese?["patterns.date.short"] == nil)
    #expect(try Extraction.calendar(.chinese, "ja").numberOverrides == nil)
    #expect(try Extraction.calendar(.gregorian, "zh-Hans").numberOverrides == nil)
  }

  @Test(
    "never shows the number in the 60-year cycle as if it were the year",
    arguments: ["de", "fr", "es", "cs", "th", "zh-Hans", "ja", "ko", "vi"])
  func relatedYear(tag: String) throws {
    let patterns = try Extraction.calendar(.chinese, tag).patterns
    for (style, pattern) in patterns.date.merging(patterns.skeletons, uniquingKeysWith: { one, _ in one }) {
      let letters = DatePattern(pattern).letters
      #expect(!letters.contains("y") || !letters.isDisjoint(with: ["r", "U"]), "\(style): \(pattern)")
    }
  }

  @Test("has no eras, and only the Chinese calendar has leap months")
  func structure() throws {
    #expect(try Extraction.calendar(.chinese, "en").eras == nil)
    #expect(try Extraction.calendar(.buddhist, "en").leapMonths == nil)
    #expect(try Extraction.calendar(.buddhist, "th").eras?.wide == ["พุทธศักราช"])
    #expect(try Extraction.calendar(.buddhist, "th").eras?.current == "be")
    #expect(try Extraction.calendar(.gregorian, "th").eras?.current == "ce")
  }

  @Test("puts a number in the place of one missing name, and keeps the eleven others")
  func oneMissingName() throws {
    // Kako has no name for November in CLDR.
    let file = try Extraction.calendar(.gregorian, "kkj")
    #expect(file.months.format.wide[0] == "pamba")
    #expect(file.months.format.wide[10] == "11")
    #expect(file.sources["months.format.wide"] == .rule)
  }

  @Test("keeps a language's own abbreviations that look like codes")
  func ownAbbreviations() throws {
    // Rombo abbreviates its numbered months so (CLDR).
    let file = try Extraction.calendar(.gregorian, "rof")
    #expect(file.months.format.abbreviated == (1...12).map { "M\($0)" })
    #expect(file.sources["months.format.abbreviated"] == .own)
  }

  @Test(
    "counts root's text as that of English, and its regions' as their parent's",
    arguments: [
      ("en", Origin.own), ("en-US", .parent("en")), ("en-GB", .parent("en")), ("hi-Latn", .root),
      ("de", .root),
    ])
  func rootIsEnglish(tag: String, source: Origin) throws {
    // CLDR has the names of the 60-year cycle in root, in pinyin, and in neither English nor German.
    #expect(try Extraction.calendar(.chinese, tag).sources["cyclicYears"] == source)
  }

  @Test(
    "gives a month whose name is only a number the language's word for a month",
    arguments: [("th", "เดือน 4", "เดือน 4 อธิกมาส"), ("vi", "Tháng 4", "Tháng 4 nhuận")])
  func numberedNames(tag: String, month: String, leap: String) throws {
    // CLDR has just "4" in Thai and Vietnamese; the leap pattern "{0} Nhuận" is Vietnamese's own,
    // but for its capital.
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.months.standAlone.wide[3] == month)
    #expect(file.months.standAlone.narrow[3] == "4")
    #expect(file.leapMonths?.standAlone.wide[3] == leap)
  }

  @Test("does not call the months of the Chinese calendar January to December")
  func malay() throws {
    // CLDR's Malay has the Gregorian names there, and other abbreviations of them as narrow names ("Jn").
    let file = try Extraction.calendar(.chinese, "ms")
    #expect(file.months.format.narrow == (1...12).map(String.init))
    #expect(file.months.format.wide[2] != "Mac")
    #expect(file.months.format.wide[2].contains("3"))
    #expect(try Extraction.calendar(.chinese, "ko").months.format.wide[2] == "3월")
  }

  @Test(
    "names the days in every kind of Chinese",
    arguments: ["zh-Hans-HK", "zh-Hans-SG", "zh-Hans-MO", "yue-Hant", "zh"])
  func dayNames(tag: String) throws {
    #expect(try Extraction.calendar(.chinese, tag).dayNames?[7] == "初八")
    #expect(try Extraction.calendar(.chinese, "ja").dayNames == nil)
  }
}
