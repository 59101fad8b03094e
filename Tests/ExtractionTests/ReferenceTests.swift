import AlmanacKit
import AlmanacTestSupport
import Testing

/// Values compared with sources other than ICU 72.
@Suite struct ReferenceTests {
  /// The reference values in the version of CLDR that this ICU has.
  private func reference(_ tag: String) throws -> Reference.Locale {
    try Extraction.hasCLDR42() ? Reference.cldr42(tag) : Reference.cldr48(tag)
  }

  @Test("has CLDR's names of months and weekdays", arguments: Reference.tags)
  func names(tag: String) throws {
    let record = try Extraction.record(tag)
    let (months, weekdays) = (record.calendars[0].months, record.locale.weekdays.names)
    let expected = try reference(tag)
    for (path, names) in expected.months { #expect(months[path] == names, "\(path)") }
    for (path, names) in expected.weekdays {
      let width = String(path.split(separator: ".")[1])
      #expect((path.hasPrefix("format") ? weekdays.format : weekdays.standAlone)[width] == names, "\(path)")
    }
  }

  @Test("has the Gregorian eras of node's Intl", arguments: Reference.tags)
  func eras(tag: String) throws {
    let found = try #require(try Extraction.calendar(.gregorian, tag).eras)
    let expected = try #require(try Reference.cldr48(tag).eras)
    for width in ["abbreviated", "narrow", "wide"] { #expect(found.names[width] == expected[width]) }
  }

  @Test("has the Gregorian styles of dates and times of CLDR", arguments: Reference.tags)
  func styles(tag: String) throws {
    let (record, expected) = (try Extraction.record(tag), try reference(tag))
    for (style, pattern) in expected.datePatterns ?? [:] {
      #expect(record.calendars[0].patterns.date[style] == pattern, "\(style)")
    }
    for (style, pattern) in expected.timeStyles ?? [:] {
      #expect(record.locale.time.styles[style] == pattern, "time \(style)")
    }
  }

  @Test("has CLDR's Gregorian patterns for skeletons", arguments: Reference.tags)
  func skeletons(tag: String) throws {
    let record = try Extraction.record(tag)
    let found = record.calendars[0].patterns.skeletons.merging(record.locale.time.skeletons) { one, _ in one }
    for (skeleton, asWritten) in try reference(tag).skeletons ?? [:] {
      // CLDR's Amharic Md is M/d, but its short date is dd/MM/y: NumericOrderTests has Almanac's Md.
      if (tag, skeleton) == ("am", "Md") { continue }
      // For `h`, ICU returns AM and PM even if CLDR's pattern has flexible day periods (`B`).
      let pattern = skeleton.hasPrefix("h") ? asWritten.replacing("B", with: "a") : asWritten
      #expect(try #require(found[skeleton]).withFullWeekday == pattern.withFullWeekday, "\(skeleton)")
    }
  }

  @Test("has CLDR's names of AM and PM, and of day periods", arguments: Reference.tags)
  func dayPeriods(tag: String) throws {
    let found = try Extraction.record(tag).locale.dayPeriods
    let expected = try reference(tag)
    for (width, names) in expected.dayPeriods ?? [:] {
      #expect(found.format[width].map { Array($0.prefix(2)) } == names, "\(width)")
    }
    for (width, names) in expected.flexiblePeriods ?? [:] {
      for (code, name) in names {
        let index = try #require(found.codes.firstIndex(of: code), "\(code)")
        #expect(found.format[width]?[index] == name, "\(width) \(code)")
      }
    }
  }

  @Test("has CLDR's stand-alone names of day periods", .needsCLDR42, arguments: Reference.tags)
  func standAlonePeriods(tag: String) throws {
    let found = try Extraction.record(tag).locale.dayPeriods
    // babel does not follow aliases, so the reference lacks the widths that are aliases in root.
    for (width, names) in try #require(try Reference.cldr42(tag).standAlonePeriods) {
      for (code, name) in names {
        guard let index = found.codes.firstIndex(of: code) else {
          // The period has no rule for its times, so its name is never used.
          #expect(found.rules?[code] == nil)
          continue
        }
        #expect(found.standAlone[width]?[index] == name, "\(width) \(code)")
      }
    }
  }

  @Test("has the week, direction and hour cycle of node's Intl", arguments: Reference.tags)
  func rules(tag: String) throws {
    let found = try Extraction.record(tag).locale
    let expected = try Reference.cldr48(tag)
    let week = try #require(expected.week)
    #expect(found.week.firstDay.rawValue == week.firstDay)
    #expect(found.week.minimalDays == week.minimalDays)
    #expect(found.week.weekend.map(\.rawValue) == week.weekend)
    #expect(found.direction == expected.direction)
    #expect(found.hourCycle.rawValue == expected.hourCycle)
  }

  @Test("labels Gregorian and Buddhist years as node's Intl does", arguments: Reference.tags)
  func years(tag: String) throws {
    var expected = try #require(try Reference.cldr48(tag).years)
    if let label = Self.buddhistYearsWithEra[tag] { expected["buddhist"] = label }
    for calendar in [CalendarIdentifier.gregorian, .buddhist] {
      let display = try #require(try Extraction.calendar(calendar, tag).years.display)
      // JavaScript engines print a space for CLDR's U+202F.
      let found = [0, 84, 126, 160].map { display[$0].plainSpaces }
      #expect(found == expected[calendar.rawValue], "\(calendar)")
    }
  }

  /// The Buddhist years in Amharic, with the era of CLDR's pattern `Gy`, because Intl writes them without the era.
  private static let buddhistYearsWithEra = ["am": ["2443 BE", "2527 BE", "2569 BE", "2603 BE"]]

  @Test("names the calendars as node's Intl does", arguments: Reference.tags)
  func calendarNames(tag: String) throws {
    let expected = try #require(try Reference.cldr48(tag).calendarNames)
    let found = try Extraction.record(tag).locale.calendars.names ?? [:]
    for calendar in [CalendarIdentifier].common {
      #expect(found[calendar.rawValue] == expected[calendar.bcp47], "\(calendar)")
    }
  }
}

extension String {
  /// The pattern with `EEE` instead of `E`, which means the same (UTS 35).
  fileprivate var withFullWeekday: String {
    let parts = DatePattern(self).parts.map { part in
      part == .field(letter: "E", count: 1) ? DatePattern.Part.field(letter: "E", count: 3) : part
    }
    return DatePattern(parts: parts).description
  }
}
