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
