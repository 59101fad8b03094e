import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// Adds the texts that only a calendar with cyclic years has: the zodiac and the day names.
  func addCyclicNames(
    to file: inout CalendarFile, of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) {
    file.zodiac = try names(.zodiacNamesAbbreviated, 12, "zodiacs", as: "zodiac", of: calendar, &sources)
    file.dayNames = try dayNames()
    if file.dayNames != nil { sources["dayNames"] = .table }
  }

  /// The names of the 60 years in the Chinese cycle; `nil` in a calendar without named years.
  func cyclicYears(
    of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> [String]? {
    guard calendar.traits.numbering.isCyclic else { return nil }
    return try names(.cyclicYearsAbbreviated, 60, "years", as: "cyclicYears", of: calendar, &sources)
  }

  private func names(
    _ symbols: ICUSymbols, _ count: Int, _ key: String, as table: String,
    of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> [String] {
    let path = calendar.path("cyclicNameSets", key, "format", "abbreviated")
    sources[table] = try resources.origin(of: path)
    let names = try calendar.format.symbols(symbols)
    guard names.count == count else { throw .wrongCount(table: table, expected: count, found: names.count) }
    // If a calendar takes its names from another calendar, the errata for that other calendar also apply.
    return corrected(
      names, codes: (1...count).map(String.init), at: [table],
      in: [calendar.traits.tables.cyclicNames, calendar.name], &sources)
  }

  /// Whether the language is Chinese or Cantonese, in which the days of a month have names.
  var hasDayNames: Bool { ["yue", "zh"].contains(request.dataLocale.language) }

  /// The names of the 30 days of a Chinese month, 初一…三十; `nil` unless the language is Chinese or Cantonese.
  func dayNames() throws(ICUError) -> [String]? {
    let system = "hanidays"
    guard hasDayNames else { return nil }
    let format = try ICUNumberFormat(locale: identifier, numbers: system)
    return try (1...30).map { day throws(ICUError) in try format.text(day) }
  }
}
