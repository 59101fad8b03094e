import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names of the months that every year has.
  ///
  /// A name that is only root's (`M04`) belongs to no language, and in the Chinese calendar a number alone is no
  /// name (Thai, Vietnamese and Russian have nothing else): the catalogue has one ("Month 4"), and where it has
  /// none, the number stands in the locale's digits.
  func months(
    of calendar: borrowing OpenCalendar, _ gregorian: borrowing OpenCalendar,
    _ sources: inout [String: Origin]
  ) throws(ICUError) -> ContextNames {
    try ContextNames(hasShort: false) { context, width throws(ICUError) in
      let table = "months.\(context.rawValue).\(width.rawValue)"
      let found = try calendar.format.symbols(.months(context, width))
      let codes = calendar.traits.months.ordinaryCodes
      guard found.count == codes.count else {
        throw .wrongCount(table: table, expected: codes.count, found: found.count)
      }
      let path = calendar.path("monthNames", context.cldrKey, width.rawValue)
      sources[table] = try resources.origin(of: path)
      // A calendar that shares the names of another has that one's errata too.
      let shared = corrected(found, codes: codes, at: table, in: calendar.traits.tables.monthNames, &sources)
      let symbols = corrected(shared, codes: codes, at: table, in: calendar.calendar.rawValue, &sources)
      let origin = sources[table]
      if origin == .root && !(symbols.areNumbers || symbols == codes) {
        throw .notOfRoot(table: table, example: symbols.first ?? "")
      }
      let areAllPlaceholders =
        if origin == .root {
          true
        } else {
          try areGeneric(symbols, .months(context, width), width, calendar.traits.months, gregorian)
        }
      let placeholders = areAllPlaceholders ? Array(symbols.indices) : symbols.places(of: codes)
      guard !placeholders.isEmpty else { return symbols }
      let numbered = try numberedMonths(width, of: calendar.traits.months)
      var names = symbols
      for index in placeholders { names[index] = numbered.value[index] }
      // Root's narrow months are bare numbers already, right wherever the digits are 0 to 9.
      if names != symbols { sources[table] = numbered.origin }
      return names
    }
  }

  /// The months by their numbers: "Month 4" where the catalogue has it and there is room, else "4".
  private func numberedMonths(
    _ width: NameWidth, of months: MonthScheme
  ) throws(ICUError) -> WithOrigin<[String]> {
    let phrase = months.areNumbered && width != .narrow ? chinesePhrase("chinese.month") : nil
    let names = try months.ordinary.map { month throws(ICUError) in
      try numbered(month, as: phrase?.value ?? "{n}")
    }
    return WithOrigin(value: names, origin: phrase?.origin ?? .rule)
  }

  /// Whether a locale's own names are not names of Chinese months: numbers, or January to December.
  private func areGeneric(
    _ names: [String], _ kind: ICUSymbols, _ width: NameWidth, _ months: MonthScheme,
    _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> Bool {
    guard months.areNumbered, width != .narrow else { return false }
    if names.areNumbers { return true }
    return try areGregorian(names, kind, gregorian)
  }

  /// Whether these are the names of January to December, which CLDR gives Malay's Chinese months by mistake.
  ///
  /// Names that number the months (Korean 1월) may be the same in both calendars.
  private func areGregorian(
    _ names: [String], _ kind: ICUSymbols, _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> Bool {
    guard !names.contains(where: { $0.contains(where: \.isNumber) }) else { return false }
    return try gregorian.format.symbols(kind) == names
  }

  /// The catalogue's or an overlay's text for a month of the Chinese calendar, with the placeholder `{n}`.
  func chinesePhrase(_ key: String) -> WithOrigin<String>? {
    guard let (text, origin) = texts.text(key), case .plain(let phrase) = text.phrase else { return nil }
    return WithOrigin(value: phrase, origin: origin)
  }

  /// A text with the month's number, in the locale's digits, for `{n}`.
  func numbered(_ month: MonthCode, as text: String) throws(ICUError) -> String {
    let number = try numerals.text(month.number)
    return text.replacingBytes(of: "{n}", with: number)
  }
}

extension [String] {
  /// Whether every name is a number and nothing else.
  fileprivate var areNumbers: Bool { allSatisfy { $0.allSatisfy(\.isNumber) } }

  /// The places of root's codes among a locale's own names: Kako has eleven names and "M11".
  ///
  /// A locale that abbreviates its months M1, M2, … M12 does so itself; root's codes have the zero.
  fileprivate func places(of codes: [String]) -> [Int] {
    guard !contains("M1") else { return [] }
    return indices.filter { self[$0] == codes[$0] }
  }
}

extension ICUSymbols {
  static func months(_ context: NameContext, _ width: NameWidth) -> ICUSymbols {
    switch (context, width) {
    case (.format, .wide): .months
    case (.format, .abbreviated), (.format, .short): .shortMonths
    case (.format, .narrow): .narrowMonths
    case (.standAlone, .wide): .standaloneMonths
    case (.standAlone, .abbreviated), (.standAlone, .short): .standaloneShortMonths
    case (.standAlone, .narrow): .standaloneNarrowMonths
    }
  }
}
