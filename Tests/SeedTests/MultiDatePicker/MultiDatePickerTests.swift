import AlmanacKit
import Testing

/// A picker like the one in the article "MultiDatePicker - A SwiftUI Component", for one day, several days or a range.
@Suite struct MultiDatePickerTests {
  @Test(
    "begins the weekdays with the region's first day, not always with Sunday",
    arguments: MultiDatePickerRow.all)
  func header(row: MultiDatePickerRow) throws {
    let header = try MultiDatePicker(row.tag, row.calendar).header
    #expect(header.joined(separator: ", ") == row.header)
  }

  @Test("puts each day below its weekday, in the locale's digits", arguments: MultiDatePickerRow.all)
  func weeks(row: MultiDatePickerRow) throws {
    let weeks = try MultiDatePicker(row.tag, row.calendar).weeks
    #expect([weeks.first, weeks.last] == row.weeks)
  }

  @Test("blocks the region's weekend, or all other days", arguments: MultiDatePickerRow.all)
  func weekend(row: MultiDatePickerRow) throws {
    let picker = try MultiDatePicker(row.tag, row.calendar)
    for day in 4...10 {
      let date = try CalendarDate(gregorianYear: 2025, month: 8, day: day)
      let isWeekend = row.weekend.contains(day)
      let texts = [
        try picker.problem(with: date, days: .weekdays), try picker.problem(with: date, days: .weekends),
      ]
      #expect(texts == (isWeekend ? [row.problems[3], nil] : [nil, row.problems[4]]), "\(date)")
    }
    #expect(picker.weekendColumns.count == row.weekend.count)
  }

  @Test(
    "writes the title in the language's order and the calendar's years", arguments: MultiDatePickerRow.all)
  func title(row: MultiDatePickerRow) throws {
    let title = try MultiDatePicker(row.tag, row.calendar).title
    #expect(title == row.title)
  }

  @Test(
    "labels the chevrons with 'previous month' and 'next month', not 'last month'",
    arguments: MultiDatePickerRow.all)
  func chevrons(row: MultiDatePickerRow) throws {
    let picker = try MultiDatePicker(row.tag, row.calendar)
    let chevrons = try picker.chevrons
    #expect(chevrons == row.chevrons)
    // CLDR's word for the month before is "last month", which is relative to today. A chevron needs "previous month".
    #expect(picker.locale.relativeName(of: .month, -1) != row.chevrons[0])
    #expect(picker.locale.isRightToLeft == row.isRightToLeft)
  }

  @Test("has a word for every prompt and button", arguments: MultiDatePickerRow.all)
  func words(row: MultiDatePickerRow) throws {
    let words = try MultiDatePicker(row.tag, row.calendar).words
    #expect(words == row.words)
  }

  @Test("counts the selected days with the language's plural forms", arguments: MultiDatePickerRow.all)
  func counts(row: MultiDatePickerRow) throws {
    let picker = try MultiDatePicker(row.tag, row.calendar)
    let counts = try [0, 1, 2, 11].map(picker.count)
    #expect(counts == row.counts)
  }

  @Test("lists the selected days in order, whichever was selected first", arguments: MultiDatePickerRow.all)
  func selection(row: MultiDatePickerRow) throws {
    let picker = try MultiDatePicker(row.tag, row.calendar)
    let dates = try [11, 7, 12].map { try CalendarDate(gregorianYear: 2025, month: 8, day: $0) }
    let selection = try picker.selection(dates)
    #expect(selection == row.selection)
  }

  @Test("speaks a whole date and its state", arguments: MultiDatePickerRow.all)
  func spoken(row: MultiDatePickerRow) throws {
    let picker = try MultiDatePicker(row.tag, row.calendar)
    let states: [DayState] = [[], .today, .selected, .rangeStart, .rangeEnd]
    let spoken = try states.map { try picker.calendar.spokenText(picker.today, $0) }
    #expect(spoken == row.spoken)
  }

  @Test("says why a day is gray, with the limit in the language's format", arguments: MultiDatePickerRow.all)
  func problems(row: MultiDatePickerRow) throws {
    let picker = try MultiDatePicker(row.tag, row.calendar)
    let (yesterday, today) = (try picker.today.adding(days: -1), picker.today)
    let tomorrow = try today.adding(days: 1)
    let texts = [
      try picker.problem(with: yesterday, limits: DateLimits(earliest: today, latest: nil)),
      try picker.problem(with: tomorrow, limits: DateLimits(earliest: nil, latest: today)),
      try picker.calendar.message(for: .unavailable),
    ]
    #expect(texts == Array(row.problems.prefix(3)))
    #expect(try picker.problem(with: today, limits: DateLimits(earliest: today, latest: today)) == nil)
  }

  @Test(
    "has the years 1970 to 2099, without group separators",
    arguments: MultiDatePickerRow.all)
  func years(row: MultiDatePickerRow) throws {
    let picker = try MultiDatePicker(row.tag, row.calendar)
    let offset = row.calendar == .buddhist ? 543 : 0
    let years = try picker.calendar.yearRows((1970 + offset)...(2099 + offset)).map(\.label)
    #expect([years.first, years.last] == row.years)
    #expect(Set(years).count == 130)
  }

  @Test(
    "knows the widest months and years, so that no column needs a fixed width",
    arguments: MultiDatePickerRow.all)
  func widths(row: MultiDatePickerRow) throws {
    // In the article "MultiDatePicker - A SwiftUI Component", the two wheels have fixed widths: 150 and 100 points.
    let picker = try MultiDatePicker(row.tag, row.calendar)
    let months = try (1900...2060).flatMap { year in
      try picker.calendar.months(ofYear: year + (row.calendar == .buddhist ? 543 : 0)).map(\.name)
    }
    #expect(!Set(months).isDisjoint(with: picker.calendar.widestLabels(.month)))
    #expect(!picker.calendar.widestLabels(.year).isEmpty)
  }
}
