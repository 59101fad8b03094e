import AlmanacKit
import Testing

/// What an app lists with SwiftUI's `ForEach` has an identity of its own in its list.
@Suite struct IdentityTests {
  private func areDistinct<Row: Identifiable>(_ rows: [Row]) -> Bool {
    Set(rows.map(\.id)).count == rows.count
  }

  @Test("of values: the value itself")
  func values() throws {
    let date = try gregorian(2026, 2, 17)
    #expect(date.id == date && date.converted(to: .buddhist).id != date.id)
    #expect(CalendarIdentifier.allCases.map(\.id) == CalendarIdentifier.allCases)
    #expect(HourCycle.allCases.map(\.id) == HourCycle.allCases)
    #expect(Weekday.allCases.map(\.id) == Weekday.allCases)
    #expect(PickerColumn.allCases.map(\.id) == PickerColumn.allCases)
  }

  // 2025 has a leap month in the Chinese calendar, and no 13 rows may share an identity.
  @Test("of the rows and cells of a picker: another for each")
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
