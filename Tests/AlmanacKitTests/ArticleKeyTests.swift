import AlmanacTestSupport
import Foundation
import Testing

/// The JSON keys that the articles of AlmanacKit name for readers without Swift.
@Suite struct ArticleKeyTests {
  @Test(
    "names only keys the bundle has",
    arguments: [
      "DateRangePicker", "MultiDatePicker", "DateAndTimePicker", "CalendarView", "DateInputField",
    ])
  func keys(article: String) throws {
    let page = try text("Sources/AlmanacKit/AlmanacKit.docc/\(article).md")
    let section = try #require(page.components(separatedBy: "### In the JSON").dropFirst().first)
    // A file, a placeholder and JavaScript's own are no keys; what an index picks is not in the key.
    let named = section.matches(of: /`(\w[\w.]*)(\[.*?\])?`/).map { String($0.1) }
      .filter { !$0.hasSuffix(".json") && $0 != "Intl" }
    #expect(named.count > 10)
    let known = try Self.files.reduce(into: Set<String>()) { known, file in
      add(try JSONSerialization.jsonObject(with: Data(try text("Output/json/\(file).json").utf8)), "", &known)
    }
    #expect(named.filter { !known.contains($0) } == [])
  }

  /// Files that have every key between them: titled names are Czech's, leap months the Chinese calendar's.
  private static let files = [
    "en/locale", "en/gregorian", "cs/locale", "cs/gregorian", "zh-Hans/chinese",
  ]

  /// Adds the keys of an object, each alone and with the path to it.
  private func add(_ value: Any, _ path: String, _ known: inout Set<String>) {
    guard let object = value as? [String: Any] else { return }
    for (key, value) in object {
      let inner = path.isEmpty ? key : "\(path).\(key)"
      known.formUnion([key, inner])
      add(value, inner, &known)
    }
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Fixture.data("../../\(path)", beside: #filePath), as: UTF8.self)
  }
}
