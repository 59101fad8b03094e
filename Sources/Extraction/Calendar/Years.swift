import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The labels for the listed years in two forms: as the calendar names a year (`2026年`), and as a bare number.
  func years(
    of calendar: borrowing OpenCalendar, _ patterns: CalendarFile.Patterns, eras: CalendarFile.Eras?,
    cyclicYears: [String]?, _ sources: inout [String: Origin]
  ) throws(ICUError) -> CalendarFile.Years {
    let pattern = try yearPattern(of: calendar, patterns, &sources)
    let label = try YearLabel(pattern, calendar.traits, eras: eras, cyclicYears: cyclicYears)
    sources["years.numeric"] = .made(by: .yearNumber)
    let traits = calendar.traits
    let numeric = try settings.years.map { year throws(ICUError) in
      try numerals.text(traits.yearOfEra(listed: year))
    }
    let display = try zip(settings.years, numeric).map { year, number throws(ICUError) in
      try label.text(listed: year, number: number, numerals: numerals)
    }
    return CalendarFile.Years(
      first: settings.years.lowerBound, last: settings.years.upperBound, pattern: pattern.description,
      display: display, numeric: numeric)
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

/// Composes the label of any year from a pattern that has only fields for the year: its number, name or era.
private struct YearLabel {
  private enum Part {
    case literal(String)
    case year(minimumDigits: Int)
    case related(minimumDigits: Int)
    /// The name of the year's era; the list has the names of all the calendar's eras.
    case era([String])
    /// The name of the year in the 60-year cycle.
    case cyclic
  }

  private let parts: [Part]
  private let cyclicYears: [String]
  private let traits: CalendarTraits

  init(
    _ pattern: DatePattern, _ traits: CalendarTraits, eras: CalendarFile.Eras?, cyclicYears: [String]?
  ) throws(ICUError) {
    self.traits = traits
    self.cyclicYears = cyclicYears ?? []
    parts = try pattern.parts.map { part throws(ICUError) in
      switch part {
      case .literal(let text): return .literal(text)
      case .field("y", let count): return .year(minimumDigits: count)
      case .field("r", let count): return .related(minimumDigits: count)
      case .field("U", _): return .cyclic
      case .field("G", let count):
        return .era(eras?.names[count] ?? [])
      case .field(let letter, _):
        throw .unexpectedField(pattern: pattern.description, letter: letter)
      }
    }
  }

  /// The label for the calendar's year that begins in the Gregorian year `listed`.
  ///
  /// `number` is the year's number in its era, written without leading zeros.
  func text(listed year: Int, number: String, numerals: borrowing Numerals) throws(ICUError) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .year(1): text += number
      case .year(let digits):
        text += try numerals.text(traits.yearOfEra(listed: year), minimumDigits: digits)
      case .era(let names): text += names[traits.eras.place(ofYear: traits.numbering.year(listed: year))]
      case .related(let digits): text += try numerals.text(year, minimumDigits: digits)
      case .cyclic: text += cyclicYears[YearNumbering.placeInCycle(ofRelatedYear: year)]
      }
    }
    return text
  }
}
