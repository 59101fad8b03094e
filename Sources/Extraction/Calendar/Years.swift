import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The labels of the years: as the calendar names a year, and as the bare number.
  func years(
    of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> CalendarFile.Years {
    let pattern = try yearPattern(of: calendar, &sources)
    let label = try YearLabel(pattern, of: calendar)
    sources["years.numeric"] = .rule
    let numeric = try settings.years.map { year throws(ICUError) in
      try numerals.text(year + calendar.calendar.yearOffset)
    }
    let display = try zip(settings.years, numeric).map { year, number throws(ICUError) in
      try label.text(related: year, number: number, numerals: numerals)
    }
    return CalendarFile.Years(
      first: settings.years.lowerBound, last: settings.years.upperBound, display: display, numeric: numeric)
  }

  /// The pattern of a year's label.
  ///
  /// A Chinese year without its related year would be the same every 60 years, so root's pattern takes the
  /// place of one that leaves it out.
  private func yearPattern(
    of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> DatePattern {
    let skeleton = calendar.calendar == .gregorian ? "y" : "Gy"
    let pattern = DatePattern(try calendar.generator.pattern(for: skeleton))
    if calendar.calendar == .chinese && !pattern.has("r") {
      sources["years.display"] = .rule
      return DatePattern("r(U)")
    }
    let corrected = pattern.corrected(for: calendar.calendar)
    let path = calendar.path("availableFormats", skeleton)
    sources["years.display"] = corrected == pattern ? try resources.origin(of: path) : .rule
    return corrected
  }
}

/// Composes the label of any year from a pattern whose parts do not depend on the date.
private struct YearLabel {
  private enum Part {
    case literal(String)
    case year(minimumDigits: Int)
    case related(minimumDigits: Int)
    /// The name of the year in the 60-year cycle.
    case cyclic
  }

  private let parts: [Part]
  private let cyclicYears: [String]
  private let calendar: CalendarIdentifier

  init(_ pattern: DatePattern, of calendar: borrowing OpenCalendar) throws(ICUError) {
    self.calendar = calendar.calendar
    cyclicYears = pattern.has("U") ? try calendar.format.symbols(.cyclicYearsAbbreviated) : []
    parts = try pattern.parts.map { part throws(ICUError) in
      switch part {
      case .literal(let text): return .literal(text)
      case .field("y", let count): return .year(minimumDigits: count)
      case .field("r", let count): return .related(minimumDigits: count)
      case .field("U", _): return .cyclic
      case .field("G", let count):
        return .literal(try Self.era(calendar, count))
      case .field(let letter, _):
        throw .unexpectedField(pattern: pattern.description, letter: letter)
      }
    }
  }

  /// The name of the era, by ICU's own format; every year of the table is in the same one.
  private static func era(_ calendar: borrowing OpenCalendar, _ count: Int) throws(ICUError) -> String {
    let midOf2000 = 962_409_600_000.0
    return try calendar.format.text(at: midOf2000, in: String(repeating: "G", count: count))
  }

  /// The label of a year; `number` is the calendar's number for it, as written without zeros in front.
  func text(related year: Int, number: String, numerals: borrowing Numerals) throws(ICUError) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .year(1): text += number
      case .year(let digits): text += try numerals.text(year + calendar.yearOffset, minimumDigits: digits)
      case .related(let digits): text += try numerals.text(year, minimumDigits: digits)
      case .cyclic: text += cyclicYears[(year - 4) % 60]
      }
    }
    return text
  }
}
