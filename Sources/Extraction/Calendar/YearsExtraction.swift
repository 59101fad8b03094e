import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The labels for the listed years in two forms: as the calendar names a year (`2026年`), and as a bare number.
  ///
  /// `file` has the calendar's eras and cyclic years, and gets the numbering systems of the label.
  func years(
    of calendar: borrowing OpenCalendar, _ patterns: ExtractedPatterns, _ file: inout CalendarFile,
    _ sources: inout [String: Origin]
  ) throws(ICUError) -> CalendarFile.Years {
    let traits = calendar.traits
    guard let found = label(of: traits, patterns) else {
      throw .wrongCount(table: "patterns.skeletons.\(traits.yearLabel)", expected: 1, found: 0)
    }
    let pattern = found.parsed
    sources["years.display"] = found.origin
    sources["years.pattern"] = found.origin
    if let systems = found.override { file.numberOverrides?["years.pattern"] = systems }
    let listed = traits.listedYears(beginningIn: settings.years)
    let numbers = listed.map { traits.yearOfEra(listed: $0) }
    let system = found.override?["y"] ?? found.override?["*"]
    let label = YearLabel(
      pattern, of: calendar.calendar, eras: file.eras?.names, cyclicYears: file.cyclicYears,
      digits: try digits(for: numbers + listed, system))
    guard let label else {
      let letter = pattern.letters.subtracting(YearLabel.letters).min() ?? "G"
      throw .unexpectedField(pattern: pattern.description, letter: letter)
    }
    let digits = try digits(for: numbers, found.override?["*"])
    sources["years.numeric"] = .made(by: .yearNumber)
    return CalendarFile.Years {
      ($0.first, $0.last) = (listed.lowerBound, listed.upperBound)
      $0.pattern = pattern.description
      $0.display = listed.map { label.text(traits.numbering.year(listed: $0)) }
      $0.numeric = numbers.map { digits.text($0) }
    }
  }

  /// The pattern for the label of a year.
  ///
  /// The label shows the era if the language's long dates do: 1448 هـ in Arabic, but ۱۴۰۵ in Persian. In a calendar with
  /// Gregorian months, it always does, because the year could be taken for a Gregorian year.
  private func label(of traits: CalendarTraits, _ patterns: ExtractedPatterns) -> ExtractedPattern? {
    guard let found = patterns.skeletons[traits.yearLabel] else { return nil }
    let (label, long) = (found.parsed, patterns.date["long"].parsed)
    guard traits.yearStructure != .civil, label.has("G"), !long.has("G") else { return found }
    return found.changed(to: label.removingEra, by: .noEra)
  }
}
