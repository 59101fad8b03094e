import AlmanacKit
import Testing

/// Seed (a), the article "Date Range picker in SwiftUI": a week, a month, a year or a range.
@Suite struct RangePickerTests {
  @Test("titles its segments in the language, not by their code", arguments: RangePickerRow.all)
  func segments(row: RangePickerRow) throws {
    // The seed shows `rawValue.capitalized`: "Week" in every language.
    let segments = try RangePicker(row.tag, row.calendar).segments
    #expect(segments == row.segments)
  }

  struct Title: Sendable, CustomTestStringConvertible {
    let tag: String
    let titles: [String]
    let today: String
    var testDescription: String { tag }
  }

  // CLDR has these words in lower case but in Azerbaijani ("semaine", "aujourd’hui"); buttons begin with a capital.
  // Each language's spelling; node's Intl has the same words.
  @Test(
    "begins a title with a capital, as the language writes it",
    arguments: [
      Title(tag: "fr", titles: ["Semaine", "Mois", "Année"], today: "Aujourd’hui"),
      Title(tag: "el", titles: ["Εβδομάδα", "Μήνας", "Έτος"], today: "Σήμερα"),
      Title(tag: "ru", titles: ["Неделя", "Месяц", "Год"], today: "Сегодня"),
      Title(tag: "sv", titles: ["Vecka", "Månad", "År"], today: "I dag"),
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
    "names the wheels, the year's first where the language writes it first", arguments: RangePickerRow.all)
  func wheelNames(row: RangePickerRow) throws {
    let names = try RangePicker(row.tag, row.calendar).wheelNames
    #expect(names == row.wheelNames)
  }

  @Test("shows the months of this year until today's", arguments: RangePickerRow.all)
  func months(row: RangePickerRow) throws {
    let months = try RangePicker(row.tag, row.calendar).months(ofYear: row.currentYear)
    #expect(months.joined(separator: " ") == row.months)
  }

  @Test("shows all months of a year that is over", arguments: RangePickerRow.all)
  func allMonths(row: RangePickerRow) throws {
    // 2024 had no leap month; 2023 had one (the published almanacs: 闰二月).
    let picker = try RangePicker(row.tag, row.calendar)
    #expect(try picker.months(ofYear: row.currentYear - 1).count == 12)
    #expect(try picker.months(ofYear: row.currentYear - 2).count == (row.calendar == .chinese ? 13 : 12))
  }

  @Test("shows the years from 1900 to this one, never grouped", arguments: RangePickerRow.all)
  func years(row: RangePickerRow) throws {
    let years = try RangePicker(row.tag, row.calendar).years
    #expect([years.first, years.last] == row.years)
    #expect(years.count == 126)
    #expect(Set(years).count == 126)
  }

  @Test(
    "takes the calendar week, from the region's first day on, not the last seven days",
    arguments: RangePickerRow.all)
  func week(row: RangePickerRow) throws {
    let picker = try RangePicker(row.tag, row.calendar)
    let week = try picker.week(of: picker.today)
    #expect(week == row.week)
  }

  @Test("has the same week for each of its days", arguments: RangePickerRow.all)
  func sameWeek(row: RangePickerRow) throws {
    let picker = try RangePicker(row.tag, row.calendar)
    let week = try picker.locale.week(of: picker.today)
    #expect(week.count == 7 && week.contains(picker.today))
    #expect(week.first?.weekday == picker.locale.firstDayOfWeek)
    for day in week { #expect(try picker.locale.week(of: day) == week, "\(day)") }
  }

  @Test("writes a range, what both days share once", arguments: RangePickerRow.all)
  func range(row: RangePickerRow) throws {
    let picker = try RangePicker(row.tag, row.calendar)
    let end = try CalendarDate(gregorianYear: 2025, month: 9, day: 11)
    // The seed's user may touch the end first.
    let texts = [
      try picker.range(from: picker.today, to: end), try picker.range(from: end, to: picker.today),
    ]
    #expect(texts == [row.range, row.range])
    let spoken = try picker.calendar.spokenSelection(from: picker.today, to: end)
    #expect(spoken == row.spokenRange)
  }

  @Test("has a word for everything around a range", arguments: RangePickerRow.all)
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

  // The calendar on the wall; the Chinese months are those of the published almanacs.
  @Test(
    "keeps the day when the month or the year changes, or takes the month's last",
    arguments: [
      Step(from: "2025-07-31", change: "June", expected: "2025-06-30") { date in
        try date.settingMonth(MonthCode("M06"))
      },
      Step(from: "2024-02-29", change: "2025", expected: "2025-02-28") { try $0.settingYear(2025) },
      Step(from: "2025-07-31", change: "2024", expected: "2024-07-31") { try $0.settingYear(2024) },
      Step(from: "2025-08-07", change: "Chinese 2024, without the leap month", expected: "2024-07-19") {
        // 闰六月十四 becomes 六月十四 of 2024.
        try $0.converted(to: .chinese).settingYear(2024)
      },
    ])
  func clampedDay(step: Step) throws {
    let parts = step.from.split(separator: "-").compactMap { Int($0) }
    let date = try CalendarDate(gregorianYear: parts[0], month: parts[1], day: parts[2])
    let moved = try step.move(date).converted(to: .gregorian).description
    #expect(moved == step.expected)
  }

  @Test("takes a date after today back to today, whatever the wheels say", arguments: RangePickerRow.all)
  func clampedToToday(row: RangePickerRow) throws {
    let picker = try RangePicker(row.tag, row.calendar)
    let december = try CalendarDate(gregorianYear: 2025, month: 12, day: 31).converted(to: row.calendar)
    let clamped = picker.limits.clamped(december)
    #expect(clamped == picker.calendar.date(picker.today))
  }
}

extension RangePickerRow {
  /// The number of this year in the calendar.
  fileprivate var currentYear: Int { calendar == .buddhist ? 2568 : 2025 }
}
