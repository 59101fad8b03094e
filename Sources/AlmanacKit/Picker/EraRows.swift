/// An era, as a row of a wheel.
public struct EraRow: Hashable, Sendable, Identifiable {
  /// The era's code in ECMA-402, such as `heisei`.
  public let code: String
  /// The name, such as 平成.
  public let name: String
  /// The first and the last day of the era that the calendar supports.
  ///
  /// Pass these limits to the calls that make the rows of other wheels.
  public let limits: DateLimits

  /// The code.
  public var id: String { code }
}

extension AlmanacCalendar {
  /// The eras that have supported days, earliest first; empty in a calendar without eras.
  ///
  /// A picker needs a wheel of eras if there are several, as in the Japanese calendar.
  ///
  /// ```swift
  /// let japanese = try almanac.locale("ja").calendar(.japanese)
  /// japanese.eraRows.map(\.name)  // ["明治", "大正", "昭和", "平成", "令和"]
  /// ```
  public var eraRows: [EraRow] {
    let eras = identifier.traits.eras
    guard let names = file.eras?.wide, names.count == eras.count else { return [] }
    let supported = CalendarDate.supportedEpochDays
    return eras.indices.compactMap { place in
      let next = eras.indices.contains(place + 1) ? eras[place + 1].firstEpochDay : nil
      let first = max(eras[place].firstEpochDay ?? .min, supported.lowerBound)
      let last = min((next ?? .max) - 1, supported.upperBound)
      guard first <= last else { return nil }
      let limits = DateLimits(
        earliest: CalendarDate(epochDay: first, identifier), latest: CalendarDate(epochDay: last, identifier))
      return EraRow(code: eras[place].code, name: names[place], limits: limits)
    }
  }

  /// The rows of a wheel of the years in an era, beside a wheel of eras; the labels do not show the era.
  ///
  /// ```swift
  /// japanese.yearRows(in: japanese.eraRows[3]).prefix(2).map(\.label)  // ["元年", "2年"]
  /// ```
  ///
  /// A year in which the era changes has a row in both eras: 1989 is 64 in Shōwa and 1 in Heisei. Rows of years beyond
  /// the bundle's ``years`` and beyond `limits` are left out. The call takes about a microsecond for each row.
  public func yearRows(in era: EraRow, within limits: DateLimits = .none) -> [YearRow] {
    let place = identifier.traits.eras.firstIndex { $0.code == era.code } ?? 0
    let listed = era.limits.years(of: identifier, in: years).flatMap { limits.years(of: identifier, in: $0) }
    return (listed.map(Array.init) ?? []).map { year in
      YearRow(year: year, label: patterns.yearInEraLabel.text(year, inEra: place))
    }
  }
}
