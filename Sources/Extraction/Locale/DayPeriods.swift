import AlmanacICU
import AlmanacKit

extension LocaleSource {
  /// The names of the two halves of the day.
  ///
  /// They are read from the resources: ICU's `UDAT_AM_PMS` is CLDR's wide name in ICU 72, and the
  /// abbreviated one in ICU 78.
  func dayPeriods(_ sources: inout [String: Source]) throws(ExtractionError) -> LocaleFile.DayPeriods {
    let codes = ["am", "pm"]
    let names = try WidthNames(hasShort: false) { width throws(ExtractionError) in
      let table = "dayPeriods.format.\(width.rawValue)"
      let found = try asking(request.tag) { () throws(ICUError) in
        try resources.value(at: ["calendar", "gregorian", width.amPmKey])
      }
      let names = found?.value.elements?.compactMap(\.text) ?? []
      guard let found, names.count == codes.count else {
        throw .wrongCount(locale: request.tag, table: table, expected: codes.count, found: names.count)
      }
      sources[table] = found.source
      return names
    }
    return LocaleFile.DayPeriods(codes: codes, format: names)
  }
}

extension NameWidth {
  /// The key of ICU's resources for the names of AM and PM.
  fileprivate var amPmKey: String {
    switch self {
    case .abbreviated, .short: "AmPmMarkersAbbr"
    case .narrow: "AmPmMarkersNarrow"
    case .wide: "AmPmMarkers"
    }
  }
}
