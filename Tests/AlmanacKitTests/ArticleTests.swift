import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// The articles of AlmanacKit and the README: their code compiles, and gives what stands below it.
///
/// What stands there is not this code's output pasted: the names and patterns are CLDR 42's (PyPI `babel` 2.12.1), the
/// Chinese days those of PyPI `sxtwl`, and the words those of the string catalogue.
@Suite struct ArticleTests {
  private static let names = [
    "AlmanacKit", "DateRangePicker", "MultiDatePicker", "DateAndTimePicker", "CalendarView", "DateInputField",
  ]

  @Test("shows only code that compiles, word for word", arguments: names)
  func code(name: String) throws {
    let source = try Self.lines(of: try Self.text("Tests/AlmanacKitTests/ArticleCode.swift"))
    let blocks = try Article(named: name).blocks(in: "swift")
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(source.contains(try Self.lines(of: block)), "\(block)") }
  }

  @Test("shows in each locale what the code above gives", arguments: names.dropFirst())
  func results(name: String) throws {
    let examples = try Article(named: name).examples()
    #expect(!examples.isEmpty)
    let run = try ArticleRun(bundle: Self.path("Output"))
    for example in examples {
      let found = try run.result(of: example.function, locale: example.locale, calendar: example.calendar)
      #expect(found.map(\.withPlainSpaces) == example.expected, "\(example.function), \(example.locale)")
    }
  }

  @Test(
    "shows first steps and what they print",
    arguments: ["README.md", "Sources/AlmanacKit/AlmanacKit.docc/AlmanacKit.md"])
  func firstSteps(path: String) throws {
    let source = try Self.lines(of: try Self.text("Tests/AlmanacKitTests/ArticleCode.swift"))
    let text = try Self.text(path)
    let blocks = Article(text: text).blocks(in: "swift").filter { $0.contains("Almanac(bundleAt:") }
    let block = try #require(blocks.first)
    #expect(source.contains(try Self.lines(of: block.replacing("import AlmanacKit\n", with: ""))))
    let printed = try ArticleCode().firstSteps(Self.path("Output")).joined(separator: "\n")
    #expect(text.contains("```\n\(printed)\n```"))
  }

  /// The lines that are not empty, without what stands in front of them.
  private static func lines(of text: String) throws -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  fileprivate static func text(_ path: String) throws -> String {
    String(decoding: try Fixture.data("../../\(path)", beside: #filePath), as: UTF8.self)
  }

  private static func path(_ path: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(path)").standardized.path()
  }
}

/// A page of Markdown with code.
private struct Article {
  /// What a line of a text block says: `th buddhist: มกราคม · กุมภาพันธ์`.
  struct Example {
    let function: String
    let locale: String
    let calendar: CalendarIdentifier
    let expected: [String]
  }

  private let fences: [(language: String, text: String)]

  init(named name: String) throws {
    self.init(text: try ArticleTests.text("Sources/AlmanacKit/AlmanacKit.docc/\(name).md"))
  }

  init(text: String) {
    let parts = "\n\(text)".components(separatedBy: "\n```")
    fences = stride(from: 1, to: parts.count - 1, by: 2).map { index in
      let fence = parts[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(fence[0]), fence.count > 1 ? String(fence[1]) : "")
    }
  }

  func blocks(in language: String) -> [String] {
    fences.filter { $0.language == language }.map(\.text)
  }

  /// The lines of every text block, each with the function in the Swift block before it.
  func examples() throws -> [Example] {
    try zip(fences, fences.dropFirst()).filter { $1.language == "text" }.flatMap { code, results in
      let function = try #require(code.text.firstMatch(of: /func (\w+)\(/)).1
      return try results.text.split(separator: "\n").map { try example($0, of: String(function)) }
    }
  }

  private func example(_ line: Substring, of function: String) throws -> Example {
    let match = try #require(line.wholeMatch(of: /([\w-]+) (\w+): (.*)/), "\(line)")
    let calendar = try #require(CalendarIdentifier(rawValue: String(match.2)))
    return Example(
      function: function, locale: String(match.1), calendar: calendar,
      expected: match.3.components(separatedBy: " · "))
  }
}

/// The articles' code at work on 17 February 2026, a Tuesday and the first day of a Chinese year.
private struct ArticleRun {
  private let almanac: Almanac
  private let today: CalendarDate
  private let code = ArticleCode()

  private struct UnknownFunction: Error {
    let name: String
  }

  init(bundle: String) throws {
    almanac = try Almanac(bundleAt: bundle)
    today = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
  }

  /// What a function of the articles gives, as a line of a text block has it.
  func result(of function: String, locale tag: String, calendar name: CalendarIdentifier) throws -> [String] {
    let locale = try almanac.locale(tag)
    let calendar = try locale.calendar(name)
    let results = [
      try rangePicker(function, locale, calendar), try multiDatePicker(function, locale, calendar),
      try timePicker(function, locale, calendar), try calendarView(function, locale, calendar),
      try inputField(function, locale, calendar),
    ]
    guard let result = results.compactMap(\.self).first else { throw UnknownFunction(name: function) }
    return result
  }

  private func rangePicker(
    _ function: String, _ locale: AlmanacLocale, _ calendar: AlmanacCalendar
  ) throws -> [String]? {
    switch function {
    case "segments": return try code.segments(locale)
    case "weekRange": return [try code.weekRange(locale, calendar, around: today)]
    case "monthWheel": return try code.monthWheel(calendar, until: today).map(\.name)
    case "yearWheel": return try code.yearWheel(calendar, until: today).suffix(3).map(\.label)
    case "readOut":
      let result = try code.readOut(calendar, from: today, to: try today.adding(days: 10))
      return [result.shown, result.spoken]
    default: return nil
    }
  }

  private func multiDatePicker(
    _ function: String, _ locale: AlmanacLocale, _ calendar: AlmanacCalendar
  ) throws -> [String]? {
    switch function {
    case "header": return code.header(locale)
    case "grid":
      return code.grid(calendar, ofMonthWith: today).map { week in
        week.map { $0.isEmpty ? "–" : $0 }.joined(separator: " ")
      }
    case "whyNot":
      let (friday, saturday) = (try today.adding(days: 3), try today.adding(days: 4))
      return [
        try code.whyNot(calendar, saturday, .none),
        try code.whyNot(calendar, saturday, DateLimits(earliest: nil, latest: friday)),
      ].compactMap(\.self)
    case "summary":
      let result = try code.summary(
        locale, calendar, of: [try today.adding(days: 7), today, try today.adding(days: 2)])
      return [result.count, result.dates]
    case "spokenCell": return [try code.spokenCell(calendar, today)]
    default: return nil
    }
  }

  private func timePicker(
    _ function: String, _ locale: AlmanacLocale, _ calendar: AlmanacCalendar
  ) throws -> [String]? {
    let time = try TimeOfDay(hour: 14, minute: 30)
    switch function {
    case "wheelOrder": return code.wheelOrder(locale).map(\.rawValue)
    case "timeWheels": return try code.timeWheels(locale).map { $0.map(\.label).joined(separator: " ") }
    case "chosenTime":
      let wheels = try code.timeWheels(locale)
      let chosen = try code.chosenTime(
        hour: wheels[0][2], minute: wheels[1][2], dayPeriod: wheels.count == 3 ? wheels[2][1] : nil)
      return [chosen.description]
    case "spokenTime": return try code.spokenTime(locale, time)
    case "dayWheel": return try code.dayWheel(calendar, from: today)
    case "countDownLabels": return try code.countDownLabels(locale, hours: 1, minutes: 15)
    case "compact": return [code.compact(calendar, today, time)]
    default: return nil
    }
  }

  private func calendarView(
    _ function: String, _ locale: AlmanacLocale, _ calendar: AlmanacCalendar
  ) throws -> [String]? {
    switch function {
    case "pageTitle": return try code.pageTitle(locale, in: calendar.identifier, on: today)
    case "monthGrid": return code.monthGrid(calendar, today)
    case "secondLine": return try code.secondLine(locale, from: today)
    case "nextPage": return [calendar.title(ofMonthWith: try code.nextPage(calendar, after: today))]
    case "leapYear": return try code.leapYear(calendar)
    case "expatriate": return try code.expatriate(almanac)
    case "day":
      let zone = try #require(TimeZone(identifier: "Asia/Bangkok"))
      let instant = try Date("2026-02-16T17:30:00Z", strategy: .iso8601)
      return [try #require(try code.day(of: instant, in: zone)).description]
    default: return nil
    }
  }

  private func inputField(
    _ function: String, _ locale: AlmanacLocale, _ calendar: AlmanacCalendar
  ) throws -> [String]? {
    switch function {
    case "placeholder": return [try code.placeholder(locale, calendar)]
    case "styles": return code.styles(calendar, today)
    case "typedDate":
      return try ["17.2.2026", "31.2.2026"].map { try code.typedDate(calendar, $0) }
    case "errorText":
      let limits = DateLimits(earliest: today, latest: try today.adding(days: 10))
      return [
        try code.errorText(calendar, nil, limits),
        try code.errorText(calendar, try today.adding(days: -1), limits),
      ].compactMap(\.self)
    case "buttons": return try code.buttons(locale)
    default: return nil
    }
  }
}

extension String {
  /// The text with ordinary spaces for the thin and narrow ones CLDR has in times and intervals.
  fileprivate var withPlainSpaces: String {
    replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
  }
}
