import AlmanacKit
import Foundation
import Testing

/// Files of a calendar and texts that are at a limit, or just above it; `AmplificationTests` has the limits of a locale.
@Suite struct FileLimitTests {
  private func expect<File: BundleFile>(_ row: Limit<File>, in path: String, of bundle: DamagedBundle) throws
  {
    try bundle.shortenIndex()
    let whole = try bundle.bytes(path)
    for (number, reason) in [(row.limit, nil), (row.limit + 1, row.reason)] {
      try bundle.write(whole, to: path)
      try bundle.change(path, as: File.self) { row.change(&$0, number) }
      #expect(bundle.error() == reason.map { .malformedFile(path: path, reason: $0) })
    }
  }

  @Test(
    "opens a calendar at each limit, and refuses it beyond the limit",
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
      Limit("bytes of a mask", 1024, "'mask' has 1025 bytes (limit: 1024)") {
        $0.mask?.letters = nil
        $0.mask?.separators = ["", "", "", many("x", $1)]
      },
      Limit(
        "UTF-16 units of a year", 160, "'years.numeric' has 161 UTF-16 code units in a number (limit: 160)"
      ) {
        $0.years.numeric?[0] = many("x", $1)
      },
      Limit("bytes of a pattern", 1024, "a pattern has 1025 bytes (limit: 1024)") {
        $0.patterns.date["full"] = "d" + many(".", $1 - 1)
      },
    ] as [Limit<CalendarFile>])
  func calendar(row: Limit<CalendarFile>) throws {
    let bundle = try DamagedBundle()
    try expect(row, in: bundle.path(.gregorian), of: bundle)
  }

  @Test("opens a Chinese calendar with a leap-month mark of 1,024 bytes, and refuses a longer mark")
  func leapMark() throws {
    let bundle = try DamagedBundle("zh-Hans")
    let limit = Limit<CalendarFile>(
      "bytes of the mark", 1024, "'leapMonthPatterns.numeric' has 1025 bytes (limit: 1024)"
    ) {
      $0.leapMonthPatterns?.numeric = "{0}" + many("x", $1 - 3)
    }
    try expect(limit, in: bundle.path(.chinese), of: bundle)
  }

  // The name of each month has 16,000 bytes, and the pattern of the skeleton yMd adds dots up to the wanted length.
  @Test("makes a text of 16,384 bytes from names and a pattern, and refuses one more byte")
  func text() throws {
    let bundle = try DamagedBundle()
    let limit = Limit<CalendarFile>(
      "bytes of a text", 16_384,
      "the pattern 'MMMM\(many(".", 385))' can make a text of 16385 bytes (limit: 16384)"
    ) { file, count in
      file.months.format.wide = Array(repeating: many("x", 16_000), count: 12)
      for key in file.patterns.date.keys { file.patterns.date[key] = "d" }
      for key in file.patterns.skeletons.keys { file.patterns.skeletons[key] = "d" }
      for key in file.patterns.intervals.patterns.keys {
        file.patterns.intervals.patterns[key] = ["d": "d–d", "M": "d–d", "y": "d–d"]
      }
      file.patterns.skeletons["yMd"] = "MMMM" + many(".", count - 16_000)
    }
    try expect(limit, in: bundle.path(.gregorian), of: bundle)
  }

  @Test("fills a sentence up to 16,384 bytes, and refuses one more byte")
  func sentence() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) {
      $0.strings["a11y.today"] = .plain("12345{date}6")
    }
    let locale = try bundle.locale()
    #expect(try locale.string("a11y.today", ["date": many("x", 16_378)]).utf8.count == 16_384)
    #expect(throws: AlmanacError.textTooLong(key: "a11y.today", limit: 16_384)) {
      try locale.string("a11y.today", ["date": many("x", 16_379)])
    }
  }

  @Test(
    "reads a text of 16,384 bytes, with or without escapes, and refuses a longer text",
    arguments: ["x", #"\u0078"#])
  func textWithEscapes(character: String) throws {
    for (length, reason) in [(16_384, nil), (16_385, "'dataLocale' is too long (limit: 16384 bytes)")] {
      let bundle = try DamagedBundle()
      try bundle.replace(
        #""dataLocale": "de""#, with: #""dataLocale": "\#(many(character, length))""#,
        in: bundle.localePath)
      #expect(bundle.error() == reason.map { .malformedFile(path: bundle.localePath, reason: $0) })
    }
  }

  @Test("reads a file of 16 MB, and refuses one more byte")
  func file() throws {
    let bundle = try DamagedBundle()
    let whole = try bundle.bytes(bundle.localePath)
    for (size, reason) in [(16_000_000, nil), (16_000_001, "it is larger than 16 MB")] {
      try bundle.write(
        whole + Data(repeating: UInt8(ascii: " "), count: size - whole.count), to: bundle.localePath)
      #expect(bundle.error() == reason.map { .malformedFile(path: bundle.localePath, reason: $0) })
    }
    let regions = try bundle.bytes("json/regions.json")
    let large = Array(regions) + Array(repeating: UInt8(ascii: " "), count: 16_000_001 - regions.count)
    #expect(throws: BundleFileError.self) { try RegionsFile(reading: large) }
  }
}
