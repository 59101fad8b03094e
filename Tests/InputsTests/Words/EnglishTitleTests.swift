import AlmanacKit
import Testing

@testable import AlmanacInputs

/// Title case by the rules of the Apple Style Guide.
@Suite struct EnglishTitleTests {
  @Test(
    "writes a text in title case",
    arguments: [
      ("Done", "Done"), ("Select date", "Select Date"), ("Select date and time", "Select Date and Time"),
      ("Day of the week", "Day of the Week"), ("Back to today", "Back to Today"), ("AM/PM", "AM/PM"),
      ("Select {am} or {pm}", "Select {am} or {pm}"), ("Last {n} days", "Last {n} Days"),
      ("Switch to text input", "Switch to Text Input"), ("the date to", "The Date To"), ("", ""),
      (" a ", " a "),
      (
        "x a an and as at but by for from in nor of off on or per so the to up via yet x",
        "X a an and as at but by for from in nor of off on or per so the to up via yet X"
      ),
    ])
  func title(text: String, expected: String) {
    #expect(EnglishTitles.title(text) == expected)
  }
}
