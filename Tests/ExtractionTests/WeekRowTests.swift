import AlmanacICU
import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The rows of ICU's table `weekData`.
@Suite struct WeekRowTests {
  // A row has six numbers: the first day of the week (1 is Sunday), the minimal days, and the day and the millisecond
  // of the weekend's start and of its end. EveryLocaleTests compares the rules of all regions with ICU's calendars.
  @Test(
    "refuses a row with too few, too many or invalid numbers, and shows the row",
    arguments: [
      [], [2, 4, 7, 0, 1], [2, 4, 7, 0, 1, 86_400_000, 1], [0, 4, 7, 0, 1, 86_400_000],
      [2, 8, 7, 0, 1, 86_400_000], [2, 4, 7, 0, 1, 86_400_001], [8, 4, 7, 0, 1, 86_400_000],
      [2, 0, 7, 0, 1, 86_400_000], [2, 4, 8, 0, 1, 86_400_000], [2, 4, 7, -1, 1, 86_400_000],
      [2, 4, 7, 86_400_001, 1, 86_400_000], [2, 4, 7, 0, 0, 86_400_000], [2, 4, 7, 0, 1, -1],
    ])
  func unreadable(row: [Int]) throws {
    let error = try #require(throws: ICUError.self) { try WeekRules(reading: row, region: "DE") }
    #expect("\(error)".contains("DE") && "\(error)".contains("\(row)") && "\(error)".contains("weekData"))
  }
}
