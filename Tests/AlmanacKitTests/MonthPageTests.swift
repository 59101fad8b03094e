import AlmanacKit
import AlmanacTestSupport
import Testing

/// Months as pages of a calendar: their weeks, and the state of each day.
@Suite struct MonthPageTests {
  /// The expected weeks of February 2026.
  struct Row: Sendable, CustomTestStringConvertible {
    let tag: String
    /// The first day of weeks that an app asks for.
    let asked: Weekday?
    let firstDay: Weekday
    let numbers: ClosedRange<Int>
    /// The days in the first and in the last cell.
    let cells: [String]

    var testDescription: String { "\(tag) \(asked?.rawValue ?? "")" }
  }

  // February 2026 begins on a Sunday. The numbers of the weeks in Germany are from Python's isocalendar. In the United
  // States and in Egypt, the week of 1 January is the first week (CLDR, weekData: minDays 1). Weeks begin on Saturday
  // in Egypt.
  @Test(
    "have whole weeks that begin on the region's first day or on any given day",
    arguments: [
      Row(tag: "de", asked: nil, firstDay: .mon, numbers: 5...9, cells: ["2026-01-26", "2026-03-01"]),
      Row(tag: "en-US", asked: nil, firstDay: .sun, numbers: 6...9, cells: ["2026-02-01", "2026-02-28"]),
      Row(tag: "en-US", asked: .mon, firstDay: .mon, numbers: 5...9, cells: ["2026-01-26", "2026-03-01"]),
      Row(tag: "ar-EG", asked: nil, firstDay: .sat, numbers: 6...10, cells: ["2026-01-31", "2026-03-06"]),
    ])
  func weeks(row: Row) throws {
    let calendar = try RealBundle.calendar(row.tag, .gregorian)
    let page = calendar.page(ofMonthWith: try gregorian(2026, 2, 17), firstDayOfWeek: row.asked)
    #expect(page.header.first?.weekday == row.firstDay)
    #expect(page.weeks.map(\.number) == Array(row.numbers))
    let cells = page.weeks.flatMap(\.cells).compactMap(\.self)
    #expect(cells.map(\.date.weekday) == page.weeks.flatMap { _ in page.header.map(\.weekday) })
    #expect([cells.first, cells.last].map { $0?.date.description } == row.cells)
    #expect(cells.filter(\.isInMonth).map(\.date.day) == Array(1...28))
    #expect(page.firstDay == (try gregorian(2026, 2, 1)))
  }

  @Test("have six weeks on request, so that every page has the same height")
  func sixWeeks() throws {
    let calendar = try RealBundle.calendar("en-US", .gregorian)
    for month in 1...12 {
      let page = calendar.page(ofMonthWith: try gregorian(2026, month, 1), hasSixWeeks: true)
      #expect(page.weeks.map(\.cells.count) == Array(repeating: 7, count: 6))
      #expect(page.weeks.map(\.id) == Array(0..<6))
    }
  }

  @Test("have each day of forty years once, on the page of its month", arguments: [CalendarIdentifier].common)
  func everyDay(identifier: CalendarIdentifier) throws {
    let calendar = try RealBundle.calendar("de", identifier)
    var next: CalendarDate? = try gregorian(2061, 1, 1).converted(to: identifier).firstOfMonth
    // The number of days to 28 January 2101, the last day of the table.
    let tableDays = try #require(next).days(until: try chinese(2100, "M12", 29)) + 1
    var dayCount = 0
    // If a page lacked the month's last day, the loop would never end. So the loop also stops after `tableDays` days.
    while let date = next, dayCount <= tableDays {
      let page = calendar.page(ofMonthWith: date)
      let days = page.weeks.flatMap(\.cells).compactMap(\.self)
      let own = days.filter(\.isInMonth)
      #expect(own.map(\.date.month) == Array(repeating: date.month, count: own.count))
      #expect(own.map(\.date.day) == Array(1...own.count))
      #expect(Set(days.map(\.id)).count == days.count)
      dayCount += own.count
      next = try? own.last?.date.adding(days: 1)
    }
    #expect(dayCount == tableDays)
  }

  @Test("have no cell for a day outside the table")
  func ends() throws {
    let calendar = try RealBundle.calendar("en-US", .gregorian)
    // 1 January 1900 was a Monday, and 28 January 2101 is a Friday.
    let first = calendar.page(ofMonthWith: try gregorian(1900, 1, 1))
    #expect(first.weeks.first?.cells.map { $0 == nil } == [true] + Array(repeating: false, count: 6))
    let lastDay = try gregorian(2100, 12, 31).adding(days: 28)
    let last = calendar.page(ofMonthWith: lastDay, hasSixWeeks: true)
    #expect(last.weeks.flatMap(\.cells).compactMap(\.self).last?.date == lastDay)
    #expect(calendar.dayRows(ofMonthWith: lastDay).map(\.value) == Array(1...28))
  }

  // The days of the month that contains 1 January 1900 (Intl of node 20)
  @Test(
    "begin on 1 January 1900 if the month began earlier",
    arguments: [
      ("fa-IR", CalendarIdentifier.persian, 11...30), ("ar-EG", .coptic, 23...30), ("am", .ethiopic, 23...30),
      ("hi", .indian, 11...30), ("ar-SA", .islamicUmalqura, 29...30), ("he", .hebrew, 1...30),
      ("de", .chinese, 1...30),
    ])
  func firstMonth(tag: String, identifier: CalendarIdentifier, days: ClosedRange<Int>) throws {
    let calendar = try RealBundle.calendar(tag, identifier)
    let first = calendar.date(try gregorian(1900, 1, 1))
    let last = try first.adding(days: days.count - 1)
    let page = calendar.page(ofMonthWith: last)
    let cells = page.weeks.flatMap(\.cells)
    #expect(cells.compactMap { $0.map(\.isInMonth) == true ? $0?.date.day : nil } == Array(days))
    #expect(cells.compactMap(\.self).first?.date == first && page.firstDay == first)
    #expect(calendar.dayRows(ofMonthWith: last).map(\.value) == Array(days))
    // Each date can be made again from its year, month and day.
    for date in cells.compactMap(\.self).map(\.date) + [last.firstOfMonth] {
      #expect(try CalendarDate(identifier, year: date.year, month: date.month, day: date.day) == date)
    }
    let rows = try calendar.months(ofYear: first.year)
    #expect(rows[0].firstDay == first && rows[0].length == days.count)
  }

  @Test("mark today, chosen days, weekends, and the reason why a day cannot be chosen")
  func states() throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    let days = try (0...28).map { try gregorian(2026, 2, max(1, $0)) }
    let buddhist = days[20].converted(to: .buddhist)
    let limits = DateLimits(earliest: days[3], latest: days[25])
    let page = calendar.page(
      ofMonthWith: days[1], today: days[17].converted(to: .chinese),
      selection: .days([days[4], buddhist]), limits: limits, days: .weekdays,
      unavailable: [days[6].converted(to: .chinese), days[7]])
    func cell(_ day: Int) -> DayCell? {
      page.weeks.flatMap(\.cells).compactMap(\.self).first { $0.isInMonth && $0.date.day == day }
    }
    #expect((1...28).filter { cell($0)?.isToday == true } == [17])
    #expect((1...28).filter { cell($0)?.isSelected == true } == [4, 20])
    #expect((1...28).filter { cell($0)?.isWeekend == true } == [1, 7, 8, 14, 15, 21, 22, 28])
    #expect((1...28).allSatisfy { cell($0)?.rangePlace == nil })
    #expect(cell(2)?.problem == .outOfRange(earliest: days[3], latest: days[25]))
    #expect(cell(3)?.problem == nil)
    #expect(cell(6)?.problem == .unavailable)
    // 7 February 2026 is in `unavailable` and is a Saturday. The weekend is the reported reason.
    #expect(cell(7)?.problem == .weekdaysOnly)
    #expect(cell(26)?.problem == .outOfRange(earliest: days[3], latest: days[25]))
  }

  @Test("show ranges over two months, of one day and without an end, but no reversed range")
  func ranges() throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    let (first, last) = (try gregorian(2026, 2, 27), try gregorian(2026, 3, 2))
    func places(_ selection: DaySelection) -> [String] {
      calendar.page(ofMonthWith: first, selection: selection).weeks.flatMap(\.cells).compactMap { cell in
        guard let cell, let place = cell.rangePlace, cell.isSelected else { return nil }
        return "\(cell.date.day) \(place)"
      }
    }
    #expect(places(.range(from: first, to: last)) == ["27 start", "28 middle", "1 middle"])
    let three = try (24...26).map { try gregorian(2026, 2, $0) }
    #expect(places(.range(from: three[0], to: three[2])) == ["24 start", "25 middle", "26 end"])
    #expect(places(.range(from: first, to: first)) == ["27 only"])
    #expect(places(.range(from: first, to: nil)) == ["27 only"])
    #expect(places(.range(from: last, to: first)) == [])
    #expect(places(.none) == [])
  }

  // In PyPI sxtwl 2.0.7, 17 February 2026 is 正月初一, and 25 July 2025 is 闰六月初一.
  @Test(
    "have the Chinese day under each day, and the name of a Chinese month under the first day of the month",
    arguments: [
      ("zh-Hans", 2026, 2, 16, "廿九"), ("zh-Hans", 2026, 2, 17, "正月"), ("zh-Hans", 2026, 2, 18, "初二"),
      ("zh-Hans", 2025, 7, 25, "闰六月"), ("zh-Hans", 2025, 7, 26, "初二"), ("zh-Hant", 2025, 7, 25, "閏六月"),
      ("de", 2026, 2, 18, "2"), ("ar-EG", 2026, 2, 18, "٢"),
    ])
  func secondLine(tag: String, year: Int, month: Int, day: Int, label: String) throws {
    let calendar = try RealBundle.calendar(tag, .chinese)
    #expect(calendar.secondaryLabel(try gregorian(year, month, day)) == label)
  }
}
