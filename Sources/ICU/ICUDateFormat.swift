import CAlmanacICU

/// A date format for one locale and calendar in the time zone `Etc/UTC` (ICU's `UDateFormat`).
package struct ICUDateFormat: ~Copyable {
  /// ICU's handle, which is valid as long as this format exists.
  package let handle: OpaquePointer
  /// ICU's identifier for the locale with its calendar, such as `de@calendar=buddhist`; used only in error messages.
  package let locale: String

  /// Opens ICU's format for a date style, and checks that ICU has the calendar, such as `gregorian`.
  package init(locale: String, calendar: String, style: ICUDateStyle) throws(ICUError) {
    let identifier = "\(locale)@calendar=\(calendar)"
    let handle = try opened(Call("udat_open", identifier)) { status in
      timeZone.withUTF16 {
        cicu_udat_open(cicuDateStyleNone.asStatus, style.number, identifier, $0, $1, nil, 0, &status)
      }
    }
    do throws(ICUError) {
      try checkType(of: cicu_udat_getCalendar(handle), is: calendar, locale)
    } catch {
      cicu_udat_close(handle)
      throw error
    }
    self.locale = identifier
    self.handle = handle
  }

  /// Takes over a format that ICU has already opened, and closes it in `deinit`.
  package init(adopting handle: OpaquePointer, locale: String) {
    self.handle = handle
    self.locale = locale
  }

  deinit { cicu_udat_close(handle) }

  /// All names of one kind, such as the wide month names, in ICU's order.
  ///
  /// The result keeps the gaps in ICU's lists: index 0 of the weekdays is empty.
  package func symbols(_ symbols: ICUSymbols) throws(ICUError) -> [String] {
    let kind = symbols.number
    return try (0..<cicu_udat_countSymbols(handle, kind)).map { index throws(ICUError) in
      try filledText(Call("udat_getSymbols", locale)) {
        cicu_udat_getSymbols(handle, kind, index, $0, $1, &$2)
      }
    }
  }

  /// The date pattern of this format, such as `d. MMMM y`.
  ///
  /// The pattern does not say which fields use another numbering system, such as `hanidays` for the day. No ICU call
  /// returns the pattern together with these numbering systems.
  package func pattern() throws(ICUError) -> String {
    try filledText(Call("udat_toPattern", locale)) { cicu_udat_toPattern(handle, $0, $1, &$2) }
  }

  /// Formats a time with the given pattern instead of the format's own pattern.
  ///
  /// `milliseconds` is the number of milliseconds since 1 January 1970 in UTC. The numbers appear in the numbering
  /// system that this format's style uses. A new format for the pattern would use the locale's numbering system
  /// instead. It would also take far longer, because ICU opens formats slowly.
  package func text(at milliseconds: Double, in pattern: String) throws(ICUError) -> String {
    let own = try self.pattern()
    pattern.withUTF16 { cicu_udat_applyPattern(handle, $0, $1) }
    defer { own.withUTF16 { cicu_udat_applyPattern(handle, $0, $1) } }
    return try text(at: milliseconds)
  }

  /// Formats a time, which is given in milliseconds since 1 January 1970 in UTC.
  package func text(at milliseconds: Double) throws(ICUError) -> String {
    try filledText(Call("udat_format", locale)) {
      cicu_udat_format(handle, milliseconds, $0, $1, &$2)
    }
  }
}

/// The lengths that a date or time style can have, as CLDR names them.
package enum ICUDateStyle: String, CaseIterable, Sendable {
  case full, long, medium, short

  /// The number that ICU's `UDateFormatStyle` uses for this length.
  package var number: Int32 {
    switch self {
    case .full: cicuDateStyleFull.asStatus
    case .long: cicuDateStyleLong.asStatus
    case .medium: cicuDateStyleMedium.asStatus
    case .short: cicuDateStyleShort.asStatus
    }
  }
}

/// The kinds of names that a date format can return (ICU's `UDateFormatSymbolType`).
package struct ICUSymbols: Sendable {
  let number: Int32

  private init(_ number: Int) { self.number = number.asStatus }

  package static let eras = ICUSymbols(cicuEras)
  package static let months = ICUSymbols(cicuMonths)
  package static let shortMonths = ICUSymbols(cicuShortMonths)
  package static let weekdays = ICUSymbols(cicuWeekdays)
  package static let shortWeekdays = ICUSymbols(cicuShortWeekdays)
  package static let eraNames = ICUSymbols(cicuEraNames)
  package static let narrowMonths = ICUSymbols(cicuNarrowMonths)
  package static let narrowWeekdays = ICUSymbols(cicuNarrowWeekdays)
  package static let standaloneMonths = ICUSymbols(cicuStandaloneMonths)
  package static let standaloneShortMonths = ICUSymbols(cicuStandaloneShortMonths)
  package static let standaloneNarrowMonths = ICUSymbols(cicuStandaloneNarrowMonths)
  package static let standaloneWeekdays = ICUSymbols(cicuStandaloneWeekdays)
  package static let standaloneShortWeekdays = ICUSymbols(cicuStandaloneShortWeekdays)
  package static let standaloneNarrowWeekdays = ICUSymbols(cicuStandaloneNarrowWeekdays)
  package static let quarters = ICUSymbols(cicuQuarters)
  package static let shortQuarters = ICUSymbols(cicuShortQuarters)
  package static let standaloneQuarters = ICUSymbols(cicuStandaloneQuarters)
  package static let standaloneShortQuarters = ICUSymbols(cicuStandaloneShortQuarters)
  package static let shorterWeekdays = ICUSymbols(cicuShorterWeekdays)
  package static let standaloneShorterWeekdays = ICUSymbols(cicuStandaloneShorterWeekdays)
  /// The names of the 60 years in the Chinese cycle; for every width, ICU returns CLDR's abbreviated names.
  package static let cyclicYearsAbbreviated = ICUSymbols(cicuCyclicYearsAbbreviated)
  /// The names of the 12 zodiac animals; for every width, ICU returns CLDR's abbreviated names.
  package static let zodiacNamesAbbreviated = ICUSymbols(cicuZodiacNamesAbbreviated)
  package static let narrowQuarters = ICUSymbols(cicuNarrowQuarters)
  package static let standaloneNarrowQuarters = ICUSymbols(cicuStandaloneNarrowQuarters)
}
