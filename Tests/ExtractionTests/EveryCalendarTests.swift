import AlmanacRecord
import Testing

@testable import AlmanacExtraction
@testable import AlmanacKit

/// Properties that the data of every calendar must have in every locale.
@Suite struct EveryCalendarTests {
  // One extraction of a locale's calendars takes longer than the checks.
  @Test(
    "has names in the language's script, whole years with eras, dates that AlmanacKit reads back, and no range that it reads",
    arguments: Extraction.fewLocales)
  func everyCalendar(tag: LanguageTag) throws {
    let record = try Extraction.record(tag.description, in: CalendarIdentifier.allCases, years: 2024...2026)
    for calendar in try record.opened() {
      if Extraction.likely(tag).script != "Latn" { expectOwnScript(calendar.file) }
      expectErasAndWholeYears(calendar.file)
      expectTypedOrder(calendar.file)
      expectReadBack(calendar)
      expectNoDate(inRangesOf: calendar)
    }
  }

  // Rule 17 of the design: no name in Latin letters in a language of another script. The eras of the calendars with
  // Gregorian months are excepted, because a year without its era would be taken for a Gregorian year.
  private func expectOwnScript(_ file: CalendarFile) {
    guard file.calendar.traits.yearStructure != .civil else { return }
    let names = file.months.format.wide + file.months.standAlone.wide + (file.eras?.names.wide ?? [])
    #expect(!names.contains { $0.isLatin }, "\(file.calendar) \(names)")
  }

  // Rule 18: a year that two eras count, or a century, is never left to guess.
  private func expectErasAndWholeYears(_ file: CalendarFile) {
    guard !file.calendar.traits.hasShortYears, !file.calendar.traits.numbering.isCyclic else { return }
    let intervals = file.patterns.intervals.patterns.values.flatMap(\.values)
    let patterns = Array(file.patterns.date.values) + Array(file.patterns.skeletons.values) + intervals
    for pattern in patterns.map({ DatePattern($0) }) {
      let place = "\(file.calendar) \(pattern)"
      #expect(!pattern.parts.contains(.field(letter: "y", count: 2)), "\(place)")
      let (years, eras) = (pattern.parts.count { $0.isYearNumber }, pattern.parts.count { $0.isEra })
      #expect(!file.calendar.traits.hasSeveralEras || years <= eras, "\(place)")
      #expect(file.eras != nil || eras == 0, "\(place)")
      // Rules add, move and remove eras; none of them leaves a second space, a comma or brackets behind.
      let text = pattern.description
      let isWhole = [text.first, text.last].allSatisfy { $0.map { !", ".contains($0) } ?? false }
      #expect(isWhole && !text.contains("  ") && !text.contains("()"), "\(place)")
    }
  }

  // Typed dates take the order of the short date. A date without a year may have another order in Swedish, and the word
  // behind a month may say that it is the month: 2月7日.
  private func expectTypedOrder(_ file: CalendarFile) {
    let short = file.patterns.date["short"].map { DatePattern($0).dateKinds.filter { $0 != .year } } ?? []
    let intervals = file.patterns.intervals.patterns.values.flatMap(\.values)
    for pattern in (Array(file.patterns.skeletons.values) + intervals).map({ DatePattern($0) }) {
      let kinds = pattern.dateKinds
      guard Set(kinds) == [.year, .monthNumber, .day], !pattern.namesMonthNumber else { continue }
      let place = "\(file.calendar) \(pattern)"
      #expect(kinds.filter { $0 != .year }.areTwoDates(of: short), "\(place)")
    }
  }

  /// Expects a reader of typed dates to read the dates that a calendar writes, in every style and every skeleton.
  ///
  /// The same test for the runtime for the web is in `.ci/web-corpus`.
  private func expectReadBack(_ calendar: AlmanacCalendar) {
    let reader = TypedDateReader(calendar)
    for day in Self.days(of: calendar.identifier) {
      let date = CalendarDate(epochDay: day, calendar.identifier)
      for text in calendar.fullTexts(date) {
        let typed = reader.typedDate(text, today: date, limits: .none, days: .all)
        #expect(isRight(typed, date, text, calendar), "\(calendar.identifier) \(text) is \(typed)")
        #expect(!text.contains(".."), "\(calendar.identifier) \(text)")
      }
    }
  }

  /// Expects a reader of typed dates not to read two days or two months as one day.
  ///
  /// If the name of a month is a number, as in Kako, a range of months is also a date.
  private func expectNoDate(inRangesOf calendar: AlmanacCalendar) {
    let hasNumbers = calendar.file.months.format.wide.contains { !$0.contains(where: \.isLetter) }
    guard !hasNumbers else { return }
    let reader = TypedDateReader(calendar)
    // 2026-03-04 to 2026-03-08, and to 2026-05-12.
    let (first, others) = (20_516, [20_520, 20_585])
    let start = CalendarDate(epochDay: first, calendar.identifier)
    for end in others.map({ CalendarDate(epochDay: $0, calendar.identifier) }) {
      for text in calendar.rangeTexts(from: start, to: end) {
        let typed = reader.typedDate(text, today: start, limits: .none, days: .all)
        #expect(typed == .problem(.noDate), "\(calendar.identifier) \(text) is \(typed)")
      }
    }
  }

  /// 2026-02-17, 2026-10-12 and 2000-12-31; and 2023-04-02 in a leap month of the Chinese calendar, 2024-03-05 in Adar I,
  /// and 1989-01-07 before the era Heisei.
  private static func days(of calendar: CalendarIdentifier) -> [Int] {
    let own: [CalendarIdentifier: Int] = [
      .chinese: 19_449, .dangi: 19_449, .hebrew: 19_787, .japanese: 6_946,
    ]
    return [20_501, 20_738, 11_322] + [own[calendar]].compactMap(\.self)
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

extension AlmanacCalendar {
  /// The texts of a range for every skeleton, except texts that both ends have.
  fileprivate func rangeTexts(from start: CalendarDate, to end: CalendarDate) -> Set<String> {
    let texts = Intervals.allDates.map(\.key).compactMap { skeleton -> String? in
      guard let text = try? text(from: start, to: end, skeleton: skeleton) else { return nil }
      return (try? self.text(start, skeleton: skeleton)) == text ? nil : text
    }
    return Set(texts)
  }
}

extension DatePattern.Part {
  fileprivate var isYearNumber: Bool { letter == "y" }
}
