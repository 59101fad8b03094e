import AlmanacKit
import Testing

/// The names of the date fields that the bundle has.
@Suite struct FieldNameTests {
  // In CLDR 42 and 48, the Greek and the Amharic label mean a working day, so Almanac corrects them with errata. The
  // expected labels are the translations of "Day of Week" in LibreOffice 7.4.7 Calc.
  @Test(
    "label the day of the week as Greek and Amharic software does",
    arguments: [("el", "ημέρα της εβδομάδας"), ("am", "የሳምንቱ ቀን")])
  func weekday(tag: String, expected: String) throws {
    let locale = try RealBundle.locale(tag)
    #expect(locale.name(of: .weekday) == expected)
    #expect(locale.name(of: .weekday, .narrow) == expected)
  }
}
