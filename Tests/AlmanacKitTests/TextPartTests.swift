import AlmanacKit
import AlmanacTestSupport
import Testing

/// The parts of formatted texts.
@Suite struct TextPartTests {
  // Intl.DateTimeFormat(…).formatToParts of node 20 names the same parts.
  @Test(
    "name each field of a date",
    arguments: [
      (
        "de", CalendarIdentifier.gregorian, TextStyle.long,
        "day 17|literal . |month Februar|literal  |year 2026"
      ),
      ("th", .buddhist, .long, "day 17|literal  |month กุมภาพันธ์|literal  |year 2569"),
      ("zh-Hans", .chinese, .long, "relatedYear 2026|yearName 丙午|literal 年|month 正月|day 初一"),
      ("en", .gregorian, .short, "month 2|literal /|day 17|literal /|year 26"),
      // The weekday stands alone in this pattern: "tiistai", not "tiistaina".
      (
        "fi", .gregorian, .full,
        "weekday tiistai|literal  |day 17|literal . |month helmikuuta|literal  |year 2026"
      ),
    ])
  func kinds(tag: String, identifier: CalendarIdentifier, style: TextStyle, parts: String) throws {
    let calendar = try RealBundle.calendar(tag, identifier)
    let found = calendar.parts(try gregorian(2026, 2, 17), style: style)
    #expect(found.map { "\($0.kind) \($0.text)" }.joined(separator: "|") == parts)
  }

  @Test("name the quarter")
  func quarter() throws {
    let calendar = try RealBundle.calendar("en", .gregorian)
    let parts = try calendar.parts(try gregorian(2026, 2, 17), skeleton: "yQQQ")
    #expect(parts.map(\.kind) == [.quarter, .literal, .year])
  }

  // UTS 35, "Date Field Symbol Table": in a cyclic calendar, y is the number of the year in its cycle. 2026 is the 43rd
  // year, 丙午.
  @Test("name the number of a Chinese year in its cycle a year")
  func yearInCycle() throws {
    let copy = try BundleCopy("zh-Hans")
    try copy.change("json/zh-Hans/chinese.json", as: CalendarFile.self) {
      $0.patterns.date["short"] = "y/U/d"
    }
    let calendar = try Almanac(bundleAt: copy.folder).locale("zh-Hans").calendar(.chinese)
    let parts = calendar.parts(try gregorian(2026, 2, 17), style: .short)
    #expect(parts.map(\.kind) == [.year, .literal, .yearName, .literal, .day])
    #expect(parts.map(\.text).joined() == "43/丙午/1")
  }

  @Test("name the parts of a time")
  func time() throws {
    let locale = try RealBundle.locale("en-US")
    let parts = locale.parts(try TimeOfDay(hour: 14, minute: 5), style: .short)
    #expect(parts.map(\.kind) == [.hour, .literal, .minute, .literal, .dayPeriod])
    #expect(parts.map(\.text).joined() == locale.text(try TimeOfDay(hour: 14, minute: 5), style: .short))
  }

  @Test("together are the whole text, in every locale, calendar and style")
  func whole() throws {
    let days = [try gregorian(2026, 2, 17), try gregorian(2025, 7, 25), try gregorian(1999, 12, 31)]
    for tag in try RealBundle.tags {
      for calendar in try RealBundle.calendars(tag) {
        for day in days {
          for style in TextStyle.allCases {
            let parts = calendar.parts(day, style: style).map(\.text).joined()
            #expect(parts == calendar.text(day, style: style), "\(tag) \(calendar.identifier)")
          }
          let parts = try calendar.parts(day, skeleton: "yMMMEd")
          #expect(parts.map(\.text).joined() == (try calendar.text(day, skeleton: "yMMMEd")))
          #expect(parts.contains { $0.kind == .weekday }, "\(tag) \(calendar.identifier)")
        }
      }
    }
  }
}
