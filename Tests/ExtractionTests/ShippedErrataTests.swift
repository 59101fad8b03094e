import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

@testable import AlmanacExtraction

/// Almanac's own errata.
@Suite struct ShippedErrataTests {
  /// The record of a locale in the Gregorian and the Buddhist calendar, with Almanac's own errata.
  private func record(_ tag: String) throws -> LocaleRecord {
    let errata = try ErrataFile.errata(
      reading: Repository.bytes(of: "Sources/Resources/errata.json"), known: nil)
    let settings = try Extraction.settings([.gregorian, .buddhist], errata: errata)
    return try Extractor(settings).record(for: Extraction.request(try #require(LanguageTag(tag))))
  }

  private func file(_ calendar: CalendarIdentifier, _ tag: String) throws -> CalendarFile {
    try #require(try record(tag).calendars.first { $0.calendar == calendar })
  }

  // इसवीसन पूर्व and इसपू. mean "before Christ". KDE's Marathi has BE as the short name of the Buddhist era.
  @Test("name the Buddhist era in Marathi", arguments: ["mr", "mr-IN"])
  func buddhistEra(tag: String) throws {
    let eras = try #require(try file(.buddhist, tag).eras)
    #expect([eras.wide, eras.abbreviated, eras.narrow] == [["BE"], ["BE"], ["BE"]])
  }

  // moment.js, locale/az.js: D MMMM YYYY HH:mm, and with the weekday dddd, D MMMM YYYY HH:mm.
  @Test(
    "write a space between date and time in Azerbaijani",
    arguments: [CalendarIdentifier.gregorian, .buddhist])
  func glue(calendar: CalendarIdentifier) throws {
    let patterns = try file(calendar, "az").patterns.dateTime
    #expect(patterns["full"] == "{1} {0}" && patterns["long"] == "{1} {0}")
  }

  // Canada: glibc's en_CA and the government's style guide (2014-03-04). Finland and Åland: glibc's sv_FI %d.%m.%Y.
  // Kurdish: glibc's ku_TR %d/%m/%Y, and CLDR 48 dd.MM.y. The mask of typed dates has the order of the short date.
  @Test(
    "correct the short date where CLDR 42 has the order of another country", .needsCLDR42,
    arguments: [
      ("en-CA", "y-MM-dd", "y-MM-dd"), ("sv-FI", "d.M.y", "d.M.y"), ("sv-AX", "d.M.y", "d.M.y"),
      ("ku", "dd.MM.y", "d.M.y"), ("sv", "y-MM-dd", "y-MM-dd"), ("cv", "dd.MM.y", "dd.MM.y"),
      ("ti", "dd/MM/yy", "d/M/y"), ("om", "dd/MM/yy", "dd/MM/y"), ("ak", "yy/MM/dd", "y/M/d"),
    ])
  func shortDate(tag: String, short: String, yMd: String) throws {
    let file = try file(.gregorian, tag)
    #expect(file.patterns.date["short"] == short && file.patterns.skeletons["yMd"] == yMd)
    #expect(file.mask?.order == DatePattern(short).columns)
  }

  // 週天 is Sunday, and 星期 a week in Hong Kong, where CLDR 42 and 48 call a day of the week 星期幾. glibc's yue_HK has
  // 星期日 to 星期六.
  @Test(
    "give the day of the week a word that means neither Sunday nor a week",
    arguments: [
      ("yue", "星期"), ("yue-Hant-HK", "星期"), ("yue-Hans", "星期"), ("zh-Hant", "星期"), ("zh-Hant-HK", "星期幾"),
    ])
  func weekday(tag: String, word: String) throws {
    let locale = try record(tag).locale
    let weekday = try #require(locale.fields?["weekday"])
    #expect(weekday.wide == word && weekday.abbreviated == word && weekday.narrow == word)
    #expect(locale.strings["label.weekday"] == .plain(word))
    if case .plain(let error)? = locale.strings["error.wrongWeekday"] { #expect(error.hasPrefix(word)) }
    #expect(locale.strings["segment.week"] != .plain(word))
  }

  // glibc 2.36, ko_KR (am_pm), and moment.js, locale/ko.js: 오전, 오후.
  @Test("name AM and PM in Korean in every width", .needsCLDR42)
  func koreanPeriods() throws {
    let periods = try record("ko").locale.dayPeriods
    for names in [periods.format, periods.standAlone].flatMap({ [$0.wide, $0.abbreviated, $0.narrow] }) {
      #expect(Array(names.prefix(2)) == ["오전", "오후"])
    }
  }
}
