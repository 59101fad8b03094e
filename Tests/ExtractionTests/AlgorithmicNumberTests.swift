import AlmanacICU
import Testing

@testable import AlmanacExtraction
@testable import AlmanacKit

/// Texts in numbering systems without digits, such as Hebrew and Roman numerals: a text has numbers of one system only.
@Suite struct AlgorithmicNumberTests {
  /// The algorithmic systems of CLDR 42 (numberingSystems.xml), each with a language that uses it.
  private static let systems = [
    ("hy", "armn"), ("hy", "armnlow"), ("ru", "cyrl"), ("am", "ethi"), ("ka", "geor"), ("el", "grek"),
    ("el", "greklow"), ("zh", "hanidays"), ("zh", "hans"), ("zh", "hansfin"), ("zh-Hant", "hant"),
    ("zh-Hant", "hantfin"), ("he", "hebr"), ("ja", "jpan"), ("ja", "jpanfin"), ("ja", "jpanyear"),
    ("en", "roman"), ("en", "romanlow"), ("ta", "taml"),
  ]

  @Test("show every year of every calendar in the numerals that ICU writes", arguments: systems)
  func everyYear(tag: String, system: String) throws {
    let numerals = try ICUNumberFormat(locale: tag, numbers: system)
    for calendar in try Opened(tag, system).calendars {
      #expect(Set(calendar.file.years.display ?? []).count == 161, "\(calendar.identifier)")
      #expect(Set(calendar.file.years.numeric ?? []).count == 161, "\(calendar.identifier)")
      if calendar.identifier == .gregorian {
        // In Chinese and Japanese, 日 follows the number of a day.
        for (place, label) in calendar.file.dayLabels.enumerated() {
          #expect(try label.hasPrefix(numerals.text(place + 1)))
        }
        for (place, year) in (calendar.file.years.numeric ?? []).enumerated() {
          #expect(try year == numerals.text(place + 1900))
        }
      }
      for day in Self.days {
        let date = calendar.date(day)
        let parts = try calendar.parts(date, skeleton: "yMMMd")
        let years = parts.filter { [.year, .relatedYear].contains($0.kind) }
        #expect(years.map(\.text) == [try numerals.text(date.year)], "\(date)")
      }
    }
  }

  // The numerals are those of handbooks: MMXXVI = 2000 + 26, and the Chinese and Japanese numerals of banks are not those
  // of other texts.
  @Test(
    "have the numerals of the named system",
    arguments: [
      ("en", "roman", "MMXXVI"), ("zh", "hans", "二千零二十六"), ("zh", "hansfin", "贰仟零贰拾陆"),
      ("zh-Hant", "hantfin", "貳仟零貳拾陸"), ("ja", "jpanfin", "弐千弐拾六"), ("am", "ethi", "፳፻፳፮"),
      ("ta", "taml", "௨௲௨௰௬"), ("hy", "armn", "ՍԻԶ"),
    ])
  func numeral(tag: String, system: String, text: String) throws {
    #expect(try Opened(tag, system).calendars[0].file.years.numeric?[2026 - 1900] == text)
  }

  @Test("have numbers of one system in every style, skeleton, range and text with a time", arguments: systems)
  func oneSystem(tag: String, system: String) throws {
    // The system jpanyear has one numeral, 元 for 1, and the digits 0 to 9 for all other numbers.
    guard system != "jpanyear" else { return }
    // These languages have the digits 0 to 9 by default.
    let (opened, latin) = (try Opened(tag, system), try Opened(tag, nil))
    let times = try [(0, 0), (9, 30), (14, 0), (23, 59)].map { try TimeOfDay(hour: $0, minute: $1) }
    for (calendar, latinCalendar) in zip(opened.calendars, latin.calendars) {
      // Every 17th year is enough here, because the test above compares the numeral of each year.
      for (index, day) in Self.days.enumerated() where index.isMultiple(of: 17) {
        let (time, other) = (times[index % 4], Self.days[(index + [0, 1, 40][index % 3]) % Self.days.count])
        for style in TextStyle.allCases {
          expectNumerals(calendar.text(day, style: style), system, in: calendar)
        }
        func timed(_ calendar: AlmanacCalendar) throws -> [String] {
          try TextStyle.allCases.map { calendar.text(day, at: time, style: $0) }
            + ["yMdjm", "yMMMMEEEEdjm"].map { try calendar.text(day, at: time, skeleton: $0) }
        }
        if opened.hasZero {
          for text in try timed(calendar) { expectNumerals(text, system, in: calendar) }
        } else if calendar.identifier != .chinese {
          // A rule makes names of Chinese months with numerals, such as "ամիս ԺԲ". They are names, not numbers.
          #expect(try timed(calendar) == timed(latinCalendar))
        }
        for skeleton in CalendarFile.Patterns.skeletons {
          expectNumerals(try calendar.text(day, skeleton: skeleton), system, in: calendar)
        }
        for skeleton in ["MMMd", "yMMMd", "yMMMEd", "yMMMM"] {
          let range = try calendar.text(from: day, to: other, skeleton: skeleton)
          expectNumerals(range, system, in: calendar)
        }
      }
    }
    for time in times {
      let texts = [opened, latin].map { $0.locale.text(from: times[0], to: time) }
      if opened.hasZero { expectNumerals(texts[0], system, in: nil) } else { #expect(texts[0] == texts[1]) }
    }
  }

  @Test(
    "have numbers of one system in every calendar",
    arguments: [("en", "roman"), ("hy", "armn"), ("he", "hebr")])
  func furtherCalendars(tag: String, system: String) throws {
    let all = CalendarIdentifier.allCases
    let record = try Extraction.record(tag, in: all, years: 2024...2026) { $0.numbers = system }
    for calendar in try record.opened() {
      for day in Self.days { expectNumerals(calendar.text(day, style: .long), system, in: calendar) }
    }
  }

  // CLDR's ja has 元 for the first year of an era (jpanyear). All other numbers are in the locale's numerals.
  @Test(
    "have Japanese years in the numerals of the text",
    arguments: [
      ("jpan", "令和八年", "令和八年十一月二十五日", "R八/十一/二十五"),
      ("hanidec", "令和八年", "令和八年一一月二五日", "R八/一一/二五"), ("arab", "令和٨年", "令和٨年١١月٢٥日", "R٨/١١/٢٥"),
    ])
  func japaneseYears(system: String, label: String, long: String, short: String) throws {
    let record = try Extraction.record("ja", in: [.japanese]) { $0.numbers = system }
    let calendar = try #require(try record.opened().first)
    let dates = [try gregorian(2026, 11, 25), try gregorian(2019, 5, 1)]
    #expect(calendar.label(ofYear: 2026) == label)
    #expect(calendar.text(dates[0], style: .long) == long && calendar.text(dates[0], style: .short) == short)
    #expect(calendar.text(dates[1], style: .long).hasPrefix("令和元年"))
  }

  // Roman numerals end at 3999 (CLDR's rules romanlow), and labels are never grouped (design, section 3).
  @Test("have years without a numeral in the digits 0 to 9, without groups")
  func ungrouped() throws {
    let file = try Extraction.calendar(.hebrew, "de") { $0.numbers = "romanlow" }
    #expect(file.years.numeric?[2026 - file.years.first] == "5787")
    #expect(file.years.display?[2026 - file.years.first].hasPrefix("5787") == true)
  }

  // The years 2000 to 2009 have one letter in short dates, and 2025-07-25 is in a leap month of the Chinese calendar.
  @Test("can be typed as the locale writes them", arguments: systems)
  func typed(tag: String, system: String) throws {
    for calendar in try Opened(tag, system).calendars {
      let reader = TypedDateReader(calendar)
      for day in stride(from: 0, to: Self.days.count, by: 20).map({ Self.days[$0] }) + Self.days[103..<106]
        + [try gregorian(2025, 7, 25)]
      {
        let date = calendar.date(day)
        for style in TextStyle.allCases {
          let text = calendar.text(date, style: style)
          let typed = reader.typedDate(text, today: date, limits: .none, days: .all)
          #expect(typed == .date(date), "\(calendar.identifier) \(text)")
        }
      }
    }
  }

  /// Expects a text without the digits 0 to 9, except in CLDR's names of months, such as "Mo12" and "12月".
  ///
  /// The Cyrillic zero is the digit 0 with a combining titlo (U+0483).
  private func expectNumerals(_ text: String, _ system: String, in calendar: AlmanacCalendar?) {
    // Finding the names takes long, and almost no text has a digit.
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return }
    var text = text
    let months = [calendar?.file.months, calendar?.file.leapMonths].compactMap(\.self)
    let widths = months.flatMap { [$0.format, $0.standAlone] }
    let names = widths.flatMap { $0.abbreviated + $0.wide + $0.narrow }
    for name in names.sorted(by: { $0.count > $1.count }) where name.contains(where: \.isASCIIDigit) {
      text = text.replacing(name, with: "")
    }
    let isMixed = text.contains(where: \.isASCIIDigit)
    #expect(!isMixed, "\(system): \(text)")
  }

  /// A day of each supported year, each in another month, and the first and the last supported day.
  private static let days: [CalendarDate] = {
    let all = CalendarDate.supportedEpochDays
    let epochDays = Array(stride(from: all.lowerBound, to: all.upperBound, by: 359)) + [all.upperBound]
    return epochDays.map { CalendarDate(epochDay: $0, .gregorian) }
  }()

  // The Hebrew year is from the report; Roman numerals are those of every textbook (MMXCVIII = 2000 + 98).
  @Test("show years outside the year lists, two-digit years and Buddhist years in numerals")
  func values() throws {
    let date = try gregorian(2098, 10, 25)
    let hebrew = try Opened("he", "hebr")
    #expect(hebrew.calendars[0].text(date, style: .long) == "כ״ה באוקטובר ב׳צ״ח")
    let roman = try Opened("en", "roman")
    #expect(roman.calendars[0].text(date, style: .long) == "October XXV, MMXCVIII")
    #expect(roman.calendars[0].text(date, style: .short) == "X/XXV/XCVIII")
    #expect(try roman.calendars[1].text(date, skeleton: "y").contains("MMDCXLI"))
    #expect(roman.calendars[0].label(ofYear: 2098) == "MMXCVIII")
  }

  // Hebrew, Armenian and Georgian numerals have no zero.
  @Test("show times in the digits 0 to 9 if the system has no zero, also a date beside a time")
  func zero() throws {
    let date = try gregorian(2026, 10, 25)
    let hebrew = try Opened("he", "hebr")
    for (minute, text) in [(0, "14:00"), (30, "14:30")] {
      let time = try TimeOfDay(hour: 14, minute: minute)
      #expect(hebrew.locale.text(time, style: .short) == text)
      #expect(hebrew.calendars[0].text(date, at: time, style: .medium).hasPrefix("25 באוק׳ 2026"))
    }
    #expect(try hebrew.locale.minuteRows(every: 30).map(\.label) == ["00", "30"])
    let roman = try Opened("en", "roman")
    #expect(try roman.locale.text(TimeOfDay(hour: 14, minute: 0), skeleton: "Hm") == "XIV:N")
  }
}

/// A language whose numbers are in a numbering system.
private struct Opened {
  let locale: AlmanacLocale
  let calendars: [AlmanacCalendar]
  /// Whether the bundle says that the numbering system can write 0.
  let hasZero: Bool

  init(_ tag: String, _ system: String?) throws {
    let record = try Extraction.record(tag) { $0.numbers = system }
    calendars = try record.opened()
    locale = calendars[0].locale
    hasZero = record.locale.numbers.texts?["0"] != nil
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
