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

  // ICU's names of calendars, such as gregorian, are aliases in BCP 47 (CLDR, common/bcp47/calendar.xml).
  @Test(
    "is the calendar in the user's tag if the bundle has it, whatever the region",
    arguments: [
      ("th-TH-u-ca-gregory", CalendarIdentifier.gregorian), ("th_TH@calendar=gregorian", .gregorian),
      ("en-US-u-ca-buddhist", .buddhist), ("en-TH-u-ca-chinese", .chinese),
      ("am-u-ca-ethiopic", .ethiopic), ("th-TH-u-ca-julian", .buddhist), ("th-TH-u-ca-hebrew", .buddhist),
    ])
  func wanted(tag: String, expected: CalendarIdentifier) throws {
    #expect(try RealBundle.almanac.locale(matching: [tag]).preferredCalendar == expected)
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
