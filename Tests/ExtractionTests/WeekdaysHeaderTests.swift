import AlmanacICU
import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The labels of the weekdays above the columns of a month.
@Suite struct WeekdaysHeaderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let reason: String
    var short = ["su", "mo", "tu", "we", "th", "fr", "sa"]
    var abbreviated = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    var narrow = ["s", "m", "t", "w", "t", "f", "s"]
    let header: [String]

    var testDescription: String { reason }
  }

  // Almanac tries the short, abbreviated, narrow and wide names, in this order. It uses the first seven names that all
  // differ and are at most three columns wide. A Chinese character is two columns wide. If no names fit, Almanac uses
  // the narrowest names that all differ.
  @Test(
    "are the first names, from short to wide, that all differ and fit",
    arguments: [
      Row(reason: "the short form", header: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]),
      Row(
        reason: "the abbreviated form, if two short labels are equal",
        short: ["s", "m", "t", "w", "t", "f", "s"], header: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]),
      Row(
        reason: "a final period does not count",
        short: ["søn.", "man.", "tir.", "ons.", "tor.", "fre.", "lør."],
        header: ["Søn", "Man", "Tir", "Ons", "Tor", "Fre", "Lør"]),
      Row(
        reason: "two wide characters do not fit", short: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
        header: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]),
      Row(
        reason: "vowel signs and marks do not count as columns", short: ["रू", "सुं", "मुं", "बुं", "गुं", "शुं", "षुं"],
        header: ["रू", "सुं", "मुं", "बुं", "गुं", "शुं", "षुं"]),
      Row(
        reason: "the narrowest form, if no form fits",
        short: ["suuun", "mooon", "tueee", "weeed", "thuuu", "friii", "saaat"],
        abbreviated: ["sund", "mond", "tues", "weds", "thur", "frid", "satu"],
        header: ["Sund", "Mond", "Tues", "Weds", "Thur", "Frid", "Satu"]),
      Row(
        reason: "the first of two forms that are equally narrow",
        short: ["suda", "moda", "tuda", "weda", "thda", "frda", "sada"],
        abbreviated: ["sund", "mond", "tues", "weds", "thur", "frid", "satu"],
        header: ["Suda", "Moda", "Tuda", "Weda", "Thda", "Frda", "Sada"]),
      Row(
        reason: "the wide form, if two labels of each other form are equal",
        short: ["s", "m", "t", "w", "t", "f", "s"], abbreviated: ["s", "m", "t", "w", "t", "f", "s"],
        header: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map { "\($0)day of the week" }),
      Row(
        reason: "the narrow form, if no longer form differs and fits",
        short: ["suuun", "mooon", "tueee", "weeed", "thuuu", "friii", "saaat"],
        abbreviated: ["s", "m", "t", "w", "t", "f", "s"], narrow: ["s1", "m2", "t3", "w4", "t5", "f6", "s7"],
        header: ["S1", "M2", "T3", "W4", "T5", "F6", "S7"]),
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
    #expect(try names.weekdaysHeader(ICUTitleCase(locale: "en")) == row.header)
  }

  // Turkish has a dotted capital İ. Dutch capitalizes both letters of "ij".
  @Test("are capitalized by the language's rules")
  func titled() throws {
    let names = ContextNames(hasShort: true) { _, _ in ["ij", "i", "b", "c", "d", "e", "f"] }
    let header = try names.weekdaysHeader(ICUTitleCase(locale: "tr"))
    #expect(header == ["İj", "İ", "B", "C", "D", "E", "F"])
    #expect(try names.weekdaysHeader(ICUTitleCase(locale: "nl")) == ["IJ", "I", "B", "C", "D", "E", "F"])
  }
}
