import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names of the calendar's eras in each width.
  ///
  /// `nil` in a calendar without eras, and if a calendar has only one era but the language has no word for it. A date
  /// then shows no era.
  func eras(
    of calendar: borrowing OpenCalendar, _ gregorian: borrowing OpenCalendar,
    _ sources: inout [String: Origin]
  ) throws(ICUError) -> CalendarFile.Eras? {
    let codes = calendar.traits.eras.map(\.code)
    guard !codes.isEmpty else { return nil }
    let own = calendar.traits.isISO ? codes : codes.filter { !gregorian.traits.eras.map(\.code).contains($0) }
    var origins: [String: Origin] = [:]
    let names = try WidthNames(hasShort: false) { width throws(ICUError) in
      let table = "eras.\(width.rawValue)"
      origins[table] = try resources.origin(of: calendar.path("eras", width.rawValue))
      let names = Array(try eraNames(width, of: calendar).suffix(own.count))
      let shared = own.count < codes.count ? try eraNames(width, of: gregorian) : []
      // The errata for a table that calendars share apply to each of them.
      return corrected(
        shared + names, codes: codes, at: [table, "eras.abbreviated"],
        in: [calendar.traits.tables.eras, calendar.name], &origins)
    }
    if own.count == 1, calendar.traits.yearStructure != .civil, isForeign(names) {
      let entries = resources.catalogueEntries
      guard let word = EraWords.word(calendar.calendar, entries, isLatin: isWrittenInLatin) else {
        return nil
      }
      return CalendarFile.Eras(
        codes: codes,
        names: WidthNames(hasShort: false) { width in
          sources["eras.\(width.rawValue)"] = .table
          return [word]
        })
    }
    sources.merge(origins) { _, new in new }
    let isForeign = try isGregorian(names, own.count, calendar, gregorian)
    return CalendarFile.Eras(codes: codes, names: isForeign ? try rootNames(of: calendar, &sources) : names)
  }

  /// Whether the names of an era belong to no language, or to a language in another script.
  ///
  /// In CLDR, the eras of the Ethiopic and Coptic calendars are called ERA0 and ERA1, or "1. tidsregning". Other names
  /// that only root has are abbreviations in Latin letters, such as AH. A calendar with Gregorian months keeps them,
  /// because its years could be taken for Gregorian years.
  private func isForeign(_ names: WidthNames) -> Bool {
    (names.wide + names.abbreviated + names.narrow).contains {
      $0.contains(where: \.isNumber) || !isWrittenInLatin && $0.isLatin
    }
  }

  /// Whether one of the calendar's own `count` eras has the same wide or abbreviated name as a Gregorian era.
  ///
  /// This is a mistake in CLDR: for example, CLDR's Punjabi calls the Buddhist era "before Christ". For the Gregorian
  /// calendar itself, the result is `false`.
  private func isGregorian(
    _ names: WidthNames, _ count: Int, _ calendar: borrowing OpenCalendar, _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> Bool {
    guard !calendar.traits.isISO else { return false }
    let abbreviated = try gregorian.format.symbols(.eras)
    let wide = try gregorian.format.symbols(.eraNames)
    return !Set(abbreviated).isDisjoint(with: names.abbreviated.suffix(count))
      || !Set(wide).isDisjoint(with: names.wide.suffix(count))
  }

  /// Root's names for the calendar's eras, such as "BE"; every width has the same names.
  private func rootNames(
    of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> WidthNames {
    // In ICU's resources, the eras are a list in ICU 72 and a table in ICU 78.
    let root = try resources.rootValue(at: calendar.path("eras", "abbreviated"))
    let names = (root?.elements ?? root?.entries?.map(\.value) ?? []).compactMap(\.text)
    let count = calendar.traits.eras.count
    guard names.count >= count else {
      throw .wrongCount(table: "eras.abbreviated", expected: count, found: names.count)
    }
    return try WidthNames(hasShort: false) { width throws(ICUError) in
      sources["eras.\(width.rawValue)"] = .made(by: .era)
      return Array(names.suffix(count))
    }
  }

  /// The names of the calendar's eras in a width, which ICU writes for a day in each era.
  ///
  /// ICU's list of names has a different order in each calendar and version: in ICU 78, the era before the Hijra is
  /// last.
  private func eraNames(
    _ width: NameWidth, of calendar: borrowing OpenCalendar
  ) throws(ICUError) -> [String] {
    let eras = calendar.traits.eras
    let letters = width == .wide ? "GGGG" : width == .narrow ? "GGGGG" : "G"
    return try eras.indices.map { place throws(ICUError) in
      let noon = (Double(eras.epochDay(in: place)) + 0.5) * 86_400_000
      return try calendar.format.text(at: noon, in: letters)
    }
  }
}
