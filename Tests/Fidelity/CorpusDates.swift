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
      addFieldSets(of: date, at: time, to: &lines)
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

  /// Sets of fields that no skeleton of the bundle has, by the names of ECMA-402's options.
  private static let fieldSets: [[(String, String)]] = [
    [("era", "short"), ("year", "2-digit"), ("month", "short"), ("day", "numeric")],
    [("era", "long"), ("year", "numeric"), ("month", "long"), ("day", "2-digit")],
    [("year", "numeric"), ("month", "2-digit"), ("day", "2-digit")],
    [("year", "2-digit"), ("month", "numeric")], [("month", "narrow")], [("weekday", "narrow")],
    [("year", "numeric"), ("month", "short"), ("weekday", "long"), ("day", "numeric")],
    [("month", "long"), ("weekday", "short")], [("year", "numeric"), ("quarter", "long")],
    [("quarter", "narrow")], [("day", "2-digit"), ("weekday", "short")],
  ]
  private static let timeFieldSets: [[(String, String)]] = [
    [("hour", "numeric"), ("month", "short"), ("day", "numeric")],
    [("hour", "2-digit"), ("minute", "numeric"), ("weekday", "long")],
    [
      ("hour", "numeric"), ("minute", "2-digit"), ("second", "2-digit"), ("year", "numeric"),
      ("month", "long"),
    ],
  ]

  private func addFieldSets(of date: CalendarDate, at time: TimeOfDay, to lines: inout CorpusLines) {
    for set in Self.fieldSets {
      let text = try? calendar.text(date, fields: FieldSet(Dictionary(uniqueKeysWithValues: set)))
      lines.add("date", [("date", date.argument)] + set.map { ($0, .text($1)) }, text ?? "none")
    }
    let at = [("date", date.argument), ("time", CorpusLines.Argument.text(time.description))]
    let next = (try? date.adding(days: 1)) ?? date
    for set in Self.timeFieldSets {
      let fields = FieldSet(Dictionary(uniqueKeysWithValues: set))
      let arguments = set.map { ($0, CorpusLines.Argument.text($1)) }
      lines.add("dateTime", at + arguments, (try? calendar.text(date, at: time, fields: fields)) ?? "none")
      for (end, moment) in [(date, times[0]), (next, time)] {
        let text = try? calendar.text(from: date, at: time, to: end, at: moment, skeleton: fields.skeleton)
        lines.add(
          "dateTimeRange", at + [("to", end.argument), ("until", .text(moment.description))] + arguments,
          text ?? "none")
      }
    }
  }

  private func addRange(_ first: CalendarDate, _ last: CalendarDate, to lines: inout CorpusLines) throws {
    for skeleton in ["MMMd", "yMMMEd", "yMMMM", "yMMMd", "QQQ"] {
      let arguments = [
        ("from", first.argument), ("to", last.argument), ("skeleton", CorpusLines.Argument.text(skeleton)),
      ]
      // Some calendars and languages have no quarters.
      let text = try? calendar.text(from: first, to: last, skeleton: skeleton)
      lines.add("range", arguments, text ?? "none")
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

extension FieldSet {
  /// The set of the options of ECMA-402's `Intl.DateTimeFormat`.
  fileprivate init(_ options: [String: String]) {
    func form<Form: RawRepresentable<String>>(_ name: String) -> Form? { options[name].flatMap(Form.init) }
    self.init(
      era: form("era"), year: form("year"), quarter: form("quarter"), month: form("month"), day: form("day"),
      weekday: form("weekday"), hour: form("hour"), minute: form("minute"), second: form("second"))
  }
}
