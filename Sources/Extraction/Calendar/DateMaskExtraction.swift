import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The mask for typing a date; `nil` if a date cannot be typed as three numbers.
  ///
  /// The order and the separators come from the Gregorian short date style, which is made for digits alone. The pattern
  /// for the skeleton `yMd` is less useful. In many locales, it comes from root (Maltese, Somali, Zulu), or has spaces
  /// that users never type (Czech).
  func mask(
    of traits: CalendarTraits, _ civil: ExtractedPatterns, _ sources: inout [String: Origin]
  ) throws(ICUError) -> CalendarFile.Mask? {
    guard let digits = traits.typedYearDigits else { return nil }
    let short = civil.date["short"].parsed
    var letters = try maskLetters(&sources)
    // A letter stands for each digit, but a word stands for the whole number.
    if let year = letters?.year, Set(year).count == 1 {
      letters?.year = String(year.prefix(digits.upperBound))
    }
    return CalendarFile.Mask {
      ($0.letters, $0.order, $0.separators) = (letters, short.columns, short.typedSeparators)
    }
  }

  /// The letters that stand for day, month and year in the mask: `TT`, `MM` and `JJJJ` in German.
  ///
  /// `nil` if Almanac has no letters for the language, and CLDR has no usable words.
  private func maskLetters(_ sources: inout [String: Origin]) throws(ICUError) -> CalendarFile.Mask.Letters? {
    let locale = resources.catalogueEntries.first ?? request.likely
    if let vetted = MaskLetters.vetted(locale) {
      for part in DateColumn.allCases { sources["mask.letters.\(part.rawValue)"] = .table }
      return vetted
    }
    guard let day = try fieldName(.day), let month = try fieldName(.month), let year = try fieldName(.year)
    else { return nil }
    let found = MaskLetters.byRule(day: day.value, month: month.value, year: year.value, locale)
    guard let found else { return nil }
    for (part, word) in [("day", day), ("month", month), ("year", year)] {
      sources["mask.letters.\(part)"] = found.areWords ? word.origin : .made(by: .maskLetters)
    }
    return found.letters
  }

  private func fieldName(_ field: DateField) throws(ICUError) -> WithOrigin<String>? {
    try names(of: field).map { WithOrigin(value: $0.value.wide, origin: $0.origin) }
  }
}

extension DatePattern {
  /// The texts that users type before, between and after the year, month and day in the pattern.
  ///
  /// Text that users never type is left out: direction marks, and text with letters, such as г. after the year in
  /// Bulgarian. Every space becomes U+0020. Spaces at both ends of the date are removed.
  fileprivate var typedSeparators: [String] {
    var separators = [""]
    for part in parts {
      switch part {
      case .field: separators.append("")
      case .literal(let text): separators[separators.count - 1] += text.asTyped
      }
    }
    separators[0] = String(separators[0].drop { $0 == " " })
    while separators.last?.last == " " { separators[separators.count - 1].removeLast() }
    return separators
  }
}

extension String {
  /// The text without direction marks and with plain spaces; empty if the text contains letters.
  fileprivate var asTyped: String {
    guard !contains(where: \.isLetter) else { return "" }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.compactMap { scalar in
          switch scalar.properties.generalCategory {
          case .format: nil
          case .spaceSeparator: " "
          default: scalar
          }
        }))
  }
}
