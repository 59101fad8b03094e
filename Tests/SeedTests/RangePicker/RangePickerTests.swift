import AlmanacKit
import Testing

/// A picker like the one in the article "Date Range picker in SwiftUI", for a week, a month, a year or a range.
@Suite struct RangePickerTests {
  @Test(
    "shows the segments in the user's language, not the names of the cases in the code",
    arguments: RangePickerRow.all)
  func segments(row: RangePickerRow) throws {
    // The code in the article shows English titles such as "Week" in every language, because it uses
    // `rawValue.capitalized`.
    let segments = try RangePicker(row.tag, row.calendar).segments
    #expect(segments == row.segments)
  }

  struct Title: Sendable, CustomTestStringConvertible {
    let tag: String
    let titles: [String]
    let today: String
    var testDescription: String { tag }
  }

  // CLDR has these words in lowercase ("semaine", "aujourd’hui"), except in Azerbaijani. A title begins with a capital,
  // by the rules of its language. Apart from this capital, node's Intl has the same words.
  @Test(
    "begins a title with a capital, by the rules of the language",
    arguments: [
      Title(tag: "fr", titles: ["Semaine", "Mois", "Année"], today: "Aujourd’hui"),
      Title(tag: "el", titles: ["Εβδομάδα", "Μήνας", "Έτος"], today: "Σήμερα"),
      Title(tag: "ru", titles: ["Неделя", "Месяц", "Год"], today: "Сегодня"),
      Title(tag: "da", titles: ["Uge", "Måned", "År"], today: "I dag"),
      Title(tag: "tr", titles: ["Hafta", "Ay", "Yıl"], today: "Bugün"),
      Title(tag: "az", titles: ["Həftə", "Ay", "İl"], today: "Bu gün"),
    ])
  func casing(title: Title) throws {
    let picker = try RangePicker(title.tag, .gregorian)
    let titles = try picker.segments.prefix(3)
    let today = try picker.locale.string("nav.today")
    #expect(Array(titles) == title.titles)
    #expect(today == title.today)
  }

  @Test(
    "labels the wheels, with the year first if the language writes the year first",
    arguments: RangePickerRow.all)
  func wheelNames(row: RangePickerRow) throws {
    let names = try RangePicker(row.tag, row.calendar).wheelNames
    #expect(names == row.wheelNames)
  }

  @Test("shows the months of this year up to today", arguments: RangePickerRow.all)
  func months(row: RangePickerRow) throws {
    let months = try RangePicker(row.tag, row.calendar).months(ofYear: row.currentYear)
    #expect(months.joined(separator: " ") == row.months)
  }

  @Test("shows all months of a past year", arguments: RangePickerRow.all)
  func allMonths(row: RangePickerRow) throws {
    // The Chinese year 2024 had no leap month. The year 2023 had the leap month 闰二月 (published almanacs).
    let picker = try RangePicker(row.tag, row.calendar)
    #expect(try picker.months(ofYear: row.currentYear - 1).count == 12)
    #expect(try picker.months(ofYear: row.currentYear - 2).count == (row.calendar == .chinese ? 13 : 12))
  }

  @Test("shows the years from 1900 to this year, without group separators", arguments: RangePickerRow.all)
  func years(row: RangePickerRow) throws {
    let years = try RangePicker(row.tag, row.calendar).years
    #expect([years.first, years.last] == row.years)
    #expect(years.count == 126)
    #expect(Set(years).count == 126)
  }

  @Test(
    "shows the calendar week from the region's first day, not the last seven days",
    arguments: RangePickerRow.all)
  func week(row: RangePickerRow) throws {
    let picker = try RangePicker(row.tag, row.calendar)
    let week = try picker.week(of: picker.today)
    #expect(week == row.week)
  }

  @Test("has the same week for each day of the week", arguments: RangePickerRow.all)
  func sameWeek(row: RangePickerRow) throws {
    let picker = try RangePicker(row.tag, row.calendar)
    let week = try picker.locale.week(of: picker.today)
    #expect(week.count == 7 && week.contains(picker.today))
    #expect(week.first?.weekday == picker.locale.firstDayOfWeek)
    for day in week { #expect(try picker.locale.week(of: day) == week, "\(day)") }
  }

  @Test("writes a field only once if it is the same for both days of a range", arguments: RangePickerRow.all)
  func range(row: RangePickerRow) throws {
    let picker = try RangePicker(row.tag, row.calendar)
    let end = try CalendarDate(gregorianYear: 2025, month: 9, day: 11)
    // A user may select the end of the range first.
    let texts = [
      try picker.range(from: picker.today, to: end), try picker.range(from: end, to: picker.today),
    ]
    #expect(texts == [row.range, row.range])
    let spoken = try picker.calendar.spokenSelection(from: picker.today, to: end)
    #expect(spoken == row.spokenRange)
  }

  @Test("has a word for each text around a range", arguments: RangePickerRow.all)
  func rangeWords(row: RangePickerRow) throws {
    let words = try RangePicker(row.tag, row.calendar).rangeWords
    #expect(words == row.rangeWords)
  }

  struct Step: Sendable, CustomTestStringConvertible {
    let from: String
    let change: String
    let expected: String
    let move: @Sendable (CalendarDate) throws -> CalendarDate
    var testDescription: String { "\(from), \(change)" }
  }

  // The lengths of Gregorian months are well known. The Chinese months come from published almanacs.
  @Test(
    "keeps the day when the month or the year changes, or uses the month's last day",
    arguments: [
      Step(from: "2025-07-31", change: "June", expected: "2025-06-30") { date in
        try date.settingMonth(MonthCode("M06"))
      },
      Step(from: "2024-02-29", change: "2025", expected: "2025-02-28") { try $0.settingYear(2025) },
      Step(from: "2025-07-31", change: "2024", expected: "2024-07-31") { try $0.settingYear(2024) },
      Step(from: "2025-08-07", change: "Chinese 2024, without the leap month", expected: "2024-07-19") {
        // Day 14 of the leap month 6 becomes day 14 of month 6, because 2024 has no leap month.
        try $0.converted(to: .chinese).settingYear(2024)
      },
    ])
  func clampedDay(step: Step) throws {
    let parts = step.from.split(separator: "-").compactMap { Int($0) }
    let date = try CalendarDate(gregorianYear: parts[0], month: parts[1], day: parts[2])
    let moved = try step.move(date).converted(to: .gregorian).description
    #expect(moved == step.expected)
  }

  @Test("changes a date after today to today, whatever the wheels show", arguments: RangePickerRow.all)
  func clampedToToday(row: RangePickerRow) throws {
    let picker = try RangePicker(row.tag, row.calendar)
    let december = try CalendarDate(gregorianYear: 2025, month: 12, day: 31).converted(to: row.calendar)
    let clamped = picker.limits.clamped(december)
    #expect(clamped == picker.calendar.date(picker.today))
  }
}

extension RangePickerRow {
  /// The number of the year 2025 in the row's calendar.
  fileprivate var currentYear: Int { calendar == .buddhist ? 2568 : 2025 }
}
