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
    #expect(record.calendars.allSatisfy { $0.months.titled == nil })
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

  @Test("titles the first word only")
  func firstWord() throws {
    #expect(try Extraction.calendar(.chinese, "nl").months.titled?.wide.first == "Maand 1")
    #expect(try Extraction.calendar(.chinese, "fr").months.titled?.wide.first == "Zhēngyuè")
  }
}
