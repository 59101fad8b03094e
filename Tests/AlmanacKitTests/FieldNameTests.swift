import AlmanacKit
import Testing

/// The names of the date fields that the bundle has.
@Suite struct FieldNameTests {
  // The expected labels are the translations of "Day of Week" in LibreOffice 7.4.7 Calc. In both languages, CLDR 42 and
  // 48 have a word that means a working day.
  @Test(
    "label the day of the week as Greek and Amharic software does",
    arguments: [("el", "ημέρα της εβδομάδας"), ("am", "የሳምንቱ ቀን")])
  func weekday(tag: String, expected: String) throws {
    let locale = try RealBundle.locale(tag)
    #expect(locale.name(of: .weekday) == expected)
    #expect(locale.name(of: .weekday, .narrow) == expected)
  }
}
