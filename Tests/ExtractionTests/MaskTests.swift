import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The masks of typed dates.
@Suite struct MaskTests {
  // The masks are those that browsers, systems and forms show in each language. Most letters are from the date fields
  // of Firefox and Chromium. The separators are from the language's numeric dates.
  @Test(
    "show the usual mask of the language",
    arguments: [
      ("de", "TT.MM.JJJJ"), ("de-AT", "TT.MM.JJJJ"), ("gsw", "TT.MM.JJJJ"), ("lb", "DD.MM.JJJJ"),
      ("fr", "jj/mm/aaaa"), ("fr-CA", "aaaa-mm-jj"), ("fr-CH", "jj.mm.aaaa"), ("es", "dd/mm/aaaa"),
      ("ca", "dd/mm/aaaa"), ("gl", "dd/mm/aaaa"), ("it", "gg/mm/aaaa"), ("pt-BR", "dd/mm/aaaa"),
      ("pt-PT", "dd/mm/aaaa"), ("ro", "zz.ll.aaaa"), ("eu", "uuuu/hh/ee"), ("nl", "dd-mm-jjjj"),
      ("nl-BE", "dd/mm/jjjj"), ("af", "jjjj-mm-dd"), ("fy", "dd-mm-jjjj"), ("en-US", "mm/dd/yyyy"),
      ("en-GB", "dd/mm/yyyy"), ("sv", "åååå-mm-dd"), ("nb", "dd.mm.åååå"), ("nn", "dd.mm.åååå"),
      ("da", "dd.mm.åååå"), ("is", "dd.mm.áááá"), ("fi", "pp.kk.vvvv"), ("et", "pp.kk.aaaa"),
      ("lv", "dd.mm.gggg"), ("lt", "yyyy-mm-dd"), ("pl", "dd.mm.rrrr"), ("cs", "dd.mm.rrrr"),
      ("sk", "dd. mm. rrrr"), ("sl", "dd. mm. llll"), ("hr", "dd. mm. gggg."), ("mk", "дд.мм.гггг"),
      ("bg", "дд.мм.гггг"), ("ru", "дд.мм.гггг"), ("be", "дд.мм.гггг"), ("uk", "дд.мм.рррр"),
      ("hu", "éééé. hh. nn."), ("sq", "dd.mm.vvvv"), ("el", "ηη/μμ/εεεε"), ("tr", "gg.aa.yyyy"),
      ("az", "gg.aa.iiii"), ("kk", "кк.аа.жжжж"), ("hy", "օօ.աա.տտտտ"), ("ka", "დდ.თთ.წწწწ"),
      ("cy", "dd/mm/bbbb"), ("ga", "ll/mm/bbbb"), ("id", "hh/bb/tttt"), ("ms", "hh/bb/tttt"),
      ("vi", "dd/mm/yyyy"), ("th", "วว/ดด/ปปปป"), ("lo", "ວວ/ດດ/ປປປປ"), ("am", "ቀቀ/ወወ/ዓዓዓዓ"),
      ("ar-EG", "يوم/شهر/سنة"), ("fa", "سال/ماه/روز"), ("he", "יום.חודש.שנה"), ("hi", "दिन/माह/वर्ष"),
      ("km", "ថ្ងៃ/ខែ/ឆ្នាំ"), ("ja", "年/月/日"), ("ko", "연도. 월. 일."), ("zh-Hans", "年/月/日"),
      ("zh-Hant-HK", "日/月/年"), ("ceb", "mm/dd/yyyy"), ("fil", "mm/dd/yyyy"), ("hi-Latn", "dd/mm/yyyy"),
      ("sw", "dd/mm/yyyy"), ("zu", "mm/dd/yyyy"), ("eo", "jjjj-mm-tt"), ("ckb", "ساڵ-مانگ-ڕۆژ"),
      ("ne", "वर्ष/महिना/दिन"),
    ] as [(String, String)])
  func known(tag: String, expected: String) throws {
    #expect(try mask(tag).text == expected)
  }

  // CLDR 42 has the words Johr, Jár, ᱥᱮᱨᱢᱟ and ꕢꘋ for year in Kölsch, Walser, Santali and Vai. German dialects capitalize
  // nouns. In Xhosa, usuku (day) and unyaka (year) begin with the same letter, and people know the English letters.
  @Test(
    "have letters in the language's script and case",
    arguments: [
      ("sr-Latn", "gggg"), ("sr-Cyrl", "гггг"), ("uz-Cyrl", "йййй"), ("ksh", "JJJJ"), ("wae", "JJJJ"),
      ("sat", "ᱥᱥᱥᱥ"), ("vai", "ꕢꕢꕢꕢ"), ("xh", "yyyy"),
    ])
  func scripts(tag: String, year: String) throws {
    #expect(try mask(tag).letters?.year == year)
  }

  // The words for day, month and year are CLDR's (main/<locale>.xml, fields). In Tongan they are ʻaho, māhina and taʻu;
  // the ʻ of ʻaho is a modifier letter. Few fonts have the lowercase letters of Cherokee, which Unicode 8 added. In Ganda
  // and Yoruba, two of the words begin with the same letter.
  @Test(
    "have no modifier letter, capitals in Cherokee, and whole words if two words begin with the same letter",
    arguments: [
      ("to", ["aa", "mm", "tttt"]), ("chr", ["ᎢᎢ", "ᎧᎧ", "ᎤᎤᎤᎤ"]), ("lg", ["lunaku", "mwezi", "mwaka"]),
      ("yo", ["ọjọ́", "osù", "ọdún"]),
    ])
  func words(tag: String, expected: [String]) throws {
    let letters = try #require(try mask(tag).letters)
    #expect([letters.day, letters.month, letters.year] == expected)
  }

  @Test("have no apostrophe as a letter, and no letters if two of the words are equal")
  func rule() {
    let latin = LanguageTag(language: "fr", script: "Latn")
    let found = MaskLetters.byRule(day: "’jour", month: "mois", year: "année", latin)
    #expect(found?.letters.day == "jj")
    #expect(MaskLetters.byRule(day: "jour", month: "jour", year: "année", latin)?.letters == nil)
  }

  @Test("have a source for their letters")
  func sources() throws {
    let letters = "mask.letters.day"
    #expect(try Extraction.calendar(.gregorian, "de-AT").sources[letters] == .rule)
    #expect(try Extraction.calendar(.gregorian, "el").sources[letters] == .table)
    #expect(try Extraction.calendar(.gregorian, "fa-AF").sources[letters] == .parent("fa"))
    // CLDR 42 and 48 have this Persian word for a day. An erratum of one word is the source of that word only.
    let tests = CorrectionTests()
    let erratum = try tests.erratum("locale", "fields.day", "wide", "روز", "روزگار", in: "fa")
    let persian = try #require(try tests.record("fa", [erratum]).calendars.first)
    #expect(persian.mask?.letters?.day == "روزگار")
    let sources = [letters, "mask.letters.month", "mask.letters.year"].map { persian.sources[$0] }
    #expect(sources == [.erratum, .own, .own])
  }

  @Test("have no letters if the language's words are unknown", arguments: ["haw", "az-Cyrl"])
  func unknown(tag: String) throws {
    // CLDR has only root's English "Day, Month, Year" for these locales.
    #expect(try mask(tag).letters == nil)
  }

  // The order of the Gregorian short dates; Taiwan's years have up to three digits. Dates with leap months have no mask.
  @Test("exist in every calendar whose dates are typed as numbers")
  func calendars() throws {
    #expect(try Extraction.calendar(.buddhist, "th").mask?.order == [.day, .month, .year])
    #expect(try Extraction.calendar(.roc, "en").mask?.letters?.year == "yyy")
    #expect(try Extraction.calendar(.persian, "de").mask?.letters?.year == "JJJJ")
    for calendar in [CalendarIdentifier.chinese, .dangi, .hebrew] {
      #expect(try Extraction.calendar(calendar, "zh-Hans").mask == nil)
    }
  }

  @Test(
    "have different letters for day, month and year, and typeable separators, in every locale",
    arguments: Extraction.sweptLocales)
  func everywhere(locale: LanguageTag) throws {
    let mask = try #require(try Extraction.record(locale.description).calendars.first?.mask)
    if let letters = mask.letters { expectDifferent([letters.day, letters.month, letters.year]) }
    #expect(mask.order.count == 3 && Set(mask.order) == Set(DateColumn.allCases))
    #expect(mask.separators.count == 4)
    #expect(mask.separators.allSatisfy { Set($0).isSubset(of: " -./") }, "\(mask.separators)")
    #expect(!mask.separators[1].isEmpty && !mask.separators[2].isEmpty)
    #expect(mask.separators[0].isEmpty && ["", "."].contains(mask.separators[3]))
  }

  /// Expects three different visible texts: either three letters, each repeated for each digit, or three whole words.
  private func expectDifferent(_ texts: [String]) {
    #expect(Set(texts.map { $0.lowercased() }).count == 3)
    #expect(texts.allSatisfy { !$0.unicodeScalars.contains(where: \.isInvisible) && !$0.isEmpty })
    let repeated = [2, 2, 4].map { count in texts.count { $0.isOneCharacter(repeated: count) } }
    #expect(repeated == (texts[2].isOneCharacter(repeated: 4) ? [2, 2, 1] : [0, 0, 0]))
  }

  private func mask(_ tag: String) throws -> CalendarFile.Mask {
    try #require(try Extraction.calendar(.gregorian, tag).mask)
  }
}

extension CalendarFile.Mask {
  /// The mask as a text field shows it.
  fileprivate var text: String {
    zip(order, separators.dropFirst()).reduce(separators[0]) { $0 + (letters?[$1.0] ?? "?") + $1.1 }
  }
}

extension CalendarFile.Mask.Letters {
  fileprivate subscript(column: DateColumn) -> String {
    switch column {
    case .day: day
    case .month: month
    case .year: year
    }
  }
}

extension String {
  fileprivate func isOneCharacter(repeated times: Int) -> Bool { count == times && Set(self).count == 1 }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    properties.generalCategory == .format || (properties.isWhitespace && self != " ")
  }
}
