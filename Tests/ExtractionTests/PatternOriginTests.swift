import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The origins of patterns for skeletons.
@Suite struct PatternOriginTests {
  @Test(
    "are the locales whose pattern ICU takes (CLDR 42 and 48)",
    arguments: [
      // gsw.xml has no pattern with an era. ICU widens root's GyMMM, and writes root's E as EEE.
      ("gsw", .gregorian, "GyMMM", .root), ("gsw", .gregorian, "GyMMMM", .root),
      ("gsw", .gregorian, "GyMMMEd", .root),
      // de.xml has this pattern. The key is yyyyM in en_001.xml, and yyyyMMMM in en.xml.
      ("de", .gregorian, "GyMMM", .own), ("en-AU", .buddhist, "yM", .parent("en-001")),
      ("en-AU", .buddhist, "yMMMM", .parent("en")),
    ] as [(String, CalendarIdentifier, String, Origin)])
  func skeletons(tag: String, calendar: CalendarIdentifier, skeleton: String, origin: Origin) throws {
    #expect(try Extraction.calendar(calendar, tag).sources["patterns.skeletons.\(skeleton)"] == origin)
  }

  // UTS 35, date field symbols: four letters are the wide name, and E, EE and EEE mean the same.
  @Test(
    "are compared in patterns with short names",
    arguments: [
      ("EEEE, d. MMMM y", "E, d. MMM y"), ("EEE d MMM", "E d MMM"), ("cccc, LLLL y", "ccc, LLL y"),
    ])
  func short(pattern: String, expected: String) {
    #expect(pattern.withShortNames == expected)
  }

  // CLDR 42 has HH in root, and no pattern for hours in agq, but the time HH:mm. ICU 72 composes H.
  @Test("are not root if ICU composes the pattern of an hour from the locale's times", .needsCLDR42)
  func hours() throws {
    let locale = try Extraction.record("agq").locale
    #expect(locale.time.skeletons["H"] == "H" && locale.sources["time.skeletons.H"] == .own)
  }

  // CLDR 42 and 48 have d MMMM y as the long Gregorian date of guz, and root's G y MMM d for other calendars.
  @Test("are root if ICU widens root's pattern, so the language's order replaces it")
  func widened() throws {
    let skeletons = try Extraction.calendar(.coptic, "guz").patterns.skeletons
    #expect(skeletons["yMMMMd"]?.hasPrefix("d MMMM ") == true)
  }

  // CLDR 42 and 48 have EEE d as the Gregorian Ed of Assamese, and only root's d, EEE for the Coptic calendar.
  @Test("are root if only root has the pattern, although the language has others for the calendar")
  func onlyRoot() throws {
    #expect(try Extraction.calendar(.coptic, "as").patterns.skeletons["Ed"] == "EEE d")
  }

  // CLDR 42 and 48 have MMMM d, y G as the long date of doi, and no skeleton yMMMMd. The Gregorian order is d, MMMM y.
  @Test("of other calendars do not give the language's long date the Gregorian order")
  func longDate() throws {
    #expect(try Extraction.calendar(.japanese, "doi").patterns.date["long"] == "MMMM d, y G")
  }
}
