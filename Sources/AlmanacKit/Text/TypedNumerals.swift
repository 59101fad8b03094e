/// The numerals of a locale that a typed text can contain.
struct TypedNumerals: Sendable {
  /// The digits that are not digits in Unicode, such as 一, with their values.
  let digits: [(digit: String, value: Int)]
  /// Whether the locale writes numbers with letters, as in an algorithmic numbering system.
  let hasTexts: Bool

  /// `all` has the digits of the locale from 0 to 9, or is empty if they are the digits 0 to 9.
  init(digits all: [String], hasTexts: Bool) {
    digits = all.enumerated().compactMap { value, digit in
      let scalars = digit.unicodeScalars
      return scalars.count == 1 && scalars.first?.decimalDigit == value ? nil : (digit, value)
    }
    self.hasTexts = hasTexts
  }
}
