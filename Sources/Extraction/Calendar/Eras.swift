import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names of the eras; `nil` in the Chinese calendar, which has none.
  func eras(
    of calendar: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> CalendarFile.Eras? {
    let codes = calendar.calendar.eraCodes
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
      return try calendar.calendar.timesInEras.map { time throws(ICUError) in
        try calendar.format.text(at: time, in: "GGGGG")
      }
    }
  }
}

extension CalendarIdentifier {
  /// A time in each era, in milliseconds since 1970: the middle of 500 BCE, the middle of 2000.
  fileprivate var timesInEras: [Double] {
    let times = [-77_929_862_400_000.0, 962_409_600_000.0]
    return self == .gregorian ? times : [times[1]]
  }

  /// The codes of the eras, in ICU's order.
  fileprivate var eraCodes: [String] {
    switch self {
    case .gregorian: ["bce", "ce"]
    case .buddhist: ["be"]
    case .chinese: []
    }
  }
}
