import AlmanacKit
import Testing

/// A calendar's file that can be decoded but has a wrong list or pattern.
@Suite struct CalendarShapeTests {
  typealias Damage = FileDamage<CalendarFile>

  @Test(
    "refuses lists with wrong entries or a wrong length",
    arguments: [
      Damage(.gregorian, "eleven months", "months.format") { $0.months.format.wide.removeLast() },
      Damage(.gregorian, "codes of other months", "monthCodes") { $0.monthCodes.swapAt(0, 1) },
      Damage(.gregorian, "no eras", "'eras' does not match") { $0.eras = nil },
      Damage(.buddhist, "another offset", "rules") { $0.rules.yearOffset = 544 },
      Damage(.chinese, "another table", "rules") { $0.rules.yearTable = "../regions" },
      Damage(.gregorian, "an era without a name", "eras") { $0.eras?.wide.removeLast() },
      Damage(.buddhist, "a year too many", "years.numeric") { $0.years.numeric?.append("x") },
      // Any two of the three letters, or all characters instead of bytes, are within the limit of 1024.
      Damage(.gregorian, "a mask with long letters", "'mask' has 1202 bytes") {
        let long = many("é", 200)
        $0.mask?.letters = .init { ($0.day, $0.month, $0.year) = (long, long, long) }
      },
      Damage(.gregorian, "years backwards", "'years' is not within") {
        ($0.years.first, $0.years.last) = (2060, 1900)
      },
      Damage(.gregorian, "years before the table", "'years' is not within 1900 to 2100") {
        ($0.years.first, $0.years.display, $0.years.numeric) = (1899, nil, nil)
      },
      Damage(.gregorian, "years beyond the table", "'years' is not within 1900 to 2100") {
        ($0.years.last, $0.years.display, $0.years.numeric) = (2101, nil, nil)
      },
      Damage(.buddhist, "years too large to count", "years") {
        ($0.years.first, $0.years.last) = (.min, .max)
      },
      Damage(.gregorian, "a mask with three separators", "mask.separators' has 3 entries instead of 4") {
        $0.mask?.separators.removeLast()
      },
      Damage(.gregorian, "a mask of four columns", "mask.order") {
        $0.mask?.order = [.day, .month, .year, .year]
        $0.mask?.separators.append("")
      },
      Damage(.gregorian, "a mask without a month", "mask.order") { $0.mask?.order = [.day, .day, .year] },
      Damage(.gregorian, "names of the Chinese cycle", "cyclicYears") { $0.cyclicYears = ["甲子"] },
      Damage(.gregorian, "names of Chinese days", "'dayNames', which belongs to other calendars") {
        $0.dayNames = Array(repeating: "初一", count: 30)
      },
      Damage(.chinese, "no leap months", "leapMonths") { $0.leapMonths = nil },
      Damage(.hebrew, in: "he", "no months of a leap year", "it lacks 'leapYearMonths'") {
        $0.leapYearMonths = nil
      },
      Damage(.hebrew, in: "he", "codes of other months of a leap year", "'leapYearMonthCodes'") {
        $0.leapYearMonthCodes = ["M07"]
      },
      Damage(.chinese, "no mark of a leap month", "lacks 'leapMonthPatterns'") { $0.leapMonthPatterns = nil },
      Damage(.chinese, "codes of other leap months", "leapMonthCodes") { $0.leapMonthCodes?.swapAt(0, 1) },
      Damage(.gregorian, "the eras of another calendar", "eras") { $0.eras?.codes = ["be", "ce"] },
      Damage(.buddhist, "no era", "the field 'G'") { $0.eras = nil },
      Damage(.chinese, "29 names of days", "dayNames") { $0.dayNames = Array(repeating: "x", count: 29) },
      Damage(.chinese, "no cycle", "cyclicYears") { $0.cyclicYears = nil },
    ])
  func lists(damage: Damage) throws { try damage.expectRefusal() }

  @Test(
    "refuses patterns that AlmanacKit cannot format",
    arguments: [
      Damage(.gregorian, "a letter that is no field", "'X'") {
        $0.patterns.skeletons["yMMMd"] = "d. MMM y X"
      },
      Damage(.gregorian, "the number of the weekday", "'c'") { $0.patterns.skeletons["E"] = "cc" },
      Damage(.gregorian, "a year of the Chinese cycle", "'U'") { $0.patterns.date["long"] = "U MMMM" },
      Damage(.chinese, "a quarter", "'Q'") { $0.patterns.skeletons["yMMM"] = "QQ r" },
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
      Damage(.gregorian, "a date twice", "{0} and {1} exactly once") {
        $0.patterns.dateTime["full"] = "{1} {1}"
      },
      Damage(.gregorian, "a label without its year", "'years.pattern' has no 'y'") { $0.years.pattern = "G" },
      Damage(.gregorian, "the last two digits of a year", "'years.pattern' has no 'y'") {
        $0.years.pattern = "yy"
      },
      Damage(.chinese, "a name that 1966 and 2026 share", "'years.pattern' has no 'r'") {
        $0.years.pattern = "U年"
      },
      Damage(.buddhist, "a month in a label", "'years.pattern' has the field 'M'") {
        $0.years.pattern = "M/y"
      },
      Damage(.gregorian, "a label of 1025 bytes", "a pattern has 1025 bytes (limit: 1024)") {
        $0.years.pattern = "y" + String(repeating: ".", count: 1024)
      },
      Damage(.chinese, "long marks of leap months", "(limit: 16384)") {
        $0.leapMonthPatterns?.numeric = "{0}" + many("x", 1000)
        $0.patterns.date["full"] = many("M.", 20)
      },
      Damage(.gregorian, "long numerals", "(limit: 16384)") {
        $0.numberTexts = ["hebr": ["5": many("ה", 160)]]
        $0.numberOverrides = ["patterns.date.full": ["*": "hebr"]]
        $0.patterns.date["full"] = many("M.", 60)
      },
      Damage(.chinese, "a leap month without a number", "leapMonthPatterns") {
        $0.leapMonthPatterns?.numeric = "bis"
      },
      Damage(.chinese, "a leap month with two numbers", "leapMonthPatterns") {
        $0.leapMonthPatterns?.numeric = "{0}{0}"
      },
      Damage(.chinese, "unknown digits", "'grek'") {
        $0.numberOverrides = ["patterns.date.full": ["*": "grek"]]
      },
      Damage(.chinese, "names of days where only numbers are allowed", "'hanidays'") {
        $0.numberOverrides = ["patterns.date.full": ["d": "hanidays"]]
      },
    ])
  func patterns(damage: Damage) throws { try damage.expectRefusal() }

  private static let longName = many("x", Limits.text)

  // A date with such a name and anything else is too long.
  @Test(
    "refuses a name at the limit of a text",
    arguments: [
      Damage(.gregorian, "a month", "(limit: 16384)") { $0.months.format.wide[11] = longName },
      Damage(.gregorian, "an ordinal day", "(limit: 16384)") { $0.dayOfMonths = ["1": longName] },
      Damage(.japanese, in: "ja", "an era", "(limit: 16384)") { $0.eras?.abbreviated[0] = longName },
      Damage(.chinese, in: "zh-Hans", "a leap month", "(limit: 16384)") {
        $0.leapMonths?.format.wide[11] = longName
      },
      Damage(.chinese, in: "zh-Hans", "a year of the cycle", "(limit: 16384)") {
        $0.cyclicYears?[59] = longName
      },
      Damage(.chinese, in: "zh-Hans", "a day", "(limit: 16384)") { $0.dayNames?[29] = longName },
      Damage(.hebrew, in: "he", "Adar II", "(limit: 16384)") {
        $0.leapYearMonths?.format.wide[0] = longName
      },
    ])
  func longNames(damage: Damage) throws { try damage.expectRefusal() }

  @Test("opens a calendar whose year pattern is at the limit, and shows a label for any year")
  func longLabel() throws {
    let bundle = try DamagedBundle()
    for (calendar, letter) in [(CalendarIdentifier.gregorian, "y"), (.buddhist, "y"), (.chinese, "r")] {
      try bundle.change(bundle.path(calendar), as: CalendarFile.self) {
        $0.years.pattern = String(repeating: letter, count: 1024)
        ($0.years.display, $0.years.numeric) = (nil, nil)
      }
      let opened = try bundle.locale().calendar(calendar)
      for year in [Int.min, 0, 2026, Int.max] {
        #expect(opened.label(ofYear: year).hasSuffix("\(year.magnitude)"), "\(calendar) \(year)")
      }
    }
  }
}
