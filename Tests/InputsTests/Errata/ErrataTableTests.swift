import AlmanacKit
import Testing

@testable import AlmanacInputs

/// Errata and the texts that they apply to.
@Suite struct ErrataTableTests {
  private static func erratum(
    _ locale: String, _ icu: [String: String], _ use: [String: String]
  ) throws -> Erratum {
    Erratum(
      name: "x", scope: .locales([try #require(LanguageTag(locale))]), table: "locale",
      path: "weekdays.format.narrow", icu: .byCode(icu), use: .byCode(use), why: "-", evidence: ["-"],
      until: nil)
  }

  private func narrow(_ table: ErrataTable, _ chain: [String], _ names: [String]) throws -> [String]? {
    let chain = try chain.map { try #require(LanguageTag($0)) }
    return table.corrections(in: chain).list(
      names, codes: Weekday.allCases.map(\.rawValue), at: "weekdays.format.narrow", in: "locale")
  }

  private static let english = ["S", "M", "T", "W", "T", "F", "S"]

  @Test("apply to a locale and the locales that inherit from it, and expire if ICU has a different text")
  func descendants() throws {
    let table = ErrataTable([try Self.erratum("ur", ["sun": "S", "mon": "M"], ["sun": "ا", "mon": "پ"])])
    let corrected = ["ا", "پ", "T", "W", "T", "F", "S"]
    #expect(try narrow(table, ["ur"], Self.english) == corrected)
    #expect(try narrow(table, ["ur-IN", "ur"], Self.english) == corrected)
    #expect(try narrow(table, ["fa"], Self.english) == nil)
    #expect(try narrow(table, ["ur"], ["S", "m", "T", "W", "T", "F", "S"]) == nil)
  }

  @Test("of the closest locale win, and errata of its parents correct the other texts")
  func closest() throws {
    let table = ErrataTable([
      try Self.erratum("ur", ["sun": "S", "mon": "M"], ["sun": "1", "mon": "2"]),
      try Self.erratum("ur-IN", ["sun": "S"], ["sun": "3"]),
    ])
    #expect(try narrow(table, ["ur-IN", "ur"], Self.english)?.prefix(3) == ["3", "2", "T"])
  }

  // An app's own errata come before Almanac's.
  @Test("for the same text are tried in their order, and errata for other texts of a path apply too")
  func order() throws {
    let table = ErrataTable([
      try Self.erratum("ur", ["sun": "S"], ["sun": "1"]),
      try Self.erratum("ur", ["sun": "S", "mon": "M"], ["sun": "2", "mon": "3"]),
      try Self.erratum("ur", ["sun": "S", "mon": "X"], ["sun": "4", "mon": "5"]),
    ])
    #expect(try narrow(table, ["ur"], Self.english)?.prefix(3) == ["1", "3", "T"])
    let patterns = ["ur-IN", "ur"].map { tag in
      Erratum(
        name: tag, scope: .locales([tag].compactMap(LanguageTag.init)), table: "locale",
        path: "time.styles.short", icu: .one("H:mm"), use: .one(tag), why: "-", evidence: ["-"], until: nil)
    }
    let chain = patterns.compactMap { LanguageTag($0.name) }
    let corrections = ErrataTable(patterns.reversed()).corrections(in: chain)
    #expect(corrections.text("H:mm", at: "time.styles.short", in: "locale") == "ur-IN")
    let weekends = ["fri", "fri sat"].map { days in
      Erratum(
        name: days, scope: .regions(["BD"]), table: "regions", path: "weekend", icu: .one("sat sun"),
        use: .one(days), why: "-", evidence: ["-"], until: nil)
    }
    let regional = ErrataTable(weekends).corrections(inRegion: "BD")
    #expect(regional.text("sat sun", at: "weekend", in: "regions") == "fri")
  }
}
