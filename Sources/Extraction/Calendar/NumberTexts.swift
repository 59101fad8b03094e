import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The texts of numbers in other numbering systems than the locale's; `nil` if the patterns use no other system.
  ///
  /// Numbers are left out if the other system writes them in the locale's digits or has no numerals for them.
  func numberTexts(
    of calendar: borrowing OpenCalendar, _ patterns: ExtractedPatterns
  ) throws(ICUError) -> [String: [String: String]]? {
    let all =
      Array(patterns.date.values) + patterns.skeletons.values + patterns.intervals.values.flatMap(\.values)
    let systems = Set(all.flatMap { ($0.override ?? [:]).values }).subtracting(Self.knownSystems)
    let traits = calendar.traits
    let years = traits.yearStructure.listedYears.map { traits.yearOfEra(listed: $0) }
    let numbers = Set(years).union(traits.days).union(traits.months.ordinary.map(\.number))
    var texts: [String: [String: String]] = [:]
    for system in systems {
      for (number, text) in try self.texts(of: Array(numbers), system) {
        // Beside a time, a locale without digits has the digits 0 to 9, so it needs every text.
        let own = numerals.ofDates.text(number)
        if numerals.digits == nil || text != own { texts[system, default: [:]][String(number)] = text }
      }
    }
    return texts.isEmpty ? nil : texts
  }

  /// The systems that every reader of a bundle knows.
  private static let knownSystems: Set = ["hanidays", "hanidec", "romanlow"]

  /// The system that writes these numbers; the locale's own if `system` is `nil`.
  ///
  /// The locale's system writes the numbers for which the other system has no numerals.
  func digits(for numbers: [Int], _ system: String?) throws(ICUError) -> Digits {
    guard let system else { return numerals.ofDates }
    return Digits(texts: try texts(of: numbers, system), otherwise: numerals.ofDates)
  }

  /// The texts of the numbers for which a system has numerals.
  ///
  /// In Hebrew numerals, the years 5001 to 5999 are written without their thousands: תשפ״ז is 5787. ICU's date formats
  /// do the same.
  private func texts(of numbers: [Int], _ system: String) throws(ICUError) -> [Int: String] {
    let format = try ICUNumberFormat(locale: identifier, numbers: system)
    var texts: [Int: String] = [:]
    for number in numbers {
      let isShortened = system == "hebr" && (5001..<6000).contains(number)
      texts[number] = try format.numeral(isShortened ? number - 5000 : number)
    }
    return texts
  }
}
