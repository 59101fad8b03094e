import AlmanacKit
import Testing

/// Calendars with eras, thirteen months, renamed months and their own numbers, in the bundle `Output`.
@Suite struct FurtherCalendarTests {
  // The Cabinet of Japan: Heisei began on 8 January 1989, Reiwa on 1 May 2019. The first year is 元年.
  @Test(
    "show the Japanese era of the day",
    arguments: [
      (1989, 1, 7, "昭和64年1月7日"), (1989, 1, 8, "平成元年1月8日"), (2019, 4, 30, "平成31年4月30日"),
      (2019, 5, 1, "令和元年5月1日"), (2026, 11, 25, "令和8年11月25日"), (1912, 7, 29, "明治45年7月29日"),
    ])
  func japanese(year: Int, month: Int, day: Int, text: String) throws {
    let calendar = try RealBundle.calendar("ja", .japanese)
    #expect(calendar.text(try gregorian(year, month, day), style: .long) == text)
    #expect(calendar.typedDate(text) == .date(calendar.date(try gregorian(year, month, day))))
  }

  @Test("have a wheel of eras, with years that belong to two of them")
  func eras() throws {
    let calendar = try RealBundle.calendar("ja", .japanese)
    let rows = calendar.eraRows
    #expect(rows.map(\.name) == ["明治", "大正", "昭和", "平成", "令和"])
    let ends = rows.map { row in
      [row.limits.earliest, row.limits.latest].map { $0?.converted(to: .gregorian).description }
    }
    #expect(ends[0] == ["1900-01-01", "1912-07-29"] && ends[1] == ["1912-07-30", "1926-12-24"])
    #expect(ends[4] == ["2019-05-01", "2101-01-28"])
    let limits = DateLimits(earliest: try gregorian(2025, 12, 31), latest: try gregorian(2026, 1, 1))
    #expect(calendar.yearRows(in: rows[4], within: limits).map(\.label) == ["7年", "8年"])
    // 1900 is 2443. The label of a year has the era after the year in English, and before it in Thai.
    for tag in ["en", "th"] {
      let buddhist = try RealBundle.calendar(tag, .buddhist)
      #expect(buddhist.yearRows(in: try #require(buddhist.eraRows.first)).first?.label == "2443")
    }
    #expect(
      calendar.yearRows(in: rows[2]).last?.label == "64年" && calendar.yearRows(in: rows[2]).last?.year == 1989
    )
    #expect(calendar.yearRows(in: rows[3]).map(\.label).prefix(2) == ["元年", "2年"])
    #expect(try calendar.months(ofYear: 1989, within: rows[2].limits).map(\.month.number) == [1])
    #expect(
      calendar.dayRows(ofMonthWith: try gregorian(1989, 1, 8), within: rows[2].limits).map(\.value)
        == Array(1...7)
    )
    #expect(try RealBundle.calendar("de", .gregorian).eraRows.map(\.code) == ["ce"])
    #expect(try RealBundle.calendar("zh-Hans", .chinese).eraRows.isEmpty)
  }

  @Test("show both eras of a range inside one year")
  func range() throws {
    let calendar = try RealBundle.calendar("ja", .japanese)
    let text = try calendar.text(from: gregorian(1989, 1, 7), to: gregorian(1989, 1, 8), skeleton: "yMMMd")
    #expect(text == "昭和64年1月7日～平成元年1月8日")
  }

  @Test(
    "read the years of an era, or the calendar's own years",
    arguments: [
      ("ja", CalendarIdentifier.japanese, "R8/11/25", "2026-11-25"),
      ("ja", .japanese, "2026/11/25", "2026-11-25"),
      ("ja", .japanese, "S64/1/7", "1989-01-07"), ("ja", .japanese, "R080217", "2026-02-17"),
      // Hong Kong's short dates begin with the day, but the words say which number is the year.
      ("zh-Hant-HK", .gregorian, "2026年2月7日", "2026-02-07"), ("zh-Hant-TW", .roc, "115/11/25", "2026-11-25"),
      ("zh-Hant-TW", .roc, "民國115年11月25日", "2026-11-25"), ("zh-Hant-TW", .roc, "民國前1/11/25", "1911-11-25"),
      // calendars.md, section 7: equal in two libraries.
      ("fa-IR", .persian, "۱۴۰۵/۹/۴", "2026-11-25"), ("ar-SA", .islamicUmalqura, "١٥/٦/١٤٤٨", "2026-11-25"),
      ("am", .ethiopic, "16/3/2019", "2026-11-25"), ("ar-EG", .coptic, "١٦/٣/١٧٤٣", "2026-11-25"),
      ("fa-IR", .persian, "1403/12/30", "2025-03-20"),
      // The first and the last supported day
      ("fa-IR", .persian, "1278/10/11", "1900-01-01"), ("fa-IR", .persian, "1479/11/8", "2101-01-28"),
      // pyluach: 2024-02-20 is 11 Adar I 5784.
      ("he", .hebrew, "15 בכסלו 5787", "2026-11-25"), ("he", .hebrew, "י״א באדר א׳ תשפ״ד", "2024-02-20"),
      // Hong Kong Observatory: 25 July 2025 is the first day of the leap month 6.
      ("zh-Hans", .chinese, "2025年闰六月初一", "2025-07-25"), ("zh-Hans", .chinese, "2025年六月初一", "2025-06-25"),
    ])
  func typed(tag: String, calendar: CalendarIdentifier, text: String, day: String) throws {
    #expect(try RealBundle.calendar(tag, calendar).typedDate(text).name == day)
  }

  // The days of a Chinese leap month, of Adar I and of Adar II
  @Test(
    "are read in each style in which the locale writes a day of a leap month",
    arguments: ["de", "en", "ja", "ko", "th", "vi", "zh-Hans", "zh-Hant", "he"])
  func leapMonths(tag: String) throws {
    let calendar = try RealBundle.calendar(tag, tag == "he" ? .hebrew : .chinese)
    for day in [try gregorian(2025, 7, 25), try gregorian(2024, 2, 20), try gregorian(2024, 3, 20)] {
      for style in TextStyle.allCases {
        let typed = calendar.typedDate(calendar.text(day, style: style), today: day)
        #expect(typed == .date(calendar.date(day)), "\(day) \(style)")
      }
    }
  }

  // 1404 has no leap day; Pagumen has five or six days; the tables begin and end with 1899 and 2101.
  @Test(
    "refuse days that do not exist, and say which days are too early or too late",
    arguments: [
      ("fa-IR", CalendarIdentifier.persian, "1404/12/30", "noSuchDate"),
      ("am", .ethiopic, "6/13/2018", "noSuchDate"),
      ("am", .ethiopic, "1/14/2018", "noSuchDate"), ("fa-IR", .persian, "1200/1/1", "tooEarly"),
      ("fa-IR", .persian, "1278/10/10", "tooEarly"), ("fa-IR", .persian, "1479/11/9", "tooLate"),
      ("fa-IR", .persian, "1500/1/1", "tooLate"), ("ar-SA", .islamicUmalqura, "1/1/1600", "tooLate"),
      ("zh-Hant-TW", .roc, "0/1/1", "noDate"), ("zh-Hant-TW", .roc, "1150/1/1", "noDate"),
    ])
  func refused(tag: String, calendar: CalendarIdentifier, text: String, problem: String) throws {
    let typed = try RealBundle.calendar(tag, calendar).typedDate(text)
    let ends = [-25_567, 47_874].map { CalendarDate(epochDay: $0, calendar) }
    #expect(typed.name == problem)
    if problem == "tooEarly" { #expect(typed == .problem(.tooEarly(earliest: ends[0]))) }
    if problem == "tooLate" { #expect(typed == .problem(.tooLate(latest: ends[1]))) }
  }

  // pyluach: 2024-02-20 is 11 Adar I 5784, 2024-03-20 is 10 Adar II 5784, 2026-03-01 is 12 Adar 5786.
  @Test(
    "name the Hebrew months of a leap year",
    arguments: [
      (2024, 2, 20, "אדר א׳", "י״א באדר א׳ תשפ״ד"), (2024, 3, 20, "אדר ב׳", "י׳ באדר ב׳ תשפ״ד"),
      (2026, 3, 1, "אדר", "י״ב באדר תשפ״ו"), (2026, 11, 25, "כסלו", "ט״ו בכסלו תשפ״ז"),
    ])
  func hebrew(year: Int, month: Int, day: Int, name: String, text: String) throws {
    let calendar = try RealBundle.calendar("he", .hebrew)
    let date = calendar.date(try gregorian(year, month, day))
    #expect(calendar.text(date, style: .long) == text)
    // The grid of a month has the numeral of the text.
    #expect(text.hasPrefix("\(calendar.dayLabel(date)) ב"))
    let cells = calendar.page(ofMonthWith: date).weeks.flatMap(\.cells).compactMap(\.self)
    #expect(cells.first { $0.date == date }?.label == calendar.dayLabel(date))
    let row = try calendar.months(ofYear: date.year).first { $0.month == date.month }
    #expect(row?.name == name)
    #expect(try calendar.months(ofYear: 5784).count == 13 && calendar.months(ofYear: 5786).count == 12)
    #expect(calendar.label(ofYear: 5787) == "תשפ״ז")
  }

  // 15 and 17 are ט״ו and י״ז.
  @Test(
    "keep the Hebrew numerals in a text and a range whose patterns follow from other patterns",
    arguments: ["yMMMMd", "yMMMMEEEEd", "GyMMMMd", "MMMMd"])
  func numerals(skeleton: String) throws {
    let calendar = try RealBundle.calendar("he", .hebrew)
    let (first, last) = (try gregorian(2026, 11, 25), try gregorian(2026, 11, 27))
    let texts = [try calendar.text(first, skeleton: skeleton), try calendar.text(last, skeleton: skeleton)]
    let range = try calendar.text(from: first, to: last, skeleton: skeleton)
    for (numeral, text) in zip(["ט״ו", "י״ז"], texts) {
      #expect(text.contains(numeral) && range.contains(numeral))
    }
    #expect(!(texts + [range]).joined().contains { $0.isASCII && $0.isNumber })
  }

  @Test("have thirteen months on their pages, and years of their own numbers")
  func pages() throws {
    let ethiopic = try RealBundle.calendar("am", .ethiopic)
    #expect(try ethiopic.months(ofYear: 2018).map(\.length) == Array(repeating: 30, count: 12) + [5])
    #expect(try ethiopic.months(ofYear: 2019).last?.length == 6)
    let page = ethiopic.page(
      ofMonthWith: try CalendarDate(.ethiopic, year: 2018, month: MonthCode("M13"), day: 1))
    #expect(page.weeks.flatMap(\.cells).compactMap(\.self).filter(\.isInMonth).count == 5)
    let islamic = try RealBundle.calendar("ar-SA", .islamicUmalqura)
    // 1429 began on 10 January 2008, and 1430 on 29 December (JDK 17).
    #expect(islamic.date(try gregorian(2008, 1, 10)).description == "islamic-umalqura 1429-M01-01")
    #expect(islamic.date(try gregorian(2008, 12, 29)).description == "islamic-umalqura 1430-M01-01")
    #expect(islamic.years == 1318...1483 && islamic.label(ofYear: 1448) == "١٤٤٨ هـ")
  }
}
