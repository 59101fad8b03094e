import AlmanacKit
import Foundation
import Testing

/// Files at each limit, and just above it; small files could make very long texts.
///
/// AlmanacKit limits the length of every text that a file can make.
@Suite struct AmplificationTests {
  @Test(
    "opens a locale at each limit, shows its texts, and refuses it beyond the limit",
    arguments: [
      Limit("bytes of a pattern", 1024, "has 1025 bytes (limit: 1024)") {
        $0.time.skeletons["Hm"] = "HH:mm" + many(".", $1 - 5)
      },
      Limit("fields of a pattern", 64, "has 65 fields (limit: 64)") {
        $0.time.skeletons["Hm"] = (0..<$1).map { $0 % 2 == 0 ? "H" : "m" }.joined(separator: ":")
      },
      Limit("patterns of a table", 500, "'time.skeletons' has 501 patterns") {
        for number in $0.time.skeletons.count..<$1 { $0.time.skeletons["x\(number)"] = "H" }
      },
      Limit("bytes of a text", 16_384, "'strings.action.done' is too long (limit: 16384 bytes)") {
        $0.strings["action.done"] = .plain(many("x", $1))
      },
      Limit("bytes of a text with an escape", 16_384, "'strings.action.done' is too long") {
        $0.strings["action.done"] = .plain("\n" + many("x", $1 - 1))
      },
      Limit("bytes of a text that has fewer letters", 16_384, "'strings.action.done' is too long") {
        $0.strings["action.done"] = .plain(many("ก", 5461) + many("x", $1 - 16_383))
      },
      Limit("combining marks in a row", 30, "'strings.action.done' has too many combining marks") {
        $0.strings["action.done"] = .plain("x" + many("\u{301}", $1 - 1) + "\u{316}")
      },
      Limit("parts of a day", 32, "'dayPeriods.codes' has 33 codes") { file, count in
        let names = { (_: NameWidth) in (0..<count).map { "x\($0)" } }
        file.dayPeriods.codes = names(.wide)
        file.dayPeriods.format = WidthNames(hasShort: false, names)
        file.dayPeriods.standAlone = WidthNames(hasShort: false, names)
        file.dayPeriods.rules = nil
      },
      Limit("bytes of the pattern of a list", 1024, "has 1025 bytes") {
        $0.lists["long"]?.middle = "{0}{1}" + many("x", $1 - 6)
      },
      Limit("bytes of two times, joined", 16_384, "'time.intervals.fallback'") { file, size in
        let names = { (_: NameWidth) in file.dayPeriods.codes.map { _ in many("x", 8000) } }
        file.dayPeriods.format = WidthNames(hasShort: false, names)
        file.time.skeletons["Hm"] = "a"
        file.time.skeletons["hm"] = "a"
        file.time.intervals.fallback = "{0}{1}" + many(".", size - 16_000)
      },
      // A number has up to twenty digits and a hyphen.
      Limit("numbers in a unit's form", 682, "'units.hour' can make a text of 16392 bytes (limit: 16384)") {
        $0.units?["hour"]?["long"]?.forms[.other] = many("{0}", $1)
      },
      Limit("numbers in words", 5000, "'numbers.texts' has 5001 numbers (limit: 5000)") {
        $0.numbers.texts = Dictionary(uniqueKeysWithValues: (0..<$1).map { ("\($0)", "x") })
      },
      Limit("styles of times", 500, "'time.styles' has 501 patterns (limit: 500)") {
        for number in $0.time.styles.count..<$1 { $0.time.styles["x\(number)"] = "H" }
      },
      Limit("intervals of times", 500, "'time.intervals' has 501 patterns (limit: 500)") {
        let count = $0.time.intervals.patterns.values.reduce(0) { $0 + $1.count }
        for number in count..<$1 { $0.time.intervals.patterns["x\(number)"] = ["H": "H–H"] }
      },
      Limit("bytes of the pattern between two times", 1024, "a pattern has 1025 bytes (limit: 1024)") {
        $0.time.intervals.fallback = "{0}{1}" + many("x", $1 - 6)
      },
    ] as [Limit<LocaleFile>])
  func locale(row: Limit<LocaleFile>) throws {
    let bundle = try DamagedBundle()
    try expect(row, in: bundle.localePath, of: bundle)
  }

  @Test(
    "opens a calendar at each limit, shows its texts, and refuses it beyond the limit",
    arguments: [
      Limit("styles of dates", 500, "'patterns.date' has 501 patterns (limit: 500)") {
        for number in $0.patterns.date.count..<$1 { $0.patterns.date["x\(number)"] = "d" }
      },
      Limit("styles of dates and times", 500, "'patterns.dateTime' has 501 patterns (limit: 500)") {
        for number in $0.patterns.dateTime.count..<$1 { $0.patterns.dateTime["x\(number)"] = "{1} {0}" }
      },
      Limit("skeletons", 500, "'patterns.skeletons' has 501 patterns (limit: 500)") {
        for number in $0.patterns.skeletons.count..<$1 { $0.patterns.skeletons["x\(number)"] = "d" }
      },
      Limit("intervals", 500, "'patterns.intervals' has 501 patterns (limit: 500)") {
        let count = $0.patterns.intervals.patterns.values.reduce(0) { $0 + $1.count }
        for number in count..<$1 { $0.patterns.intervals.patterns["x\(number)"] = ["d": "d–d"] }
      },
      Limit("numerals of a system", 5000, "'numberTexts.hebr' has 5001 numbers (limit: 5000)") {
        $0.numberTexts = ["hebr": Dictionary(uniqueKeysWithValues: (0..<$1).map { ("\($0)", "x") })]
      },
      Limit("bytes of a mask", 1024, "'mask' has 1025 bytes (limit: 1024)") {
        $0.mask?.letters = nil
        $0.mask?.separators = ["", "", "", many("x", $1)]
      },
      // The name of each month has 16,000 bytes, and the pattern adds dots.
      Limit("bytes of a date", 16_384, "can make a text of 16385 bytes (limit: 16384)") { file, count in
        file.months.format.wide = Array(repeating: many("x", 16_000), count: 12)
        for key in file.patterns.date.keys { file.patterns.date[key] = "d" }
        for key in file.patterns.skeletons.keys { file.patterns.skeletons[key] = "d" }
        for key in file.patterns.intervals.patterns.keys {
          file.patterns.intervals.patterns[key] = ["d": "d–d", "M": "d–d", "y": "d–d"]
        }
        file.patterns.skeletons["yM"] = "MMMM" + many(".", count - 16_000)
      },
    ] as [Limit<CalendarFile>])
  func calendar(row: Limit<CalendarFile>) throws {
    let bundle = try DamagedBundle()
    try expect(row, in: bundle.path(.gregorian), of: bundle)
  }

  private func expect<File: BundleFile>(_ row: Limit<File>, in path: String, of bundle: DamagedBundle) throws
  {
    try bundle.shortenIndex()
    let whole = try bundle.bytes(path)
    try bundle.change(path, as: File.self) { row.change(&$0, row.limit) }
    let texts = try bundle.everyText()
    #expect(texts.allSatisfy { $0.utf8.count <= Limits.text })
    try bundle.write(whole, to: path)
    try bundle.change(path, as: File.self) { row.change(&$0, row.limit + 1) }
    let error = bundle.error()
    #expect(error?.malformedPath == path)
    #expect(error?.malformedReason?.contains(row.reason) == true, "\(String(describing: error))")
  }

  @Test("refuses a date with a time, and an interval with two ends, if the text is over the limit")
  func joined() throws {
    let bundle = try DamagedBundle()
    let path = bundle.path(.gregorian)
    let whole = try bundle.bytes(path)
    try bundle.change(path, as: CalendarFile.self) { file in
      file.months.format.wide = Array(repeating: many("x", 16_000), count: 12)
      file.patterns.date["full"] = "MMMM"
      for skeleton in CalendarFile.Patterns.skeletons { file.patterns.skeletons[skeleton] = "d" }
      for style in ["long", "medium", "short"] { file.patterns.date[style] = "d" }
      for key in file.patterns.dateTime.keys { file.patterns.dateTime[key] = "{1} {0}" + many(".", 1000) }
      file.patterns.intervals.patterns = file.patterns.intervals.patterns.mapValues {
        $0.mapValues { _ in "d" }
      }
    }
    #expect(bundle.error()?.malformedReason?.contains("'patterns.dateTime.") == true)
    try bundle.write(whole, to: path)
    try bundle.change(path, as: CalendarFile.self) { file in
      file.months.format.wide = Array(repeating: many("x", 8200), count: 12)
      for skeleton in CalendarFile.Patterns.skeletons { file.patterns.skeletons[skeleton] = "MMMM" }
      for style in file.patterns.date.keys { file.patterns.date[style] = "d" }
      file.patterns.intervals.patterns = file.patterns.intervals.patterns.mapValues {
        $0.mapValues { _ in "d" }
      }
    }
    #expect(bundle.error()?.malformedReason?.contains("'patterns.intervals.fallback'") == true)
  }

  @Test("throws if the values of placeholders make a text longer than the limit")
  func replacements() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) { file in
      for key in ["a11y.today", "a11y.selected"] { file.strings[key] = .plain(many("{date}", 2700)) }
      file.strings["selection.count"] = .plural([.other: many("{n}", 5000)])
    }
    let locale = try bundle.locale()
    let error = AlmanacError.textTooLong(key: "a11y.today", limit: 16_384)
    #expect(throws: error) { try locale.string("a11y.today", ["date": many("x", 1000)]) }
    #expect(throws: error) {
      try locale.calendar(.gregorian).spokenText(try gregorian(2026, 2, 17), [.today, .selected])
    }
    #expect(throws: AlmanacError.textTooLong(key: "selection.count", limit: 16_384)) {
      try locale.string("selection.count", count: Int.max)
    }
    #expect(try locale.string("a11y.today", ["date": "123456"]).utf8.count == 16_200)
    // The sentence has six bytes besides its value.
    try bundle.change(bundle.localePath, as: LocaleFile.self) {
      $0.strings["a11y.today"] = .plain("12345{date}6")
    }
    let short = try bundle.locale()
    #expect(try short.string("a11y.today", ["date": many("x", 16_378)]).utf8.count == 16_384)
    // The last letter has two bytes.
    #expect(throws: error) { try short.string("a11y.today", ["date": many("x", 16_377) + "ä"]) }
  }

  // In UTS 35, the pattern "start" joins the first two items, "middle" adds each following item except the last, and
  // "end" adds the last item.
  @Test("joins many items, even if the pattern puts the added item before the joined items")
  func lists() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) { $0.lists["long"]?.middle = "({1} {0})" }
    let locale = try bundle.locale()
    #expect(locale.list(["a", "b", "c", "d", "e"]) == "(d (c a, b)) und e")
    #expect(locale.list(Array(repeating: "x", count: 20_000)).utf8.count == 79_998)
  }
}
