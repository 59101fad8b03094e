import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// Names in the own language and script, and eras of the right calendar.
@Suite struct NameScriptTests {
  // The Urdu names of the days are اتوار، پیر، منگل، بدھ، جمعرات، جمعہ، ہفتہ (CLDR 42 and 48; glibc 2.36, ur_PK).
  @Test("has initials of the language's names if CLDR has English initials")
  func initials() throws {
    let record = try Extraction.record("ur")
    for names in [record.locale.weekdays.names.format, record.locale.weekdays.names.standAlone] {
      #expect(names.narrow == ["ا", "پ", "م", "ب", "ج", "ج", "ہ"])
    }
    #expect(record.locale.sources["weekdays.format.narrow"] == .rule)
    let months = try Extraction.calendar(.gregorian, "ur").months.standAlone
    #expect(months.narrow == months.wide.map { String($0.prefix(1)) })
    // CLDR 42 and 48: Inari Sami has p, V, M … in dates, and English initials elsewhere.
    let days = try Extraction.record("smn").locale
    #expect(days.weekdays.names.standAlone.narrow == days.weekdays.names.format.narrow)
    let sources = ["format", "standAlone"].map { days.sources["weekdays.\($0).narrow"] }
    #expect(sources == [.own, .rule])
  }

  // The names are in CLDR 42 and 48: kl ataasinngorneq, gv Jelhein (Jel), lkt Aŋpétuwaŋži. CLDR 48 has the initials of eo.
  @Test(
    "has initials or short names of the language if CLDR has the initials of the English days or months",
    arguments: [
      ("kl", "s a m p s t a"), ("gv", "Jed Jel Jem Jerc Jerd Jeh Jes"), ("lkt", "A W N Y T Z O"),
      ("eo", "d l m m ĵ v s"), ("kw", "S L M M Y G S"), ("fy", "S M T W T F S"), ("en", "S M T W T F S"),
    ])
  func englishInitials(tag: String, narrow: String) throws {
    let names = try Extraction.record(tag).locale.weekdays.names
    #expect(names.standAlone.narrow.joined(separator: " ") == narrow)
  }

  // Unicode's blocks: Latin Extended-B ends at U+024F, and Latin Extended Additional is U+1E00 to U+1EFF. U+00D7 is the
  // sign for times.
  @Test(
    "finds names in Latin letters, which Roman numerals are only beside Arabic letters",
    arguments: [
      ("Jan", true), ("ɏ", true), ("\u{1E00}", true), ("\u{1EFF}", true), ("\u{1F00}", false),
      ("января", false), ("4月", false), ("×", false), ("", false), ("IX", false), ("рабі I", false),
      ("рабі L", true), ("Q1", true), ("ربيع II", true), ("ربيع ۲", false), ("\u{200F}ינואר", false),
    ])
  func latin(name: String, expected: Bool) {
    #expect(name.isLatin == expected)
  }

  // U+200F marks the direction, and takes no place.
  @Test("skips a direction mark before an initial, and keeps equal initials only of long names")
  func otherInitials() throws {
    let locale = try OpenLocale(Extraction.request(LanguageTag(language: "he")), Extraction.settings())
    var sources: [String: Origin] = [:]
    let rows = [
      (["\u{200F}אב", "\u{200F}גד"], ["א", "ג"]), (["אבג", "אבד", "אבה"], ["אבג", "אבד", "אבה"]),
      (["אבגדהוזא", "אבגדהוזב", "אבגדהוזג"], ["א", "א", "א"]),
    ]
    for (names, narrow) in rows {
      let english = ContextNames(hasShort: false) { _, width in
        width == .narrow ? [String](repeating: "J", count: names.count) : names
      }
      let found = locale.replacingForeignNames(english, "months", &sources)
      #expect(found.format.narrow == narrow && found.standAlone.narrow == narrow)
    }
  }

  @Test("keeps combining marks with an initial")
  func marks() throws {
    #expect(try Extraction.record("bho").locale.weekdays.names.format.narrow.prefix(3) == ["र", "सो", "मं"])
  }

  // The names of all days begin with ⴰ, so an initial does not identify a day.
  @Test("has the abbreviated names of days if the initials of the days are equal", arguments: ["zgh", "shi"])
  func alike(tag: String) throws {
    let names = try Extraction.record(tag).locale.weekdays.names.format
    #expect(names.narrow == names.abbreviated)
  }

  // In Sanskrit, the short names are English in CLDR 42 ("Sun"). CLDR 48 has no short names in Sanskrit.
  @Test("has the abbreviated names of days if the short names are English")
  func short() throws {
    let names = try Extraction.record("sa").locale.weekdays.names.format
    #expect(names.short == names.abbreviated && names.abbreviated.first == "रवि")
  }

  @Test("has the wide names of months if the abbreviated names are English")
  func abbreviated() throws {
    let locale = try OpenLocale(Extraction.request(LanguageTag(language: "ru")), Extraction.settings())
    var sources: [String: Origin] = [:]
    let english = ContextNames(hasShort: false) { _, width in [width == .abbreviated ? "Jan" : "январь"] }
    let names = locale.replacingForeignNames(english, "months", &sources)
    #expect(names.format.abbreviated == ["январь"] && names.standAlone.abbreviated == ["январь"])
    #expect(sources["months.format.abbreviated"] == .rule)
  }

  // The names are in CLDR 42, in which hi, am, bg and ko have only root's abbreviated names ("Ram."), and kk has some of
  // January to December.
  @Test(
    "has the Islamic months of the language, by their wide names if the abbreviated names are in Latin letters",
    .needsCLDR42,
    arguments: [
      ("hi", "रमजान", "रमजान"), ("am", "ረመዳን", "ረመዳን"), ("bg", "рамазан", "рамазан"), ("ko", "라마단", "라마단"),
      ("kk", "Рамадан", "Рамадан"), ("ru", "рамадан", "рам."), ("mk", "рамадан", "рам."),
    ])
  func islamicMonths(tag: String, wide: String, abbreviated: String) throws {
    for names in [try Extraction.calendar(.islamicUmalqura, tag).months].flatMap({
      [$0.format, $0.standAlone]
    }) {
      #expect(names.wide[8] == wide && names.abbreviated[8] == abbreviated)
    }
  }

  // The names are in CLDR 42 and 48; Pashto has ربيع II.
  @Test("keeps names with Roman numerals, but not beside Arabic letters")
  func numerals() throws {
    #expect(try Extraction.calendar(.islamicCivil, "uk").months.format.wide[2] == "рабі I")
    #expect(try Extraction.calendar(.hebrew, "ru").leapMonths?.format.wide == ["адар I"])
    #expect(try !Extraction.calendar(.islamicCivil, "ps").months.format.wide[3].contains("II"))
  }

  @Test("keeps Roman numerals, and Latin names in languages with Latin letters")
  func kept() throws {
    #expect(try Extraction.calendar(.gregorian, "mn").months.format.narrow.prefix(3) == ["I", "II", "III"])
    #expect(
      try Extraction.record("de").locale.weekdays.names.format.narrow == ["S", "M", "D", "M", "D", "F", "S"])
    #expect(try Extraction.record("sr-Latn").locale.sources["weekdays.format.narrow"] != .rule)
  }

  // CLDR 42: the default digits of ps are arabext, and those of ar-AE, pa and kok are latn. CLDR has native digits in
  // Islamic and Indian months of these three, and root's 4 in ps. The native digits of zh are the words 一 to 九.
  @Test(
    "has the digits of the locale in numbers of months",
    arguments: [
      ("ps", CalendarIdentifier.gregorian, "۴"), ("ar-AE", .islamicUmalqura, "4"), ("pa", .indian, "4"),
      ("kok", .indian, "4"), ("fa", .buddhist, "آ"), ("zh", .chinese, "四"),
    ])
  func digits(tag: String, calendar: CalendarIdentifier, april: String) throws {
    let file = try Extraction.calendar(calendar, tag)
    #expect(file.months.standAlone.narrow[3] == april)
    if tag == "ps" { #expect(file.sources["months.standAlone.narrow"] == .rule) }
  }

  // CLDR 42 has రంజాన్ only as the stand-alone name, and root's Ramadan elsewhere.
  @Test("has the stand-alone names of Islamic months in Telugu dates")
  func otherContext() throws {
    let months = try Extraction.calendar(.islamicUmalqura, "te").months
    #expect(months.format.wide[8] == "రంజాన్" && months.standAlone.wide[8] == "రంజాన్")
  }

  @Test("keeps an abbreviation in Latin letters with its digit")
  func latinAbbreviation() throws {
    #expect(try Extraction.record("bn").locale.quarters?.standAlone.abbreviated.first == "Q1")
  }

  @Test("does not give a Buddhist era the name of a Gregorian era", arguments: ["pa", "pa-Guru"])
  func era(tag: String) throws {
    let calendar = try Extraction.calendar(.buddhist, tag)
    #expect(calendar.eras?.wide == ["BE"] && calendar.eras?.abbreviated == ["BE"])
    #expect(calendar.sources["eras.wide"] == .rule)
    #expect(calendar.years.display?[2026 - 1900] == "BE 2569")
  }
}
