import AlmanacKit
import Testing

/// Dates with times, and ranges of them; the texts are those of node 20's Intl, with plain spaces.
@Suite struct DateTimeTextTests {
  private func plain(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }

  @Test(
    "join the date and the time as the width of the month says, and write the earlier end of a range first",
    arguments: [
      ("en", "yMMMdjm", "Feb 17, 2026, 2:05 PM", "Mar 1, 2026, 9:30 PM"),
      ("en", "yMMMMdjm", "February 17, 2026 at 2:05 PM", "March 1, 2026 at 9:30 PM"),
      ("en", "yMMMMEEEEdjm", "Tuesday, February 17, 2026 at 2:05 PM", "Sunday, March 1, 2026 at 9:30 PM"),
      ("de", "yMMMdjm", "17. Feb. 2026, 14:05", "1. März 2026, 21:30"),
      ("en", "yMMMdHm", "Feb 17, 2026, 14:05", "Mar 1, 2026, 21:30"),
      ("de", "yMMMdhm", "17. Feb. 2026, 2:05 PM", "1. März 2026, 9:30 PM"),
      ("fr", "MMMMMdjm", "17 F 14:05", "1er M 21:30"),
      ("de", "yMMMdjms", "17. Feb. 2026, 14:05:00", "1. März 2026, 21:30:00"),
      ("de", "yMMMMdjm", "17. Februar 2026 um 14:05", "1. März 2026 um 21:30"),
      ("de", "yMMMMEEEEdjm", "Dienstag, 17. Februar 2026 um 14:05", "Sonntag, 1. März 2026 um 21:30"),
    ])
  func ranges(tag: String, skeleton: String, first: String, last: String) throws {
    let calendar = try RealBundle.calendar(tag, .gregorian)
    let (day, later) = (try gregorian(2026, 2, 17), try gregorian(2026, 3, 1))
    let (time, evening) = (try TimeOfDay(hour: 14, minute: 5), try TimeOfDay(hour: 21, minute: 30))
    #expect(plain(try calendar.text(day, at: time, skeleton: skeleton)) == first)
    let range = try calendar.text(from: day, at: time, to: later, at: evening, skeleton: skeleton)
    #expect(plain(range) == "\(first) – \(last)")
    #expect(try calendar.text(from: later, at: evening, to: day, at: time, skeleton: skeleton) == range)
    // The same day in another calendar
    let same = day.converted(to: .chinese)
    #expect(
      try calendar.text(from: day, at: time, to: same, at: evening, skeleton: skeleton)
        == calendar.text(from: day, at: evening, to: day, at: time, skeleton: skeleton))
  }

  // UTS 35, "dateTimeFormat": the full pattern if the date has a wide month and a weekday, the long one if it has a wide
  // month, the medium one if it has a short name of a month, and otherwise the short one.
  @Test(
    "are joined by the pattern of the style that the date resembles",
    arguments: [
      ("yMMMMEEEEd", TextStyle.full), ("MMMMEd", .full), ("yMMMMd", .long), ("yMMMEd", .medium),
      ("MMMd", .medium), ("yMd", .short), ("Ed", .short),
    ])
  func joiningPattern(skeleton: String, style: TextStyle) throws {
    let bundle = try DamagedBundle("en")
    try bundle.change(bundle.path(.gregorian), as: CalendarFile.self) {
      for style in TextStyle.allCases { $0.patterns.dateTime["\(style)"] = "'\(style)': {1} {0}" }
    }
    let calendar = try bundle.locale().calendar(.gregorian)
    let time = try TimeOfDay(hour: 14, minute: 5)
    let text = try calendar.text(gregorian(2026, 2, 17), at: time, skeleton: "\(skeleton)Hm")
    #expect(text.hasPrefix("\(style): "))
  }

  // The ends of each range are on the 17th of two months, at 14:30.
  @Test(
    "show the month and the year in which the ends of a range differ, even if the skeleton does not have them",
    arguments: [
      ("en", "djm", (2026, 3), "2/17, 2:30 PM – 3/17, 2:30 PM"),
      ("de", "dj", (2026, 3), "17.2., 14 Uhr – 17.3., 14 Uhr"),
      ("en", "MMMdjm", (2027, 2), "Feb 17, 2026, 2:30 PM – Feb 17, 2027, 2:30 PM"),
      ("en", "MMMMdj", (2027, 3), "February 17, 2026 at 2 PM – March 17, 2027 at 2 PM"),
      ("de", "MMMdjm", (2027, 2), "17. Feb. 2026, 14:30 – 17. Feb. 2027, 14:30"),
    ])
  func shownFields(tag: String, skeleton: String, month: (Int, Int), text: String) throws {
    let calendar = try RealBundle.calendar(tag, .gregorian)
    let (day, later) = (try gregorian(2026, 2, 17), try gregorian(month.0, month.1, 17))
    let time = try TimeOfDay(hour: 14, minute: 30)
    #expect(plain(try calendar.text(from: day, at: time, to: later, at: time, skeleton: skeleton)) == text)
    #expect(plain(try calendar.text(from: later, at: time, to: day, at: time, skeleton: skeleton)) == text)
  }

  @Test(
    "write the fields in the widths of the skeleton if the bundle has a pattern for other widths",
    arguments: [
      ("en-GB", "yyMd", "17/02/26"), ("de", "yMMdd", "17.02.2026"),
      ("de", "yMMMMEd", "Di., 17. Februar 2026"),
    ])
  func widths(tag: String, skeleton: String, text: String) throws {
    let calendar = try RealBundle.calendar(tag, .gregorian)
    #expect(try calendar.text(gregorian(2026, 2, 17), skeleton: skeleton) == text)
  }

  // 17 February 2026 is 30 Shevat 5786 (pyluach). The Hebrew numeral of 86 alone is not a year.
  @Test("write a Hebrew year in Hebrew numerals also if two digits are wanted")
  func hebrewYear() throws {
    let calendar = try RealBundle.calendar("he-IL", .hebrew)
    let fields = FieldSet(year: .twoDigit, month: .long, day: .numeric)
    #expect(try calendar.text(gregorian(2026, 2, 17), fields: fields) == "ל׳ בשבט תשפ״ו")
  }

  @Test(
    "write an hour with two digits if the skeleton has two",
    arguments: [
      ("en", "jjmm", "09:05 AM"), ("en", "hhmm", "09:05 AM"), ("en", "jmm", "9:05 AM"),
      ("es", "HHmm", "09:05"), ("es", "Hmm", "9:05"), ("fr", "jjmm", "09:05"),
    ])
  func twoDigits(tag: String, skeleton: String, text: String) throws {
    let locale = try RealBundle.locale(tag)
    #expect(plain(try locale.text(TimeOfDay(hour: 9, minute: 5), skeleton: skeleton)) == text)
  }

  @Test(
    "throw for every range with times if a date with the skeleton has no pattern", arguments: [0, 1, 28, 365])
  func rangeWithTimes(days: Int) throws {
    let calendar = try RealBundle.calendar("de", .gregorian)
    let (day, noon) = (try gregorian(2026, 2, 17), try TimeOfDay(hour: 12, minute: 0))
    let error = #expect(throws: AlmanacError.self) {
      try calendar.text(from: day, at: noon, to: day.adding(days: days), at: noon, skeleton: "yEEEEdjm")
    }
    #expect(error?.description.contains("yEEEEd") == true)
  }
}
