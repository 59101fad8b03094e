import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The texts of numbers in other numbering systems than the locale's; `nil` if the patterns use no other system.
  ///
  /// Numbers that the other system also writes in the locale's digits are left out.
  func numberTexts(
    of calendar: borrowing OpenCalendar, _ patterns: ExtractedPatterns
  ) throws(ICUError) -> [String: [String: String]]? {
    let all =
      Array(patterns.date.values) + patterns.skeletons.values + patterns.intervals.values.flatMap(\.values)
    let systems = Set(all.flatMap { ($0.override ?? [:]).values }).subtracting(Self.knownSystems)
    guard !systems.isEmpty else { return nil }
    let traits = calendar.traits
    let years = traits.yearStructure.listedYears.map { traits.yearOfEra(listed: $0) }
    let numbers = Set(years).union(traits.days).union(traits.months.ordinary.map(\.number))
    var texts: [String: [String: String]] = [:]
    for system in systems {
      let digits = try digits(for: Array(numbers), system)
      for number in numbers {
        let text = digits.text(number)
        // Beside a time, a locale without digits has the digits 0 to 9, so it needs every text.
        let own = try numerals.text(number)
        if numerals.digits == nil || text != own { texts[system, default: [:]][String(number)] = text }
      }
    }
    return texts.isEmpty ? nil : texts
  }

  /// The systems that every reader of a bundle knows.
  private static let knownSystems: Set = ["hanidays", "hanidec", "romanlow"]

  /// The system that writes these numbers; the locale's own if `system` is `nil`.
  ///
  /// In Hebrew numerals, the years 5001 to 5999 are written without their thousands: תשפ״ז is 5787. ICU's date formats
  /// do the same.
  func digits(for numbers: [Int], _ system: String?) throws(ICUError) -> Digits {
    guard let system else { return try numerals.digits(for: numbers) }
    let format = try ICUNumberFormat(locale: identifier, numbers: system)
    var texts: [Int: String] = [:]
    for number in numbers {
      let isShortened = system == "hebr" && (5001..<6000).contains(number)
      texts[number] = try format.text(isShortened ? number - 5000 : number)
    }
    return Digits(texts: texts)
  }
}
