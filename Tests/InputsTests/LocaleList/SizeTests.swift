import AlmanacInputs
import AlmanacKit
import AlmanacTestSupport
import Testing

@Suite("A list of any size")
struct SizeTests {
  @Test(
    "that is garbage has at most 1001 problems",
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
    "that is one very long line has one problem",
    arguments: [
      "a-", "zh_", "de-u-nu-latn-", "de-u-nu-latn-xx-", "*", "-*", "!", "! ", "e\u{301}\u{301}", "a.",
    ])
  func endlessTag(_ piece: String) {
    let problems = errors(in: filled(with: piece, bytes: 500_000))
    #expect(problems.count == 1)
    #expect(problems.allSatisfy { $0.text.unicodeScalars.count < 1000 })
  }

  @Test("is not read beyond a thousand errors, and the last problem names the position")
  func giveUp() {
    let problems = errors(in: String(repeating: "de\nxx\n", count: 5000))
    #expect(problems.count == 1001 && problems.last?.text == Self.stop(line: 2001, "1000 errors"))
  }

  @Test("may have a thousand patterns, and is not read beyond them")
  func patterns() throws {
    let patterns = Array(repeating: "de-*", count: 1000)
    #expect(try LocaleList(patterns.joined(separator: "\n")).tags == ["de", "de-AT", "de-DE"])
    let problems = errors(in: (patterns + ["en", "!de-*", "xx"]).joined(separator: "\n"))
    #expect(problems.map(\.text) == [Self.stop(line: 1002, "1000 patterns")])
  }

  @Test("may select two thousand locales, and is not read beyond them")
  func locales() throws {
    let tags = manyTags()
    #expect(try LocaleList(tags.prefix(2000).joined(separator: "\n")).tags.count == 2000)
    let problems = errors(in: tags.joined(separator: "\n"))
    #expect(problems.map(\.text) == [Self.stop(line: 2001, "2000 locales")])
  }

  @Test("with exactly a thousand errors has all of them reported")
  func thousandErrors() {
    let problems = errors(in: String(repeating: "xx\n", count: 1000))
    #expect(problems.map(\.place?.line) == Array(1...1000))
  }

  @Test("with the same tag 10,000 times selects the tag once, with 9,999 warnings")
  func repeatedTag() throws {
    let list = try LocaleList(String(repeating: "de-AT-u-nu-latn\n", count: 10_000))
    #expect(list.tags == ["de-AT-u-nu-latn"])
    #expect(list.warnings.count == 9999)
  }

  @Test("with 2000 tags and 1999 exclusions is read to its end")
  func exclusions() throws {
    let tags = Array(manyTags().prefix(2000))
    let list = try LocaleList((tags + tags.dropLast().map { "!" + $0 }).joined(separator: "\n"))
    #expect(list.tags == tags.suffix(1))
    #expect(list.warnings == [])
  }

  private static func stop(line: Int, _ limit: String) -> String {
    "\(line):1: Almanac stops reading the list here: the limit is \(limit). "
      + "Shorten or correct the list: each line is a tag, such as 'de-AT', or a pattern, such as 'de-*'."
  }

  private func filled(with piece: String, bytes: Int) -> String {
    String(repeating: piece, count: bytes / piece.utf8.count)
  }

  /// More than 2,000 different tags.
  private func manyTags() -> [String] {
    let regions = KnownCodes.sample.regions.filter { $0.utf8.count == 2 }.map { $0.lowercased() }
    return ["de", "en", "fil", "he"].flatMap { language in
      KnownCodes.sample.numberingSystems.flatMap { numbers in
        regions.map { "\(language)-u-nu-\(numbers)-rg-\($0)zzzz" }
      }
    }
  }
}
