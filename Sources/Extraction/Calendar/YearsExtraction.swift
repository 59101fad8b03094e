import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The labels for the listed years in two forms: as the calendar names a year (`2026年`), and as a bare number.
  func years(
    of calendar: borrowing OpenCalendar, _ patterns: CalendarFile.Patterns, eras: CalendarFile.Eras?,
    cyclicYears: [String]?, _ sources: inout [String: Origin]
  ) throws(ICUError) -> CalendarFile.Years {
    let pattern = try yearPattern(of: calendar, patterns, &sources)
    let traits = calendar.traits
    let numbers = settings.years.map { traits.yearOfEra(listed: $0) }
    let digits = try numerals.digits(for: numbers + settings.years)
    let label = YearLabel(
      pattern, of: calendar.calendar, eras: eras?.names, cyclicYears: cyclicYears, digits: digits)
    guard let label else {
      let letter = pattern.letters.subtracting(YearLabel.letters).min() ?? "G"
      throw .unexpectedField(pattern: pattern.description, letter: letter)
    }
    sources["years.numeric"] = .made(by: .yearNumber)
    return CalendarFile.Years {
      ($0.first, $0.last) = (settings.years.lowerBound, settings.years.upperBound)
      $0.pattern = pattern.description
      $0.display = settings.years.map { label.text(traits.numbering.year(listed: $0)) }
      $0.numeric = numbers.map { digits.text($0) }
    }
  }

  /// The pattern for the label of a year in this calendar, such as `y年`.
  private func yearPattern(
    of calendar: borrowing OpenCalendar, _ patterns: CalendarFile.Patterns,
    _ sources: inout [String: Origin]
  ) throws(ICUError) -> DatePattern {
    let (skeleton, numbering) = (calendar.traits.yearLabel, calendar.traits.numbering)
    if numbering.isCyclic, let label = patterns.skeletons[skeleton] {
      sources["years.display"] = sources["patterns.skeletons.\(skeleton)"]
      sources["years.pattern"] = sources["years.display"]
      return DatePattern(label)
    }
    let asked = try calendar.generator.pattern(for: skeleton)
    let origin = try resources.origin(of: calendar.path("availableFormats", skeleton))
    let found = corrected(
      asked, origin, at: "patterns.skeletons.\(skeleton)", in: calendar.calendar.rawValue)
    let pattern = DatePattern(found.value)
    let corrected = pattern.corrected(for: numbering)
    sources["years.display"] =
      corrected == pattern ? found.origin : .made(by: numbering.isCyclic ? .relatedYear : .weekYear)
    sources["years.pattern"] = sources["years.display"]
    return corrected
  }
}
