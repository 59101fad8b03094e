import AlmanacKit
import Foundation
import Synchronization
import Testing

/// Small files from which AlmanacKit could make very long texts.
///
/// AlmanacKit limits the length of every text. It also limits the size of each part of a file that can make texts
/// longer, such as a digit.
@Suite struct AmplificationTests {
  @Test(
    "opens a locale at each limit, shows its texts, and refuses it beyond the limit",
    arguments: [
      Limit("UTF-16 units of a digit", 8, "'numbers.digits' has 9 UTF-16 code units") {
        $0.numbers.digits = Array(repeating: many("x", $1), count: 10)
      },
      Limit("bytes of a pattern", 1024, "has 1025 bytes (limit: 1024)") {
        $0.time.skeletons["Hm"] = "HH:mm" + many(".", $1 - 5)
      },
      Limit("letters of a field", 1024, "has 1025 bytes (limit: 1024)") {
        $0.time.skeletons["Hm"] = many("m", $1)
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
      Limit("placeholders of a text", 20, "'strings.action.done' has 21 placeholders") {
        $0.strings["action.done"] = .plain((0..<$1).map { "{p\($0)}" }.joined())
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
      Limit("relations and ranges of the plural rules", 1000, "'plurals.cardinal' has 1001 relations") {
        let ranges = Array(repeating: UInt(5)...UInt(5), count: $1 - 2)
        let relation = PluralRelation(modulus: UInt(Int.max), ranges: ranges, isNegated: false)
        $0.plurals.cardinal = PluralRules([.one: [[relation]]])
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
      Limit("bytes of a unit's form", 1024, "'units.hour' has 1025 bytes in a text") {
        $0.units?["hour"]?["long"]?.forms[.other] = many("x", $1)
      },
      Limit("numbers in a unit's form", 20, "'units.hour' has 21 placeholders in a text") {
        $0.units?["hour"]?["long"]?.forms[.other] = many("{0}", $1)
      },
      Limit(
        "UTF-16 units of a number", 160,
        "'numbers.minutes' has 161 UTF-16 code units in a number (limit: 160)"
      ) {
        $0.numbers.digits = nil
        $0.numbers.minutes = Array(repeating: many("x", $1), count: 60)
      },
      Limit("numbers in words", 5000, "'numbers.texts' has 5001 numbers (limit: 5000)") {
        $0.numbers.texts = Dictionary(uniqueKeysWithValues: (0..<$1).map { ("\($0)", "x") })
      },
      Limit("styles of lists", 500, "'lists' has 501 styles (limit: 500)") {
        for number in $0.lists.count..<$1 { $0.lists["x\(number)"] = $0.lists["long"] }
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
  func limits(row: Limit<LocaleFile>) throws {
    let bundle = try DamagedBundle()
    try bundle.shortenIndex()
    let whole = try bundle.bytes(bundle.localePath)
    try bundle.change(bundle.localePath, as: LocaleFile.self) { row.change(&$0, row.limit) }
    let texts = try bundle.everyText()
    #expect(texts.allSatisfy { $0.utf8.count <= Limits.text })
    try bundle.write(whole, to: bundle.localePath)
    try bundle.change(bundle.localePath, as: LocaleFile.self) { row.change(&$0, row.limit + 1) }
    #expect(bundle.error()?.malformedPath == bundle.localePath)
    #expect(
      bundle.error()?.malformedReason?.contains(row.reason) == true, "\(String(describing: bundle.error()))")
  }

  @Test("shows every text of a locale that is at many limits at once")
  func allLimits() throws {
    let bundle = try DamagedBundle()
    try bundle.shortenIndex()
    try bundle.change(bundle.localePath, as: LocaleFile.self) { file in
      file.numbers.digits = Array(repeating: many("𝟘", 2), count: 10)
      let pattern = Array(repeating: "mmm", count: 64).joined(separator: ":")
      for number in file.time.skeletons.count..<500 { file.time.skeletons["x\(number)"] = pattern }
      for key in file.strings.keys { file.strings[key] = .plain(many("é", 8192)) }
    }
    let texts = try bundle.everyText()
    #expect(texts.allSatisfy { $0.utf8.count <= Limits.text })
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

  @Test("reads a file with the deepest allowed nesting on a thread with a stack of 512 KB")
  func smallStack() throws {
    let bundle = try DamagedBundle()
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      // The limit is 64 levels, and the file's own object is one level.
      let deep = many(open, 63) + "1" + many(close, 63)
      try bundle.replace(#""dataLocale""#, with: #""deep": \#(deep), "dataLocale""#, in: bundle.localePath)
      #expect(bundle.errorOnSmallStack() == nil)
      try bundle.replace(#""deep": "#, with: #""deep": ["#, in: bundle.localePath)
      #expect(bundle.errorOnSmallStack()?.malformedPath == bundle.localePath)
      try bundle.write(
        try Data(contentsOf: RealBundle.folder.appending(path: bundle.localePath)), to: bundle.localePath)
    }
  }
}

extension DamagedBundle {
  /// The error from opening the bundle on a thread with a stack of 512 KB, the size of iOS's secondary threads.
  fileprivate func errorOnSmallStack() -> AlmanacError? {
    let result = Mutex<AlmanacError?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let error = self.error()
      result.withLock { $0 = error }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    return result.withLock { $0 }
  }
}
