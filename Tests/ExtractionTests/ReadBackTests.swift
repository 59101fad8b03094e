import AlmanacBundle
import AlmanacKit
import Testing

/// The dates that a locale writes, read as typed texts.
@Suite struct ReadBackTests {
  /// 2026-02-17, 2026-10-12 and 2000-12-31; and 2023-04-02 in a leap month of the Chinese calendar, 2024-03-05 in Adar I,
  /// and 1989-01-07 before the era Heisei.
  private static func days(of calendar: CalendarIdentifier) -> [Int] {
    let own: [CalendarIdentifier: Int] = [
      .chinese: 19_449, .dangi: 19_449, .hebrew: 19_787, .japanese: 6_946,
    ]
    return [20_501, 20_738, 11_322] + [own[calendar]].compactMap(\.self)
  }

  // The same test for the runtime for the web is in '.ci/web-corpus'.
  @Test(
    "are the same dates, in every style and every skeleton with a year, a month and a day",
    arguments: Extraction.sweptLocales)
  func readBack(tag: LanguageTag) throws {
    let record = try Extraction.record(tag.description, in: CalendarIdentifier.allCases, years: 2024...2026)
    let locale = try AlmanacLocale(record.locale)
    for file in record.calendars {
      let calendar = try AlmanacCalendar(file, of: locale, expecting: file.calendar)
      let reader = TypedDateReader(calendar)
      for day in Self.days(of: file.calendar) {
        let date = CalendarDate(epochDay: day, file.calendar)
        for text in calendar.fullTexts(date) {
          let typed = reader.typedDate(text, today: date, limits: .none, days: .all)
          #expect(isRight(typed, date, text, calendar), "\(file.calendar) \(text) is \(typed)")
        }
      }
    }
  }

  /// Whether the result is the date, or all dates that the locale writes as the same text.
  ///
  /// Vai in Latin letters has numbers as the names of months, and writes both the day and the month first.
  private func isRight(
    _ typed: TypedDate, _ date: CalendarDate, _ text: String, _ calendar: AlmanacCalendar
  ) -> Bool {
    switch typed {
    case .date(let found): found == date
    case .problem(.ambiguous(let dates)):
      dates.contains(date) && dates.allSatisfy { calendar.fullTexts($0).contains(text) }
    default: false
    }
  }
}

extension AlmanacCalendar {
  /// The texts of a date in every style, and for every skeleton with a year, a month and a day.
  fileprivate func fullTexts(_ date: CalendarDate) -> Set<String> {
    let skeletons = CalendarFile.Patterns.names(in: identifier.traits).filter { name in
      name.contains("y") && name.contains("M") && name.contains("d")
    }
    // A language without eras in dates has no skeleton with an era.
    let texts = skeletons.compactMap { try? text(date, skeleton: $0) }
    return Set(TextStyle.allCases.map { text(date, style: $0) } + texts)
  }
}
