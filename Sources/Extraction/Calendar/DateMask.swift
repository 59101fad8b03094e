import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The mask of a typed date; `nil` but in the Gregorian calendar.
  ///
  /// Order and separators are those of the short date style, which people chose for digits alone: the skeleton
  /// In many locales `yMd` comes from root (Maltese, Somali, Zulu), or has spaces that users never type (Czech).
  func mask(
    of calendar: CalendarIdentifier, _ patterns: CalendarFile.Patterns, _ sources: inout [String: Origin]
  ) throws(ICUError) -> CalendarFile.Mask? {
    guard calendar.traits.isISO else { return nil }
    let short = DatePattern(patterns.date["short"] ?? "")
    return CalendarFile.Mask(
      letters: try maskLetters(&sources), order: short.columns, separators: short.typedSeparators)
  }

  /// The letters in use in the language; `nil` where neither Almanac nor CLDR knows its words.
  private func maskLetters(
    _ sources: inout [String: Origin]
  ) throws(ICUError) -> CalendarFile.Mask.Letters? {
    let locale = resources.catalogueEntries.first ?? request.likely
    if let vetted = MaskLetters.vetted(locale) {
      for part in DateColumn.allCases { sources["mask.letters.\(part.rawValue)"] = .table }
      return vetted
    }
    guard let day = try fieldName("day"), let month = try fieldName("month"), let year = try fieldName("year")
    else { return nil }
    let found = MaskLetters.byRule(day: day.value, month: month.value, year: year.value, locale)
    guard let found else { return nil }
    for (part, word) in [("day", day), ("month", month), ("year", year)] {
      sources["mask.letters.\(part)"] = found.areWords ? word.origin : .rule
    }
    return found.letters
  }

  private func fieldName(_ field: String) throws(ICUError) -> WithOrigin<String>? {
    try resources.word(at: ["fields", field, "dn"])
  }
}

extension DatePattern {
  /// What is typed before, between and after the pattern's year, month and day.
  ///
  /// Users never type a word behind the year (Bulgarian г.), a direction mark, or a space other than U+0020.
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
  /// The text without letters, and what belongs to them, and with plain spaces.
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
