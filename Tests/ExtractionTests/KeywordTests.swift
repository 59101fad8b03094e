import AlmanacKit
import Testing

/// The `-u-` keys, also where ICU 72 ignores or mistakes them.
@Suite struct KeywordTests {
  @Test(
    "rg gives the week of the region asked for", arguments: [("US", Weekday.sun), ("DE", .mon), ("EG", .sat)])
  func regionWeek(region: String, firstDay: Weekday) throws {
    let week = try Extraction.record("en-GB") { $0.region = region }.locale.week
    #expect(week.firstDay == firstDay)
    #expect(week.region == region)
  }

  // CLDR 42 and 48, supplemental weekData: 419, Latin America, has no row, and 001 begins on Monday with one day.
  @Test("a group of regions has the week of the whole world, and its name")
  func groupWeek() throws {
    let week = try Extraction.record("es-419").locale.week
    #expect(week == WeekRules(firstDay: .mon, minimalDays: 1, region: "001", weekend: [.sat, .sun]))
  }

  // CLDR 42 and 48, supplemental timeData: US h, GB H, DE H, IN h, JP H K.
  @Test(
    "rg gives the hour cycle of the region, which ICU 72 takes from the whole world",
    arguments: [
      ("en-GB", "US", HourCycle.h12), ("en-US", "DE", .h23), ("de", "US", .h12), ("ja", "IN", .h12),
    ])
  func regionHours(tag: String, region: String, expected: HourCycle) throws {
    #expect(try Extraction.record(tag) { $0.region = region }.locale.hourCycle == expected)
  }

  @Test("rg gives the calendars in use in the region: Thailand's first is Buddhist")
  func regionCalendars() throws {
    let preferred = try Extraction.record("en-US") { $0.region = "TH" }.locale.calendars.preferred
    #expect(preferred == ["buddhist", "gregory"])
  }

  // CLDR timeData has a row for the language in the region: fr_CA is H where CA is h.
  @Test(
    "a language may have other hours than its region", arguments: [("fr-CA", HourCycle.h23), ("en-CA", .h12)])
  func languageHours(tag: String, expected: HourCycle) throws {
    #expect(try Extraction.record(tag).locale.hourCycle == expected)
  }

  @Test("hc is followed, and stands among the allowed cycles", arguments: HourCycle.allCases)
  func hourCycle(cycle: HourCycle) throws {
    let locale = try Extraction.record("de") { $0.hourCycle = cycle }.locale
    #expect(locale.hourCycle == cycle)
    #expect(locale.allowedHourCycles.first == cycle)
    #expect(Set(locale.allowedHourCycles).count == locale.allowedHourCycles.count)
  }

  @Test(
    "puts the preferred cycle first among the allowed, also where CLDR does not",
    arguments: ["fa", "my", "sw", "en"])
  func preferredFirst(tag: String) throws {
    let locale = try Extraction.record(tag).locale
    #expect(locale.allowedHourCycles.first == locale.hourCycle)
    let regions = try Extraction.shared.get().settings.tables.regions
    #expect(regions.values.allSatisfy { $0.allowedHourCycles.first == $0.hourCycle })
  }

  @Test("writes a zero where ICU has only punctuation for it")
  func hebrewZero() throws {
    #expect(try Extraction.record("he") { $0.numbers = "hebr" }.locale.numbers.minutes?.first == "0")
  }

  @Test("fw changes the first day and nothing else of the week")
  func firstDay() throws {
    let plain = try Extraction.record("de").locale.week
    var expected = plain
    expected.firstDay = .wed
    #expect(try Extraction.record("de") { $0.firstDay = .wed }.locale.week == expected)
  }

  @Test("ca puts the calendar first among the preferred, once")
  func calendar() throws {
    #expect(
      try Extraction.record("th") { $0.calendar = "gregory" }.locale.calendars.preferred == [
        "gregory", "buddhist",
      ])
    let chinese = try Extraction.record("de") { $0.calendar = "chinese" }.locale.calendars.preferred
    #expect(chinese == ["chinese", "gregory"])
  }

  // The digits are Unicode's, by block; the systems' names are those of UTS 35.
  @Test(
    "nu gives the digits of the system, in years too",
    arguments: [
      ("ar-EG", "latn", "0123456789", "2026"), ("en", "arab", "٠١٢٣٤٥٦٧٨٩", "٢٠٢٦"),
      ("hi", "deva", "०१२३४५६७८९", "२०२६"), ("th", "thai", "๐๑๒๓๔๕๖๗๘๙", "๒๐๒๖"),
      ("ff", "adlm", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", "𞥒𞥐𞥒𞥖"), ("zh", "hanidec", "〇一二三四五六七八九", "二〇二六"),
    ])
  func numbers(tag: String, system: String, digits: String, year: String) throws {
    let record = try Extraction.record(tag) { $0.numbers = system }
    #expect(record.locale.numbers.system == system)
    #expect(record.locale.numbers.digits == digits.unicodeScalars.map { String($0) })
    #expect(record.calendars[0].years.numeric?[126] == year)
  }

  // Hebrew numerals by the rules of gematria; Roman ones by anybody.
  @Test(
    "an algorithmic system carries the labels a picker shows",
    arguments: [("he", "hebr", "ט״ו"), ("en", "roman", "XV")])
  func algorithmic(tag: String, system: String, fifteen: String) throws {
    let numbers = try Extraction.record(tag) { $0.numbers = system }.locale.numbers
    #expect(numbers.digits == nil)
    #expect(numbers.days?.count == 32)
    #expect(numbers.hours?.count == 25)
    #expect(numbers.minutes?.count == 60)
    #expect(numbers.days?[15] == fifteen)
  }

  @Test(
    "'traditional' and 'native' name systems of the language",
    arguments: [("traditio", "taml"), ("native", "tamldec")])
  func namedSystems(asked: String, expected: String) throws {
    #expect(try Extraction.record("ta") { $0.numbers = asked }.locale.numbers.system == expected)
  }

  @Test("a tag of another region has the data locale's names and its own region's week")
  func ownRegion() throws {
    // de-US: ICU has no such locale; German names, and the United States' week.
    let locale = try Extraction.record("de-US", data: "de").locale
    #expect(locale.locale == "de-US")
    #expect(locale.dataLocale == "de")
    #expect(locale.week == WeekRules(firstDay: .sun, minimalDays: 1, region: "US", weekend: [.sat, .sun]))
    #expect(locale.weekdays.format.wide[0] == "Sonntag")
  }

  @Test(
    "labels no two years alike in any algorithmic system",
    arguments: [
      "armn", "cyrl", "ethi", "geor", "grek", "hanidays", "hans", "hant", "hebr", "jpan", "jpanyear", "roman",
      "taml",
    ])
  func distinctYears(system: String) throws {
    for calendar in try Extraction.record("en", { $0.numbers = system }).calendars {
      #expect(Set(calendar.years.display ?? []).count == 161, "\(calendar.calendar)")
      #expect(Set(calendar.years.numeric ?? []).count == 161, "\(calendar.calendar)")
    }
  }

  // The locale's patterns of 12 and 24 hours (CLDR, availableFormats hm and Hm), with the letter of the cycle (UTS 35).
  @Test(
    "writes times in the cycle that hc asks for",
    arguments: [
      ("en-GB", HourCycle.h12, "h:mm a"), ("en-GB", .h11, "K:mm a"), ("de", .h24, "kk:mm"),
      ("de", .h23, "HH:mm"),
      ("ja", .h12, "ah:mm"), ("ja", .h11, "aK:mm"), ("ko", .h23, "HH:mm"),
    ])
  func times(tag: String, cycle: HourCycle, expected: String) throws {
    let time = try Extraction.record(tag) { $0.hourCycle = cycle }.locale.time
    // CLDR 48 has U+202F before AM and PM in English.
    #expect(time.styles["short"]?.replacing("\u{202F}", with: " ") == expected)
    #expect(time.skeletons["jm"]?.replacing("\u{202F}", with: " ") == expected)
  }

  @Test("writes times in the hours of the region that rg asks for")
  func regionTimes() throws {
    #expect(try Extraction.record("en-US") { $0.region = "DE" }.locale.time.skeletons["jm"] == "HH:mm")
  }
}
