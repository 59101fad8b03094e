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
    let codes = calendar.traits.months.ordinaryCodes
    var origins: [String: Origin] = [:]
    let found = try ContextNames(hasShort: false) { context, width throws(ICUError) in
      let table = "months.\(context.rawValue).\(width.rawValue)"
      let found = try calendar.format.symbols(.months(context, width))
      guard found.count == codes.count else {
        throw .wrongCount(table: table, expected: codes.count, found: found.count)
      }
      let path = calendar.path("monthNames", context.cldrKey, width.rawValue)
      origins[table] = try resources.origin(of: path)
      // A calendar that shares the names of another has that one's errata too.
      let shared = corrected(found, codes: codes, at: table, in: calendar.traits.tables.monthNames, &origins)
      let symbols = corrected(shared, codes: codes, at: table, in: calendar.calendar.rawValue, &origins)
      if origins[table] == .root && !(symbols.areNumbers || symbols == codes) {
        throw .notOfRoot(table: table, example: symbols.first ?? "")
      }
      return symbols
    }
    let isForeign = try isOfAnotherCalendar(found, calendar.traits.months, gregorian)
    let names = try ContextNames(hasShort: false) { context, width throws(ICUError) in
      let table = "months.\(context.rawValue).\(width.rawValue)"
      let symbols = found[context, width]
      let areAllPlaceholders =
        origins[table] == .root || isForeign && !symbols.areNumbers
        || areGeneric(symbols, width, calendar.traits.months)
      let placeholders = areAllPlaceholders ? Array(symbols.indices) : symbols.places(of: codes)
      guard !placeholders.isEmpty else { return symbols }
      let numbered = try numberedMonths(context, width, of: calendar.traits.months, gregorian)
      var names = symbols
      for index in placeholders { names[index] = numbered.value[index] }
      // Root's narrow months are bare numbers already, right wherever the digits are 0 to 9.
      if names != symbols { origins[table] = numbered.origin }
      return names
    }
    sources.merge(origins) { _, new in new }
    return names
  }

  /// The months by their numbers: "Month 4" where the catalogue has it and there is room, else "4".
  private func numberedMonths(
    _ context: NameContext, _ width: NameWidth, of months: MonthScheme, _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> WithOrigin<[String]> {
    let phrase =
      months.areNumbered && width != .narrow
      ? try chinesePhrase("chinese.month", context, gregorian) : nil
    let names = try months.ordinary.map { month throws(ICUError) in
      try numbered(month, as: phrase?.value ?? "{n}")
    }
    return WithOrigin(value: names, origin: phrase?.origin ?? .rule)
  }

  /// Whether a locale's own names are not names of Chinese months: numbers, or words in Latin letters in a language
  /// that is not written in them, as in CLDR's Uyghur ("Month1").
  private func areGeneric(_ names: [String], _ width: NameWidth, _ months: MonthScheme) -> Bool {
    guard months.areNumbered, width != .narrow else { return false }
    return names.areNumbers || !isWrittenInLatin && names.contains(where: \.isLatin)
  }

  /// Whether a calendar has the names of January to December, which CLDR gives Malay's Chinese months by mistake; the
  /// narrow names belong to the same months, and are spelled differently there.
  ///
  /// Names that number the months (Korean 1월) may be the same in both calendars.
  private func isOfAnotherCalendar(
    _ names: ContextNames, _ months: MonthScheme, _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> Bool {
    guard months.areNumbered, !names.format.wide.contains(where: { $0.contains(where: \.isNumber) }) else {
      return false
    }
    return try gregorian.format.symbols(.months(.format, .wide)) == names.format.wide
  }

  /// The catalogue's or an overlay's text for a month of the Chinese calendar, with a placeholder.
  ///
  /// The catalogue has a capital at the front. Where the language writes its own months without one, so is this.
  func chinesePhrase(
    _ key: String, _ context: NameContext, _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> WithOrigin<String>? {
    guard let (text, origin) = texts.text(key), case .plain(let phrase) = text.phrase else { return nil }
    let isLowercase =
      origin == .catalogue ? try gregorian.format.symbols(.months(context, .wide)).areLowercase : false
    return WithOrigin(value: isLowercase ? phrase.withoutCapital : phrase, origin: origin)
  }

  /// A text with the month's number, in the locale's digits, for `{n}`.
  func numbered(_ month: MonthCode, as text: String) throws(ICUError) -> String {
    let number = try numerals.text(month.number)
    return text.replacingBytes(of: "{n}", with: number)
  }
}

extension [String] {
  /// Whether every name is a number and nothing else.
  var areNumbers: Bool { allSatisfy { $0.allSatisfy(\.isNumber) } }

  /// Whether every name begins with a small letter.
  var areLowercase: Bool { allSatisfy { $0.first?.isLowercase == true } }

  /// The places of root's codes among a locale's own names: Kako has eleven names and "M11".
  ///
  /// A locale that abbreviates its months M1, M2, … M12 does so itself; root's codes have the zero.
  fileprivate func places(of codes: [String]) -> [Int] {
    guard !contains("M1") else { return [] }
    return indices.filter { self[$0] == codes[$0] }
  }
}

extension String {
  /// The text with a small letter at the front.
  fileprivate var withoutCapital: String { prefix(1).lowercased() + dropFirst() }
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
