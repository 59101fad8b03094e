import AlmanacKit

extension ExtractedPatterns {
  /// The patterns without a period after a month or an era, if any of the names that it shows ends with a period.
  ///
  /// CLDR's Basque has `G. 'aroko'` in every calendar, and "R.O.C." as the name of an era.
  func withoutDoubledPeriods(_ months: ContextNames, _ eras: CalendarFile.Eras?) -> Self {
    func hasPeriods(_ part: DatePattern.Part) -> Bool {
      let names: [String]? =
        switch part {
        case .field("G", 4): eras?.wide
        case .field("G", let count): count == 5 ? eras?.narrow : eras?.abbreviated
        default: months[part]
        }
      return names?.contains { $0.hasSuffix(".") } == true
    }
    return mapped { pattern in
      var parts = pattern.parsed.parts
      for (index, text) in parts.map(\.literal).enumerated().dropFirst() {
        guard let text, text.hasPrefix("."), hasPeriods(parts[index - 1]) else { continue }
        parts[index] = .literal(String(text.dropFirst()))
      }
      return pattern.changed(to: DatePattern(parts: parts), by: .ownPattern)
    }
  }
}
