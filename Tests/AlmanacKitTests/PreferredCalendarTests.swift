import AlmanacKit
import Testing

/// The calendar that the people of a region use first.
@Suite struct PreferredCalendarTests {
  // CLDR 42, calendarPreferenceData: TH buddhist gregorian; TW gregorian roc chinese; CN gregorian chinese;
  // SA islamic-umalqura gregorian and two more.
  @Test(
    "is the first of the region's that the bundle has",
    arguments: [
      ("th", CalendarIdentifier.buddhist), ("zh-Hant-TW", .gregorian), ("zh-Hans-CN", .gregorian),
      ("ar-SA", .gregorian), ("en-US", .gregorian),
    ])
  func region(tag: String, expected: CalendarIdentifier) throws {
    #expect(try RealBundle.locale(tag).preferredCalendar == expected)
  }

  @Test(
    "is the first of the region that the user lives in, whatever the language",
    arguments: [("en", "TH", CalendarIdentifier.buddhist), ("th", "US", .gregorian)])
  func regionOfUser(tag: String, region: String, expected: CalendarIdentifier) throws {
    #expect(try RealBundle.locale(tag, region: region).preferredCalendar == expected)
    let almanac = try Almanac(bundleAt: RealBundle.folder.path)
    #expect(try almanac.locale(matching: ["\(tag)-\(region)"]).preferredCalendar == expected)
  }

  @Test(
    "is another one where the bundle or the list has another",
    arguments: [
      (["chinese", "gregory"], CalendarIdentifier.allCases, CalendarIdentifier.chinese),
      (["chinese", "buddhist"], [.gregorian, .buddhist], .buddhist), (["japanese"], [.buddhist], .gregorian),
      ([], [.chinese], .gregorian),
    ])
  func list(preferred: [String], available: [CalendarIdentifier], expected: CalendarIdentifier) throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) { file in
      file.calendars.preferred = preferred
      file.calendars.available = available
    }
    #expect(try bundle.locale().preferredCalendar == expected)
  }
}
