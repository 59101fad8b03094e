import AlmanacBundle
import AlmanacInputs
import AlmanacKit
import AlmanacTestSupport

/// The comparison of an undamaged and a damaged version of a JSON file.
struct ComparisonSubject: Subject {
  private static let paths = [
    "json/de/locale.json", "json/zh-Hans/chinese.json", "json/eo/gregorian.json", "json/regions.json",
  ]

  let corpus: [[UInt8]]

  init() throws {
    corpus = try Self.paths.map { path in
      path == "json/regions.json"
        ? Array(#"{"regions":{"AT":{"firstDay":"mon"}}}"#.utf8) : try Repository.bytes(of: "Output/\(path)")
    }
  }

  /// The places of the values that differ, without the entries of `sources`.
  ///
  /// The entries of `sources` are left out, because they depend on the direction of the comparison. A changed source is
  /// not reported if a value that has this source is reported. Usually, the new file says which source a value has.
  private static func values(_ changes: [Change]?) -> [String]? {
    changes?.filter { $0.path?.keys.first != "sources" }.map(\.place)
  }

  func check(_ bytes: [UInt8], of file: Int) throws(BrokenRule) {
    let path = Self.paths[file]
    let there = Self.changes(path, from: corpus[file], to: bytes)
    let back = Self.values(Self.changes(path, from: bytes, to: corpus[file]))
    let values = Self.values(there)
    try BrokenRule.unless(
      values == back,
      "The comparison in the other direction finds other values: \(Set(values ?? []).symmetricDifference(back ?? []))."
    )
    // Unlike Almanac, Foundation accepts a byte order mark.
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    do throws(JSONSyntaxError) {
      _ = try JSONValue(reading: bytes)
    } catch {
      switch error.reason {
      case .expected, .notUTF8: return try FoundationJSON.check(false, bytes)
      // Unlike Almanac, Foundation accepts an object with a repeated key, deeper nesting and larger files.
      default: return
      }
    }
    try FoundationJSON.check(true, bytes)
  }

  private static func changes(_ path: String, from old: [UInt8], to new: [UInt8]) -> [Change]? {
    do throws(FileComparison.Unreadable) {
      return try FileComparison.changes(path, from: old, to: new, in: .all)
    } catch {
      return nil
    }
  }
}
