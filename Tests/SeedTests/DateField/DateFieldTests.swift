import AlmanacKit
import Testing

/// A text field that opens a calendar, as in the documentation of BB.InputDate.
@Suite struct DateFieldTests {
  @Test(
    "shows the date in four styles, a mask for a typed date, and a word for each button",
    arguments: DateFieldRow.all)
  func texts(row: DateFieldRow) throws {
    let field = try Picker(row.tag, row.calendar)
    #expect(TextStyle.allCases.map { field.calendar.text(field.today, style: $0) } == row.styles)
    #expect(field.locale.isRightToLeft == row.isRightToLeft)
    // The field reads dates of the Gregorian calendar. The calendar that it opens (`row.calendar`) may be another one.
    #expect(try field.locale.calendar(.gregorian).mask?.text == row.mask)
    let words = try field.words(
      "prompt.selectDate", "label.date", "label.calendar", "prompt.openCalendar", "action.clear",
      "action.done", "action.cancel", "action.ok", "selection.none")
    #expect(words == row.words)
    #expect(try field.calendar.spokenSelection(of: field.today) == row.spoken)
  }

  @Test("describes problems, with limits in the field's date style", arguments: DateFieldRow.all)
  func problems(row: DateFieldRow) throws {
    let field = try Picker(row.tag, row.calendar)
    let (today, inAWeek) = (field.today, try field.today.adding(days: 7))
    let texts = [
      try field.calendar.message(for: .noDate),
      try field.problem(with: -1, limits: DateLimits(earliest: today, latest: nil)),
      try field.problem(with: 1, limits: DateLimits(earliest: nil, latest: today)),
      try field.problem(with: -1, limits: DateLimits(earliest: today, latest: inAWeek)),
    ]
    #expect(texts == row.problems)
  }
}
