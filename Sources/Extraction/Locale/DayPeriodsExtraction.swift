import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names of AM and PM, and of the flexible day periods that the language has ("in the morning").
  ///
  /// The names are read from ICU's resources, because ICU's `UDAT_AM_PMS` depends on the ICU version. It returns CLDR's
  /// wide names in ICU 72, but the abbreviated names in ICU 78.
  func dayPeriods(_ sources: inout [String: Origin]) throws(ICUError) -> LocaleFile.DayPeriods {
    let rules = settings.tables.dayPeriodRules(of: request.dataLocale)
    var flexible: [String: [NameWidth: String]] = [:]
    var tables: [NameWidth: InheritedTables] = [:]
    for width in NameWidth.common {
      tables[width] = try resources.tables(at: [
        "calendar", "gregorian", "dayPeriod", "format", width.rawValue,
      ])
    }
    for code in rules.keys { flexible[code] = try flexibleNames(of: code, in: tables) }
    // A period cannot be shown if the language has no name for it. ICU has the names of AM and PM in other tables.
    let named = rules.filter { flexible[$0.key] != nil }
    // The times, such as `06:00`, sort as texts, starting at midnight.
    let starts = named.mapValues { $0.at ?? $0.from ?? "" }
    let codes = starts.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    let format = try WidthNames(hasShort: false) { width throws(ICUError) in
      let names = try amAndPM(width, &sources) + codes.compactMap { flexible[$0]?[width] }
      return corrected(
        names, codes: ["am", "pm"] + codes,
        at: ["dayPeriods.format.\(width.rawValue)", "dayPeriods.format.abbreviated"], &sources)
    }
    let standAlone = try standAlonePeriods(["am", "pm"] + codes, abbreviated: format.abbreviated, &sources)
    if !named.isEmpty { sources["dayPeriods.rules"] = .table }
    return LocaleFile.DayPeriods {
      $0.codes = ["am", "pm"] + codes
      ($0.format, $0.standAlone) = (format, standAlone)
      $0.rules = named.isEmpty ? nil : named
    }
  }

  /// The names of the day periods outside a time: "morning", not "in the morning".
  ///
  /// If a language has no such name, every width gets the abbreviated name that is used inside a time, because root's
  /// aliases lead to this name.
  private func standAlonePeriods(
    _ codes: [String], abbreviated: [String], _ sources: inout [String: Origin]
  ) throws(ICUError) -> WidthNames {
    try WidthNames(hasShort: false) { width throws(ICUError) in
      let table = "dayPeriods.standAlone.\(width.rawValue)"
      let path = ["calendar", "gregorian", "dayPeriod", NameContext.standAlone.cldrKey, width.rawValue]
      let tables = try resources.tables(at: path)
      sources[table] = tables.originBelowRoot ?? sources["dayPeriods.format.abbreviated"]
      let names = try zip(codes, abbreviated).map { code, name throws(ICUError) in
        try tables.value(of: code)?.value.text ?? name
      }
      return corrected(
        names, codes: codes,
        at: [table, "dayPeriods.standAlone.abbreviated", "dayPeriods.format.abbreviated"],
        &sources)
    }
  }

  private func amAndPM(_ width: NameWidth, _ sources: inout [String: Origin]) throws(ICUError) -> [String] {
    let table = "dayPeriods.format.\(width.rawValue)"
    let found = try resources.value(at: ["calendar", "gregorian", width.amPmKey])
    let names = found?.value.elements?.compactMap(\.text) ?? []
    guard let found, names.count == 2 else {
      throw .wrongCount(table: table, expected: 2, found: names.count)
    }
    sources[table] = found.origin
    return names
  }

  /// The names that a flexible day period has inside a time, by width; `nil` if the language has no names for it.
  private func flexibleNames(
    of code: String, in tables: [NameWidth: InheritedTables]
  ) throws(ICUError) -> [NameWidth: String]? {
    var names: [NameWidth: String] = [:]
    for (width, tables) in tables { names[width] = try tables.value(of: code)?.value.text }
    guard let wide = names[.wide] ?? names[.abbreviated] else { return nil }
    return names.merging(NameWidth.common.map { ($0, wide) }) { name, _ in name }
  }
}

extension NameWidth {
  /// The key in ICU's resources for the names of AM and PM in this width.
  fileprivate var amPmKey: String {
    switch self {
    case .abbreviated, .short: "AmPmMarkersAbbr"
    case .narrow: "AmPmMarkersNarrow"
    case .wide: "AmPmMarkers"
    }
  }
}
