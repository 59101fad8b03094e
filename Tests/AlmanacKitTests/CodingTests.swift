import AlmanacKit
import Foundation
import Testing

/// Values of a picker that an app stores between two launches.
///
/// The texts of days have the form of ECMAScript's `Temporal.PlainDate` (RFC 9557).
@Suite struct CodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decoded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  // RFC 9557: the suffix has the calendar's name in BCP 47. UTS 35 lists these names.
  @Test("reads and writes a day of every calendar with the calendar's BCP 47 name in brackets")
  func names() throws {
    let names = [
      "buddhist", "chinese", "coptic", "dangi", "ethioaa", "ethiopic", "gregory", "hebrew", "indian",
      "islamic-civil", "islamic-tbla", "islamic-umalqura", "japanese", "persian", "roc",
    ]
    let day = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
    let dates: [CalendarDate] = try names.map { try decoded("\"2026-02-17[u-ca=\($0)]\"") }
    #expect(Set(dates.map(\.calendar)) == Set(CalendarIdentifier.allCases))
    for (name, date) in zip(names, dates) {
      #expect(date == day.converted(to: date.calendar))
      #expect(try json(date) == (name == "gregory" ? #""2026-02-17""# : "\"2026-02-17[u-ca=\(name)]\""))
    }
  }

  @Test("reads the first and the last day of the table, and refuses the days beyond them")
  func limits() throws {
    for text in ["\"1900-01-01[u-ca=chinese]\"", "\"2101-01-28[u-ca=chinese]\""] {
      #expect(try json(decoded(text, as: CalendarDate.self)) == text)
    }
    for text in ["\"1899-12-31[u-ca=chinese]\"", "\"2101-01-29[u-ca=chinese]\""] {
      let error = #expect(throws: DecodingError.self) { try decoded(text, as: CalendarDate.self) }
      #expect("\(try #require(error))".contains("This is not a day from 1900-01-01 to 2101-01-28, such as "))
    }
  }

  @Test(
    "refuses a text that is not a day",
    arguments: [
      "", "2026", "2026-2-17", "2026-02-30", "2026-00-10", "2026-13-01", "2026-02-00", "+2026-02-17",
      "-026-02-17", "2026-02-17T00:00", "2026-02-17[u-ca=islamic]", "2026-02-17[u-ca=chinese][u-ca=chinese]",
      "[u-ca=chinese]", "٢٠٢٦-٠٢-١٧", "2026-02-1\u{37}\u{301}", "9999999999999999999-02-17",
    ])
  func noDay(text: String) throws {
    #expect(throws: DecodingError.self) { try decoded(json(text), as: CalendarDate.self) }
  }

  @Test("writes and reads a time, and refuses a text that is not a time")
  func time() throws {
    let time = try TimeOfDay(hour: 14, minute: 10, second: 9)
    #expect(try json(time) == #""14:10:09""#)
    #expect(try decoded(#""14:10:09""#) == time)
    for text in ["14:05", "24:00:00", "14:60:00", "14:05:60", "1405:00:", "-4:05:00", "14:05:00Z"] {
      #expect(throws: DecodingError.self) { try decoded(json(text), as: TimeOfDay.self) }
    }
  }

  @Test("writes and reads the code of a month, and refuses a text that is not a code")
  func month() throws {
    let month = try MonthCode("M06L")
    #expect(try json(month) == #""M06L""#)
    #expect(try decoded(#""M06L""#) == month)
    #expect(throws: DecodingError.self) { try decoded(#""M14""#, as: MonthCode.self) }
  }

  @Test("writes and reads limits, and ignores reversed limits")
  func dateLimits() throws {
    let first = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
    let limits = DateLimits(earliest: first, latest: nil)
    #expect(try json(limits) == #"{"earliest":"2026-02-17"}"#)
    #expect(try decoded(json(limits)) == limits)
    #expect(try decoded(#"{"latest":"2026-02-17"}"#) == DateLimits(earliest: nil, latest: first))
    #expect(try decoded(#"{"earliest":"2026-02-17","latest":"2026-02-16"}"#) == DateLimits.none)
  }

  @Test("writes and reads a selection")
  func selection() throws {
    let first = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
    for selection in [DaySelection.none, .days([first]), .range(from: first, to: nil)] {
      #expect(try decoded(json(selection)) == selection)
    }
  }
}
