import AlmanacKit
import Testing

/// A picker like the one in the article "MultiDatePicker - A SwiftUI Component", for one day, several days or a range.
@Suite struct MultiDatePickerTests {
  @Test(
    "begins the weekdays with the region's first day, and puts each day below its weekday in the locale's digits",
    arguments: MultiDatePickerRow.all)
  func weeks(row: MultiDatePickerRow) throws {
    let picker = try Picker(row.tag, row.calendar)
    #expect(picker.locale.weekdayHeader.map(\.abbreviatedName).joined(separator: ", ") == row.header)
    let month = picker.calendar.date(picker.today).month
    let weeks = picker.calendar.weeks(ofMonthWith: picker.today).map { week in
      let labels = week.map { $0.flatMap { $0.month == month ? picker.calendar.dayLabel($0) : nil } ?? "·" }
      return labels.joined(separator: " ")
    }
    #expect([weeks.first, weeks.last] == row.weeks)
  }

  @Test("blocks the region's weekend, or all other days", arguments: MultiDatePickerRow.all)
  func weekend(row: MultiDatePickerRow) throws {
    let picker = try Picker(row.tag, row.calendar)
    // Monday, 4 August, to Sunday, 10 August
    for day in 4...10 {
      let texts = [
        try picker.problem(with: day - 7, days: .weekdays),
        try picker.problem(with: day - 7, days: .weekends),
      ]
      let isWeekend = row.weekend.contains(day)
      #expect(texts == (isWeekend ? [row.problems[3], nil] : [nil, row.problems[4]]), "\(day)")
    }
    #expect(picker.locale.weekdayHeader.filter(\.isWeekend).count == row.weekend.count)
  }

  @Test(
    "has a title in the language's order, and a word for every prompt and button",
    arguments: MultiDatePickerRow.all)
  func words(row: MultiDatePickerRow) throws {
    let picker = try Picker(row.tag, row.calendar)
    let title = picker.calendar.title(ofMonthWith: picker.today)
    #expect(try [title] + picker.words("prompt.selectMonthYear") == row.title)
    #expect(try picker.words("nav.previousMonth", "nav.nextMonth") == row.chevrons)
    // CLDR's word for the month before is "last month", which is relative to today. A chevron needs "previous month".
    #expect(picker.locale.relativeName(of: .month, -1) != row.chevrons[0])
    #expect(picker.locale.isRightToLeft == row.isRightToLeft)
    let words = try picker.words(
      "prompt.selectDate", "prompt.selectDates", "prompt.selectDateRange", "nav.today", "action.clear")
    #expect(words == row.words)
  }

  @Test(
    "counts the selected days, lists them in order, and speaks a date and its state",
    arguments: MultiDatePickerRow.all)
  func selection(row: MultiDatePickerRow) throws {
    let picker = try Picker(row.tag, row.calendar)
    let counts = try [1, 2, 11].map { try picker.locale.string("selection.count", count: $0) }
    #expect(try picker.words("selection.none") + counts == row.counts)
    let dates = try [11, 7, 12].map { try CalendarDate(gregorianYear: 2025, month: 8, day: $0) }
    #expect(try picker.calendar.text(of: dates, skeleton: "MMMd") == row.selection)
    let states: [DayState] = [[], .today, .selected, .rangeStart, .rangeEnd]
    #expect(try states.map { try picker.calendar.spokenText(picker.today, $0) } == row.spoken)
  }

  @Test("says why a day is gray, with the limit in the language's format", arguments: MultiDatePickerRow.all)
  func problems(row: MultiDatePickerRow) throws {
    let picker = try Picker(row.tag, row.calendar)
    let texts = [
      try picker.problem(with: -1, limits: DateLimits(earliest: picker.today, latest: nil)),
      try picker.problem(with: 1, limits: DateLimits(earliest: nil, latest: picker.today)),
      try picker.calendar.message(for: .unavailable),
    ]
    #expect(texts == Array(row.problems.prefix(3)))
  }

  // In the article "MultiDatePicker - A SwiftUI Component", the two wheels have fixed widths: 150 and 100 points.
  @Test(
    "has the years 1970 to 2099 without group separators, and knows the widest months and years",
    arguments: MultiDatePickerRow.all)
  func wheels(row: MultiDatePickerRow) throws {
    let calendar = try Picker(row.tag, row.calendar).calendar
    let offset = row.calendar == .buddhist ? 543 : 0
    let years = try calendar.yearRows((1970 + offset)...(2099 + offset)).map(\.label)
    #expect([years.first, years.last] == row.years)
    #expect(Set(years).count == 130)
    let months = try (1900...2060).flatMap { try calendar.months(ofYear: $0 + offset).map(\.name) }
    #expect(!Set(months).isDisjoint(with: calendar.widestLabels(.month)))
    #expect(!calendar.widestLabels(.year).isEmpty)
  }
}
