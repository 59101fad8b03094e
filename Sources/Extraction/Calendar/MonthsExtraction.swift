import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names of the calendar's months in each context and width, in the order of ``MonthScheme/named``.
  ///
  /// Names that are not real names are replaced: root's codes (`M04`), root's names in Latin letters (Farvardin) in a
  /// language of another script, and Chinese months that are only numbers, as in Thai, Vietnamese and Russian. The new
  /// name comes from the string catalog ("Month 4"). Without such a text, and if the name is narrow, it is the number
  /// in the locale's digits.
  func months(
    of calendar: borrowing OpenCalendar, _ gregorian: borrowing OpenCalendar,
    _ sources: inout [String: Origin]
  ) throws(ICUError) -> ContextNames {
    let months = calendar.traits.months
    let codes = months.named.map(\.description)
    var origins: [String: Origin] = [:]
    // If a calendar takes its names from another calendar, the errata for that other calendar also apply.
    let files = [calendar.traits.tables.monthNames, calendar.name]
    let found = try ContextNames(hasShort: false) { context, width throws(ICUError) in
      try self.names(.months, context, width, codes: codes, of: calendar, in: files, &origins)
    }
    let isForeign = try isOfAnotherCalendar(found, months, gregorian)
    let names = try ContextNames(hasShort: false) { context, width throws(ICUError) in
      let table = "months.\(context.rawValue).\(width.rawValue)"
      let symbols = found[context, width]
      // If only the abbreviated names are in Latin letters, the wide names take their place: see NameScripts.swift.
      if width == .abbreviated, !isWrittenInLatin, symbols.contains(where: \.isLatin),
        !found[context, .wide].contains(where: \.isLatin)
      {
        return symbols
      }
      func arePlaceholders(_ names: [String], at table: String) -> Bool {
        origins[table] == .root && (!isWrittenInLatin || names.areNumbers || names == codes)
          || isForeign && !names.areNumbers || areGeneric(names, calendar.traits)
      }
      let areAllPlaceholders = arePlaceholders(symbols, at: table)
      let other: NameContext = context == .format ? .standAlone : .format
      let (others, otherTable) = (found[other, width], "months.\(other.rawValue).\(width.rawValue)")
      // CLDR's Telugu has names of Islamic months only in the stand-alone context.
      if areAllPlaceholders, width == .wide, origins[otherTable] != .root, others.places(of: codes).isEmpty,
        !arePlaceholders(others, at: otherTable)
      {
        origins[table] = .made(by: .ownNames)
        return others
      }
      let placeholders = areAllPlaceholders ? Array(symbols.indices) : symbols.places(of: codes)
      guard !placeholders.isEmpty else { return symbols }
      let numbered = try numberedMonths(context, width, of: months, gregorian)
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
    let isNarrow = width == .narrow
    let phrase = isNarrow ? nil : try chinesePhrase("chinese.month", context, gregorian)
    let leap = isNarrow ? nil : try chinesePhrase("chinese.leapMonth", context, gregorian)
    let mark = try leapMark(gregorian).value.replacingBytes(of: "{0}", with: "{n}")
    let names = months.named.map { month in
      numbered(month, as: month.isLeap ? leap?.value ?? mark : phrase?.value ?? "{n}")
    }
    return WithOrigin(value: names, origin: phrase?.origin ?? .made(by: .numberedMonth))
  }

  /// Whether a locale's own names are not real names of months.
  ///
  /// These are numbers of Chinese months, and Latin letters in a language of another script, as in CLDR's Uyghur
  /// ("Month1"). The Gregorian months are excepted, because every language has names for them.
  private func areGeneric(_ names: [String], _ calendar: CalendarTraits) -> Bool {
    // In a calendar whose leap month shifts the numbers, CLDR's numbers are those of a leap year: 十月 for M09. The
    // second name of a month is a number with a mark, such as 7bis, in some languages.
    let renamed = calendar.months.renamedMonths.count
    if renamed > 0 && Array(names.dropLast(renamed)).areNumbered { return true }
    guard calendar.tables.monthNames != "gregorian" else { return false }
    return calendar.months.areNumbered && names.areNumbers
      || !isWrittenInLatin && names.contains(where: \.isLatin)
  }

  /// Whether a calendar with numbered months has the Gregorian names from January to December.
  ///
  /// CLDR gives these names to the Chinese months in Malay by mistake. Names that contain the month's number (Korean
  /// 1월) may be the same in both calendars.
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
  /// These texts begin with a capital. The first letter becomes lowercase if the language's month names are lowercase, or
  /// the names that the text is shown with.
  func chinesePhrase(
    _ key: String, _ context: NameContext, _ gregorian: borrowing OpenCalendar, besides names: [String] = [""]
  ) throws(ICUError) -> WithOrigin<String>? {
    guard let (text, origin) = texts.text(key), case .plain(let phrase) = text.phrase else { return nil }
    let isLowercase = try gregorian.symbols(.months, context, .wide).areLowercase || names.areLowercase
    let value = isLowercase ? phrase.prefix(1).lowercased() + phrase.dropFirst() : phrase
    return WithOrigin(value: value, origin: origin)
  }

  /// The text with `{n}` replaced by the month's number in the locale's digits.
  func numbered(_ month: MonthCode, as text: String) -> String {
    text.replacingBytes(of: "{n}", with: numerals.ofDates.text(month.number))
  }
}

extension [String] {
  /// Whether each of the names is only a number.
  var areNumbers: Bool { allSatisfy { $0.allSatisfy(\.isNumber) } }

  /// Whether the names have numbers and differ only in them, such as 一月, 二月 and 三月.
  fileprivate var areNumbered: Bool {
    allSatisfy { $0.contains(where: \.isNumber) } && Set(map { $0.filter { !$0.isNumber } }).count == 1
  }

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

extension ContextNames {
  /// The names of the months that every year has, from names in the order of ``MonthScheme/named``.
  func ordinary(of months: MonthScheme) -> ContextNames {
    at(months.ordinary.compactMap { months.named.firstIndex(of: $0) })
  }

  /// The names of leap months, from names in the order of ``MonthScheme/named``; `nil` if CLDR has none.
  func leap(of months: MonthScheme) -> ContextNames? {
    months.renamedMonths.isEmpty ? nil : at(months.leapMonths.compactMap { months.named.firstIndex(of: $0) })
  }

  /// The names of months that are renamed in a leap year, from names in the order of ``MonthScheme/named``; `nil` if no
  /// month is renamed.
  func renamed(of months: MonthScheme) -> ContextNames? {
    let count = months.renamedMonths.count
    return count == 0 ? nil : at(Array(months.named.indices.suffix(count)))
  }

  private func at(_ places: [Int]) -> ContextNames {
    ContextNames(hasShort: false) { context, width in places.map { self[context, width][$0] } }
  }
}
