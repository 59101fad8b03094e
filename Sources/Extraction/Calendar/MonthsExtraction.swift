import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names of the calendar's months, without leap months, in each context and width.
  ///
  /// Names that are not real names are replaced. Root's codes (`M04`) belong to no language. In the Chinese calendar, a
  /// number alone is not a name, but CLDR has only numbers in Thai, Vietnamese and Russian. The new name comes from the
  /// string catalog ("Month 4"). If the catalog has no text for it, or if the name is narrow, the new name is the
  /// number in the locale's digits.
  func months(
    of calendar: borrowing OpenCalendar, _ gregorian: borrowing OpenCalendar,
    _ sources: inout [String: Origin]
  ) throws(ICUError) -> ContextNames {
    let codes = calendar.traits.months.ordinaryCodes
    var origins: [String: Origin] = [:]
    // If a calendar takes its names from another calendar, the errata for that other calendar also apply.
    let files = [calendar.traits.tables.monthNames, calendar.calendar.rawValue]
    let found = try ContextNames(hasShort: false) { context, width throws(ICUError) in
      let names = try self.names(
        .months, context, width, codes: codes, of: calendar, in: files, &origins)
      let table = "months.\(context.rawValue).\(width.rawValue)"
      if origins[table] == .root && !(names.areNumbers || names == codes) {
        throw .unexpectedRootNames(table: table, example: names.first ?? "")
      }
      return names
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
      // Root's narrow names are bare numbers. If the locale's digits are 0 to 9, the new names are the same, and the
      // origin stays root.
      if names != symbols { origins[table] = numbered.origin }
      return names
    }
    sources.merge(origins) { _, new in new }
    return names
  }

  /// Names for the months, made from their numbers: "Month 4" if the catalog has the text, otherwise "4".
  ///
  /// A narrow name is always only the number.
  private func numberedMonths(
    _ context: NameContext, _ width: NameWidth, of months: MonthScheme, _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> WithOrigin<[String]> {
    let phrase =
      months.areNumbered && width != .narrow
      ? try chinesePhrase("chinese.month", context, gregorian) : nil
    let names = try months.ordinary.map { month throws(ICUError) in
      try numbered(month, as: phrase?.value ?? "{n}")
    }
    return WithOrigin(value: names, origin: phrase?.origin ?? .made(by: .numberedMonth))
  }

  /// Whether a locale's own names are not real names of Chinese months.
  ///
  /// Names that are only numbers are not real names. Words in Latin letters are not real names in a language that is
  /// not written in Latin letters, as in CLDR's Uyghur ("Month1").
  private func areGeneric(_ names: [String], _ width: NameWidth, _ months: MonthScheme) -> Bool {
    guard months.areNumbered, width != .narrow else { return false }
    return names.areNumbers || !isWrittenInLatin && names.contains(where: \.isLatin)
  }

  /// Whether a calendar with numbered months has the Gregorian names from January to December.
  ///
  /// CLDR gives these names to the Chinese months in Malay by mistake. Only the wide names are compared, because the
  /// narrow names are spelled differently. Names that contain the month's number (Korean 1월) may be the same in both
  /// calendars.
  private func isOfAnotherCalendar(
    _ names: ContextNames, _ months: MonthScheme, _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> Bool {
    guard months.areNumbered, !names.format.wide.contains(where: { $0.contains(where: \.isNumber) }) else {
      return false
    }
    return try gregorian.symbols(.months, .format, .wide) == names.format.wide
  }

  /// The text in the catalog or an overlay for a month of the Chinese calendar, with a placeholder, as in "Month {n}".
  ///
  /// The catalog's text begins with a capital. Its first letter becomes lowercase if the language's month names are
  /// lowercase.
  func chinesePhrase(
    _ key: String, _ context: NameContext, _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> WithOrigin<String>? {
    guard let (text, origin) = texts.text(key), case .plain(let phrase) = text.phrase else { return nil }
    let isLowercase =
      origin == .catalogue ? try gregorian.symbols(.months, context, .wide).areLowercase : false
    return WithOrigin(value: isLowercase ? phrase.withoutCapital : phrase, origin: origin)
  }

  /// The text with `{n}` replaced by the month's number in the locale's digits.
  func numbered(_ month: MonthCode, as text: String) throws(ICUError) -> String {
    let number = try numerals.text(month.number)
    return text.replacingBytes(of: "{n}", with: number)
  }
}

extension [String] {
  /// Whether each of the names is only a number.
  var areNumbers: Bool { allSatisfy { $0.allSatisfy(\.isNumber) } }

  /// Whether every name begins with a lowercase letter.
  var areLowercase: Bool { allSatisfy { $0.first?.isLowercase == true } }

  /// The indices of the months that have root's code, such as "M11", instead of the locale's own name.
  ///
  /// For example, Kako has eleven names of its own and root's "M11". The result is empty if the list contains "M1",
  /// because root's code is "M01". In this case, "M10" to "M12" are also the locale's own names.
  fileprivate func places(of codes: [String]) -> [Int] {
    guard !contains("M1") else { return [] }
    return indices.filter { self[$0] == codes[$0] }
  }
}

extension String {
  /// The text with a lowercase first letter.
  fileprivate var withoutCapital: String { prefix(1).lowercased() + dropFirst() }
}
