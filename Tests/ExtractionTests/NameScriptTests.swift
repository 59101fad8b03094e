import AlmanacKit
import Testing

/// Names in the script of the language, and eras that are the calendar's own.
@Suite struct NameScriptTests {
  // The wide names of Urdu (CLDR 42 and 48; glibc 2.36, ur_PK): اتوار، پیر، منگل، بدھ، جمعرات، جمعہ، ہفتہ.
  @Test("has initials of the language's own names where CLDR has those of English")
  func initials() throws {
    let record = try Extraction.record("ur")
    for names in [record.locale.weekdays.format, record.locale.weekdays.standAlone] {
      #expect(names.narrow == ["ا", "پ", "م", "ب", "ج", "ج", "ہ"])
    }
    #expect(record.locale.sources["weekdays.format.narrow"] == .rule)
    let months = try Extraction.calendar(.gregorian, "ur").months.standAlone
    #expect(months.narrow == months.wide.map { String($0.prefix(1)) })
  }

  @Test("keeps a letter's marks with it")
  func marks() throws {
    #expect(try Extraction.record("bho").locale.weekdays.format.narrow.prefix(3) == ["र", "सो", "मं"])
  }

  // Every day begins with ⴰ there, so an initial does not name a day.
  @Test("has the abbreviated names of days where their initials are alike", arguments: ["zgh", "shi"])
  func alike(tag: String) throws {
    let names = try Extraction.record(tag).locale.weekdays.format
    #expect(names.narrow == names.abbreviated)
  }

  // CLDR 48 has no short names of its own, so that they are the abbreviated ones.
  @Test("has the abbreviated names of days where the short ones are English")
  func short() throws {
    let names = try Extraction.record("sa").locale.weekdays.format
    #expect(names.short == names.abbreviated && names.abbreviated.first == "रवि")
  }

  @Test("keeps Roman numerals, and Latin names of languages in Latin")
  func kept() throws {
    #expect(try Extraction.calendar(.gregorian, "mn").months.format.narrow.prefix(3) == ["I", "II", "III"])
    #expect(try Extraction.record("de").locale.weekdays.format.narrow == ["S", "M", "D", "M", "D", "F", "S"])
    #expect(try Extraction.record("sr-Latn").locale.sources["weekdays.format.narrow"] != .rule)
  }

  @Test("calls no Buddhist era by the name of a Gregorian one", arguments: ["pa", "pa-Guru"])
  func era(tag: String) throws {
    let calendar = try Extraction.calendar(.buddhist, tag)
    #expect(calendar.eras?.wide == ["BE"] && calendar.eras?.abbreviated == ["BE"])
    #expect(calendar.sources["eras.wide"] == .rule)
    #expect(calendar.years.display?[2026 - 1900] == "BE 2569")
  }
}
