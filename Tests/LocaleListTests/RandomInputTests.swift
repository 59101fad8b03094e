import AlmanacKit
import AlmanacLocaleList
import AlmanacTestSupport
import Testing

@Suite("A random list")
struct RandomInputTests {
  @Test(
    "is read, or has errors at positions inside its text, and never causes a crash",
    arguments: 0..<(SlowTests.areAsked ? 20 : 4))
  func random(_ seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    var countOfRead = 0
    for _ in 0..<1000 {
      let list = Self.list(&numbers)
      do throws(LocaleListErrors) {
        check(try LocaleList(list), of: list)
        countOfRead += 1
      } catch {
        check(error.problems, of: list)
      }
    }
    // Some random lists are read, and some have errors, so both checks run.
    #expect((100..<900).contains(countOfRead))
  }

  private func check(_ list: LocaleList, of text: String) {
    #expect(!list.requests.isEmpty, "\(text.debugDescription)")
    #expect(Set(list.tags).count == list.tags.count, "\(text.debugDescription)")
    #expect(list.warnings.allSatisfy { isInside($0, text) }, "\(text.debugDescription)")
    // A new list with the canonical tags of this list selects the same locales.
    let again = Result { () throws(LocaleListErrors) in try LocaleList(list.tags.joined(separator: "\n")) }
    #expect(again.map(\.requests) == .success(list.requests), "\(text.debugDescription)")
  }

  private func check(_ problems: [LocaleListProblem], of text: String) {
    #expect(!problems.isEmpty, "\(text.debugDescription)")
    let places = problems.map { [$0.line ?? 0, $0.column ?? 0] }
    #expect(
      places == places.sorted { $0.lexicographicallyPrecedes($1) }, "\(text.debugDescription)")
    for problem in problems {
      #expect(isInside(problem, text), "\(text.debugDescription) \(problem.text)")
      #expect(isReadable(problem.text), "\(text.debugDescription) \(problem.text.debugDescription)")
    }
  }

  /// Whether the line and the column are in the text, or the problem concerns the whole list.
  private func isInside(_ problem: LocaleListProblem, _ text: String) -> Bool {
    guard let line = problem.line, let column = problem.column else {
      return problem.line == nil && problem.column == nil
    }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return false }
    // A problem may be one column after the last character, where something is missing.
    return (1...Substring(lines[line - 1]).count + 1).contains(column)
  }

  /// Whether a message has a readable length, ends as a sentence, and has no control or other invisible characters.
  private func isReadable(_ message: String) -> Bool {
    message.count < 600 && (message.hasSuffix(".") || message.hasSuffix("?"))
      && message.unicodeScalars.allSatisfy {
        ![.control, .format, .lineSeparator, .unassigned].contains($0.properties.generalCategory)
      }
  }

  /// A random list of a few lines.
  ///
  /// In about half of the lists, the pieces of a line have a fixed order, so that some lines are valid. In the other
  /// half, the order is random.
  private static func list(_ numbers: inout SplitMix64) -> String {
    let isWild = Bool.random(using: &numbers)
    return (0...Int.random(in: 0..<4, using: &numbers)).map { _ in
      let pieces =
        isWild ? Array(repeatElement(wildPieces, count: Int.random(in: 1..<6, using: &numbers))) : slots
      return pieces.map { $0.randomElement(using: &numbers) ?? "" }.joined()
    }.joined(separator: "\n")
  }

  private static let slots = [
    ["", "", "", " ", "!", "! ", "# "],
    ["de", "zh", "iw", "sh", "DE", "he", "sr", "*", "de-*", "zh-Hant-*", "sh-*", "", "zh-TW", "zh-Hant-TW"],
    ["", "", "", "", "", "-AT", "-tw", "-419", "-Latn"],
    ["", "", "", "", "-u-nu-latn", "-U-HC-h23-CA-buddhist", "-u-ca-buddhist-hc-h23"],
    ["", "", "", "\r", "\t", " # *"],
  ]

  private static let wildPieces = [
    "de", "zh", "iw", "sh", "kk", "dee", "deu", "und", "xx", "DE", "fil", "sr", "-Hant", "-Cyrl",
    "-Latn", "-Zzzz", "-TW", "-CN", "-AT", "-419", "-UK", "-USA", "-", "--", "_", "-u", "-u-",
    "-nu-latn", "-hc-h23", "-fw-mon", "-rg-uszzzz", "-ca-buddhist", "-nu", "-co-phonebk", "-x-", "-t-",
    "-1996", "*", "-*", "de-*", "!", "!*", "#", " ", "\t", "\r", "\r\n", "\n", "\u{FEFF}", "\u{0}",
    "\u{301}", "\u{200D}", "\u{202E}", "\u{2028}", "é", "ı", "ｄ", "١", "👩\u{200D}👩\u{200D}👧", "🇦🇹",
    "\u{FFFD}", "../", ".", "@", ",", "\u{E0001}", "\u{10FFFF}", "\u{85}",
  ]
}
