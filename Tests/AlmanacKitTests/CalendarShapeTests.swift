import AlmanacKit
import Testing

/// A calendar's file that can be decoded but has a wrong list or pattern.
@Suite struct CalendarShapeTests {
  typealias Damage = FileDamage<CalendarFile>

  @Test(
    "refuses lists with wrong entries or a wrong length",
    arguments: [
      Damage(.gregorian, "eleven months", "months.format") { $0.months.format.wide.removeLast() },
      Damage(.gregorian, "13 months", "months.standAlone") { $0.months.standAlone.abbreviated.append("x") },
      Damage(.gregorian, "codes of other months", "monthCodes") { $0.monthCodes.swapAt(0, 1) },
      Damage(.gregorian, "30 days", "dayLabels") { $0.dayLabels.removeLast() },
      Damage(.gregorian, "two columns", "columns") { $0.columns = [.day, .month] },
      Damage(.gregorian, "a column twice", "columns") { $0.columns = [.day, .month, .day] },
      Damage(.gregorian, "four columns, one of them twice", "columns") {
        $0.columns = [.day, .month, .year, .day]
      },
      Damage(.gregorian, "no eras", "'eras' does not match") { $0.eras = nil },
      Damage(.gregorian, "no codes of eras", "eras") { $0.eras?.codes = [] },
      Damage(.buddhist, "another offset", "rules") { $0.rules.yearOffset = 544 },
      Damage(.gregorian, "the offset of another calendar", "rules") { $0.rules.yearOffset = .min },
      Damage(.gregorian, "a longest month without days", "rules") { $0.rules.longestMonth = -1 },
      Damage(.gregorian, "an unknown rule", "rules") { $0.rules.yearRule = "unknown" },
      Damage(.chinese, "the rule of another calendar", "rules") { $0.rules.yearRule = "civil" },
      Damage(.chinese, "another table", "rules") { $0.rules.yearTable = "../regions" },
      Damage(.gregorian, "no rule", "rules") { $0.rules.yearRule = nil },
      Damage(.gregorian, "typed years without digits", "rules") { $0.rules.typedYearDigits = [] },
      Damage(.gregorian, "typed years with too few digits", "rules") { $0.rules.typedYearDigits = [1, 4] },
      Damage(.gregorian, "years in a cycle", "rules") { $0.rules.numbering = .cyclic },
      Damage(.gregorian, "an era that begins later", "rules") {
        $0.rules.eras?["ce"]?.firstDay = "2000-01-01"
      },
      Damage(.gregorian, "an era without rules", "rules") { $0.rules.eras?["bce"] = nil },
      Damage(.buddhist, "no rules for eras", "rules") { $0.rules.eras = nil },
      Damage(.gregorian, "an era without a name", "eras") { $0.eras?.wide.removeLast() },
      Damage(.gregorian, "no years", "years.display") { $0.years.display = [] },
      Damage(.buddhist, "a year too many", "years.numeric") { $0.years.numeric?.append("x") },
      Damage(.gregorian, "a numeral with too many characters", "numberTexts.hebr") {
        $0.numberTexts = ["hebr": ["5": String(repeating: "x", count: Limits.number + 1)]]
      },
      Damage(.gregorian, "a numeral of no number", "numberTexts.hebr") {
        $0.numberTexts = ["hebr": ["05": "x"]]
      },
      Damage(.gregorian, "a mask with a long letter", "'mask' has") {
        $0.mask?.letters?.month = String(repeating: "x", count: Limits.pattern)
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
      Damage(.gregorian, "a mask of four columns", "mask.order") {
        $0.mask?.order = [.day, .month, .year, .year]
        $0.mask?.separators.append("")
      },
      Damage(.gregorian, "names of the Chinese cycle", "cyclicYears") { $0.cyclicYears = ["甲子"] },
      Damage(.gregorian, "names of Chinese days", "dayNames") { $0.dayNames = ["初一"] },
      Damage(.chinese, "no leap months", "leapMonths") { $0.leapMonths = nil },
      Damage(.chinese, "no mark of a leap month", "lacks 'leapMonthPatterns'") { $0.leapMonthPatterns = nil },
      Damage(.chinese, "eleven leap months", "leapMonths") { $0.leapMonths?.format.wide.removeLast() },
      Damage(.chinese, "codes of other leap months", "leapMonthCodes") { $0.leapMonthCodes?.swapAt(0, 1) },
      Damage(.gregorian, "the eras of another calendar", "eras") { $0.eras?.codes = ["be", "ce"] },
      Damage(.buddhist, "no era", "the field 'G'") { $0.eras = nil },
      Damage(.chinese, "31 days", "dayLabels") { $0.dayLabels.append("31") },
      Damage(.chinese, "29 names of days", "dayNames") { $0.dayNames = Array(repeating: "x", count: 29) },
      Damage(.chinese, "59 years in the cycle", "cyclicYears") { $0.cyclicYears?.removeLast() },
      Damage(.chinese, "no cycle", "cyclicYears") { $0.cyclicYears = nil },
      Damage(.chinese, "13 animals", "zodiac") { $0.zodiac?.append("cat") },
    ])
  func lists(damage: Damage) throws { try damage.expectRefusal() }

  @Test(
    "refuses patterns that AlmanacKit cannot format",
    arguments: [
      Damage(.gregorian, "a letter that is no field", "'X'") {
        $0.patterns.skeletons["yMMMd"] = "d. MMM y X"
      },
      Damage(.gregorian, "the number of the week", "'w'") { $0.patterns.date["full"] = "w. y" },
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
      Damage(.gregorian, "an interval with one end twice", "{1}") {
        $0.patterns.intervals.fallback = "{1} – {1}"
      },
      Damage(.gregorian, "a label without its year", "'years.pattern' has no 'y'") { $0.years.pattern = "G" },
      Damage(.gregorian, "no label", "'years.pattern' has no 'y'") { $0.years.pattern = "" },
      Damage(.gregorian, "the last two digits of a year", "'years.pattern' has no 'y'") {
        $0.years.pattern = "yy"
      },
      Damage(.gregorian, "a year in quotes", "'years.pattern' has no 'y'") { $0.years.pattern = "'y'" },
      Damage(.chinese, "a name that 1966 and 2026 share", "'years.pattern' has no 'r'") {
        $0.years.pattern = "U年"
      },
      Damage(.chinese, "the number in the cycle", "'years.pattern' has no 'r'") { $0.years.pattern = "yU" },
      Damage(.buddhist, "a month in a label", "'years.pattern' has the field 'M'") {
        $0.years.pattern = "M/y"
      },
      Damage(.gregorian, "a name of the cycle in a label", "has the field 'U'") { $0.years.pattern = "y U" },
      Damage(.chinese, "an era in a label", "has the field 'G'") { $0.years.pattern = "G r" },
      Damage(.gregorian, "a label of 1025 bytes", "'years.pattern' has 1025 bytes (limit: 1024)") {
        $0.years.pattern = "y" + String(repeating: ".", count: 1024)
      },
      Damage(.buddhist, "a label of 66 fields", "has 66 fields (limit: 64)") {
        $0.years.pattern = String(repeating: "yG", count: 33)
      },
      Damage(.buddhist, "a label of 19,000 bytes", "can make a text of 19") {
        $0.years.pattern = "yGGGG yGGGG"
        $0.eras?.wide = [String(repeating: "x", count: 9500)]
      },
      Damage(.chinese, "long marks of leap months", "(limit: 16384)") {
        $0.leapMonthPatterns?.numeric = "{0}" + many("x", 1000)
        $0.patterns.date["full"] = many("M.", 20)
      },
      Damage(.gregorian, "long numerals", "(limit: 16384)") {
        $0.numberTexts = ["hebr": ["5": many("ה", Limits.number)]]
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

  @Test("refuses a Hebrew calendar without the names of months in a leap year")
  func leapYear() throws {
    let bundle = try DamagedBundle("he")
    try bundle.change(bundle.path(.hebrew), as: CalendarFile.self) { $0.leapYearMonths = nil }
    #expect(bundle.error()?.malformedReason == "it lacks 'leapYearMonths'")
  }

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
