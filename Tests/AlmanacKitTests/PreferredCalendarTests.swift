import AlmanacKit
import AlmanacTestSupport
import Testing

/// The calendar that the people of a region use first.
@Suite struct PreferredCalendarTests {
  // The expected calendars follow calendarPreferenceData in CLDR 42: TH buddhist gregorian; TW gregorian roc chinese;
  // CN gregorian chinese; SA islamic-umalqura gregorian and two more.
  @Test(
    "is the region's first calendar that the bundle has",
    arguments: [
      ("th", CalendarIdentifier.buddhist), ("zh-Hant-TW", .gregorian), ("zh-Hans-CN", .gregorian),
      ("ar-SA", .islamicUmalqura), ("fa-IR", .persian), ("en-US", .gregorian),
    ])
  func region(tag: String, expected: CalendarIdentifier) throws {
    #expect(try RealBundle.locale(tag).preferredCalendar == expected)
  }

  @Test(
    "follows the region where the user lives, whatever the language",
    arguments: [("en", "TH", CalendarIdentifier.buddhist), ("th", "US", .gregorian)])
  func regionOfUser(tag: String, region: String, expected: CalendarIdentifier) throws {
    #expect(try RealBundle.almanac.locale(tag, region: region).preferredCalendar == expected)
    #expect(try RealBundle.almanac.locale(matching: ["\(tag)-\(region)"]).preferredCalendar == expected)
  }

  @Test(
    "is the first preferred calendar that the bundle has, or else Gregorian",
    arguments: [
      (["chinese", "gregory"], [CalendarIdentifier].common, CalendarIdentifier.chinese),
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
