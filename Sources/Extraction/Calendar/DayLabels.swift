import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The labels of the days of a month as a wheel shows them: `15`, `15.`, `15日`, or in Chinese 初一…三十.
  func dayLabels(
    of calendar: borrowing OpenCalendar, _ patterns: ExtractedPatterns, _ sources: inout [String: Origin]
  ) throws(ICUError) -> [String] {
    if calendar.traits.numbering.isCyclic, let names = try dayNames() {
      sources["dayLabels"] = .table
      return names
    }
    sources["dayLabels"] = sources["patterns.skeletons.d"]
    let (days, found) = (Array(calendar.traits.days), patterns.skeletons["d"])
    let digits = try digits(for: days, found?.override?["*"])
    let pattern = found?.parsed ?? DatePattern("d")
    return try days.map { day throws(ICUError) in
      var label = ""
      for part in pattern.parts {
        switch part {
        case .literal(let text): label += text
        case .field("d", let count): label += digits.text(day, minimumDigits: count)
        case .field(let letter, _): throw .unexpectedField(pattern: pattern.description, letter: letter)
        }
      }
      return label
    }
  }
}
