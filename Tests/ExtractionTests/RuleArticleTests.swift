import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacExtraction

/// The article Calendars, which describes every rule that makes a value or changes a value of ICU.
@Suite struct RuleArticleTests {
  @Test("describes each rule once, in the order of the code")
  func rules() throws {
    let page = try Repository.article("Calendars")
    let section = try #require(page.components(separatedBy: "\n## Rules\n").dropFirst().first)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let cells = rows.map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(cells.map(\.first) == Rule.allCases.map(\.rawValue))
    #expect(cells.allSatisfy { $0.count == 3 && !$0.contains("") })
  }

  // `Origin.made(by:)` is the only place that may write `.rule`, so no value can have a rule that is not in the list.
  @Test("knows the rule of each value that a rule makes, and has no other rules")
  func code() throws {
    let folder = Repository.folder.appending(path: "Sources/Extraction")
    let files = FileManager.default.enumerator(atPath: folder.path())?.compactMap {
      $0 as? String
    }
    var code = ""
    for file in try #require(files) where file.hasSuffix(".swift") && file != "Rule.swift" {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(text.matches(of: #/\.rule\b/#).isEmpty, "\(file)")
      code += text
    }
    for rule in Rule.allCases {
      #expect(code.contains(".\(rule)"), "\(rule)")
    }
  }
}
