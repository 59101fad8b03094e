import AlmanacInputs
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacExtraction

/// The weeks of all regions, compared with sources other than ICU 72 and CLDR 42.
///
/// The sources are PyPI holidays 0.109 and workalendar 17.0.0, jollyday's pull request 1458, glibc 2.36 (Debian package
/// locales) and CLDR 48. `Tests/Fixtures/weeks.py` writes the fixture file.
@Suite struct WeekEvidenceTests {
  private struct Evidence: Decodable {
    let cldr48: Week?
    /// The first days of the region's locales in glibc, if they have one.
    let glibc: [Weekday]?
    let holidays: [Weekday]?
    let jollyday: [Weekday]?
    let workalendar: [Weekday]?

    /// The weekends of the sources that say the region's weekend.
    var weekends: [Set<Weekday>] { [holidays, jollyday, workalendar].compactMap { $0.map(Set.init) } }
  }

  private struct Week: Decodable {
    let firstDay: Weekday
    let weekend: [Weekday]
  }

  /// The regions whose weekend differs from a source, each with the reason why it stays as in CLDR.
  private static let contestedWeekends = [
    "AF":
      "holidays says Friday and Saturday and cites only Wikipedia; jollyday left it out, because its sources conflict.",
    "AI": "Only holidays says Sunday.", "CD": "Only holidays says Sunday.",
    "DJ": "holidays says Friday and Saturday, jollyday says Friday.",
    "HK":
      "holidays and workalendar list the general holidays of the law (Cap. 149). Government offices have a five-day week "
      + "(Civil Service Bureau, since 2006), and jollyday left it out.",
    "KN": "Only holidays says Sunday.",
    "MR":
      "Only holidays says Friday and Saturday; Mauritania moved its weekend to Saturday and Sunday in 2014.",
    "MX": "Only jollyday says Sunday; workalendar and CLDR say Saturday and Sunday.",
    "NE": "Only holidays says Sunday.",
    "PS": "jollyday says Friday and Saturday, bank-holidays.com says Friday or Sunday.",
    "PY": "holidays says Sunday, workalendar says Saturday and Sunday.", "TK": "Only holidays says Sunday.",
    "VE": "Only holidays says Sunday.",
  ]

  private static func regions() throws -> [String: Region] {
    let bytes = try Repository.bytes(of: "Sources/Resources/errata.json")
    let errata = try ErrataFile.errata(reading: bytes, known: nil)
    return try SupplementalTables(errata: ErrataTable(errata)).regions
  }

  private static func evidence() throws -> [String: Evidence] {
    let data = try Fixture.data("Fixtures/weeks.json", beside: #filePath)
    return try JSONDecoder().decode([String: Evidence].self, from: data)
  }

  @Test("have the weekend of every source, except where the sources do not agree")
  func weekends() throws {
    let (regions, evidence) = (try Self.regions(), try Self.evidence())
    // CLDR 48 also has CQ (Sark), for which no source has a weekend.
    #expect(Set(regions.keys).subtracting(evidence.keys).isSubset(of: ["CQ"]))
    #expect(evidence.values.count { !$0.weekends.isEmpty } > 100)
    for (code, region) in regions {
      let weekends = evidence[code]?.weekends ?? []
      let isContested = Self.contestedWeekends[code] != nil
      #expect(weekends.contains { $0 != Set(region.weekend) } == isContested, "\(code) \(weekends)")
    }
  }

  @Test("have the weekend and the first day of CLDR 48, except where Almanac corrects CLDR 48")
  func cldr48() throws {
    let corrected = ["BD", "BN", "MV"]
    let evidence = try Self.evidence()
    for (code, region) in try Self.regions() {
      guard let week = evidence[code]?.cldr48 else { continue }
      #expect(region.firstDay == week.firstDay, "\(code)")
      #expect((Set(region.weekend) == Set(week.weekend)) != corrected.contains(code), "\(code)")
    }
  }

  // No second source supports glibc in these regions, so Almanac keeps the first day of CLDR 48.
  @Test("begin on a day on which glibc's weeks begin, except where only glibc has another day")
  func firstDays() throws {
    let onlyGlibc: Set = ["AE", "BD", "IS", "PT"]
    let (regions, evidence) = (try Self.regions(), try Self.evidence())
    let different = regions.filter { code, region in
      evidence[code]?.glibc.map { !$0.contains(region.firstDay) } ?? false
    }
    #expect(Set(different.keys) == onlyGlibc)
  }

  // PyPI holidays, and two descriptions of working hours that the erratum names.
  @Test("can have a weekend whose days are not adjacent, as in Brunei")
  func brunei() throws {
    #expect(try Self.regions()["BN"]?.weekend == [.fri, .sun])
  }
}
