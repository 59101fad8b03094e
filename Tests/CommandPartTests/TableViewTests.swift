import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

@testable import almanac

/// `TableView`, which shows a bundle's file as text in a terminal, tested with small examples.
@Suite struct TableViewTests {
  private struct Facts: Walkable {
    func walk(_ steps: inout FieldSteps) {
      steps.text("calendar", "chinese")
      steps.list("codes", (1...13).map { "c\($0)" })
      steps.list("labels", (1...16).map { "l\($0)" })
      steps.add(.number("leapMonth", nil))
      steps.add(.numbers("lengths", [29, 30]))
      steps.group("patterns") { $0.group("date") { $0.add(.pattern("full", "d. MMMM")) } }
      steps.add(.origins("sources", ["calendar": .own]))
      steps.group("strings") { steps in
        steps.add(.phrase("action.done", .plain("Done")))
        steps.add(.phrase("days", .plural([.other: "{n} days", .one: "{n} day"])))
      }
      steps.list("tags", CalendarIdentifier.allCases.map { _ in "t" })
    }
  }

  @Test("has one value on each line, after its path, and leaves out long lists")
  func facts() {
    let text = TableView(width: nil).text(of: Facts(), sources: [:])
    #expect(
      text == """
        calendar             chinese
        codes                c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 c11 c12 c13
        leapMonth            none
        lengths              29 30
        patterns.date.full   d. MMMM
        strings.action.done  Done
        strings.days         one: {n} day | other: {n} days
        tags                 t t t t t t t t t t t t t t t

        """)
  }

  private struct Months: Walkable {
    func walk(_ steps: inout FieldSteps) {
      let codes = EntryCodes.texts(["M01", "M02"], at: ["monthCodes"])
      steps.group("months") { steps in
        steps.group("format") { steps in
          steps.add(.labels("narrow", ["正", "二"], codes: codes, isGroup: false))
          steps.add(.labels("wide", ["正月", "二月"], codes: codes, isGroup: false))
        }
        steps.group("standAlone") { steps in
          steps.add(.labels("narrow", ["1", "e\u{301}"], codes: codes, isGroup: false))
          steps.add(.labels("wide", ["正月", "二月"], codes: codes, isGroup: false))
        }
      }
      steps.add(.labels("zodiac", ["鼠", "牛"], codes: .numbers(1...2), isGroup: false))
    }
  }

  // A Chinese character needs two columns of a terminal, and a combining mark needs none (Unicode, UAX #11).
  @Test("has each width and context in a column, equal columns only once, and the sources in the heading")
  func table() {
    let sources: [String: Origin] = [
      "months.format.narrow": .parent("zh"), "months.format.wide": .own, "months.standAlone.narrow": .rule,
    ]
    #expect(
      TableView(width: nil).text(of: Months(), sources: sources) == """
        months (own, parent:zh, rule)
             format narrow  wide  standAlone narrow
        M01  正             正月  1
        M02  二             二月  e\u{301}

        zodiac
        1 鼠  2 牛


        """)
  }

  private struct Names: Walkable {
    func walk(_ steps: inout FieldSteps) {
      let names = Array(repeating: String(repeating: "x", count: 16), count: 6)
      steps.add(.labels("names", names, codes: .numbers(0...5), isGroup: false))
    }
  }

  // A cell has a code of one digit, a space, a name of 16 letters and two spaces, so 20 columns. The last cell has no
  // spaces after it, so three cells need 58 columns. Without a width, a line has at most 100 columns.
  @Test(
    "has a list in as many columns as just fit", arguments: [(nil, 5), (58, 3), (57, 2), (38, 2), (37, 1)])
  func columns(width: Int?, perLine: Int) {
    let cells = (0..<6).map { "\($0) xxxxxxxxxxxxxxxx" }
    let lines = stride(from: 0, to: 6, by: perLine).map { start in
      cells[start..<min(start + perLine, 6)].joined(separator: "  ") + "\n"
    }
    #expect(TableView(width: width).text(of: Names(), sources: [:]) == "names\n" + lines.joined() + "\n")
  }

  // The code, two spaces and "format narrow" need 18 columns. Two more spaces and "wide" need 6 more, so a line with
  // both columns needs 24.
  @Test("has a column on the same line if it just fits", arguments: [(24, true), (23, false)])
  func lastColumn(width: Int, fits: Bool) {
    let lines = TableView(width: width).text(of: Months(), sources: [:]).split(separator: "\n")
    #expect(lines[1] == "     format narrow" + (fits ? "  wide" : ""))
  }

  @Test("moves a column below the others if it does not fit, and continues a long value on the next line")
  func narrow() {
    let view = TableView(width: 20)
    #expect(
      view.text(of: Months(), sources: [:]) == """
        months
             format narrow
        M01  正
        M02  二

             wide
        M01  正月
        M02  二月

             standAlone narrow
        M01  1
        M02  e\u{301}

        zodiac
        1 鼠  2 牛


        """)
    #expect(
      TableView(width: 45).text(of: Facts(), sources: [:]).split(separator: "\n")[1...3] == [
        "codes                c1 c2 c3 c4 c5 c6 c7 c8", "                     c9 c10 c11 c12 c13",
        "leapMonth            none",
      ])
    #expect(
      TableView(width: 30).text(of: Facts(), sources: [:]).split(separator: "\n")[2...4] == [
        "codes", "  c1 c2 c3 c4 c5 c6 c7 c8 c9", "  c10 c11 c12 c13",
      ])
  }

  private struct Periods: Walkable {
    func walk(_ steps: inout FieldSteps) {
      let (halves, parts) = (EntryCodes.texts(["am", "pm"], at: []), EntryCodes.texts(["noon"], at: []))
      steps.group("dayPeriods") { steps in
        steps.add(.labels("halves", ["a", "p"], codes: halves, isGroup: false))
        steps.add(.labels("parts", ["n"], codes: parts, isGroup: false))
      }
      steps.text("label", String(repeating: "x", count: 40))
    }
  }

  // Only 23 columns are left beside the path "label", so the value is below it, with an indent of two columns.
  @Test("has a table for each list of codes, and breaks a word that is wider than the terminal")
  func wideWord() {
    #expect(
      TableView(width: 30).text(of: Periods(), sources: [:]) == """
        dayPeriods
        am a  pm p

        dayPeriods
        noon n

        label
          \(String(repeating: "x", count: 28))
          \(String(repeating: "x", count: 12))

        """)
  }

  @Test("has months first in `show`, then date patterns, weekdays, day periods, times and the week")
  func essentials() throws {
    var record = LocaleRecord.sample
    record.calendars[1].leapYearMonths = record.calendars[1].months
    record.calendars[1].leapYearMonthCodes = record.calendars[1].monthCodes
    let text = Show.text(of: record, in: .chinese, isFull: false, width: nil)
    let names = text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    let expected: [Substring] = [
      "months", "leapMonths", "leapYearMonths", "columns", "patterns.date.full", "weekdays", "dayPeriods",
      "direction", "hourCycle", "numbers.system", "time.styles.short", "week.firstDay",
    ]
    #expect(names.filter(expected.contains) == expected && !names.contains("quarters"))
  }
}
