import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names of the eras; `nil` in a calendar without eras.
  func eras(
    of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
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
      return names
    }
    return CalendarFile.Eras(codes: codes, names: names)
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
      // ICU has no table of the narrow names, but prints them.
      return try Self.eraNames(in: "GGGGG", of: calendar)
    }
  }

  /// The names of the eras as ICU prints them on a day in each.
  static func eraNames(
    in pattern: String, of calendar: borrowing OpenCalendar
  ) throws(ICUError) -> [String] {
    let eras = calendar.traits.eras
    return try eras.indices.map { place throws(ICUError) in
      let noon = (Double(eras.epochDay(in: place)) + 0.5) * 86_400_000
      return try calendar.format.text(at: noon, in: pattern)
    }
  }
}
