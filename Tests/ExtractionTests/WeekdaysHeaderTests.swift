import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// Which of a language's forms stands above the columns of a month.
@Suite struct WeekdaysHeaderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let reason: String
    var short = ["su", "mo", "tu", "we", "th", "fr", "sa"]
    var abbreviated = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    var narrow = ["s", "m", "t", "w", "t", "f", "s"]
    let header: [String]

    var testDescription: String { reason }
  }

  // The rule: the first form whose labels are all different and at most three columns wide, without final periods and
  // titled; else the narrowest whose labels are all different.
  @Test(
    "is the first form that is all different and fits",
    arguments: [
      Row(reason: "the short form", header: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]),
      Row(
        reason: "the abbreviated form, if two short labels are alike",
        short: ["s", "m", "t", "w", "t", "f", "s"], header: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]),
      Row(
        reason: "a final period takes no room",
        short: ["søn.", "man.", "tir.", "ons.", "tor.", "fre.", "lør."],
        header: ["Søn", "Man", "Tir", "Ons", "Tor", "Fre", "Lør"]),
      Row(
        reason: "two wide characters do not fit", short: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
        header: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]),
      Row(
        reason: "vowel signs and marks take no column", short: ["रू", "सुं", "मुं", "बुं", "गुं", "शुं", "षुं"],
        header: ["रू", "सुं", "मुं", "बुं", "गुं", "शुं", "षुं"]),
      Row(
        reason: "the narrowest, if none fits",
        short: ["suuun", "mooon", "tueee", "weeed", "thuuu", "friii", "saaat"],
        abbreviated: ["sund", "mond", "tues", "weds", "thur", "frid", "satu"],
        header: ["Sund", "Mond", "Tues", "Weds", "Thur", "Frid", "Satu"]),
    ])
  func form(row: Row) throws {
    let names = ContextNames(hasShort: true) { _, width in
      switch width {
      case .short: row.short
      case .abbreviated: row.abbreviated
      case .narrow: row.narrow
      case .wide: Weekday.allCases.map { "\($0)day of the week" }
      }
    }
    #expect(try LocaleFile.Weekdays(names).header(locale: "en") == row.header)
  }

  // Turkish and Dutch orthography.
  @Test("is titled as the language titles")
  func titled() throws {
    let names = ContextNames(hasShort: true) { _, _ in ["ij", "i", "b", "c", "d", "e", "f"] }
    #expect(try LocaleFile.Weekdays(names).header(locale: "tr") == ["İj", "İ", "B", "C", "D", "E", "F"])
    #expect(try LocaleFile.Weekdays(names).header(locale: "nl") == ["IJ", "I", "B", "C", "D", "E", "F"])
  }
}
