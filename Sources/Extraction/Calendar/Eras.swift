import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names of the calendar's eras in each width; `nil` in a calendar without eras.
  func eras(
    of calendar: borrowing OpenCalendar, _ gregorian: borrowing OpenCalendar,
    _ sources: inout [String: Origin]
  ) throws(ICUError) -> CalendarFile.Eras? {
    let codes = calendar.traits.eras.map(\.code)
    guard !codes.isEmpty else { return nil }
    let names = try WidthNames(hasShort: false) { width throws(ICUError) in
      let table = "eras.\(width.rawValue)"
      let path = calendar.path("eras", width.rawValue)
      sources[table] = try resources.origin(of: path)
      let names = try eraNames(width, of: calendar)
      guard names.count == codes.count else {
        throw .wrongCount(table: table, expected: codes.count, found: names.count)
      }
      return corrected(names, codes: codes, at: table, in: calendar.calendar.rawValue, &sources)
    }
    let isForeign = try isGregorian(names, calendar, gregorian)
    return CalendarFile.Eras(codes: codes, names: isForeign ? try rootNames(of: calendar, &sources) : names)
  }

  /// Whether one of the calendar's eras has the same wide or abbreviated name as a Gregorian era.
  ///
  /// This is a mistake in CLDR: for example, CLDR's Punjabi calls the Buddhist era "before Christ". For the Gregorian
  /// calendar itself, the result is `false`.
  private func isGregorian(
    _ names: WidthNames, _ calendar: borrowing OpenCalendar, _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> Bool {
    guard !calendar.traits.isISO else { return false }
    let abbreviated = try gregorian.format.symbols(.eras)
    let wide = try gregorian.format.symbols(.eraNames)
    return !Set(abbreviated).isDisjoint(with: names.abbreviated) || !Set(wide).isDisjoint(with: names.wide)
  }

  /// Root's names for the calendar's eras, such as "BE"; every width has the same names.
  private func rootNames(
    of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> WidthNames {
    // In ICU's resources, the eras are a list in ICU 72 and a table in ICU 78.
    let root = try resources.rootValue(at: calendar.path("eras", "abbreviated"))
    let names = (root?.elements ?? root?.entries?.map(\.value) ?? []).compactMap(\.text)
    let count = calendar.traits.eras.count
    guard names.count == count else {
      throw .wrongCount(table: "eras.abbreviated", expected: count, found: names.count)
    }
    return try WidthNames(hasShort: false) { width throws(ICUError) in
      sources["eras.\(width.rawValue)"] = .made(by: .era)
      return names
    }
  }
}

extension OpenLocale {
  private func eraNames(
    _ width: NameWidth, of calendar: borrowing OpenCalendar
  ) throws(ICUError) -> [String] {
    switch width {
    case .abbreviated, .short: return try calendar.format.symbols(.eras)
    case .wide: return try calendar.format.symbols(.eraNames)
    case .narrow:
      // ICU has no function that returns the narrow names, so a date in each era is formatted with `GGGGG`.
      let eras = calendar.traits.eras
      return try eras.indices.map { place throws(ICUError) in
        let noon = (Double(eras.epochDay(in: place)) + 0.5) * 86_400_000
        return try calendar.format.text(at: noon, in: "GGGGG")
      }
    }
  }
}
