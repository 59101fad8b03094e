import AlmanacKit
import Testing

/// A calendar's file that can be decoded, and in which a list or a pattern is not as it should be.
@Suite struct CalendarShapeTests {
  struct Damage: CustomTestStringConvertible, Sendable {
    let calendar: CalendarIdentifier
    let what: String
    /// What the error's reason names.
    let place: String
    let change: @Sendable (inout CalendarFile) -> Void

    init(
      _ calendar: CalendarIdentifier, _ what: String, _ place: String,
      _ change: @escaping @Sendable (inout CalendarFile) -> Void
    ) {
      self.calendar = calendar
      self.what = what
      self.place = place
      self.change = change
    }

    var testDescription: String { what }
  }

  @Test(
    "refuses lists of another length",
    arguments: [
      Damage(.gregorian, "eleven months", "months.format") { $0.months.format.wide.removeLast() },
      Damage(.gregorian, "13 months", "months.standAlone") { $0.months.standAlone.abbreviated.append("x") },
      Damage(.gregorian, "codes of other months", "monthCodes") { $0.monthCodes.swapAt(0, 1) },
      Damage(.gregorian, "30 days", "dayLabels") { $0.dayLabels.removeLast() },
      Damage(.gregorian, "two columns", "columns") { $0.columns = [.day, .month] },
      Damage(.gregorian, "a column twice", "columns") { $0.columns = [.day, .month, .day] },
      Damage(.gregorian, "no eras", "eras") { $0.eras?.codes = [] },
      Damage(.gregorian, "an era without a name", "eras") { $0.eras?.wide.removeLast() },
      Damage(.gregorian, "no years", "years.display") { $0.years.display = [] },
      Damage(.buddhist, "a year too many", "years.numeric") { $0.years.numeric?.append("x") },
      Damage(.gregorian, "years backwards", "years") { ($0.years.first, $0.years.last) = (2060, 1900) },
      Damage(.gregorian, "years beyond the table", "years") { $0.years.last = 2101 },
      Damage(.buddhist, "years too large to count", "years") {
        ($0.years.first, $0.years.last) = (.min, .max)
      },
      Damage(.gregorian, "a mask with three separators", "mask.separators") {
        $0.mask?.separators.removeLast()
      },
      Damage(.gregorian, "a mask with five separators", "mask.separators") {
        $0.mask?.separators.append(".")
      },
      Damage(.gregorian, "a mask of two columns", "mask.order") { $0.mask?.order = [.day, .year] },
      Damage(.gregorian, "a mask with a column twice", "mask.order") {
        $0.mask?.order = [.day, .day, .year]
      },
      Damage(.gregorian, "names of the Chinese cycle", "cyclicYears") { $0.cyclicYears = ["甲子"] },
      Damage(.gregorian, "names of Chinese days", "dayNames") { $0.dayNames = ["初一"] },
      Damage(.chinese, "no leap months", "leapMonths") { $0.leapMonths = nil },
      Damage(.chinese, "eleven leap months", "leapMonths") { $0.leapMonths?.format.wide.removeLast() },
      Damage(.chinese, "codes of other leap months", "leapMonthCodes") { $0.leapMonthCodes?.swapAt(0, 1) },
      Damage(.gregorian, "the eras of another calendar", "eras") { $0.eras?.codes = ["be", "ce"] },
      Damage(.buddhist, "no era", "eras") { $0.eras = nil },
      Damage(.chinese, "31 days", "dayLabels") { $0.dayLabels.append("31") },
      Damage(.chinese, "29 names of days", "dayNames") { $0.dayNames = Array(repeating: "x", count: 29) },
      Damage(.chinese, "59 years in the cycle", "cyclicYears") { $0.cyclicYears?.removeLast() },
      Damage(.chinese, "no cycle", "cyclicYears") { $0.cyclicYears = nil },
      Damage(.chinese, "13 animals", "zodiac") { $0.zodiac?.append("cat") },
    ])
  func lists(damage: Damage) throws { try expectRefusal(of: damage) }

  @Test(
    "refuses patterns it cannot follow",
    arguments: [
      Damage(.gregorian, "a letter that is no field", "'X'") {
        $0.patterns.skeletons["yMMMd"] = "d. MMM y X"
      },
      Damage(.gregorian, "the number of the week", "'w'") { $0.patterns.date["full"] = "w. y" },
      Damage(.gregorian, "a year of the Chinese cycle", "'U'") { $0.patterns.date["long"] = "U MMMM" },
      Damage(.chinese, "an era", "'G'") { $0.patterns.date["long"] = "G r" },
      Damage(.gregorian, "a letter in an interval", "'z'") {
        $0.patterns.intervals.patterns["yMMMd"]?["d"] = "d.–d. MMM y z"
      },
      Damage(.gregorian, "no full date", "patterns.date") { $0.patterns.date["full"] = nil },
      Damage(.gregorian, "no date beside a time", "patterns.dateTime") {
        $0.patterns.dateTime["short"] = nil
      },
      Damage(.gregorian, "no title of a month", "yMMMM") { $0.patterns.skeletons["yMMMM"] = nil },
      Damage(.gregorian, "no interval of months", "patterns.intervals.yMMMM") {
        $0.patterns.intervals.patterns["yMMMM"] = nil
      },
      Damage(.gregorian, "a date without its time", "{0}") { $0.patterns.dateTime["full"] = "{1}" },
      Damage(.gregorian, "an interval with one end twice", "{1}") {
        $0.patterns.intervals.fallback = "{1} – {1}"
      },
      Damage(.chinese, "a leap month without a number", "leapMonthPatterns") {
        $0.leapMonthPatterns?.numeric = "bis"
      },
      Damage(.chinese, "a leap month with two numbers", "leapMonthPatterns") {
        $0.leapMonthPatterns?.numeric = "{0}{0}"
      },
      Damage(.chinese, "digits nobody has", "'grek'") { $0.numberOverrides = ["date.full": ["*": "grek"]] },
      Damage(.chinese, "days with names where there are none", "'hanidays'") {
        $0.numberOverrides = ["date.full": ["d": "hanidays"]]
      },
    ])
  func patterns(damage: Damage) throws { try expectRefusal(of: damage) }

  private func expectRefusal(of damage: Damage) throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.path(damage.calendar), as: CalendarFile.self, damage.change)
    let error = bundle.error()
    #expect(error?.malformedPath == bundle.path(damage.calendar))
    #expect(error?.malformedReason?.contains(damage.place) == true, "\(String(describing: error))")
  }
}
