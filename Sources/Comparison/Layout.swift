import AlmanacBundle

/// The kind of difference between the bytes of two files that have the same values.
package enum Layout: Equatable, Sendable {
  /// Only the line ends differ: some lines end with U+000D and U+000A, which git's `autocrlf` writes.
  ///
  /// Almanac never writes U+000D at the end of a line.
  case lineEnds
  /// The old file begins with U+FEFF, the byte-order mark.
  case byteOrderMark
  case other

  /// Finds the kind of difference between two files whose bytes differ.
  package init(from old: [UInt8], to new: [UInt8]) {
    if old.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .byteOrderMark
    } else if old.withoutReturns == new.withoutReturns {
      self = .lineEnds
    } else {
      self = .other
    }
  }
}

extension Layout: CustomStringConvertible {
  package var description: String {
    switch self {
    case .lineEnds: #"the lines end with \u000d\u000a"#
    case .byteOrderMark: #"the first character is \ufeff"#
    case .other: "the values are the same, but the layout differs"
    }
  }
}
