import AlmanacKit
import Testing

/// The names and labels of the Chinese calendar, many of which ICU lacks in most languages.
@Suite struct ChineseCalendarTests {
  // Every Chinese almanac has these names for the months, the leap month and the days.
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

  @Test("names the years of the cycle and the zodiac, starting with 甲子 and the rat")
  func cycle() throws {
    let file = try Extraction.calendar(.chinese, "zh-Hans")
    let cyclic = try #require(file.cyclicYears)
    // 1984 was a 甲子 year. 2026 is a 丙午 year and a year of the horse.
    #expect(cyclic[(1984 - 4) % 60] == "甲子")
    #expect(cyclic[(2026 - 4) % 60] == "丙午")
    #expect(cyclic.count == 60)
    #expect(file.zodiac?[(2026 - 4) % 12] == "马")
  }

  @Test(
    "labels a year with its related year and, if readers know it, with its name in the 60-year cycle",
    arguments: [
      ("zh-Hans", "2026丙午年"), ("zh-Hant-TW", "2026丙午年"), ("en", "2026(bing-wu)"), ("de", "2026(bing-wu)"),
      ("ja", "2026(丙午)年"), ("ko", "2026년(병오년)"), ("my", "၂၀၂၆"), ("fa", "۲۰۲۶"),
    ])
  func yearLabel(tag: String, expected: String) throws {
    #expect(try Extraction.calendar(.chinese, tag).years.display?[126] == expected)
  }

  @Test(
    "says 'Month 4' in the language if ICU has only 'M04'",
    arguments: [("de", "Monat 4", "Schaltmonat 4"), ("ar-EG", "الشهر ٤", nil), ("he", "חודש 4", nil)])
  func catalogueMonths(tag: String, month: String, leap: String?) throws {
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.months.format.wide[3] == month)
    #expect(file.sources["months.format.wide"] == .catalogue)
    if let leap { #expect(file.leapMonths?.format.wide[3] == leap) }
    #expect(file.sources["leapMonths.format.wide"] == .catalogue)
  }

  @Test("numbers the months in the locale's digits if the language has no word for a month")
  func digits() throws {
    // CLDR has no Kashmiri names of Chinese months, and the catalog has no Kashmiri words. Kashmiri uses extended
    // Arabic-Indic digits.
    let file = try Extraction.calendar(.chinese, "ks")
    #expect(file.months.format.wide[3] == "۴")
    #expect(file.sources["months.format.wide"] == .rule)
  }

  @Test("has no eras, and only the Chinese calendar has leap months and Chinese numerals")
  func structure() throws {
    #expect(try Extraction.calendar(.chinese, "en").eras == nil)
    #expect(try Extraction.calendar(.buddhist, "en").leapMonths == nil)
    #expect(try Extraction.calendar(.gregorian, "zh-Hans").numberOverrides == nil)
    #expect(try Extraction.calendar(.buddhist, "th").eras?.wide == ["พุทธศักราช"])
    #expect(try Extraction.calendar(.buddhist, "th").eras?.current == "be")
    #expect(try Extraction.calendar(.gregorian, "th").eras?.current == "ce")
  }

  @Test("replaces one missing name by a number, and keeps the other eleven")
  func oneMissingName() throws {
    // CLDR has no Kako name for November.
    let file = try Extraction.calendar(.gregorian, "kkj")
    #expect(file.months.format.wide[0] == "pamba")
    #expect(file.months.format.wide[10] == "11")
    #expect(file.sources["months.format.wide"] == .rule)
  }

  @Test("keeps abbreviations of the language even if they look like codes")
  func ownAbbreviations() throws {
    // In CLDR, the Rombo names of months are numbers ("first month"), and their abbreviations are M1 to M12.
    let file = try Extraction.calendar(.gregorian, "rof")
    #expect(file.months.format.abbreviated == (1...12).map { "M\($0)" })
    #expect(file.sources["months.format.abbreviated"] == .own)
  }

  @Test(
    "counts root's names as English names in English locales only",
    arguments: [
      ("en", Origin.own), ("en-US", .parent("en")), ("en-GB", .parent("en")), ("hi-Latn", .root),
      ("de", .root),
    ])
  func rootIsEnglish(tag: String, source: Origin) throws {
    // In CLDR, root has the names of the 60-year cycle in pinyin. English and German have no names of their own.
    #expect(try Extraction.calendar(.chinese, tag).sources["cyclicYears"] == source)
  }

  @Test(
    "adds the language's word for a month if a month's name is only a number",
    arguments: [("th", "เดือน 4", "เดือน 4 อธิกมาส"), ("vi", "Tháng 4", "Tháng 4 nhuận")])
  func numberedNames(tag: String, month: String, leap: String) throws {
    // In Thai and Vietnamese, CLDR has only "4" for the month. CLDR's Vietnamese leap pattern is "{0} Nhuận", but
    // Almanac writes "nhuận" in lowercase.
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.months.standAlone.wide[3] == month)
    #expect(file.months.standAlone.narrow[3] == "4")
    #expect(file.leapMonths?.standAlone.wide[3] == leap)
  }

  @Test("does not call the months of the Chinese calendar January to December")
  func malay() throws {
    // In Malay, CLDR has the wide Gregorian names, such as "Mac" (March), for the Chinese months. The narrow names are
    // abbreviations of the same names, such as "Jn" for January.
    let file = try Extraction.calendar(.chinese, "ms")
    #expect(file.months.format.narrow == (1...12).map { "\($0)" })
    #expect(file.months.format.wide[2] != "Mac")
    #expect(file.months.format.wide[2].contains("3"))
    #expect(try Extraction.calendar(.chinese, "ko").months.format.wide[2] == "3월")
  }
}
