import AlmanacTestSupport
import Foundation
import Testing

/// The JSON keys of pickers that the article "Read the JSON" names.
@Suite struct ArticleKeyTests {
  @Test("names only keys that the bundle has")
  func keys() throws {
    let page = try Repository.article("Output")
    let rest = try #require(page.components(separatedBy: "\n## The keys of a picker\n").dropFirst().first)
    let section = rest.components(separatedBy: "\n## ")[0]
    // File names and JavaScript's `Intl` are not keys.
    let named = section.matches(of: /`(\w[\w.]*)`/).map { String($0.1) }
      .filter { !$0.hasSuffix(".json") && $0 != "Intl" }
    #expect(named.count > 80)
    let known = try Self.files.reduce(into: Set<String>()) { known, file in
      let json = try Repository.text(of: "Output/json/\(file).json")
      add(try JSONSerialization.jsonObject(with: Data(json.utf8)), "", &known)
    }
    #expect(named.filter { !known.contains($0) } == [])
  }

  /// Files that together have every key that the article names.
  ///
  /// Of these files, only the Czech ones have `months.titled` and `weekdays.titled` (names with capitals for menus),
  /// only the French file has `dayOfMonths`, and only the file of the Chinese calendar has leap months.
  private static let files = [
    "en/locale", "en/gregorian", "cs/locale", "cs/gregorian", "fr/gregorian", "zh-Hans/chinese",
  ]

  /// Adds each key of an object to `known`, alone and with its path, such as `firstDay` and `week.firstDay`.
  private func add(_ value: Any, _ path: String, _ known: inout Set<String>) {
    guard let object = value as? [String: Any] else { return }
    for (key, value) in object {
      let inner = path.isEmpty ? key : "\(path).\(key)"
      known.formUnion([key, inner])
      add(value, inner, &known)
    }
  }
}
