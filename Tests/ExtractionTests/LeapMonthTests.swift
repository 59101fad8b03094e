import AlmanacKit
import Testing

/// The twelve leap months of the Chinese calendar: the order and the sources of their names.
@Suite struct LeapMonthTests {
  // Chinese, Japanese and Korean almanacs write "leap" (閏, 闰 or 윤) before the name of the month.
  @Test(
    "are in the order of their months",
    arguments: [("zh-Hant", "閏"), ("zh-Hans", "闰"), ("ja", "閏"), ("ko", "윤")])
  func order(tag: String, mark: String) throws {
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.leapMonthCodes?.first == "M01L" && file.leapMonthCodes?.last == "M12L")
    #expect(file.leapMonths?.format.wide == file.months.format.wide.map { mark + $0 })
    #expect(file.leapMonths?.standAlone.narrow == file.months.standAlone.narrow.map { mark + $0 })
  }

  @Test("are numbered from 1 to 12 if the language has no names")
  func numbers() throws {
    let file = try Extraction.calendar(.chinese, "de")
    for names in [file.leapMonths?.format, file.leapMonths?.standAlone] {
      for width in [names?.wide, names?.abbreviated] {
        #expect(width == (1...12).map { "Schaltmonat \($0)" })
      }
    }
  }

  // Names of months in CLDR 42: en "Sixth Month" and "Mo6", fr "liùyuè" and "6yuè", et "kuues kuu", pt "Mês 6".
  @Test(
    "contain the month's name if the language has one",
    arguments: [
      ("en", "Leap Sixth Month", "Leap Mo6"), ("fr", "liùyuè intercalaire", "6yuè intercalaire"),
      ("et", "kuues kuu (lisakuu)", "kuues kuu (lisakuu)"), ("pt", "Mês 6 intercalar", "Mês 6 intercalar"),
    ])
  func named(tag: String, wide: String, abbreviated: String) throws {
    let names = try Extraction.calendar(.chinese, tag).leapMonths?.format
    #expect(names?.wide[5] == wide)
    #expect(names?.abbreviated[5] == abbreviated)
  }

  // CLDR 42 has "sixth month" in en-CA, although English months have capitals. CLDR 48 has "Sixth Month".
  @Test("begin with a small letter if the month's name does", .needsCLDR42)
  func smallLetter() throws {
    #expect(try Extraction.calendar(.chinese, "en-CA").leapMonths?.format.wide[5] == "leap sixth month")
  }

  // CLDR has a mark for leap months, such as 閏, in zh, ja, ko and vi. The Vietnamese mark is "{0} Nhuận", which
  // dictionaries write in lowercase.
  @Test(
    "have the language's mark for leap months, such as 闰, beside a number, or else an asterisk",
    arguments: [
      ("zh-Hans", "闰{0}", "闰六"), ("ko", "윤{0}", "윤6"), ("vi", "{0} nhuận", "6 nhuận"), ("en", "{0}*", "6*"),
      ("th", "{0}*", "6*"), ("ar-EG", "{0}*", "٦*"), ("nl", "{0}*", "6*"),
    ])
  func marks(tag: String, numeric: String, narrow: String) throws {
    let file = try Extraction.calendar(.chinese, tag)
    #expect(file.leapMonthPatterns?.numeric == numeric)
    #expect(file.leapMonths?.format.narrow[5] == narrow)
  }

  // In CLDR 42, Polish, Russian and French months are lowercase in a date ("stycznia", "января", "janvier"). German
  // months have a capital.
  @Test(
    "are lowercase in a date and capitalized in a title if the language's months are lowercase",
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

  // The expected sources follow CLDR 42, which has `monthPatterns` (the patterns for names of leap months) only in zh,
  // ja, ko, vi and root. The columns are the sources of the wide names, of the narrow names, and of the pattern that
  // turns a month's number into a leap month's number, such as `闰{0}`.
  @Test(
    "have the source of the pattern and of the month's name",
    arguments: [
      ("ko", .own, .own, .own), ("zh-Hans", .parent("zh"), .parent("zh"), .parent("zh")),
      // The pattern is in lowercase, around a name from the catalog.
      ("vi", .catalogue, .rule, .rule),
      // Only root has a pattern, and English has root's.
      ("de", .catalogue, .rule, .rule), ("en", .catalogue, .rule, .rule),
      // There is only the number.
      ("ks", .rule, .rule, .rule),
    ] as [(String, Origin, Origin, Origin)])
  func sources(tag: String, wide: Origin, narrow: Origin, numeric: Origin) throws {
    let sources = try Extraction.calendar(.chinese, tag).sources
    for context in ["format", "standAlone"] {
      #expect(sources["leapMonths.\(context).wide"] == wide, "\(context)")
      #expect(sources["leapMonths.\(context).narrow"] == narrow, "\(context)")
    }
    #expect(sources["leapMonthPatterns.numeric"] == numeric)
  }
}
