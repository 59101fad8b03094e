extension String.UnicodeScalarView {
  /// The scalars, with one scalar for the parts of a Korean syllable, of a vowel with two parts, and of a kana with a mark,
  /// and with the unified ideograph for a compatibility ideograph, such as 年 for U+F98E.
  ///
  /// Swift's library cannot compose a text to NFC, as the runtime for the web does. Other letters with a mark need no
  /// composition, because ``TypedText/folded`` has them without the mark.
  var composed: Self {
    reduce(into: Self()) { result, scalar in
      guard let last = result.last, let composed = last.composed(with: scalar) else {
        return result.append(scalar.ideograph ?? scalar)
      }
      result.removeLast()
      result.append(composed)
    }
  }
}

extension Unicode.Scalar {
  /// The unified ideograph that equals this compatibility ideograph, such as 年 for U+F98E; `nil` for other scalars.
  fileprivate var ideograph: Unicode.Scalar? {
    value < 0xF900 || !properties.isFullCompositionExclusion ? nil : Self.ideographs[Character(self)]
  }

  /// The unified ideographs; a compatibility ideograph equals its unified ideograph, so both are the same key.
  private static let ideographs: [Character: Unicode.Scalar] = {
    let scalars = (UInt32(0x4E00)...0x9FFF).compactMap(Unicode.Scalar.init)
    return Dictionary(uniqueKeysWithValues: scalars.map { (Character($0), $0) })
  }()

  fileprivate func composed(with next: Unicode.Scalar) -> Unicode.Scalar? {
    if Self.secondParts.contains(next.value) { return Self.compositions["\(self)\(next)"] }
    guard (0x1161...0x11C2).contains(next.value) else { return nil }
    return syllable(with: next)
  }

  /// The Korean syllable with a vowel after its first consonant, or with the last consonant (Unicode, section 3.12).
  private func syllable(with next: Unicode.Scalar) -> Unicode.Scalar? {
    let (first, vowel, last) = (Int(value) - 0x1100, Int(next.value) - 0x1161, Int(next.value) - 0x11A7)
    if (0..<19).contains(first), vowel < 21 {
      return Unicode.Scalar(UInt32(0xAC00 + (first * 21 + vowel) * 28))
    }
    let isOpen = (0xAC00...0xD7A3).contains(value) && (value - 0xAC00) % 28 == 0
    return isOpen && last > 0 ? Unicode.Scalar(value + UInt32(last)) : nil
  }

  private static let secondParts: Set<UInt32> = [
    0x9BE, 0x9D7, 0xB3E, 0xB56, 0xB57, 0xBBE, 0xBD7, 0xC56, 0xCC2, 0xCD5, 0xCD6, 0xD3E, 0xD57, 0xDCA, 0xDCF,
    0xDDF,
    0x102E, 0x3099, 0x309A, 0x11127,
  ]

  /// The letters with two parts; two spellings of a letter are the same key.
  private static let compositions: [String: Unicode.Scalar] = {
    let kana = (UInt32(0x304C)...0x30FE).compactMap(Unicode.Scalar.init)
    let vowels = "োৌୈୋୌஔொோௌైೀೇೈೊೋൊോൌේොෝෞဦ𑄮𑄯".unicodeScalars
    return Dictionary(uniqueKeysWithValues: (kana + vowels).map { (String($0), $0) })
  }()
}
