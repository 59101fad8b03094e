import AlmanacRecord

/// A known way in which two files with the same values differ.
package enum Layout: String, Sendable {
  /// Only the line ends differ: some lines end with U+000D and U+000A, which git's `autocrlf` writes.
  ///
  /// Almanac never writes U+000D at the end of a line.
  case lineEnds = #"the lines end with \u000d\u000a"#
  /// The old file begins with U+FEFF, the byte-order mark.
  case byteOrderMark = #"the first character is \ufeff"#

  /// Finds how two files differ whose bytes differ; `nil` if they differ in any other way.
  package init?(from old: [UInt8], to new: [UInt8]) {
    if old.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .byteOrderMark
    } else if old.withoutReturns == new.withoutReturns {
      self = .lineEnds
    } else {
      return nil
    }
  }
}
