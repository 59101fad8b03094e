import AlmanacICU
import AlmanacKit

extension LocaleSource {
  /// The patterns of the date styles, and the numbering systems CLDR gives single fields of them.
  func datePatterns(
    of calendar: borrowing CalendarSource, _ sources: inout [String: Source]
  ) throws(ExtractionError) -> (patterns: CalendarFile.Patterns, overrides: [String: [String: String]]?) {
    let resource = try asking(request.tag) { () throws(ICUError) in
      try resources.value(at: calendar.path("DateTimePatterns"))
    }
    var date: [String: String] = [:]
    var overrides: [String: [String: String]] = [:]
    for style in ICUDateStyle.allCases {
      let path = "date.\(style)"
      let asked = try asking(request.tag) { () throws(ICUError) in
        try ICUDateFormat(locale: calendar.identifier, style: style).pattern()
      }
      let pattern = DatePattern(asked)
      let corrected = pattern.corrected(for: calendar.calendar)
      date["\(style)"] = corrected == pattern ? asked : corrected.description
      sources["patterns.\(path)"] = corrected == pattern ? resource?.source ?? .root : .rule
      let element = resource?.value.elements?[style.indexInDateTimePatterns]
      if let override = element?.numberOverride(of: asked)
        ?? dayNameOverride(in: corrected, of: calendar.calendar)
      {
        overrides[path] = override
      }
    }
    return (CalendarFile.Patterns(date: date), overrides.isEmpty ? nil : overrides)
  }

  /// In Chinese a day beside the name of a month is one of 初一…三十, also where CLDR forgot to say so.
  private func dayNameOverride(in pattern: DatePattern, of calendar: CalendarIdentifier) -> [String: String]?
  {
    guard calendar == .chinese, request.dataLocale.language == "zh", pattern.hasMonthNameAndDay else {
      return nil
    }
    return ["d": "hanidays"]
  }
}

extension DatePattern {
  /// The pattern without ICU's known mistakes.
  ///
  /// In the Chinese calendar `y` is the number in the 60-year cycle, 43 in 2026: where neither the name of the
  /// year nor the related year stands beside it, the related year takes its place. And `Y`, the year of the
  /// week, is the next year on 30 December: without a week beside it, it is the year.
  func corrected(for calendar: CalendarIdentifier) -> DatePattern {
    var pattern = self
    if letters.contains("Y") && !letters.contains("w") {
      pattern = pattern.replacing("Y", with: .field(letter: "y", count: 1))
    }
    if calendar == .chinese && pattern.letters.isDisjoint(with: ["r", "U"]) {
      pattern = pattern.replacing("y", with: .field(letter: "r", count: 1))
    }
    return pattern
  }

  fileprivate var hasMonthNameAndDay: Bool {
    let hasMonthName = parts.contains { part in
      guard case .field(let letter, let count) = part else { return false }
      return (letter == "M" || letter == "L") && count >= 3
    }
    return hasMonthName && letters.contains("d")
  }
}

extension ICUDateStyle {
  /// Where ICU's `DateTimePatterns` has the style: behind the four time styles, full first.
  fileprivate var indexInDateTimePatterns: Int { 4 + Int(rawValue) }
}

extension ICUResource {
  /// The numbering systems beside a pattern: `d=hanidays;M=romanlow`, or one for every field.
  fileprivate func numberOverride(of pattern: String) -> [String: String]? {
    guard let texts = elements?.compactMap(\.text), texts.count == 2, texts[0] == pattern else { return nil }
    var systems: [String: String] = [:]
    for entry in texts[1].split(separator: ";") {
      let parts = entry.split(separator: "=").map(String.init)
      systems[parts.count == 2 ? parts[0] : "*"] = parts.last
    }
    return systems
  }
}
