import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// The code of the articles compiles, and returns the texts that the articles show below the code.
///
/// The expected texts in the articles were not made with AlmanacKit. The names and patterns are from CLDR 42 (PyPI
/// `babel` 2.12.1), the Chinese days from PyPI `sxtwl`, and the words from the string catalogue.
@Suite struct ArticleTests {
  @Test(
    "shows only code that is in ArticleCode.swift, word for word", arguments: ["AlmanacKit", "SwiftPickers"])
  func code(name: String) throws {
    let source = try Self.lines(of: try Repository.text(of: "Tests/AlmanacKitTests/ArticleCode.swift"))
    let blocks = try Article(named: name).blocks(in: "swift")
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(source.contains(try Self.lines(of: block)), "\(block)") }
  }

  @Test("shows the texts that the code above them returns in each locale")
  func results() throws {
    let examples = try Article(named: "SwiftPickers").examples()
    #expect(examples.count > 60)
    let run = try ArticleRun()
    for example in examples {
      let found = try run.result(of: example.function, locale: example.locale, calendar: example.calendar)
      #expect(found.map(\.withPlainSpaces) == example.expected, "\(example.function), \(example.locale)")
    }
  }

  @Test("shows the first steps and the lines they print")
  func firstSteps() throws {
    let source = try Self.lines(of: try Repository.text(of: "Tests/AlmanacKitTests/ArticleCode.swift"))
    let text = try Repository.article("AlmanacKit")
    let blocks = Article(text: text).blocks(in: "swift").filter { $0.contains("Almanac(bundleAt:") }
    let block = try #require(blocks.first)
    #expect(source.contains(try Self.lines(of: block.replacing("import AlmanacKit\n", with: ""))))
    let printed = try ArticleCode().firstSteps(RealBundle.folder.path).joined(separator: "\n")
    #expect(text.contains("```\n\(printed)\n```"))
  }

  @Test("shows the locale that AlmanacKit finds for a user")
  func matching() throws {
    let block = try Article(named: "Locales").blocks(in: "swift")[0]
    let call = try #require(
      block.firstMatch(of: #/matching: \["([\w-]+)", "([\w-]+)"\]\)\.tag  \/\/ "([\w-]+)"/#))
    let locale = try RealBundle.almanac.locale(matching: [String(call.1), String(call.2)])
    #expect(locale.tag == String(call.3))
  }

  /// The text without its empty lines and its indentation.
  private static func lines(of text: String) throws -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}

/// An article of AlmanacKit: a Markdown page with blocks of Swift code and blocks of expected texts.
private struct Article {
  /// A line of a text block, such as `th buddhist: มกราคม · กุมภาพันธ์`: locale, calendar and expected texts.
  struct Example {
    let function: String
    let locale: String
    let calendar: CalendarIdentifier
    let expected: [String]
  }

  private let fences: [(language: String, text: String)]

  init(named name: String) throws {
    self.init(text: try Repository.article(name))
  }

  init(text: String) {
    let parts = "\n\(text)".components(separatedBy: "\n```")
    fences = stride(from: 1, to: parts.count - 1, by: 2).map { index in
      let fence = parts[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(fence[0]), fence.count > 1 ? String(fence[1]) : "")
    }
  }

  func blocks(in language: String) -> [String] {
    fences.filter { $0.language == language }.map(\.text)
  }

  /// Each line of every text block, with the name of the function in the Swift block before the text block.
  func examples() throws -> [Example] {
    try zip(fences, fences.dropFirst()).filter { $1.language == "text" }.flatMap { code, results in
      let function = try #require(code.text.firstMatch(of: /func (\w+)\(/)).1
      return try results.text.split(separator: "\n").map { try example($0, of: String(function)) }
    }
  }

  private func example(_ line: Substring, of function: String) throws -> Example {
    let match = try #require(line.wholeMatch(of: /([\w-]+) (\w+): (.*)/), "\(line)")
    let calendar = try #require(CalendarIdentifier(rawValue: String(match.2)))
    return Example(
      function: function, locale: String(match.1), calendar: calendar,
      expected: match.3.components(separatedBy: " · "))
  }
}

extension String {
  /// The text with ordinary spaces instead of CLDR's thin and narrow spaces in times and intervals.
  fileprivate var withPlainSpaces: String {
    replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
  }
}
