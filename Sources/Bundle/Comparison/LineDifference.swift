import AlmanacRecord

/// The first line in which two versions of a file differ.
///
/// Line ends that git's `autocrlf` writes, U+000D and U+000A, do not count as a difference. A missing line feed at the
/// end of a file does.
package struct LineDifference: Equatable, Sendable {
  /// The number of the line; the first line has the number 1.
  package let number: Int
  /// The line in the old version; `nil` if the old version has no such line.
  package let old: String?
  /// The line in the new version; `nil` if the new version has no such line.
  package let new: String?

  /// Finds the first different line; `nil` if the lines are the same.
  ///
  /// A version that is `nil` has no lines.
  package init?(from old: [UInt8]?, to new: [UInt8]?) {
    let versions = [old, new].map { ($0 ?? []).withoutReturns }
    let (before, after) = (versions[0], versions[1])
    guard before != after else { return nil }
    let different = before.indices.first { $0 >= after.count || before[$0] != after[$0] } ?? before.count
    let start = before[..<different].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
    let lines = versions.map { $0[start...].prefix { $0 != Self.lineFeed } }
    // If only the line feed at the end of a file is missing, the other line shows it.
    let isSame = lines[0] == lines[1] && versions.allSatisfy { start < $0.count }
    let shown = zip(versions, lines).map { version, line -> String? in
      guard start < version.count else { return nil }
      let end = isSame ? version[start...].firstIndex(of: Self.lineFeed).map { $0 + 1 } : nil
      return Self.text(of: version[start..<(end ?? line.endIndex)], different)
    }
    self.init(number: 1 + before[..<start].count { $0 == Self.lineFeed }, old: shown[0], new: shown[1])
  }

  private init(number: Int, old: String?, new: String?) {
    (self.number, self.old, self.new) = (number, old, new)
  }

  package var reversed: LineDifference { LineDifference(number: number, old: new, new: old) }

  private static let lineFeed = UInt8(ascii: "\n")
  /// The greatest number of bytes in a line that is shown from its beginning.
  private static let width = 200

  /// A line; if it differs only after a long beginning, as in a minified file, the text begins shortly before that.
  private static func text(of line: ArraySlice<UInt8>, _ different: Int) -> String {
    guard different - line.startIndex > width else { return String(decoding: line, as: UTF8.self) }
    // A cut must not split a character.
    let shown = line[(different - width / 4)...].drop { $0 & 0xC0 == 0x80 }
    return "…" + String(decoding: shown, as: UTF8.self)
  }
}
