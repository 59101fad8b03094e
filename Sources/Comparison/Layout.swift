/// How the bytes of two files differ that say the same.
package enum Layout: Equatable, Sendable {
  /// Lines end with U+000D and U+000A in one of them, as git's `autocrlf` leaves it; Almanac never writes that.
  case lineEnds
  /// The old file begins with U+FEFF.
  case byteOrderMark
  case other

  /// The bytes with U+000A alone at the ends of lines; any other U+000D is part of a text.
  private static func withoutReturns(_ bytes: [UInt8]) -> some Sequence<UInt8> {
    bytes.indices.lazy
      .filter { bytes[$0] != 0x0D || $0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A }
      .map { bytes[$0] }
  }

  /// The difference of two files that are not the same to the byte.
  package init(from old: [UInt8], to new: [UInt8]) {
    if old.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .byteOrderMark
    } else if Self.withoutReturns(old).elementsEqual(Self.withoutReturns(new)) {
      self = .lineEnds
    } else {
      self = .other
    }
  }
}

extension Layout: CustomStringConvertible {
  package var description: String {
    switch self {
    case .lineEnds: #"its lines end with \u000d\u000a"#
    case .byteOrderMark: #"it begins with \ufeff"#
    case .other: "its values are the same, and its layout is another"
    }
  }
}
