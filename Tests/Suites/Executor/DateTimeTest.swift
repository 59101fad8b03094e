import AlmanacKit
import Foundation

/// A test of the text of a date, a time, or both.
struct DateTimeTest {
  private let test: Test
  private let locale: AlmanacLocale
  private let calendar: AlmanacCalendar
  private let date: CalendarDate
  private let time: TimeOfDay

  init(_ test: Test, _ almanac: Almanac) throws {
    let timeStyle = test.option("timeStyle") ?? ""
    guard test.option("zoneStyle") == nil, !["full", "long"].contains(timeStyle) else {
      throw Unsupported("time zones")
    }
    self.test = test
    locale = try test.locale(in: almanac)
    let name = test.option("calendar") ?? "gregory"
    guard let identifier = locale.calendars.first(where: { $0.bcp47 == name }) else {
      throw Unsupported("calendar \(name)")
    }
    calendar = try locale.calendar(identifier)
    let input = (test.text("input_string") ?? "").prefix { $0 != "[" }
    let moment = try Date(String(input), strategy: .iso8601)
    let seconds = Int(moment.timeIntervalSince1970) + test.number("tz_offset_secs")
    let (days, rest) = (Int((Double(seconds) / 86400).rounded(.down)), (seconds % 86400 + 86400) % 86400)
    date = try CalendarDate(gregorianYear: 1970, month: 1, day: 1).adding(days: days)
    time = try TimeOfDay(hour: rest / 3600, minute: rest / 60 % 60, second: rest % 60)
  }

  func text() throws -> String {
    if let skeleton = test.option("skeleton") { return try text(skeleton) }
    let timeStyle = try test.option("timeStyle").map { try Test.known($0, as: TextStyle.self) }
    guard let dateStyle = test.option("dateStyle") else {
      return locale.text(time, style: timeStyle ?? .short)
    }
    let style = try Test.known(dateStyle, as: TextStyle.self)
    guard let timeStyle else { return calendar.text(date, style: style) }
    guard timeStyle == .short else { throw Unsupported("seconds beside a date") }
    return calendar.text(date, at: time, style: style)
  }

  private func text(_ skeleton: String) throws -> String {
    let cycle = test.option("hourCycle").flatMap(HourCycle.init) ?? locale.hourCycle
    let isTwelve = cycle == .h12 || cycle == .h11
    let known = skeleton.replacing("j", with: isTwelve ? "h" : "H")
    do {
      if known.allSatisfy("hHms".contains) { return try locale.text(time, skeleton: known) }
      return try calendar.text(date, skeleton: known)
    } catch {
      throw Unsupported("skeleton \(skeleton)")
    }
  }
}
