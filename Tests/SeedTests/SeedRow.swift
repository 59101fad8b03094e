import AlmanacKit
import AlmanacTestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The expected texts of a picker in one language.
///
/// The browser test of `almanac preview` reads the same files.
struct SeedRow<Texts: Decodable>: Decodable {
  /// The locale in which the page shows these texts.
  let locale: String
  let row: Texts

  /// The rows of a file in the folder `rows`.
  static func read(_ picker: String) throws -> [SeedRow] {
    try JSONDecoder().decode([SeedRow].self, from: Fixture.data("rows/\(picker).json", beside: #filePath))
  }

  /// The texts of a file, or none if the file cannot be read.
  ///
  /// `SeedRowTests` fails then.
  static func texts(_ picker: String) -> [Texts] { (try? read(picker))?.map(\.row) ?? [] }
}

@Suite struct SeedRowTests {
  private struct Tagged: Decodable {
    let tag: String
  }

  @Test(
    "are at least ten languages, each with the bundle's locale for the tag that a device reports",
    arguments: [
      ("calendar-view", CalendarPageRow.all.count), ("date-field", DateFieldRow.all.count),
      ("multi-date-picker", MultiDatePickerRow.all.count), ("range-picker", RangePickerRow.all.count),
      ("wheel-picker", WheelPickerRow.all.count),
    ])
  func rows(picker: String, count: Int) throws {
    let rows = try SeedRow<Tagged>.read(picker)
    #expect(rows.count == count && count >= 10)
    for each in rows { #expect(try Picker(each.row.tag, .gregorian).locale.tag == each.locale) }
  }
}
