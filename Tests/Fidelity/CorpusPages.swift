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
    for date in days.prefix(8) {
      let rows = calendar.dayRows(ofMonthWith: date).map(\.label).joined(separator: "|")
      lines.add("dayRows", [("date", date.argument)], rows)
      let weeks = calendar.weeks(ofMonthWith: date).map { week in
        week.map { $0.map { "\($0.day)" } ?? "-" }.joined(separator: " ")
      }
      lines.add("weeks", [("date", date.argument)], weeks.joined(separator: "|"))
      addPage(of: date, to: &lines)
    }
    for year in stride(from: calendar.years.lowerBound, through: calendar.years.upperBound, by: 9) {
      lines.add("yearLabel", [("year", .number(year))], calendar.label(ofYear: year))
      let rows = try calendar.months(ofYear: year).map {
        "\($0.month) \($0.name)|\($0.abbreviatedName)|\($0.nameBesideDay)|\($0.length)"
      }
      lines.add("months", [("year", .number(year))], rows.joined(separator: " "))
    }
    let (earliest, latest) = (min(days[2], days[3]), max(days[2], days[3]))
    let limits = DateLimits(earliest: earliest, latest: latest)
    let years = try calendar.yearRows(calendar.years, within: limits).map { "\($0.year)=\($0.label)" }
    lines.add(
      "yearRows", [("earliest", earliest.argument), ("latest", latest.argument)], years.joined(separator: " ")
    )
    for column in DateColumn.allCases {
      let labels = calendar.widestLabels(column).joined(separator: "|")
      lines.add("widest", [("column", .text(column.rawValue))], labels)
    }
  }

  private func addPage(of date: CalendarDate, to lines: inout CorpusLines) {
    let last = (try? date.adding(days: 4)) ?? date
    let limits = DateLimits(earliest: try? date.adding(days: -9), latest: try? date.adding(days: 9))
    let page = calendar.page(
      ofMonthWith: date, today: date, selection: .range(from: date, to: last), limits: limits,
      days: .weekdays,
      firstDayOfWeek: .sat, hasSixWeeks: true)
    let weeks = page.weeks.map { week in
      "\(week.number): " + week.cells.map { $0?.mark ?? "-" }.joined(separator: " ")
    }
    let header = page.header.map(\.shortName).joined(separator: " ")
    lines.add("page", [("date", date.argument)], "\(page.title)|\(header)|\(weeks.joined(separator: "|"))")
  }
}

extension DayCell {
  /// The cell as one text: its label, a letter for each of its states, and its place in a range.
  fileprivate var mark: String {
    let facts = [
      (isInMonth, "m"), (isToday, "t"), (isWeekend, "w"), (isSelected, "s"), (problem != nil, "p"),
    ]
    return label + facts.filter(\.0).map(\.1).joined() + (rangePlace?.rawValue ?? "")
  }
}
