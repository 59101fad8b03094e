import AlmanacICU
import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The rows of ICU's table `weekData`.
@Suite struct WeekRowTests {
  // A row has six numbers: the first day of the week (1 is Sunday), the minimal days, and the day and the millisecond
  // of the weekend's start and of its end. The expected rules are in CLDR 42 (supplementalData.xml, weekData):
  // firstDay, minDays, weekendStart, weekendEnd.
  @Test(
    "reads the first day, the minimal days and the weekend in the table's order",
    arguments: [
      (region: "EG", row: [7, 1, 6, 0, 7, 86_400_000], first: Weekday.sat, weekend: [Weekday.fri, .sat]),
      (region: "IR", row: [7, 1, 6, 0, 6, 86_400_000], first: .sat, weekend: [.fri]),
      (region: "DE", row: [2, 4, 7, 0, 1, 86_400_000], first: .mon, weekend: [.sat, .sun]),
    ])
  func row(region: String, row: [Int], first: Weekday, weekend: [Weekday]) throws {
    let week = try WeekRules(reading: row, region: region)
    #expect(week == WeekRules(firstDay: first, minimalDays: row[1], region: region, weekend: weekend))
  }

  @Test(
    "refuses a row with too few, too many or invalid numbers, and shows the row",
    arguments: [
      [], [2, 4, 7, 0, 1], [2, 4, 7, 0, 1, 86_400_000, 1], [0, 4, 7, 0, 1, 86_400_000],
      [2, 8, 7, 0, 1, 86_400_000], [2, 4, 7, 0, 1, 86_400_001],
    ])
  func unreadable(row: [Int]) throws {
    let error = try #require(throws: ICUError.self) { try WeekRules(reading: row, region: "DE") }
    #expect("\(error)".contains("DE") && "\(error)".contains("\(row)") && "\(error)".contains("weekData"))
  }
}
