import AlmanacComparison
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
    guard case .object(let entries) = try #require(list.groups.first) else { return }
    let keys = ["cause", "changes", "count", "examples"] + (isFull ? [] : ["more"]) + ["place"]
    #expect(entries.map(\.key) == keys)
    guard case .list(let listed) = entries[1].value else { return }
    #expect(listed.count == (isFull ? 60 : 50) && "\(entries[2].value)" == "60")
    #expect(isFull || "\(entries[4].value)" == "10")
  }

  // A page has room for 16 MB of changes.
  @Test("are left out beyond the room of the page, also if the user asks for all")
  func room() throws {
    let long = String(repeating: "x", count: 16_000_000)
    let changes = try changes("json/de/locale.json", #"{"a": "\#(long)", "b": "y"}"#, "{}")
    let groups = changes.groupedByCause(BundleIndex(reading: nil))
    let list = CauseList(groups, .change, isFull: true)
    guard case .object(let entries) = try #require(list.groups.first) else { return }
    guard case .list(let listed) = entries[1].value else { return }
    #expect(groups.count == 1 && listed.count == 1 && list.hiddenChanges == 0)
    #expect("\(entries[4].value)" == "1")
  }

  // The page limits its changes by this size, so a text that is not counted could make the page too large.
  @Test("count the bytes of every text", arguments: [#"{"a": "b"}"#, "{}"])
  func size(new: String) throws {
    let change = try #require(try changes("json/de/locale.json", #"{"a": "äöü"}"#, new).first)
    let (structure, size) = change.structure
    guard case .object(let entries) = structure else { return }
    let keys = ["kind", "locale"] + (new == "{}" ? [] : ["new"]) + ["old", "path", "pathText", "table"]
    #expect(entries.map(\.key) == keys)
    let texts = entries.flatMap { entry -> [String] in
      switch entry.value {
      case .text(let text): [text]
      case .list(let list): list.compactMap { if case .text(let text) = $0 { text } else { nil } }
      case .flag, .number, .object: []
      }
    }
    #expect(size == texts.reduce(100) { $0 + $1.utf8.count })
  }
}
