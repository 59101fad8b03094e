import AlmanacKit
import Testing

/// Texts of the calendars that ECMA-402 names beside the Gregorian, the Buddhist and the Chinese calendar.
@Suite struct MoreCalendarTests {
  // Node 20 (ICU 78.2, CLDR 48), Intl.DateTimeFormat, dateStyle long and short, for 2026-11-25. Almanac differs from it
  // in the eras of ru, am, ar-EG and ja islamic (the words are in eras.json of the shared notes: CLDR has AH and AM in
  // Latin letters), and in the year of de, which has four digits.
  @Test(
    "are the texts of CLDR, with an era in the language's script and the whole year",
    arguments: [
      ("ja", .japanese, "令和8年11月25日", "R8/11/25"), ("en", .japanese, "November 25, 8 Reiwa", "11/25/8 R"),
      ("en-GB", .japanese, "25 November 8 Reiwa", "25/11/8 R"),
      ("zh-Hant-TW", .roc, "民國115年11月25日", "民國115/11/25"),
      ("fa", .persian, "۴ آذر ۱۴۰۵", "۱۴۰۵/۹/۴"), ("de", .persian, "4. Āsar 1405 AP", "04.09.1405 AP"),
      (
        "ar-SA", .islamicUmalqura, "١٥ جمادى الآخرة ١٤٤٨ هـ", "١٥\u{200F}/٦\u{200F}/١٤٤٨ هـ"
      ),
      ("ru", .islamicUmalqura, "15 джумад-уль-ахир 1448 г. хиджры", "15.06.1448 хиджры"),
      ("ja", .islamicUmalqura, "ヒジュラ暦1448年6月15日", "ヒジュラ暦1448/06/15"),
      ("he", .hebrew, "ט״ו בכסלו תשפ״ז", "ט״ו בכסלו תשפ״ז"),
      ("en", .hebrew, "15 Kislev 5787", "15 Kislev 5787"),
      ("am", .ethiopic, "16 ኅዳር 2019 ዓ/ም", "16/03/2019 ዓ/ም"),
      ("ar-EG", .coptic, "١٦ هاتور ١٧٤٣ للشهداء", "١٦\u{200F}/٣\u{200F}/١٧٤٣ للشهداء"),
      ("hi", .indian, "4 अग्रहायण 1948 शक", "4/9/1948 शक"),
    ] as [(String, CalendarIdentifier, String, String)])
  func dates(tag: String, calendar: CalendarIdentifier, long: String, short: String) throws {
    let texts = try Extraction.opened(calendar, tag)
    let date = try gregorian(2026, 11, 25)
    #expect(texts.text(date, style: .long).plainSpaces == long)
    #expect(texts.text(date, style: .short).plainSpaces == short)
  }

  // Issue 39, item 2, and calendars.md, section 4. The label of he is in Hebrew numerals, as the dates are.
  @Test(
    "have a label for each year, with the era where a long date has it",
    arguments: [
      ("ja", .japanese, 2026, "令和8年"), ("ja", .japanese, 2019, "令和元年"), ("ja", .japanese, 1989, "平成元年"),
      ("en", .japanese, 2026, "8 Reiwa"), ("zh-Hant-TW", .roc, 2026, "民國115年"),
      ("fa", .persian, 2026, "۱۴۰۵"), ("de", .persian, 2026, "1405 AP"),
      ("ar-SA", .islamicUmalqura, 1448, "١٤٤٨ هـ"), ("he", .hebrew, 2026, "תשפ״ז"),
      ("en", .hebrew, 2026, "5787"), ("am", .ethiopic, 2026, "2019 ዓ/ም"), ("hi", .indian, 2026, "1948 शक"),
      ("ko", .dangi, 2026, "2026년(병오년)"), ("zh-Hans", .dangi, 2026, "2026丙午年"),
    ] as [(String, CalendarIdentifier, Int, String)])
  func years(tag: String, calendar: CalendarIdentifier, listed: Int, label: String) throws {
    let years = try Extraction.calendar(calendar, tag).years
    #expect(years.display?[listed - years.first].plainSpaces == label)
  }

  // The law on eras: the year of an era's first day is its first year, 元年. CLDR's ja: y=jpanyear.
  @Test("begin an era with 元年 in each Japanese text with 年, and with 1 in digits")
  func firstYear() throws {
    let file = try Extraction.calendar(.japanese, "ja")
    let calendar = try Extraction.opened(.japanese, "ja")
    let date = try gregorian(2019, 5, 1)
    for (skeleton, pattern) in file.patterns.skeletons where pattern.contains("y") {
      let text = try calendar.text(date, skeleton: skeleton)
      #expect(pattern.contains("y年") == text.contains("元年"), "\(skeleton) \(text)")
    }
    #expect(calendar.text(date, style: .short) == "R1/5/1")
    #expect(Set(try #require(file.numberOverrides).values) == [["y": "jpanyear"]])
  }

  // calendars.md, section 5; the texts are those of node 20 (CLDR 48).
  @Test(
    "name the months of a Hebrew leap year",
    arguments: [("he", ["אדר א׳", "אדר ב׳", "אדר"]), ("en", ["Adar I", "Adar II", "Adar"])])
  func adar(tag: String, names: [String]) throws {
    let calendar = try Extraction.opened(.hebrew, tag)
    for ((year, month, day), name) in zip([(2024, 2, 20), (2024, 3, 20), (2026, 3, 1)], names) {
      #expect(try calendar.text(gregorian(year, month, day), skeleton: "MMMM") == name)
    }
  }

  // The codes of the months are those of the proposal "Intl era and monthCode": Adar I is M05L, and the month after it is
  // M06. CLDR 42 has numbers as narrow names, in which Adar I is 6 (in ast, Adar II is "7b").
  @Test(
    "number the Hebrew months by their codes, and name all months of a leap year differently",
    arguments: ["de", "ast", "hy", "ka"])
  func hebrewMonths(tag: String) throws {
    let file = try Extraction.calendar(.hebrew, tag)
    let (leap, renamed) = (try #require(file.leapMonths), try #require(file.leapYearMonths))
    for context in NameContext.allCases {
      #expect(file.months[context, .narrow] == (1...12).map { "\($0)" })
      #expect(leap[context, .narrow] == ["5*"] && renamed[context, .narrow] == ["6"])
      var names = file.months[context, .wide]
      names.replaceSubrange(5...5, with: leap[context, .wide] + renamed[context, .wide])
      #expect(Set(names).count == 13, "\(names)")
    }
  }

  // Dates in zh and ja have the month's number, and so do the names of the months. In CLDR 42 and 48, zh has the names
  // of a leap year, in which M09 is 十月. Leap months have the marks of the Chinese calendar (CLDR: 闰, 閏, 윤 and nhuận).
  // 11 Adar I 5784 is 20 February 2024, and 4 Sivan 5786 is 20 May 2026 (node 20).
  @Test(
    "show in Hebrew dates the month that was chosen, and the language's mark for a leap month",
    arguments: [
      ("zh", "闰5月11日", "9月4日"), ("zh-Hans-HK", "闰5月11日", "9月4日"), ("zh-Hant", "閏5月11日", "9月4日"),
      ("yue", "閏5月11日", "9月4日"), ("ja", "閏5月11日", "9月4日"), ("ko", "윤5월 11일", "9월 4일"),
      ("vi", "11 tháng 5 nhuận", "4 tháng 9"),
    ])
  func numberedHebrewDates(tag: String, adar: String, sivan: String) throws {
    let calendar = try Extraction.opened(.hebrew, tag)
    for ((year, month, day), text) in zip([(2024, 2, 20), (2026, 5, 20)], [adar, sivan]) {
      #expect(calendar.text(try gregorian(year, month, day), style: .long).contains(text))
    }
  }

  // pyluach: 1 Adar II 5784 is March 11, 2024. The number names no other month, unlike the name Adar.
  @Test(
    "read the number of Adar II as that month",
    arguments: [("zh", "5784年6月1日"), ("hi", "1 महीना 6 5784"), ("am", "ወር 6, 1፣ 5784")])
  func numberedAdar(tag: String, text: String) throws {
    let calendar = try Extraction.opened(.hebrew, tag)
    #expect(calendar.typedDate(text) == .date(try gregorian(2024, 3, 11).converted(to: .hebrew)))
  }

  @Test("number the Hebrew months in zh as the dates do, also if they are typed in Chinese numerals")
  func chineseHebrewMonths() throws {
    let record = try Extraction.record("zh", in: [.hebrew]) { $0.numbers = "hans" }
    let date = try gregorian(2026, 5, 20).converted(to: .hebrew)
    #expect(try record.opened().first?.typedDate("希伯来历五千七百八十六年九月四日") == .date(date))
    let file = try Extraction.calendar(.hebrew, "zh")
    #expect(file.months.format.wide == (1...12).map { "\($0)月" })
    #expect(file.leapMonths?.format.abbreviated == ["闰5月"])
    #expect(file.leapYearMonths?.format.wide == ["6月"])
  }

  // In CLDR 42, zh-Hant has M月 in these calendars, and zh in the Gregorian calendar. Korean single dates have M월.
  @Test(
    "have no zero before the number of a month that a word follows", .needsCLDR42,
    arguments: [
      ("zh", .hebrew, "闰5月11日", "希伯来历5784年闰5月至8月"), ("zh", .buddhist, "2月20日", "佛历2567年2月至5月"),
      ("zh", .islamicCivil, "8月10日", "伊斯兰历1445年8月至11月"), ("zh", .ethiopic, "6月12日", "2016年6月至9月"),
      ("ko", .buddhist, "2월 20일", "불기 2567년 2월 ~ 5월"),
    ] as [(String, CalendarIdentifier, String, String)])
  func noZero(tag: String, calendar: CalendarIdentifier, day: String, months: String) throws {
    let texts = try Extraction.opened(calendar, tag)
    let dates = try [2, 5].map { try gregorian(2024, $0, 20) }
    for style in [TextStyle.full, .long] { #expect(texts.text(dates[0], style: style).contains(day)) }
    for skeleton in ["GyMMMd", "MMMd", "yMMMd", "yMMMEd", "yMMMMEEEEd"] {
      #expect(try texts.text(dates[0], skeleton: skeleton).contains(day), "\(skeleton)")
    }
    #expect(try texts.text(from: dates[0], to: dates[1], skeleton: "yMMMM").contains(months))
  }

  // In CLDR 42, the skeletons, the Gregorian dates and the Persian dates of these languages have the order of these
  // texts, and so has the Gregorian date of CLDR 48.
  @Test(
    "have one order in styles, skeletons and titles",
    arguments: [
      ("sr", .japanese, "25. новембар 8. Реива", "25. нов 8. Реива", "новембар 8. Реива"),
      ("fa", .japanese, "۲۵ نوامبر ۸ ریوا", "۲۵ نوامبر ۸ ریوا", "نوامبر ۸ ریوا"),
      ("fa", .persian, "۴ آذر ۱۴۰۵", "۴ آذر ۱۴۰۵", "آذر ۱۴۰۵"),
      ("he", .japanese, "25 בנובמבר 8 Reiwa", "25 בנוב׳ 8 Reiwa", "נובמבר 8 Reiwa"),
      ("en-AU", .japanese, "25 November 8 Reiwa", "25 Nov 8 Reiwa", "November 8 Reiwa"),
    ] as [(String, CalendarIdentifier, String, String, String)])
  func oneOrder(tag: String, calendar: CalendarIdentifier, long: String, medium: String, title: String) throws
  {
    let texts = try Extraction.opened(calendar, tag)
    let date = try gregorian(2026, 11, 25)
    #expect(texts.text(date, style: .long).plainSpaces == long)
    #expect(texts.text(date, style: .medium).plainSpaces == medium)
    #expect(try texts.text(date, skeleton: "yMMMM").plainSpaces == title)
  }

  // ICU 78.2 (node 20), formatRange, has this order of year, word for year and era. CLDR 42 names the eras. In hr and
  // bs, its single dates have the narrow names: "d. MMM y. GGGGG".
  @Test(
    "have the era after the year and its mark at both ends of a range",
    arguments: [
      ("ru", "30 г. Эпоха Хэйсэй", "8 г. Рэйва"),
      ("hr", "30. H", "8. R"), ("sr", "30. Хаисеи", "8. Реива"), ("bs", "30. H", "8. R"),
    ])
  func rangeEras(tag: String, first: String, last: String) throws {
    let calendar = try Extraction.opened(.japanese, tag)
    for skeleton in ["yMMMd", "yMMMM"] {
      let text = try calendar.text(
        from: gregorian(2018, 11, 25), to: gregorian(2026, 11, 25), skeleton: skeleton
      ).plainSpaces
      #expect(text.contains(first) && text.hasSuffix(last), "\(text)")
    }
  }

  // CLDR 46 has AM and AA in its root, for the eras that CLDR 42 calls ERA0 and ERA1. Chinese years have the name of the
  // calendar (CLDR 42). Uzbek has its word for the Hijra in the letters of the script.
  @Test(
    "have the era of the calendar and of the script, if CLDR has none", .needsCLDR42,
    arguments: [
      ("de", .coptic, "AM"), ("de", .ethiopic, "AM"), ("de", .ethiopicAmeteAlem, "AA"),
      ("ti", .ethiopicAmeteAlem, "ዓ/ዓ"), ("zh-Hant", .ethiopic, "衣索比亞曆"), ("zh-Hant-HK", .coptic, "科普特曆"),
      ("uz-Cyrl", .islamicCivil, "ҳижрий"), ("uz-Cyrl", .islamicTbla, "ҳижрий"), ("el", .coptic, nil),
      // Each word is in the script of the locale.
      ("pa-Arab", .islamicCivil, "ہجری"), ("pa-Guru", .islamicCivil, "ਹਿਜਰੀ"), ("sd-Deva", .islamicCivil, nil),
    ] as [(String, CalendarIdentifier, String?)])
  func eraWords(tag: String, calendar: CalendarIdentifier, word: String?) throws {
    let eras = try Extraction.calendar(calendar, tag).eras
    #expect(eras?.wide == word.map { [$0] } && eras?.narrow == word.map { [$0] })
  }

  // The words are in newspapers, in Wikipedia, or in CLDR's names of the calendars; EraWords.swift has the sources.
  @Test(
    "have a word for the era in languages for which CLDR has only letters of another script or a placeholder",
    .needsCLDR42,
    arguments: [
      (
        [.islamicUmalqura, .islamicCivil, .islamicTbla],
        "am as be ckb gu hi ja kk ko ne or pa ps ru sd si ta ti uk uz-Cyrl"
      ),
      ([.persian], "he ja ps uk"), ([.hebrew], "he ja kk ko ru uk"), ([.ethiopic], "am ja ko ti zh-Hant"),
      ([.ethiopicAmeteAlem], "am ja ti"), ([.coptic], "am ar ja ko zh-Hant"), ([.indian], "ar ko sa"),
    ] as [([CalendarIdentifier], String)])
  func eraLanguages(calendars: [CalendarIdentifier], tags: String) throws {
    for tag in tags.split(separator: " ").map(String.init) {
      for file in try Extraction.record(tag, in: calendars, years: 2026...2026).calendars {
        let isAscii = file.eras?.wide.first?.utf8.allSatisfy { $0 < 0x80 }
        #expect(isAscii == false && file.sources["eras.wide"] == .table, "\(tag) \(file.calendar)")
      }
    }
  }

  @Test("have no digits beside Hebrew numerals")
  func hebrewNumerals() throws {
    let file = try Extraction.calendar(.hebrew, "he")
    let calendar = try Extraction.opened(.hebrew, "he")
    let date = try gregorian(2026, 11, 25)
    for style in TextStyle.allCases {
      #expect(!calendar.text(date, style: style).contains { $0.isWholeNumber })
    }
    #expect(try #require(file.years.display).allSatisfy { !$0.contains { $0.isWholeNumber } })
  }
}
