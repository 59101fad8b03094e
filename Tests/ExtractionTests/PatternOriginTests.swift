import AlmanacKit
import Testing

/// The origins of patterns for skeletons.
@Suite struct PatternOriginTests {
  /// A pattern of a calendar, the locale that has it in CLDR 42 and 48, and the reason.
  struct Row: Sendable, CustomTestStringConvertible {
    let (tag, calendar, skeleton): (String, CalendarIdentifier, String)
    let origin: Origin
    let reason: String

    init(
      _ tag: String, _ calendar: CalendarIdentifier, _ skeleton: String, _ origin: Origin, _ reason: String
    ) {
      (self.tag, self.calendar, self.skeleton) = (tag, calendar, skeleton)
      (self.origin, self.reason) = (origin, reason)
    }

    var testDescription: String { "\(tag) \(calendar) \(skeleton): \(reason)" }
  }

  @Test(
    "are the locales whose pattern ICU takes",
    arguments: [
      Row("gsw", .gregorian, "GyMMM", .root, "gsw.xml has no pattern with an era"),
      Row("gsw", .gregorian, "GyMMMM", .root, "ICU widens root's GyMMM"),
      Row("gsw", .gregorian, "GyMMMEd", .root, "root has the weekday as E, and ICU as EEE"),
      Row("de", .gregorian, "GyMMM", .own, "de.xml has this pattern"),
      Row("en-AU", .buddhist, "yM", .parent("en-001"), "the key in en_001.xml is yyyyM"),
      Row("en-AU", .buddhist, "yMMMM", .parent("en"), "the key in en.xml is yyyyMMMM"),
    ])
  func skeletons(row: Row) throws {
    let sources = try Extraction.calendar(row.calendar, row.tag).sources
    #expect(sources["patterns.skeletons.\(row.skeleton)"] == row.origin)
  }

  // CLDR 42 has HH in root, and no pattern for hours in agq, but the time HH:mm. ICU 72 composes H.
  @Test("are not root if ICU composes the pattern of an hour from the locale's times")
  func hours() throws {
    guard try Extraction.hasCLDR42() else { return }
    let locale = try Extraction.record("agq").locale
    #expect(locale.time.skeletons["H"] == "H" && locale.sources["time.skeletons.H"] == .own)
  }

  // CLDR 42 and 48 have d MMMM y as the long Gregorian date of guz, and root's G y MMM d for other calendars.
  @Test("are root if ICU widens root's pattern, so the language's order replaces it")
  func widened() throws {
    let skeletons = try Extraction.calendar(.coptic, "guz").patterns.skeletons
    #expect(skeletons["yMMMMd"]?.hasPrefix("d MMMM ") == true)
  }

  // CLDR 42 and 48 have MMMM d, y G as the long date of doi, and no skeleton yMMMMd. The Gregorian order is d, MMMM y.
  @Test("of other calendars do not give the language's long date the Gregorian order")
  func longDate() throws {
    #expect(try Extraction.calendar(.japanese, "doi").patterns.date["long"] == "MMMM d, y G")
  }
}
