import AlmanacKit
import Testing

/// Names with a capital, for menus and headers.
@Suite struct TitledTests {
  // The languages write months and weekdays small in a sentence; their calendars and CLDR's contextTransforms
  // have a capital in menus (Czech) or above a calendar (French, Polish) or in both (Spanish, Italian, Russian).
  @Test(
    "titles months and weekdays where the language's calendars do",
    arguments: [
      Titled("es", "Enero", "Domingo", "DO"), Titled("fr", "Janvier", "Dimanche", "Di"),
      Titled("it", "Gennaio", "Domenica", "Dom"), Titled("ru", "Январь", "Воскресенье", "Вс"),
      Titled("cs", "Leden", "Neděle", "Ne"), Titled("pl", "Styczeń", "Niedziela", "Nie"),
      Titled("uk", "Січень", "Неділя", "Нд"), Titled("nl", "Januari", "Zondag", "Zo"),
    ])
  func titled(expected: Titled) throws {
    let record = try Extraction.record(expected.tag)
    for calendar in record.calendars where calendar.calendar != .chinese {
      #expect(calendar.months.titled?.wide.first == expected.january, "\(calendar.calendar)")
      #expect(calendar.sources["months.titled.wide"] == .rule)
    }
    #expect(record.locale.weekdays.titled?.wide.first == expected.sunday)
    #expect(record.locale.weekdays.titled?.short?.first == expected.shortSunday)
    #expect(record.locale.weekdays.standAlone.wide.first == expected.sunday.lowercased())
  }

  // CLDR 42 has no word for a Chinese month in Danish and Norwegian; the catalogue has one, and both begin a title so.
  @Test("titles the catalogue's names of Chinese months in every language", arguments: ["da", "nb"])
  func chineseMonths(tag: String) throws {
    let months = try Extraction.calendar(.chinese, tag).months
    #expect(months.standAlone.wide.first == "måned 1")
    #expect(months.titled?.wide.first == "Måned 1")
  }

  struct Titled: Sendable {
    let tag: String
    let january: String
    let sunday: String
    let shortSunday: String

    init(_ tag: String, _ january: String, _ sunday: String, _ shortSunday: String) {
      self.tag = tag
      self.january = january
      self.sunday = sunday
      self.shortSunday = shortSunday
    }
  }

  // German and English have capitals anyway; Swedish, Danish and Norwegian have none even in a menu.
  @Test(
    "says nothing where a title makes no difference, or is not wanted",
    arguments: ["de", "en", "sv", "da", "nb", "ja"])
  func plain(tag: String) throws {
    let record = try Extraction.record(tag)
    #expect(record.locale.weekdays.titled == nil)
    // The catalogue's names of Chinese months always have a title.
    #expect(record.calendars.allSatisfy { $0.calendar == .chinese || $0.months.titled == nil })
    #expect(record.locale.sources["weekdays.titled.wide"] == nil)
  }

  // CLDR asks for titled weekdays in Portuguese and has no word on its months. Portugal's locale changes only the
  // names of languages; ICU takes its table whole for that, and would lose the weekdays.
  @Test("inherits each of CLDR's wishes by itself", arguments: ["pt", "pt-PT", "pt-AO"])
  func inherited(tag: String) throws {
    let record = try Extraction.record(tag)
    #expect(record.locale.weekdays.titled?.wide[1] == "Segunda-feira")
    #expect(record.calendars[0].months.titled == nil)
  }

  // French, Russian and Finnish menus; Azerbaijani and Turkish dictionaries for the dotted İ ("il", a year, and "iki",
  // two); Greek keeps the accent of a first capital.
  @Test(
    "titles the names of fields for an app's menus",
    arguments: [
      ("fr", DateField.week, "Sem.", "Semaine"), ("ru", .year, "Г.", "Год"), ("fi", .month, "Kk", "Kuukausi"),
      ("az", .year, "İl", "İl"), ("el", .year, "Έτ.", "Έτος"), ("da", .weekday, "Ugedag", "Ugedag"),
      ("nl", .hour, "Uur", "Uur"), ("en", .zone, "Zone", "Time zone"),
    ])
  func fields(tag: String, field: DateField, abbreviated: String, wide: String) throws {
    let locale = try Extraction.record(tag).locale
    let names = try #require(locale.fields?[field.rawValue])
    #expect(names.titled == FieldNames.Titled(abbreviated: abbreviated, wide: wide))
    #expect(locale.sources["fields.\(field.rawValue).titled"] == .rule)
  }

  // SI's symbols have one spelling, and the marks of the day's halves are shown as the clock shows them.
  @Test("titles no symbol of a unit and no marks of the day's halves")
  func symbols() throws {
    let french = try #require(try Extraction.record("fr").locale.fields)
    #expect(french["hour"]?.titled == FieldNames.Titled(abbreviated: "h", wide: "Heure"))
    #expect(french["minute"]?.titled == FieldNames.Titled(abbreviated: "min", wide: "Minute"))
    #expect(try Extraction.record("sv").locale.fields?["dayPeriod"]?.titled == nil)
  }

  // Dictionary words; German writes its nouns large anyway, and Japanese has no capitals.
  @Test("titles the words for days near today")
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

  @Test("titles the first word only")
  func firstWord() throws {
    #expect(try Extraction.calendar(.chinese, "nl").months.titled?.wide.first == "Maand 1")
    #expect(try Extraction.calendar(.chinese, "fr").months.titled?.wide.first == "Zhēngyuè")
  }
}
