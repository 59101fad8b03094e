import AlmanacKit
import Testing

/// The day periods, such as AM or "in the morning": their codes, times, order and names.
@Suite struct DayPeriodTests {
  // The periods are in CLDR's dayPeriods.xml. In CLDR 48, the English morning begins at midnight: node's Intl says "2 in
  // the morning". In Colombia, morning2 begins at midnight: node's Intl (CLDR 48) says "de la mañana" at one o'clock.
  @Test(
    "are AM, PM and CLDR's flexible periods, in the order of their times",
    arguments: [
      (
        "en",
        [
          "midnight 00:00", "morning1 06:00-12:00", "afternoon1 12:00-18:00", "noon 12:00",
          "evening1 18:00-21:00", "night1 21:00-06:00",
        ],
        [
          "midnight 00:00", "morning1 00:00-12:00", "afternoon1 12:00-18:00", "noon 12:00",
          "evening1 18:00-21:00", "night1 21:00-24:00",
        ]
      ),
      (
        "de",
        [
          "midnight 00:00", "night1 00:00-05:00", "morning1 05:00-10:00", "morning2 10:00-12:00",
          "afternoon1 12:00-13:00", "afternoon2 13:00-18:00", "evening1 18:00-24:00",
        ], nil
      ),
      (
        "es",
        [
          "morning1 00:00-06:00", "morning2 06:00-12:00", "evening1 12:00-20:00", "noon 12:00",
          "night1 20:00-24:00",
        ], nil
      ),
      ("es-CO", ["morning2 00:00-12:00", "evening1 12:00-20:00", "noon 12:00", "night1 20:00-24:00"], nil),
      (
        "ja",
        [
          "midnight 00:00", "morning1 04:00-12:00", "afternoon1 12:00-16:00", "noon 12:00",
          "evening1 16:00-19:00", "night1 19:00-23:00", "night2 23:00-04:00",
        ], nil
      ),
    ] as [(String, [String], [String]?)])
  func order(tag: String, inCLDR42: [String], sinceCLDR48: [String]?) throws {
    let periods = try Extraction.record(tag).locale.dayPeriods
    let expected = try Extraction.hasCLDR42() ? inCLDR42 : sinceCLDR48 ?? inCLDR42
    let codes = expected.map { String($0.prefix { $0 != " " }) }
    #expect(periods.codes == ["am", "pm"] + codes)
    let rules = try #require(periods.rules)
    let found = codes.map { code in
      let rule = rules[code]
      return rule?.at.map { "\(code) \($0)" } ?? "\(code) \(rule?.from ?? "")-\(rule?.before ?? "")"
    }
    #expect(found == expected)
    #expect(rules.count == expected.count)
  }

  // CLDR 42 (gsw.xml, ksh.xml) has only the wide names alone. In root, the other widths alone are aliases of the
  // abbreviated names in a time.
  @Test(
    "have the abbreviated name in a time for a width without a name alone",
    arguments: [("gsw", "vorm.", "Vormittag"), ("ksh", "v.M.", "Vörmeddaach")])
  func alone(tag: String, inTime: String, wide: String) throws {
    let periods = try Extraction.record(tag).locale.dayPeriods
    #expect(periods.standAlone.wide[0] == wide)
    #expect(periods.standAlone.abbreviated[0] == inTime && periods.standAlone.narrow[0] == inTime)
    #expect(periods.format.wide[0] != inTime, "Otherwise this test cannot find the wrong width.")
  }

  // Swedish has its own "fm" and "em". German is not tested, because it has the same AM and PM as root, and CLDR 48
  // omits them in German.
  @Test(
    "have names from the language, or from its parent if only the parent has them",
    arguments: [("sv", Origin.own), ("sv-FI", .parent("sv")), ("zh-Hans", .parent("zh"))])
  func sources(tag: String, source: Origin) throws {
    let sources = try Extraction.record(tag).locale.sources
    for context in ["format", "standAlone"] {
      for width in ["abbreviated", "wide"] {
        #expect(sources["dayPeriods.\(context).\(width)"] == source, "\(context) \(width)")
      }
    }
    #expect(sources["dayPeriods.rules"] == .table)
  }

  // For Oromo, CLDR has the names of AM and PM, but no rules for flexible periods.
  @Test("are only AM and PM in a language without rules")
  func withoutRules() throws {
    let locale = try Extraction.record("om").locale
    #expect(locale.dayPeriods.codes == ["am", "pm"])
    #expect(locale.dayPeriods.rules == nil && locale.sources["dayPeriods.rules"] == nil)
  }
}
