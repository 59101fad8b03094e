import AlmanacComparison
import AlmanacKit
import AlmanacReading
import Foundation

/// The readers of two bundles that are compared.
struct ComparisonSubject: Subject {
  private static let paths = [
    "json/de/locale.json", "json/zh-Hans/chinese.json", "json/eo/gregorian.json", "json/regions.json",
    "strings/de.lproj/Picker.strings", "strings/de.lproj/Picker.stringsdict",
  ]

  let corpus: [[UInt8]]

  init() throws {
    corpus = try Self.paths.map { path in
      let bytes = [UInt8](try Data(contentsOf: PackageFolder.url.appending(path: "Output/\(path)")))
      if path.hasSuffix(".stringsdict") { return bytes }
      guard path.hasSuffix(".json") else {
        // Whole lines, so that what is not damaged can be read.
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return Array(lines.prefix(60).joined(separator: [0x0A])) + [0x0A]
      }
      return path == "json/regions.json" ? Array(#"{"regions":{"AT":{"firstDay":"mon"}}}"#.utf8) : bytes
    }
  }

  /// The places of values that differ.
  ///
  /// Of a source, only what the new file says beside a value is told with it, so that there and back other entries
  /// of damaged sources are left.
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
      "There and back, other values differ: \(Set(values ?? []).symmetricDifference(back ?? [])).")
    // Foundation also reads a byte order mark, and what is deeper or more.
    guard path.hasSuffix(".json"), !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    guard bytes != corpus[file], Self.depth(of: bytes) < 60 else { return }
    do throws(JSONSyntaxError) {
      _ = try JSONValue(reading: bytes)
    } catch {
      // Foundation reads a text with a repeated key.
      if case .repeatedKey = error.reason { return }
      guard !error.reason.isLimit else { return }
      return try FoundationJSON.check(false, bytes)
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

  /// At least how deep lists and objects stand in each other; brackets in texts count too.
  private static func depth(of bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
