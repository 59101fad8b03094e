import AlmanacKit
import Testing

/// The twelve leap months of the Chinese calendar: their names in order, and where these come from.
@Suite struct LeapMonthTests {
  // 閏 before the name of the month, as every almanac has it.
  @Test(
    "are in the order of their months",
    arguments: [("zh-Hant", "閏"), ("zh-Hans", "闰"), ("ja", "閏"), ("ko", "윤")])
  func order(tag: String, mark: String) throws {
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.leapMonthCodes?.first == "M01L" && file.leapMonthCodes?.last == "M12L")
    #expect(file.leapMonths?.format.wide == file.months.format.wide.map { mark + $0 })
    #expect(file.leapMonths?.standAlone.narrow == file.months.standAlone.narrow.map { mark + $0 })
  }

  @Test(
    "are numbered from 1 to 12 where the language has no names",
    arguments: [("de", "Schaltmonat "), ("en", "Leap month ")])
  func numbers(tag: String, prefix: String) throws {
    let file = try Extraction.calendar(.chinese, tag)
    for names in [file.leapMonths?.format, file.leapMonths?.standAlone] {
      for width in [names?.wide, names?.abbreviated, names?.narrow] {
        #expect(width == (1...12).map { "\(prefix)\($0)" })
      }
    }
  }

  /// Where the names of a locale come from.
  struct Row: Sendable, CustomTestStringConvertible {
    let tag: String
    let wide: Origin
    let narrow: Origin
    /// The form with a number.
    let numeric: Origin
    let reason: String
    var testDescription: String { "\(tag): \(reason)" }
  }

  // CLDR 42 has monthPatterns in zh, ja, ko and vi, and in root; the rules are those of the design, section 4.
  @Test(
    "come from where the pattern and the month's name come from",
    arguments: [
      Row(tag: "ko", wide: .own, narrow: .own, numeric: .own, reason: "both are Korean's"),
      Row(
        tag: "zh-Hans", wide: .parent("zh"), narrow: .parent("zh"), numeric: .parent("zh"),
        reason: "both are Chinese's"),
      Row(
        tag: "vi", wide: .catalogue, narrow: .own, numeric: .own,
        reason: "the pattern is Vietnamese's, around a name of the catalogue's"),
      Row(
        tag: "de", wide: .catalogue, narrow: .catalogue, numeric: .root, reason: "only root has a pattern"),
      Row(tag: "ks", wide: .rule, narrow: .rule, numeric: .root, reason: "nothing but the number"),
    ])
  func sources(row: Row) throws {
    let file = try Extraction.calendar(.chinese, row.tag)
    for context in ["format", "standAlone"] {
      #expect(file.sources["leapMonths.\(context).wide"] == row.wide, "\(context)")
      #expect(file.sources["leapMonths.\(context).narrow"] == row.narrow, "\(context)")
    }
    #expect(file.sources["leapMonthPatterns.numeric"] == row.numeric)
  }
}
