import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The order of day and month in dates of digits, which is the same in all texts of a locale.
@Suite struct NumericOrderTests {
  // The order is the order of the language's short date in CLDR 42 (main/<locale>.xml, calendar gregorian,
  // dateFormatLength short): mt, nd, sbp and vai_Latn dd/MM/y, so and om dd/MM/yy, ky and ks_Deva d/M/yy, ha d/M/yy,
  // ksh d. M. y, zu M/d/yy, ug, ckb and jgo y-MM-dd, fa_AF y/M/d.
  @Test(
    "is the order of the short date in the skeletons yMd, yMEd and Md", .needsCLDR42,
    arguments: [
      ("mt", "yMd", "d/M/y"), ("sbp", "yMd", "d/M/y"), ("vai-Latn", "yMd", "d/M/y"), ("so", "yMd", "d/M/y"),
      ("om", "yMd", "dd/MM/y"), ("ky", "yMd", "d/M/y"), ("ks-Deva", "yMd", "d/M/y"), ("ha", "yMd", "d/M/y"),
      ("ksh", "yMd", "d. M. y"), ("zu", "yMd", "M/d/y"), ("ug", "yMd", "y-MM-dd"),
      ("nd", "yMEd", "EEE, d/M/y"), ("ckb", "yMd", "y-MM-dd"), ("jgo", "yMd", "y-MM-dd"),
      ("fa-AF", "yMd", "y/M/d"),
      // CLDR 42: the short dates of am, brx and qu begin with the day, and Md is root's M/d or MM-dd.
      ("am", "Md", "d/M"), ("brx", "Md", "dd-MM"), ("qu", "Md", "dd-MM"), ("zh-Hans-SG", "Md", "d/M"),
    ])
  func numericDate(tag: String, skeleton: String, expected: String) throws {
    let file = try Extraction.calendar(.gregorian, tag)
    #expect(file.patterns.skeletons[skeleton] == expected)
    #expect(file.sources["patterns.skeletons.\(skeleton)"] == .rule)
  }

  // "7/2" and "2026-02-07" are both usual in Swedish: CLDR 42 and 48, main/sv.xml, Md and yMd.
  @Test("may differ without a year in Swedish, whose dates with a year begin with the year")
  func swedish() throws {
    let patterns = try Extraction.calendar(.gregorian, "sv").patterns.skeletons
    #expect(patterns["Md"] == "d/M" && patterns["yMd"] == "y-MM-dd")
  }

  // The Gregorian short dates in CLDR 42: kn and as d/M/yy and d-M-y, fr_CA y-MM-dd, guz dd/MM/y, zh_Hant_HK d/M/y.
  @Test(
    "is the same in the Buddhist calendar", .needsCLDR42,
    arguments: [
      ("kn", "short", "d/M/y GGGGG"), ("as", "short", "dd-MM-y GGGGG"), ("fr-CA", "short", "y-MM-dd G"),
      ("guz", "yMd", "dd/MM/y GGGGG"), ("zh-Hant-HK", "yMd", "d/M/Gy"), ("ml", "short", "G d/M/y"),
      // The era belongs to the year, not to the weekday: CLDR has no pattern with an era behind a weekday.
      ("cy", "yMEd", "d/M/y GGGGG, EEE"), ("hy", "GyMEd", "dd.MM.y G, EEE"),
    ])
  func buddhist(tag: String, key: String, expected: String) throws {
    let patterns = try Extraction.calendar(.buddhist, tag).patterns
    #expect((patterns.date[key] ?? patterns.skeletons[key]) == expected)
  }

  // CLDR 42, sr_Latn, calendar generic: the short date is d.M.y. GGGGG.
  @Test("keeps the width of the era", .needsCLDR42)
  func eraWidth() throws {
    #expect(try Extraction.calendar(.japanese, "sr-Latn").patterns.date["short"] == "d.M.y. GGGGG")
  }

  // CLDR 42 has the same dates without an era, yMEd: in the Hebrew calendar, en E, d MMM y. The short date of es_PA and
  // es_PR is MM/dd/yy, but CLDR has d 'de' M 'de' y with an era.
  @Test(
    "is the same beside an era, and a date with the name of a month keeps it", .needsCLDR42,
    arguments: [
      (CalendarIdentifier.hebrew, "en", "EEE, d MMM y G"), (.hebrew, "en-CA", "EEE, d MMM y G"),
      (.buddhist, "es-PA", "EEE MM/dd/y G"), (.persian, "es-PA", "EEE MM/dd/y G"),
      (.gregorian, "en", "EEE, M/d/y G"), (.gregorian, "zh-Hant-HK", "Gy年M月d日EEE"),
    ])
  func era(calendar: CalendarIdentifier, tag: String, expected: String) throws {
    let patterns = try Extraction.calendar(calendar, tag).patterns
    #expect(patterns.skeletons["GyMEd"] == expected)
    let range = patterns.intervals.patterns["GyMEd"]?["d"].map { DatePattern($0) }
    #expect(range?.kinds.contains(.monthNumber) != (calendar == .hebrew))
  }

  // CLDR 42 has only a space before the year in these patterns, and the marks of these texts in its own yMd and in the
  // Gregorian yM. CLDR 48 has 2.10.8 Reiwa in the other patterns of nb and et.
  @Test(
    "has the marks of the numeric date", .needsCLDR42,
    arguments: [
      ("nb", .japanese, nil, "2.10.8 Reiwa"), ("nn", .japanese, nil, "2.10.8 Reiwa"),
      ("et", .japanese, "yMEd", "R, 2.10.8 Reiwa"), ("et", .persian, "yMEd", "R, 10.7.1405 AP"),
      ("az", .roc, "yM", "R.O.C. 10.115"), ("lt", .japanese, "yM", "8-10 Reiwa"),
    ] as [(String, CalendarIdentifier, String?, String)])
  func marks(tag: String, calendar: CalendarIdentifier, skeleton: String?, expected: String) throws {
    let (texts, date) = (try Extraction.opened(calendar, tag), try gregorian(2026, 10, 2))
    #expect(
      try skeleton.map { try texts.text(date, skeleton: $0) } ?? texts.text(date, style: .short) == expected)
  }

  // CLDR 42: the short dates of zh_Hant_HK and zh_Hans_SG are d/M/y and dd/MM/yy. The word 至 joins two dates of digits.
  @Test(
    "is the same in a range whose dates a word joins",
    arguments: [("zh-Hant-HK", "yMd"), ("zh-Hant-MO", "yMd"), ("zh-Hant-HK", "Md"), ("zh-Hans-SG", "Md")])
  func joinedByWord(tag: String, skeleton: String) throws {
    let calendar = try Extraction.record(tag).opened()[1]
    try calendar.expectRange(from: gregorian(2026, 2, 7), to: gregorian(2026, 2, 8), skeleton: skeleton)
  }

  // In these languages, the Chinese months have only numbers, and 8/9 and 08/09 were the same day.
  @Test(
    "is the same in long and short Chinese dates", .needsCLDR42,
    arguments: ["sbp", "vai-Latn", "ks-Deva", "ksh", "om", "zgh"])
  func chinese(tag: String) throws {
    let patterns = try Extraction.calendar(.chinese, tag).patterns
    let texts = [
      patterns.date["long"], patterns.date["short"], patterns.skeletons["yMd"], patterns.skeletons["Md"],
    ]
    for text in texts {
      let columns = DatePattern(try #require(text)).columns.filter { $0 != .year }
      #expect(columns == [.day, .month], "\(text ?? "")")
    }
  }

  // CLDR 42, main/kk.xml: the short date is dd.MM.yy, but the long date y 'ж'. d MMMM begins with the year.
  @Test("is the order of typed Buddhist dates, also with the era")
  func typedBuddhist() throws {
    let calendar = try Extraction.record("kk").opened()[1]
    let expected = TypedDate.date(try gregorian(2026, 2, 7).converted(to: .buddhist))
    let era = try #require(try Extraction.calendar(.buddhist, "kk").eras?.abbreviated.last)
    for text in ["07.02.2569", "07022569", "\(era) 7.2.2569", "7.2.2569 \(era)"] {
      #expect(calendar.typedDate(text) == expected, "\(text)")
    }
  }

  // The short dates of zh_Hant_HK begin with the day (CLDR 42), and so do the long dates of fur: d 'di' MMMM 'dal' y.
  @Test(
    "is not needed in a typed date whose words say what the numbers are",
    arguments: [
      ("zh-Hant-HK", CalendarIdentifier.islamicUmalqura, "6月4日", 6, 4),
      ("zh-Hant-HK", .hebrew, "3月5日", 3, 5), ("zh-Hant-HK", .indian, "9月4日", 9, 4),
      ("zh-Hans-SG", .gregorian, "24年12月25日", 12, 25), ("fur", .gregorian, "25 di Dicembar dal 24", 12, 25),
    ])
  func typedWords(tag: String, identifier: CalendarIdentifier, text: String, month: Int, day: Int) throws {
    let calendars = try Extraction.record(tag, in: [identifier], years: 2024...2027).opened()
    let calendar = try #require(calendars.first { $0.identifier == identifier })
    let today = try gregorian(2026, 2, 17)
    guard case .date(let date) = calendar.typedDate(text, today: today) else {
      Issue.record("\(text) is \(calendar.typedDate(text, today: today))")
      return
    }
    #expect(date.month.number == month && date.day == day)
  }
}
