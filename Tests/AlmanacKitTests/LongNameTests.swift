import AlmanacKit
import Testing

/// Names at the limit of a text, so a date or a time that has the name and anything else is too long.
@Suite struct LongNameTests {
  private static let name = String(repeating: "x", count: Limits.text)

  /// A name of a calendar, and a locale of the bundle that shows the name.
  struct Name: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tag: String
    let calendar: CalendarIdentifier
    let change: @Sendable (inout CalendarFile, String) -> Void

    init(
      _ what: String, _ tag: String, _ calendar: CalendarIdentifier,
      _ change: @escaping @Sendable (inout CalendarFile, String) -> Void
    ) {
      (testDescription, self.tag, self.calendar, self.change) = (what, tag, calendar, change)
    }
  }

  @Test(
    "are refused in a calendar",
    arguments: [
      Name("a month", "de", .gregorian) { $0.months.format.wide[11] = $1 },
      Name("an ordinal day", "de", .gregorian) { $0.dayOfMonths = ["1": $1] },
      Name("an era", "ja", .japanese) { $0.eras?.abbreviated[0] = $1 },
      Name("a leap month", "zh-Hans", .chinese) { $0.leapMonths?.format.wide[11] = $1 },
      Name("a year of the cycle", "zh-Hans", .chinese) { $0.cyclicYears?[59] = $1 },
      Name("a day", "zh-Hans", .chinese) { $0.dayNames?[29] = $1 },
      Name("Adar II", "he", .hebrew) { $0.leapYearMonths?.format.wide[0] = $1 },
      Name("Adar I", "he", .hebrew) { $0.leapMonths?.format.wide[0] = $1 },
    ])
  func calendar(name: Name) throws {
    let bundle = try DamagedBundle(name.tag)
    try bundle.change(bundle.path(name.calendar), as: CalendarFile.self) { name.change(&$0, Self.name) }
    let error = #expect(throws: AlmanacError.self) { try bundle.locale().calendar(name.calendar) }
    #expect(error?.malformedReason?.contains("(limit: 16384)") == true)
  }

  // CLDR's dayPeriods.xml: in English, noon is one minute, and the night has nine hours.
  @Test("are refused in a time", arguments: ["noon", "night1"])
  func time(code: String) throws {
    let bundle = try DamagedBundle("en")
    try bundle.change(bundle.localePath, as: LocaleFile.self) { file in
      let place = try #require(file.dayPeriods.codes.firstIndex(of: code))
      file.dayPeriods.format.abbreviated[place] = Self.name
      file.time.skeletons["hm"] = "h B"
    }
    #expect(bundle.error()?.malformedReason?.contains("(limit: 16384)") == true)
  }
}
