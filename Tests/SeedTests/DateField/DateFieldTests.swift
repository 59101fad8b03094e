import AlmanacKit
import Testing

/// A text field that opens a calendar, as in the documentation of BB.InputDate.
@Suite struct DateFieldTests {
  @Test("shows the date in four styles", arguments: DateFieldRow.all)
  func styles(row: DateFieldRow) throws {
    let field = try DateField(row.tag, row.calendar)
    #expect(field.styles == row.styles)
    #expect(field.locale.isRightToLeft == row.isRightToLeft)
  }

  @Test(
    "shows a mask for a typed date in the language's letters and order", arguments: DateFieldRow.all)
  func mask(row: DateFieldRow) throws {
    // The field reads dates of the Gregorian calendar. The calendar that it opens (`row.calendar`) may be another one.
    let field = try DateField(row.tag, .gregorian)
    #expect(field.calendar.mask?.text == row.mask)
  }

  @Test("has a word for its placeholder, its icon and its buttons", arguments: DateFieldRow.all)
  func words(row: DateFieldRow) throws {
    let words = try DateField(row.tag, row.calendar).words
    #expect(words == row.words)
  }

  @Test("describes problems, with limits in the field's date style", arguments: DateFieldRow.all)
  func problems(row: DateFieldRow) throws {
    let field = try DateField(row.tag, row.calendar)
    let (yesterday, tomorrow) = (try field.today.adding(days: -1), try field.today.adding(days: 1))
    let inAWeek = try field.today.adding(days: 7)
    let texts = [
      try field.invalid,
      try field.message(for: yesterday, limits: DateLimits(earliest: field.today, latest: nil)),
      try field.message(for: tomorrow, limits: DateLimits(earliest: nil, latest: field.today)),
      try field.message(for: yesterday, limits: DateLimits(earliest: field.today, latest: inAWeek)),
    ]
    #expect(texts == row.problems)
  }

  @Test("writes the limits in the style of the field", arguments: DateFieldRow.all, TextStyle.allCases)
  func style(row: DateFieldRow, style: TextStyle) throws {
    let field = try DateField(row.tag, row.calendar)
    let index = try #require(TextStyle.allCases.firstIndex(of: style))
    let limits = DateLimits(earliest: field.today, latest: nil)
    let yesterday = try field.today.adding(days: -1)
    let message = try #require(try field.message(for: yesterday, limits: limits, style: style))
    #expect(message.contains(row.styles[index]))
  }

  @Test("accepts the limits themselves, and any date if there are no limits", arguments: DateFieldRow.all)
  func accepted(row: DateFieldRow) throws {
    let field = try DateField(row.tag, row.calendar)
    let limits = DateLimits(earliest: field.today, latest: field.today)
    #expect(try field.message(for: field.today, limits: limits) == nil)
    #expect(try field.message(for: field.today, limits: .none) == nil)
  }

  @Test("speaks the selected date", arguments: DateFieldRow.all)
  func spoken(row: DateFieldRow) throws {
    let field = try DateField(row.tag, row.calendar)
    let spoken = try field.calendar.spokenSelection(of: field.today)
    #expect(spoken == row.spoken)
  }
}
