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

  @Test("are numbered from 1 to 12 where the language has no names")
  func numbers() throws {
    let file = try Extraction.calendar(.chinese, "de")
    for names in [file.leapMonths?.format, file.leapMonths?.standAlone] {
      for width in [names?.wide, names?.abbreviated] {
        #expect(width == (1...12).map { "Schaltmonat \($0)" })
      }
    }
  }

  // The months are CLDR 42's: en "Sixth Month" and "Mo6", fr "liùyuè" and "6yuè", et "kuues kuu", pt "Mês 6".
  @Test(
    "follow the month's own name where the language has one",
    arguments: [
      ("en", "Leap Sixth Month", "Leap Mo6"), ("fr", "liùyuè intercalaire", "6yuè intercalaire"),
      ("et", "kuues kuu (lisakuu)", "kuues kuu (lisakuu)"), ("pt", "Mês 6 intercalar", "Mês 6 intercalar"),
    ])
  func named(tag: String, wide: String, abbreviated: String) throws {
    let names = try Extraction.calendar(.chinese, tag).leapMonths?.format
    #expect(names?.wide[5] == wide)
    #expect(names?.abbreviated[5] == abbreviated)
  }

  // CLDR has a mark in zh, ja, ko and vi ("{0} Nhuận", which Vietnamese dictionaries write small in a name).
  @Test(
    "have a mark beside a number: the language's own, else an asterisk",
    arguments: [
      ("zh-Hans", "闰{0}", "闰六"), ("ko", "윤{0}", "윤6"), ("vi", "{0} nhuận", "6 nhuận"), ("en", "{0}*", "6*"),
      ("th", "{0}*", "6*"), ("ar-EG", "{0}*", "٦*"), ("nl", "{0}*", "6*"),
    ])
  func marks(tag: String, numeric: String, narrow: String) throws {
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.leapMonthPatterns?.numeric == numeric)
    #expect(file.leapMonths?.format.narrow[5] == narrow)
  }

  // CLDR 42: Polish and French months are small in a date ("stycznia", "janvier"), German ones are not.
  @Test(
    "are small in a date and have a capital in a title where the language's months are small",
    arguments: [
      ("pl", "miesiąc przestępny 6", "Miesiąc przestępny 6"),
      ("ru", "високосный 6-й месяц", "Високосный 6-й месяц"),
      ("fr", "liùyuè intercalaire", "Liùyuè intercalaire"), ("de", "Schaltmonat 6", nil),
    ])
  func titled(tag: String, plain: String, titled: String?) throws {
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.leapMonths?.format.wide[5] == plain)
    #expect(file.leapMonths?.titled?.wide[5] == titled)
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
        tag: "vi", wide: .catalogue, narrow: .rule, numeric: .rule,
        reason: "the pattern is Vietnamese's with a small letter, around a name of the catalogue's"),
      Row(tag: "de", wide: .catalogue, narrow: .rule, numeric: .rule, reason: "only root has a pattern"),
      Row(tag: "en", wide: .catalogue, narrow: .rule, numeric: .rule, reason: "English has root's pattern"),
      Row(tag: "ks", wide: .rule, narrow: .rule, numeric: .rule, reason: "nothing but the number"),
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
