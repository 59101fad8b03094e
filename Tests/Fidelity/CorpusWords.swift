import AlmanacKit

/// Adds the words, names and numbers of a locale to the corpus.
struct CorpusWords {
  let locale: AlmanacLocale

  func add(to lines: inout CorpusLines) {
    addStrings(to: &lines)
    addNames(to: &lines)
    for number in [0, 7, 10, 59, 60, 99, 100, 1900, 2026, 12_345, -3] {
      lines.add("number", [("number", .number(number))], locale.text(number))
    }
    let texts = ["A", "i", "hi", "ו", "1", "ב", "hielo", "PADRE", "HIJO", "{1}", "$& {0}"]
    for style in ListStyle.allCases {
      for count in 0...texts.count {
        let list = Array(texts.prefix(count))
        let text = locale.list(list, style: style)
        lines.add("list", [("texts", .texts(list)), ("style", .text(style.rawValue))], text)
        let reversed = Array(list.reversed())
        lines.add(
          "list", [("texts", .texts(reversed)), ("style", .text(style.rawValue))],
          locale.list(reversed, style: style))
      }
    }
    for mode in PickerMode.allCases {
      let columns = locale.columns(mode).map(\.rawValue).joined(separator: ",")
      lines.add("columns", [("mode", .text(mode.rawValue))], columns)
    }
    for weekday in locale.weekdayHeader {
      lines.add("weekday", [("weekday", .text(weekday.weekday.rawValue))], weekday.names)
    }
  }

  private func addStrings(to lines: inout CorpusLines) {
    for key in locale.stringKeys {
      if let text = try? locale.string(key) {
        lines.add("string", [("key", .text(key))], text)
        continue
      }
      for number in [0, 1, 2, 3, 5, 11, 21, 100] {
        guard let text = try? locale.string(key, count: number) else { continue }
        lines.add("string", [("key", .text(key)), ("n", .number(number))], text)
      }
    }
    for (key, values) in [
      ("a11y.selectedRange", ["start": "{end}", "end": "$1"]), ("error.tooEarly", ["date": "$& 17."]),
    ] {
      guard let text = try? locale.string(key, values) else { continue }
      let arguments = values.sorted { $0.key < $1.key }.map { ($0.key, CorpusLines.Argument.text($0.value)) }
      lines.add("string", [("key", .text(key))] + arguments, text)
    }
  }

  private func addNames(to lines: inout CorpusLines) {
    for calendar in CalendarIdentifier.allCases {
      let name = locale.name(of: calendar)
      lines.add("calendarName", [("of", .text(calendar.rawValue))], name ?? "none")
    }
    for field in DateField.allCases {
      for width in WordWidth.allCases {
        let name = locale.name(of: field, width) ?? "none"
        lines.add("fieldName", [("field", .text(field.rawValue)), ("width", .text(width.rawValue))], name)
      }
      lines.add("fieldTitle", [("field", .text(field.rawValue))], locale.title(of: field) ?? "none")
    }
    for width in WordWidth.allCases {
      let names = locale.quarterNames(width)?.joined(separator: "|") ?? "none"
      lines.add("quarterNames", [("width", .text(width.rawValue))], names)
    }
    for unit in RelativeUnit.allCases {
      for offset in -2...2 {
        let arguments = [("unit", CorpusLines.Argument.text(unit.rawValue)), ("offset", .number(offset))]
        lines.add("relativeName", arguments, locale.relativeName(of: unit, offset) ?? "none")
        lines.add("relativeTitle", arguments, locale.relativeTitle(of: unit, offset) ?? "none")
      }
    }
    for unit in DurationUnit.allCases {
      for width in WordWidth.allCases {
        let arguments = [
          ("unit", CorpusLines.Argument.text(unit.rawValue)), ("width", .text(width.rawValue)),
        ]
        lines.add("durationLabel", arguments, locale.durationLabel(unit, width) ?? "none")
        for number in [0, 1, 2, 3, 7, 11, 21, 60] {
          let text = locale.duration(number, unit, width) ?? "none"
          lines.add("duration", arguments + [("number", .number(number))], text)
        }
      }
    }
  }
}

extension WeekdayColumn {
  /// All names of the weekday, and whether it is on the weekend, as one text.
  var names: String { "\(name)|\(abbreviatedName)|\(shortName)|\(narrowName)|\(isWeekend)" }
}

/// Adds the texts of times in a locale to the corpus.
struct CorpusTimes {
  let locale: AlmanacLocale
  let times: [TimeOfDay]

  func add(to lines: inout CorpusLines) throws {
    for time in times {
      let argument = ("time", CorpusLines.Argument.text(time.description))
      for style in TextStyle.allCases {
        let arguments = [argument, ("style", .text(style.rawValue))]
        lines.add("time", arguments, locale.text(time, style: style))
        lines.add("timeParts", arguments, locale.parts(time, style: style).joinedText)
      }
      for skeleton in ["H", "Hm", "Hms", "h", "hm", "hms", "ms", "j", "jm"] {
        let arguments = [argument, ("skeleton", CorpusLines.Argument.text(skeleton))]
        lines.add("time", arguments, try locale.text(time, skeleton: skeleton))
      }
      for other in times {
        let text = locale.text(from: time, to: other)
        lines.add("timeRange", [("from", argument.1), ("to", .text(other.description))], text)
      }
    }
    for hour in 0...23 {
      lines.add("spokenHour", [("hour", .number(hour))], (try? locale.spokenHour(hour)) ?? "none")
      lines.add("spokenDayPeriod", [("hour", .number(hour))], try locale.spokenDayPeriod(hour))
    }
    for minute in [0, 1, 2, 5, 11, 21, 59] {
      lines.add("spokenMinute", [("minute", .number(minute))], (try? locale.spokenMinute(minute)) ?? "none")
    }
    for cycle in HourCycle.allCases {
      lines.add("hourRows", [("cycle", .text(cycle.rawValue))], locale.hourRows(in: cycle).joinedText)
    }
    for interval in [1, 15] {
      let rows = try locale.minuteRows(every: interval).joinedText
      lines.add("minuteRows", [("interval", .number(interval))], rows)
    }
    lines.add("dayPeriodRows", [], locale.dayPeriodRows.joinedText)
  }
}
