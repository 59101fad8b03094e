/// The number of terminal columns that a text takes.
///
/// A nonspacing or enclosing mark, a format character and a control character take no column. A wide character, such as
/// 月, takes two columns. Every other character takes one.
package func displayWidth(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + displayWidth($1) } }

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: 0
  default: scalar.isEastAsianWide ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is wide or fullwidth, such as 月 (Unicode, East Asian Width W and F).
  ///
  /// The answer is reliable only for scalars that occur in texts about dates. Other wide scalars may be missing.
  package var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
