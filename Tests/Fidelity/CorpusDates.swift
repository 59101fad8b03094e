import AlmanacKit

/// Adds the texts of dates in a calendar to the corpus.
struct CorpusDates {
  let calendar: AlmanacCalendar
  let locale: AlmanacLocale
  let days: [CalendarDate]
  let times: [TimeOfDay]

  func add(to lines: inout CorpusLines) throws {
    for (place, date) in days.enumerated() {
      try addTexts(of: date, to: &lines)
      let time = times[place % times.count]
      for style in TextStyle.allCases {
        lines.add(
          "dateTime",
          [("date", date.argument), ("time", .text(time.description)), ("style", .text(style.rawValue))],
          calendar.text(date, at: time, style: style))
      }
      for distance in [0, 1, 20, 400, -3] {
        guard let other = try? date.adding(days: distance) else { continue }
        try addRange(date, other, to: &lines)
      }
      try addSpoken(date, to: &lines)
      addArithmetic(date, to: &lines)
    }
    for count in 0...4 {
      let dates = Array(days.prefix(count))
      for style in ListStyle.allCases {
        lines.add(
          "dates", [("dates", .texts(dates.map { "\($0)" })), ("style", .text(style.rawValue))],
          try calendar.text(of: dates, skeleton: "yMMMd", style: style))
      }
    }
    lines.add("mask", [], calendar.mask?.text ?? "none")
    CorpusTyped(calendar: calendar, days: Array(days.prefix(2))).add(to: &lines)
  }

  private func addTexts(of date: CalendarDate, to lines: inout CorpusLines) throws {
    for style in TextStyle.allCases {
      let arguments = [("date", date.argument), ("style", .text(style.rawValue))]
      lines.add("date", arguments, calendar.text(date, style: style))
      lines.add("dateParts", arguments, calendar.parts(date, style: style).joinedText)
    }
    for skeleton in CalendarFile.Patterns.skeletons {
      let arguments = [("date", date.argument), ("skeleton", CorpusLines.Argument.text(skeleton))]
      lines.add("date", arguments, try calendar.text(date, skeleton: skeleton))
    }
  }

  private func addRange(_ first: CalendarDate, _ last: CalendarDate, to lines: inout CorpusLines) throws {
    for skeleton in ["MMMd", "yMMMEd", "yMMMM", "yMMMd"] {
      let arguments = [
        ("from", first.argument), ("to", last.argument), ("skeleton", CorpusLines.Argument.text(skeleton)),
      ]
      lines.add("range", arguments, try calendar.text(from: first, to: last, skeleton: skeleton))
    }
  }

  private func addSpoken(_ date: CalendarDate, to lines: inout CorpusLines) throws {
    let states: [(DayState, [String])] = [
      ([], []), (.today, ["today"]), ([.selected, .rangeStart], ["rangeStart", "selected"]),
      ([.today, .rangeEnd], ["today", "rangeEnd"]),
    ]
    for (state, names) in states {
      let text = (try? calendar.spokenText(date, state)) ?? "none"
      lines.add("spoken", [("date", date.argument), ("states", .texts(names))], text)
    }
    let last = (try? date.adding(days: 5)) ?? date
    lines.add(
      "spokenSelection", [("date", date.argument)], (try? calendar.spokenSelection(of: date)) ?? "none")
    lines.add(
      "spokenSelection", [("date", date.argument), ("to", last.argument)],
      (try? calendar.spokenSelection(from: date, to: last)) ?? "none")
  }

  private func addArithmetic(_ date: CalendarDate, to lines: inout CorpusLines) {
    let own = date.converted(to: calendar.identifier)
    lines.add("convert", [("date", date.argument)], "\(own.year)-\(own.month)-\(own.day) \(own.weekday)")
    for months in [-14, -1, 1, 13] {
      let result = (try? own.adding(months: months)).map { "\($0.converted(to: .gregorian))" }
      lines.add("addMonths", [("date", date.argument), ("months", .number(months))], result ?? "none")
    }
    for years in [-3, 1] {
      let result = (try? own.settingYear(own.year + years)).map { "\($0.converted(to: .gregorian))" }
      lines.add("setYear", [("date", date.argument), ("years", .number(years))], result ?? "none")
    }
    for code in ["M02", "M06L"] {
      let month = try? MonthCode(code)
      let result = month.flatMap { try? own.settingMonth($0) }.map { "\($0.converted(to: .gregorian))" }
      lines.add("setMonth", [("date", date.argument), ("month", .text(code))], result ?? "none")
    }
    let (first, last) = (days[days.count / 3], days[days.count / 2])
    let limits: [(SelectableDays, earliest: CalendarDate?, latest: CalendarDate?)] = [
      (.weekdays, min(first, last), max(first, last)), (.weekends, first, nil), (.all, nil, last),
    ]
    for (days, earliest, latest) in limits {
      let problem = calendar.problem(
        with: date, limits: DateLimits(earliest: earliest, latest: latest), days: days)
      let text = problem.map { (try? calendar.message(for: $0, style: .long)) ?? "untranslated" }
      var arguments = [("date", date.argument), ("days", CorpusLines.Argument.text(days.rawValue))]
      if let earliest { arguments.append(("earliest", earliest.argument)) }
      if let latest { arguments.append(("latest", latest.argument)) }
      lines.add("problem", arguments, text ?? "none")
    }
  }
}
