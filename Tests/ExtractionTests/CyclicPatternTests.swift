import AlmanacKit
import Testing

/// The patterns of Chinese dates: one order in each locale, years that differ, and no two numbers side by side.
@Suite struct CyclicPatternTests {
  /// A pattern, and what it is with CLDR's Gregorian order of the language.
  struct Row: Sendable, CustomTestStringConvertible {
    let tag: String
    let skeleton: String
    let expected: String
    var testDescription: String { "\(tag) \(skeleton)" }

    init(_ tag: String, _ skeleton: String, _ expected: String) {
      self.tag = tag
      self.skeleton = skeleton
      self.expected = expected
    }
  }

  // CLDR 42's Gregorian patterns: de "d. MMMM y", fr "d MMMM y", ar "d MMMM، y", hu "y. MMMM d.", es "d 'de' MMMM 'de' y",
  // ru "d MMMM y г.". CLDR's Chinese ones have root's order, or the year's name alone.
  @Test(
    "have the order and the words of the Gregorian ones where CLDR has only root's",
    arguments: [
      Row("de", "yMMMM", "MMMM, r(U)"), Row("fr", "yMMMMd", "d MMMM r(U)"), Row("ar", "yMMMMd", "d MMMM، r"),
      Row("hu", "yMMMMd", "r(U). MMMM d."), Row("es", "yMMMM", "MMMM 'de' r"),
      Row("ru", "yMMMM", "LLLL r\u{202F}г."),
      Row("th", "yMMMd", "d MMM, r"),
    ])
  func order(row: Row) throws {
    let file = try Extraction.calendar(.chinese, row.tag)
    #expect(file.patterns.skeletons[row.skeleton] == row.expected)
    #expect(file.sources["patterns.skeletons.\(row.skeleton)"] == .rule)
  }

  // CLDR 42, dates/calendars/chinese of en, zh, ja and ko.
  @Test(
    "stay as CLDR has them where they fit",
    arguments: [
      Row("en", "yMMMMd", "MMMM d, r(U)"), Row("zh-Hans", "yMMMM", "rU年MMMM"), Row("ja", "MMMd", "MMMd日"),
      Row("ko", "yMMMMd", "r년(U년) MMMM d일"),
    ])
  func kept(row: Row) throws {
    let file = try Extraction.calendar(.chinese, row.tag)
    #expect(file.patterns.skeletons[row.skeleton] == row.expected)
    #expect(file.sources["patterns.skeletons.\(row.skeleton)"]?.isOfICU == true)
  }

  // CLDR 42: ko has "U년 MMM d일" and "r(U) MMM d – MMM d", ja "U年MMMd日" in the numerals 一五, zh "M月d日" in Gregorian.
  @Test("have one form of the year, and one order in dates and intervals")
  func intervals() throws {
    let korean = try Extraction.calendar(.chinese, "ko").patterns
    #expect(korean.date["long"] == "r년(U년) MMMM d일")
    #expect(korean.intervals.patterns["yMMMd"]?["d"] == "r년 MMM d일~d일")
    #expect(korean.intervals.fallback == "{0} ~ {1}")
    let japanese = try Extraction.calendar(.chinese, "ja")
    #expect(japanese.patterns.date["long"] == "r(U)年MMMMd日")
    #expect(japanese.patterns.date["medium"] == "r年MMMd日")
    #expect(japanese.numberOverrides == nil)
    #expect(japanese.years.display?[126] == "2026(丙午)年")
    let german = try Extraction.calendar(.chinese, "de").patterns
    #expect(german.intervals.patterns["MMMd"]?["M"] == "d. MMM\u{2009}–\u{2009}d. MMM")
  }

  // The days of the Chinese calendar have names in Chinese almanacs: 初一周二, not 1日周二.
  @Test(
    "name the day in every pattern without the number of a month",
    arguments: ["zh-Hans", "zh-Hans-HK", "yue"])
  func dayNames(tag: String) throws {
    let file = try Extraction.calendar(.chinese, tag)
    let patterns =
      file.patterns.skeletons.map { ("patterns.skeletons.\($0)", $1) }
      + file.patterns.date.map { ("patterns.date.\($0)", $1) }
    for (path, pattern) in patterns where DatePattern(pattern).has("d") {
      let hasNumber = DatePattern(pattern).parts.contains {
        [.field(letter: "M", count: 1), .field(letter: "M", count: 2)].contains($0)
      }
      #expect((file.numberOverrides?[path] == ["d": "hanidays"]) != hasNumber, "\(path) \(pattern)")
      #expect(hasNumber || !pattern.contains("日"), "\(path) \(pattern)")
    }
    #expect(file.patterns.skeletons["Ed"] == "dEEE")
  }

  // CLDR 42 has root's pinyin ("bing-wu") in Arabic, Hindi, Hebrew and German; only German is written in Latin letters.
  // CLDR 48 has Shan's own patterns with a year's name, and no such name in Shan.
  @Test(
    "leave out the name of the year where it cannot be read",
    arguments: [
      ("ar", false), ("hi", false), ("he", false), ("ru", false), ("shn", false), ("de", true), ("th", true),
      ("vi", true),
    ])
  func yearNames(tag: String, hasName: Bool) throws {
    let file = try Extraction.calendar(.chinese, tag)
    #expect(DatePattern(file.patterns.skeletons["yMMMM"] ?? "").has("U") == hasName)
    #expect(DatePattern(file.patterns.date["full"] ?? "").has("U") == hasName)
    #expect((file.years.display?[126] == file.years.numeric?[126]) == !hasName)
  }

  // Every pattern with a year tells 1966 from 2026, which are both 丙午.
  @Test(
    "show the related year wherever they show a year",
    arguments: [
      "de", "fr", "es", "cs", "th", "zh-Hans", "zh-Hant-HK", "ja", "ko", "vi", "ta", "gd", "nl", "ks",
    ])
  func relatedYear(tag: String) throws {
    let patterns = try Extraction.calendar(.chinese, tag).patterns
    let all =
      Array(patterns.date.values) + patterns.skeletons.values
      + patterns.intervals.patterns.values.flatMap(\.values)
    for pattern in all.map(DatePattern.init) {
      #expect(!pattern.has("y"), "\(pattern)")
      #expect(!pattern.has("U") || pattern.has("r"), "\(pattern)")
    }
    #expect(DatePattern(patterns.skeletons["yMMMM"] ?? "").has("r"))
    #expect(DatePattern(patterns.date["full"] ?? "").has("r"))
  }

  // "17 bulan 1 2026" and "महीना 1 2026" read as one number; Persian and Arabic have a comma of their own, and so
  // has Burmese in CLDR 42.
  @Test(
    "part two numbers by the language's comma",
    arguments: [
      Row("id", "yMMMMd", "d MMMM, r(U)"), Row("hi", "yMMM", "MMM, r"), Row("fa", "yMMMM", "MMMM، r"),
      Row("my", "yMMMM", "r၊ MMMM"),
      Row("en", "yMMMd", "MMM d, r"),
    ])
  func comma(row: Row) throws {
    let isOldData = try Extraction.shared.get().versions.cldr == "42"
    guard isOldData || row.tag != "my" else { return }
    #expect(try Extraction.calendar(.chinese, row.tag).patterns.skeletons[row.skeleton] == row.expected)
  }

  // Kashmiri has no word for a month; its Gregorian numeric pattern is "M/d/y" (CLDR 42).
  @Test("have the month's number where the names of the months are numbers")
  func numbers() throws {
    let patterns = try Extraction.calendar(.chinese, "ks").patterns
    #expect(patterns.date["long"] == "M/d/r")
    #expect(patterns.skeletons["yMMMM"] == "M/r")
  }
}
