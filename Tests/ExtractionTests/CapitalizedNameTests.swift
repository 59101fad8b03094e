import AlmanacKit
import Testing

/// Capitalized names, for menus and headers.
@Suite struct CapitalizedNameTests {
  // These languages write months and weekdays in lowercase in a sentence. Printed calendars and CLDR's
  // contextTransforms have a capital in menus (Czech), above a calendar (French, Polish) or in both (Spanish, Italian,
  // Russian, Ukrainian, Dutch).
  @Test(
    "exist for months and weekdays if the language's calendars capitalize them",
    arguments: [
      ("es", "Enero", "Domingo", "DO"), ("fr", "Janvier", "Dimanche", "Di"),
      ("it", "Gennaio", "Domenica", "Dom"), ("ru", "Январь", "Воскресенье", "Вс"),
      ("cs", "Leden", "Neděle", "Ne"), ("pl", "Styczeń", "Niedziela", "Nie"),
      ("uk", "Січень", "Неділя", "Нд"), ("nl", "Januari", "Zondag", "Zo"),
    ])
  func titled(tag: String, january: String, sunday: String, shortSunday: String) throws {
    let record = try Extraction.record(tag)
    for calendar in record.calendars where calendar.calendar != .chinese {
      #expect(calendar.months.titled?.wide.first == january, "\(calendar.calendar)")
      #expect(calendar.sources["months.titled.wide"] == .rule)
    }
    #expect(record.locale.weekdays.names.titled?.wide.first == sunday)
    #expect(record.locale.weekdays.names.titled?.short?.first == shortSunday)
    #expect(record.locale.weekdays.names.standAlone.wide.first == sunday.lowercased())
  }

  // CLDR 42 has no word for a Chinese month in Danish, Norwegian and Dutch. The catalog has a word,
  // and titles show the word with a capital.
  @Test(
    "exist for names of Chinese months from the catalog, and have a capital only in the first word",
    arguments: [("da", "Måned 1"), ("nb", "Måned 1"), ("nl", "Maand 1"), ("fr", "Zhēngyuè")])
  func chineseMonths(tag: String, titled: String) throws {
    let months = try Extraction.calendar(.chinese, tag).months
    #expect(months.standAlone.wide.first == titled.lowercased())
    #expect(months.titled?.wide.first == titled)
  }

  // CLDR 42 has "adar I" and "adar II" in Czech and Spanish, whose calendars capitalize the months.
  @Test("exist for the months of a Hebrew leap year", arguments: ["cs", "es"])
  func hebrewMonths(tag: String) throws {
    let file = try Extraction.calendar(.hebrew, tag)
    #expect(file.leapMonths?.titled?.wide == ["Adar I"])
    #expect(file.leapYearMonths?.titled?.wide == ["Adar II"])
    for table in ["leapMonths", "leapYearMonths"] {
      #expect(file.sources["\(table).titled.wide"] == .rule, "\(table)")
      #expect(file.sources["\(table).format.wide"] == .own, "\(table)")
    }
  }

  // CLDR 42 and 48 write Ijar. Only a word that begins with the Dutch letter ij has two capitals: IJsland.
  @Test("keep the capitals of a name that begins with a capital")
  func capital() throws {
    let months = try Extraction.calendar(.hebrew, "nl").months
    #expect((months.titled?.wide ?? months.standAlone.wide)[7] == "Ijar")
  }

  // German and English names always have capitals. Swedish, Danish and Norwegian names have none, even in a menu.
  // Japanese has no capitals.
  @Test(
    "do not exist if the names already have capitals, or if menus do not capitalize names",
    arguments: ["de", "en", "sv", "da", "nb", "ja"])
  func plain(tag: String) throws {
    let record = try Extraction.record(tag)
    #expect(record.locale.weekdays.names.titled == nil)
    // Names of Chinese months from the catalog may have a capitalized form, such as Danish "Måned 1".
    #expect(record.calendars.allSatisfy { $0.calendar == .chinese || $0.months.titled == nil })
    #expect(record.locale.sources["weekdays.titled.wide"] == nil)
  }

  // CLDR capitalizes weekdays in Portuguese, but not months. The locale of Portugal (pt-PT) changes only the rule for
  // names of languages. ICU reads all rules for pt-PT from the table of pt-PT, so it loses the rule for weekdays.
  @Test("inherit each of CLDR's rules separately", arguments: ["pt", "pt-PT", "pt-AO"])
  func inherited(tag: String) throws {
    let record = try Extraction.record(tag)
    #expect(record.locale.weekdays.names.titled?.wide[1] == "Segunda-feira")
    #expect(record.calendars[0].months.titled == nil)
  }

  // The columns are the tag, the field, and the abbreviated and wide names. The expected names are CLDR's names with a
  // capital first letter. Azerbaijani capitalizes "il" (year) with a dotted İ. Greek keeps the accent of a capital.
  @Test(
    "exist for the names of fields in an app's menus",
    arguments: [
      ("fr", DateField.week, "Sem.", "Semaine"), ("ru", .year, "Г.", "Год"), ("fi", .month, "Kk", "Kuukausi"),
      ("az", .year, "İl", "İl"), ("el", .year, "Έτ.", "Έτος"), ("da", .weekday, "Ugedag", "Ugedag"),
      ("nl", .hour, "Uur", "Uur"), ("en", .zone, "Zone", "Time zone"),
      // SI symbols have one spelling.
      ("fr", .hour, "h", "Heure"), ("fr", .minute, "min", "Minute"), ("es", .day, "d", "Día"),
      ("es", .second, "s", "Segundo"),
    ])
  func fields(tag: String, field: DateField, abbreviated: String, wide: String) throws {
    let locale = try Extraction.record(tag).locale
    let names = try #require(locale.fields?[field.rawValue])
    #expect(names.titled == FieldNames.Titled(abbreviated: abbreviated, wide: wide))
    #expect(locale.sources["fields.\(field.rawValue).titled"] == .rule)
  }

  @Test("do not exist for AM and PM, which look the same as in times")
  func dayPeriods() throws {
    #expect(try Extraction.record("sv").locale.fields?["dayPeriod"]?.titled == nil)
  }

  // The expected words are in dictionaries. Japanese has no capitals.
  @Test("exist for words such as 'yesterday' and 'last year'")
  func relativeWords() throws {
    let french = try Extraction.record("fr").locale
    #expect(
      french.relative?["day"]?.titled
        == ["-2": "Avant-hier", "-1": "Hier", "0": "Aujourd’hui", "1": "Demain", "2": "Après-demain"])
    #expect(french.sources["relative.day.titled"] == .rule)
    #expect(try Extraction.record("az").locale.relative?["year"]?.titled?["-1"] == "Keçən il")
    #expect(try Extraction.record("de").locale.relative?["day"]?.titled?["0"] == "Heute")
    let japanese = try Extraction.record("ja").locale
    #expect(japanese.relative?["day"]?.titled == nil)
    #expect(japanese.fields?.values.allSatisfy { $0.titled == nil } == true)
  }
}
