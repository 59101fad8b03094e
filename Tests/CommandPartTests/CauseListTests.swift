import AlmanacBundle
import AlmanacKit
import Testing

@testable import almanac

/// The changes on the HTML page of a report.
@Suite struct CauseListTests {
  private func changes(_ path: String, _ old: String, _ new: String) throws -> [Change] {
    try FileComparison.changes(path, from: Array(old.utf8), to: Array(new.utf8), in: .all)
  }

  @Test("are grouped by cause, at most 50 in a group unless the user asks for all", arguments: [true, false])
  func groups(isFull: Bool) throws {
    let words = (0..<60).map { #""a\#($0)": "x\#($0)""# }.joined(separator: ", ")
    let changes = try changes("json/de/locale.json", "{\(words)}", "{}")
    let groups = changes.groupedByCause(BundleIndex(reading: nil))
    let list = CauseList(groups, .change, isFull: isFull)
    #expect(list.locales == ["de"] && list.hiddenChanges == 0)
    let entries = try #require(list.groups.first?.fields)
    let keys = ["cause", "changes", "count", "examples"] + (isFull ? [] : ["more"]) + ["place"]
    #expect(entries.map(\.key) == keys)
    let listed = try #require(entries[1].value.elements)
    #expect(listed.count == (isFull ? 60 : 50) && "\(entries[2].value)" == "60")
    #expect(isFull || "\(entries[4].value)" == "10")
  }

  // A page has room for 16 MB of changes.
  @Test("are left out beyond the room of the page, also if the user asks for all")
  func room() throws {
    let long = String(repeating: "x", count: 16_000_000)
    let other = try changes("json/fr/locale.json", #"{"c": "z"}"#, "{}")
    let changes = try changes("json/de/locale.json", #"{"a": "\#(long)", "b": "y"}"#, "{}") + other
    let groups = changes.groupedByCause(BundleIndex(reading: nil))
    let list = CauseList(groups, .change, isFull: true)
    let entries = try #require(list.groups.first?.fields)
    let listed = try #require(entries[1].value.elements)
    #expect(groups.count == 2 && list.groups.count == 1 && listed.count == 1 && list.hiddenChanges == 1)
    #expect(entries[4].key == "more" && "\(entries[4].value)" == "1")
  }
}

extension Structure {
  /// The fields of an object; `nil` for any other structure.
  fileprivate var fields: [(key: String, value: Structure)]? {
    if case .object(let fields) = self { fields } else { nil }
  }

  /// The elements of a list; `nil` for any other structure.
  fileprivate var elements: [Structure]? { if case .list(let elements) = self { elements } else { nil } }
}
