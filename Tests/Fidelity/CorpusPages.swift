import AlmanacKit

/// Adds the months, weeks and wheels of a calendar to the corpus.
struct CorpusPages {
  let calendar: AlmanacCalendar
  let locale: AlmanacLocale
  let days: [CalendarDate]

  func add(to lines: inout CorpusLines) throws {
    for date in days {
      lines.add("title", [("date", date.argument)], calendar.title(ofMonthWith: date))
      lines.add("dayLabel", [("date", date.argument)], calendar.dayLabel(date))
      lines.add("secondaryLabel", [("date", date.argument)], calendar.secondaryLabel(date))
      lines.add("weekNumber", [("date", date.argument)], "\(locale.weekNumber(of: date))")
      lines.add(
        "dayAndWeekday", [("date", date.argument), ("today", date.argument)],
        try calendar.dayAndWeekdayLabel(date, today: date))
    }
    for (place, date) in days.prefix(8).enumerated() {
      let rows = calendar.dayRows(ofMonthWith: date).map(\.label).joined(separator: "|")
      lines.add("dayRows", [("date", date.argument)], rows)
      let weeks = calendar.weeks(ofMonthWith: date).map { week in
        week.map { $0.map { "\($0.day)" } ?? "-" }.joined(separator: " ")
      }
      lines.add("weeks", [("date", date.argument)], weeks.joined(separator: "|"))
      addPage(of: date, place < 2 ? PageChoice.allCases : [.range], to: &lines)
    }
    for year in stride(from: calendar.years.lowerBound, through: calendar.years.upperBound, by: 9) {
      lines.add("yearLabel", [("year", .number(year))], calendar.label(ofYear: year))
      let rows = try calendar.months(ofYear: year)
      lines.add("months", [("year", .number(year))], rows.map(\.texts).joined(separator: " "))
      guard year == calendar.years.lowerBound else { continue }
      for row in rows {
        let title = calendar.title(ofMonthWith: row.firstDay)
        lines.add("title", [("date", row.firstDay.argument)], title)
      }
    }
    let (first, last) = (min(days[2], days[3]), max(days[2], days[3]))
    try addRowsWithin(first, last, to: &lines)
    // Limits at the ends of months
    if let start = try? firstDay(ofMonthWith: first),
      let end = try? firstDay(ofMonthWith: last).adding(days: -1)
    {
      try addRowsWithin(start, end, to: &lines)
    }
    for column in DateColumn.allCases {
      let labels = calendar.widestLabels(column).joined(separator: "|")
      lines.add("widest", [("column", .text(column.rawValue))], labels)
    }
  }

  private func firstDay(ofMonthWith date: CalendarDate) throws -> CalendarDate {
    try date.adding(days: 1 - date.converted(to: calendar.identifier).day)
  }

  /// Adds the rows of wheels within both limits, and within each of them alone.
  private func addRowsWithin(
    _ first: CalendarDate, _ last: CalendarDate, to lines: inout CorpusLines
  ) throws {
    for (earliest, latest) in [(first, last), (first, nil), (nil, last)] as [(CalendarDate?, CalendarDate?)] {
      let limits = DateLimits(earliest: earliest, latest: latest)
      var bounds: [(String, CorpusLines.Argument)] = []
      if let earliest { bounds.append(("earliest", earliest.argument)) }
      if let latest { bounds.append(("latest", latest.argument)) }
      let years = try calendar.yearRows(calendar.years, within: limits).map { "\($0.year)=\($0.label)" }
      lines.add("yearRows", bounds, years.joined(separator: " "))
      for era in calendar.eraRows {
        let years = calendar.yearRows(in: era, within: limits).map { "\($0.year)=\($0.label)" }
        let days = [era.limits.earliest, era.limits.latest].compactMap { day in
          day.map { "\($0.converted(to: .gregorian))" }
        }
        let row = [era.name] + days + years
        lines.add("eraYears", [("era", .text(era.code))] + bounds, row.joined(separator: " "))
      }
      for date in [first, last] {
        let days = calendar.dayRows(ofMonthWith: date, within: limits).map(\.label)
        lines.add("dayRows", [("date", date.argument)] + bounds, days.joined(separator: "|"))
        let year = date.converted(to: calendar.identifier).year
        let months = try calendar.months(ofYear: year, within: limits).map(\.texts)
        lines.add("months", [("year", .number(year))] + bounds, months.joined(separator: " "))
      }
    }
  }

  /// Adds the page of a month for each choice of its options; the test of the modules has the same choices.
  private func addPage(of date: CalendarDate, _ choices: [PageChoice], to lines: inout CorpusLines) {
    for choice in choices {
      let page = page(of: date, choice)
      let weeks = page.weeks.map { week in
        "\(week.number): " + week.cells.map { $0?.mark ?? "-" }.joined(separator: " ")
      }
      let header = page.header.map(\.shortName).joined(separator: " ")
      lines.add(
        "page", [("date", date.argument), ("choice", .text(choice.rawValue))],
        "\(page.title)|\(header)|\(weeks.joined(separator: "|"))")
    }
  }

  private func page(of date: CalendarDate, _ choice: PageChoice) -> MonthPage {
    func shifted(_ days: Int) -> CalendarDate { (try? date.adding(days: days)) ?? date }
    return switch choice {
    case .plain: calendar.page(ofMonthWith: date)
    case .range:
      calendar.page(
        ofMonthWith: date, today: date, selection: .range(from: date, to: shifted(4)),
        limits: DateLimits(earliest: shifted(-9), latest: shifted(9)), days: .weekdays, firstDayOfWeek: .sat,
        hasSixWeeks: true)
    case .open:
      calendar.page(
        ofMonthWith: date, today: shifted(1), selection: .range(from: date, to: nil),
        limits: DateLimits(earliest: nil, latest: shifted(3)))
    case .days:
      calendar.page(
        ofMonthWith: date, selection: .days([date, shifted(2)]),
        limits: DateLimits(earliest: shifted(-3), latest: nil), days: .weekends,
        unavailable: [shifted(1), shifted(2), shifted(3), shifted(4), shifted(5)], firstDayOfWeek: .mon)
    case .reversed:
      calendar.page(ofMonthWith: date, today: date, selection: .range(from: shifted(3), to: date))
    }
  }
}

/// A choice of the options of a month's page.
private enum PageChoice: String, CaseIterable {
  case plain, range, open, days, reversed
}

extension MonthRow {
  /// The row as one text: its code, its names and its number of days.
  fileprivate var texts: String { "\(month) \(name)|\(abbreviatedName)|\(nameBesideDay)|\(length)" }
}

extension DayCell {
  /// The cell as one text: its label, a letter for each of its states, and its place in a range.
  fileprivate var mark: String {
    let facts = [
      (isInMonth, "m"), (isToday, "t"), (isWeekend, "w"), (isSelected, "s"),
      (problem != nil, problem == .unavailable ? "u" : "p"),
    ]
    return label + facts.filter(\.0).map(\.1).joined() + (rangePlace?.rawValue ?? "")
  }
}
