import AlmanacKit
import Testing

/// The `id` of values that an app lists with SwiftUI's `ForEach`, which must be unique in a list.
@Suite struct IdentityTests {
  private func areDistinct<Row: Identifiable>(_ rows: [Row]) -> Bool {
    Set(rows.map(\.id)).count == rows.count
  }

  @Test("is the value itself for dates, calendars, hour cycles, weekdays and columns")
  func values() throws {
    let date = try gregorian(2026, 2, 17)
    #expect(date.id == date && date.converted(to: .buddhist).id != date.id)
    #expect(CalendarIdentifier.allCases.map(\.id) == CalendarIdentifier.allCases)
    #expect(HourCycle.allCases.map(\.id) == HourCycle.allCases)
    #expect(Weekday.allCases.map(\.id) == Weekday.allCases)
    #expect(PickerColumn.allCases.map(\.id) == PickerColumn.allCases)
  }

  // The Chinese year 2025 has a leap month and so 13 rows, each with its own identity.
  @Test("is different for each row and each cell of a picker")
  func rows() throws {
    let calendar = try RealBundle.calendar("zh-Hans", .chinese)
    let months = try calendar.months(ofYear: 2025)
    #expect(months.count == 13 && areDistinct(months) && months[6].id.description == "M06L")
    #expect(areDistinct(try calendar.yearRows(2020...2030)))
    let date = try gregorian(2026, 2, 17)
    #expect(areDistinct(calendar.dayRows(ofMonthWith: date)))
    let page = calendar.page(ofMonthWith: date)
    #expect(
      areDistinct(page.weeks) && areDistinct(page.header)
        && areDistinct(page.weeks.flatMap { $0.cells.compactMap(\.self) }))
    let next = calendar.page(ofMonthWith: try date.adding(days: 40))
    let same = calendar.page(ofMonthWith: try date.adding(days: 3))
    #expect(page.id != next.id && page.id == same.id)
  }
}
