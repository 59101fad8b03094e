import AlmanacKit
import Testing

/// The texts of a screen reader for a day, and the reasons why a day cannot be chosen.
@Suite struct SpokenDayTests {
  @Test(
    "say the full date, with the state of the day before or after the date",
    arguments: [
      ("en", [.today, .selected], "Today, Tuesday, February 17, 2026, selected"),
      ("en", [.rangeEnd, .selected], "End date, Tuesday, February 17, 2026, selected"),
      ("en", .rangeStart, "Start date, Tuesday, February 17, 2026"),
      ("de", [.today, .selected], "Heute, Dienstag, 17. Februar 2026, ausgewählt"),
      ("zh-Hans", [.today, .selected], "今天，2026年2月17日星期二，已选中"),
    ] as [(String, DayState, String)])
  func states(tag: String, state: DayState, text: String) throws {
    let calendar = try RealBundle.calendar(tag, .gregorian)
    #expect(try calendar.spokenText(gregorian(2026, 2, 17), state) == text)
  }

  @Test("say the chosen dates, with the earlier end of a range first")
  func selection() throws {
    let calendar = try RealBundle.calendar("en", .gregorian)
    let (first, last) = (try gregorian(2026, 2, 17), try gregorian(2026, 2, 20))
    #expect(try calendar.spokenSelection(of: first) == "Selected date: Tuesday, February 17, 2026")
    let range = "Selected range: Tuesday, February 17, 2026 to Friday, February 20, 2026"
    #expect(try calendar.spokenSelection(from: first, to: last) == range)
    #expect(try calendar.spokenSelection(from: last, to: first) == range)
  }

  @Test("find which of the limits excludes a date")
  func limits() throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    let (first, last) = (try gregorian(2026, 1, 1), try gregorian(2026, 12, 31))
    let (before, after) = (try gregorian(2025, 12, 31), try gregorian(2027, 1, 1))
    let from = DateLimits(earliest: first, latest: nil)
    let until = DateLimits(earliest: nil, latest: last)
    let both = DateLimits(earliest: first, latest: last)
    #expect(calendar.problem(with: before, limits: from) == .tooEarly(earliest: first))
    #expect(calendar.problem(with: after, limits: until) == .tooLate(latest: last))
    #expect(calendar.problem(with: before, limits: both) == .outOfRange(earliest: first, latest: last))
    #expect(calendar.problem(with: first, limits: both) == nil)
    #expect(calendar.problem(with: last, limits: both) == nil)
    #expect(calendar.problem(with: before, limits: DateLimits(earliest: last, latest: first)) == nil)
  }

  @Test("have a sentence for each problem, with the limits in the requested style")
  func messages() throws {
    let english = try RealBundle.calendar("en", .gregorian)
    let (first, last) = (try gregorian(2026, 1, 1), try gregorian(2026, 2, 17))
    let sentences: [(DateProblem, String)] = [
      (.noTime, "Enter a valid time."), (.noSuchDate, "This date does not exist."),
      (.wrongWeekday(date: first), "The weekday does not match the date."),
      (.rangeReversed, "The end date can’t be before the start date."),
      (.unavailable, "This date is not available."), (.weekendsOnly, "Only weekend days can be selected."),
      (.ambiguous(dates: [first, last]), "Did you mean Jan 1, 2026 or Feb 17, 2026?"),
    ]
    for (problem, text) in sentences { #expect(try english.message(for: problem) == text) }
    let dated: [(DateProblem, [CalendarDate])] = [
      (.ambiguous(dates: [first, last]), [first, last]), (.tooEarly(earliest: first), [first]),
      (.tooLate(latest: last), [last]), (.outOfRange(earliest: first, latest: last), [first, last]),
    ]
    for style in TextStyle.allCases {
      for (problem, dates) in dated {
        let message = try english.message(for: problem, style: style)
        #expect(dates.allSatisfy { message.contains(english.text($0, style: style)) }, "\(message)")
      }
    }
  }

  @Test("have a sentence for every problem in every locale that has the picker's words")
  func everySentence() throws {
    let day = try gregorian(2026, 2, 17)
    let problems: [DateProblem] = [
      .noDate, .noTime, .tooEarly(earliest: day), .tooLate(latest: day),
      .outOfRange(earliest: day, latest: day),
      .rangeReversed, .unavailable, .weekdaysOnly, .weekendsOnly,
    ]
    let typed: [DateProblem] = [
      .noSuchDate, .ambiguous(dates: [day, try day.adding(days: 1)]), .wrongWeekday(date: day),
    ]
    let locales = try RealBundle.tags.map(RealBundle.locale)
    let keys: Set = [
      "error.invalidDate", "error.invalidTime", "error.outOfRange", "error.rangeReversed", "error.tooEarly",
      "error.tooLate", "error.unavailable", "filter.weekdaysOnly", "filter.weekendsOnly",
    ]
    // Some languages lack some or all words, and the manifest lists the missing words.
    let worded = locales.filter { keys.isSubset(of: $0.stringKeys) }
    #expect(worded.count > 90)
    for locale in worded {
      let calendar = try RealBundle.calendar(locale.tag, .gregorian)
      let sentences = try problems.map { try calendar.message(for: $0) }
      // A locale without the words for a typed date says that the date is not valid.
      for problem in typed { #expect(try !calendar.message(for: problem).contains("{"), "\(locale.tag)") }
      #expect(Set(sentences).count == problems.count, "\(locale.tag)")
      #expect(!sentences.contains { $0.isEmpty || $0.contains("{") }, "\(locale.tag)")
    }
  }
}
