import AlmanacKit
import AlmanacLocaleList
import AlmanacTestSupport
import Testing

@Suite("A list of any size")
struct SizeTests {
  @Test(
    "that is garbage has as many problems as a person reads, and not millions",
    arguments: [
      Row("x\n", 1001, "wrong lines"),
      Row("zh_TW dee *\r\n! 👩\u{200D}👩\u{200D}👧 xx\n", 1001, "wrong lines of several kinds"),
      Row("a", 1, "one word"),
      Row("\u{0}", 1, "NULs"),
    ])
  func garbage(_ row: Row<Int>) {
    let problems = errors(in: filled(with: row.list, bytes: Limits.inputFile))
    #expect(problems.count == row.expected)
    #expect(problems.allSatisfy { $0.text.unicodeScalars.count < 1000 })
  }

  @Test(
    "that is one endless tag has one problem",
    arguments: [
      "a-", "zh_", "de-u-nu-latn-", "de-u-nu-latn-xx-", "*", "-*", "!", "! ", "e\u{301}\u{301}", "a.",
    ])
  func endlessTag(_ piece: String) {
    let problems = errors(in: filled(with: piece, bytes: 500_000))
    #expect(problems.count == 1)
    #expect(problems.allSatisfy { $0.text.unicodeScalars.count < 1000 })
  }

  @Test("says where it was given up, behind a thousand errors")
  func giveUp() {
    let problems = errors(in: String(repeating: "de\nxx\n", count: 5000))
    #expect(problems.count == 1001)
    #expect(
      problems.last?.text
        == "2001:1: The list has 1000 errors up to here, and is not read any further. "
        + "Make sure that this is a list of locales, with one tag on a line.")
  }

  @Test("reads a thousand patterns, and is given up at the next one")
  func patterns() throws {
    let patterns = Array(repeating: "de-*", count: 1000)
    #expect(try LocaleList(patterns.joined(separator: "\n")).tags == ["de", "de-AT", "de-DE"])
    let problems = errors(in: (patterns + ["en", "!de-*", "xx"]).joined(separator: "\n"))
    #expect(
      problems.map(\.text) == [
        "1002:1: The list has 1000 patterns up to here, and is not read any further. "
          + "Make sure that this is a list of locales, with one tag on a line."
      ])
  }

  @Test("reads two thousand locales, and is given up at the next one")
  func locales() throws {
    let tags = manyTags()
    #expect(try LocaleList(tags.prefix(2000).joined(separator: "\n")).tags.count == 2000)
    #expect(
      errors(in: tags.joined(separator: "\n")).map(\.text) == [
        "2001:1: The list has 2000 locales up to here, and is not read any further. "
          + "Make sure that this is a list of locales, with one tag on a line."
      ])
  }

  @Test("with a thousand errors and no more has them all reported")
  func thousandErrors() {
    let problems = errors(in: String(repeating: "xx\n", count: 1000))
    #expect(problems.map(\.line) == Array(1...1000))
  }

  @Test("with 100,000 times the same tag selects it once, and warns of the others")
  func repeatedTag() throws {
    let list = try LocaleList(String(repeating: "de-AT-u-nu-latn\n", count: 100_000))
    #expect(list.tags == ["de-AT-u-nu-latn"])
    #expect(list.warnings.count == 99_999)
  }

  @Test("with as many exclusions as tags is read, and ends as it should")
  func exclusions() throws {
    let tags = Array(manyTags().prefix(2000))
    let list = try LocaleList((tags + tags.dropLast().map { "!" + $0 }).joined(separator: "\n"))
    #expect(list.tags == tags.suffix(1))
    #expect(list.warnings == [])
  }

  private func filled(with piece: String, bytes: Int) -> String {
    String(repeating: piece, count: bytes / piece.utf8.count)
  }

  /// Some 10,000 tags, each another one.
  private func manyTags() -> [String] {
    let codes = KnownCodes.sample
    return ["de", "en", "fil", "he"].flatMap { language in
      codes.numberingSystems.sorted().flatMap { numbers in
        codes.regions.filter { $0.utf8.count == 2 }.sorted().flatMap { region in
          HourCycle.allCases.map { cycle in
            "\(language)-u-hc-\(cycle.rawValue)-nu-\(numbers)-rg-\(region.lowercased())zzzz"
          }
        }
      }
    }
  }
}
