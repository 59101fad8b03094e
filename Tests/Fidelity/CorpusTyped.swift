import AlmanacKit

/// Adds texts that users may type, and the texts that AlmanacKit writes, with the dates that AlmanacKit reads.
struct CorpusTyped {
  private let calendar: AlmanacCalendar
  private let days: [CalendarDate]
  private let reader: TypedDateReader

  init(calendar: AlmanacCalendar, days: [CalendarDate]) {
    self.calendar = calendar
    self.days = days
    reader = TypedDateReader(calendar)
  }

  private static let typed = [
    "", "17.02.2026", "17022026", "2026-02-17", "20260217", "2026年2月17日", "٢٠٢٦/٢/١٧", "30.02.2026",
    "1/2/2026", "1 2 26", "17. Feb 2026", "2026 2 1", "१७/०२/२०२६", "2569-02-17", "²026-02-17", "𝟐𝟎𝟐𝟔-02-17",
    "17.02.1899", "31.02.1899", "17.02.9999", "-5.3.2026", "🙂5.3.2026", "5.3.2026\u{301}", "25770508",
    "令和8年11月25日", "R8/11/25", "平成元年1月8日", "昭和100年1月1日", "民國115年11月25日", "民國前1年1月1日", "1405-09-04",
    "1404-12-30", "1743-13-06", "1448-06-30", "115-11-25", "3 ma 2026", "J 3 2026", "17th Feb 26", "170226",
    "3 V 2026", "17/2", "1er mars 2026", "  17\u{A0}\u{200F}2 2026", "Mon 3/4/2026", "den 3 mars 2026",
    "constructor 3 2026", "__proto__", "3 __proto__ 2026", "1\u{85}2 2026", "tomorrow", "x 1 2 2026",
    "1 x 2 2026", "1 2 2026 x", "3-4", "10–12.5.", "May 10/11", "10 May 11 am", "3rd 4 2026", "v 8.05",
    "99999999999999999999", "1 2 99999999999999999999",
  ]

  func add(to lines: inout CorpusLines) {
    let today = days.first
    for text in Self.typed {
      add(text, nil, to: &lines)
      add(text, today, to: &lines)
    }
    for word in calendar.monthAndWeekdayNames { add("3 \(word) 2026", today, to: &lines) }
    for date in days { for text in calendar.fullTexts(date) { add(text, date, to: &lines) } }
    for (start, end) in zip(days, days.dropFirst()) {
      for text in calendar.rangeTexts(from: start, to: end) { add(text, start, to: &lines) }
    }
  }

  private func add(_ text: String, _ today: CalendarDate?, to lines: inout CorpusLines) {
    let arguments =
      [("typed", CorpusLines.Argument.text(text))] + (today.map { [("today", $0.argument)] } ?? [])
    let typed = reader.typedDate(text, today: today, limits: .none, days: .all)
    lines.add("typed", arguments, typed.corpusText)
  }
}

extension AlmanacCalendar {
  /// The texts of a date in every style, and for every skeleton with a year, a month and a day.
  fileprivate func fullTexts(_ date: CalendarDate) -> Set<String> {
    let skeletons = CalendarFile.Patterns.names(in: identifier.traits).filter { name in
      name.contains("y") && name.contains("M") && name.contains("d")
    }
    return Set(
      TextStyle.allCases.map { text(date, style: $0) }
        + (skeletons + ["yyMd", "yyMMMd", "yMMdd"]).compactMap { try? text(date, skeleton: $0) })
  }

  /// The texts of a range for every skeleton that has a range.
  fileprivate func rangeTexts(from start: CalendarDate, to end: CalendarDate) -> Set<String> {
    Set(Intervals.allDates.compactMap { try? text(from: start, to: end, skeleton: $0.key) })
  }

  /// The names of two months and a weekday, in several widths, and their beginnings.
  fileprivate var monthAndWeekdayNames: Set<String> {
    let months = (try? self.months(ofYear: date(CalendarDate(epochDay: 20_501, .gregorian)).year)) ?? []
    let names = months.prefix(2).flatMap { [$0.name, $0.abbreviatedName, $0.nameBesideDay] }
    return Set(names + names.map { String($0.prefix(2)) } + names.map { $0.uppercased() })
  }
}

extension TypedDate {
  /// The result as one text: Gregorian days, or the name of a problem.
  fileprivate var corpusText: String {
    switch self {
    case .date(let date): date.converted(to: .gregorian).description
    case .problem(.ambiguous(let dates)):
      "ambiguous " + dates.map { $0.converted(to: .gregorian).description }.joined(separator: " ")
    case .problem(.wrongWeekday(let date)): "wrongWeekday \(date.converted(to: .gregorian))"
    case .problem(.tooEarly): "tooEarly"
    case .problem(.tooLate): "tooLate"
    case .problem(.noSuchDate): "noSuchDate"
    default: "noDate"
    }
  }
}
