import CAlmanacICU

/// A date format of a locale and calendar (ICU's `UDateFormat`), in the time zone `Etc/UTC`.
package struct ICUDateFormat: ~Copyable {
  /// The format itself, for this value's lifetime.
  package let handle: OpaquePointer
  /// The locale with its calendar, for messages.
  package let locale: String

  /// Opens the format of a date style in a calendar (ICU's name for it), and proves that ICU has that calendar.
  package init(locale: String, calendar: String, style: ICUDateStyle) throws(ICUError) {
    let identifier = "\(locale)@calendar=\(calendar)"
    let handle = try opened(Call("udat_open", identifier)) { status in
      timeZone.withUTF16 {
        cicu_udat_open(cicuDateStyleNone.asStatus, style.number, identifier, $0, $1, nil, 0, &status)
      }
    }
    do throws(ICUError) {
      try proveType(of: cicu_udat_getCalendar(handle), is: calendar, locale)
    } catch {
      cicu_udat_close(handle)
      throw error
    }
    self.locale = identifier
    self.handle = handle
  }

  /// Takes over a format that ICU opened; `locale` names its calendar.
  package init(adopting handle: OpaquePointer, locale: String) {
    self.handle = handle
    self.locale = locale
  }

  deinit { cicu_udat_close(handle) }

  /// The names of one kind, in ICU's order and with ICU's gaps (index 0 of weekdays is empty).
  package func symbols(_ symbols: ICUSymbols) throws(ICUError) -> [String] {
    let kind = symbols.rawValue
    return try (0..<cicu_udat_countSymbols(handle, kind)).map { index throws(ICUError) in
      try filledText(Call("udat_getSymbols", locale)) {
        cicu_udat_getSymbols(handle, kind, index, $0, $1, &$2)
      }
    }
  }

  /// The format's pattern.
  ///
  /// Number overrides (`d=hanidays`) are lost here; ICU has no call that keeps them.
  package func pattern() throws(ICUError) -> String {
    try filledText(Call("udat_toPattern", locale)) { cicu_udat_toPattern(handle, $0, $1, &$2) }
  }

  /// The names a time has in another pattern than the format's own.
  ///
  /// A format opened for the pattern would write numbers in the locale's system, and this one writes them in those
  /// of its own style; but to open one takes far longer.
  package func text(at milliseconds: Double, in pattern: String) throws(ICUError) -> String {
    let own = try self.pattern()
    pattern.withUTF16 { cicu_udat_applyPattern(handle, $0, $1) }
    defer { own.withUTF16 { cicu_udat_applyPattern(handle, $0, $1) } }
    return try text(at: milliseconds)
  }

  /// The text of a time, in milliseconds since 1970 in UTC.
  package func text(at milliseconds: Double) throws(ICUError) -> String {
    try filledText(Call("udat_format", locale)) {
      cicu_udat_format(handle, milliseconds, $0, $1, &$2)
    }
  }
}

/// The lengths of a date or time style, by CLDR's names.
package enum ICUDateStyle: String, CaseIterable, Sendable {
  case full, long, medium, short

  /// The number of the length in ICU's `UDateFormatStyle`.
  package var number: Int32 {
    switch self {
    case .full: cicuDateStyleFull.asStatus
    case .long: cicuDateStyleLong.asStatus
    case .medium: cicuDateStyleMedium.asStatus
    case .short: cicuDateStyleShort.asStatus
    }
  }
}

/// The kinds of names a date format has, as in ICU's `UDateFormatSymbolType`.
package enum ICUSymbols: Int32, Sendable {
  case eras = 0
  case months = 1
  case shortMonths = 2
  case weekdays = 3
  case shortWeekdays = 4
  case eraNames = 7
  case narrowMonths = 8
  case narrowWeekdays = 9
  case standaloneMonths = 10
  case standaloneShortMonths = 11
  case standaloneNarrowMonths = 12
  case standaloneWeekdays = 13
  case standaloneShortWeekdays = 14
  case standaloneNarrowWeekdays = 15
  case quarters = 16
  case shortQuarters = 17
  case standaloneQuarters = 18
  case standaloneShortQuarters = 19
  case shorterWeekdays = 20
  case standaloneShorterWeekdays = 21
  /// The names of the 60-year cycle; ICU gives CLDR's abbreviated ones for every width.
  case cyclicYearsAbbreviated = 23
  /// The names of the zodiac; ICU gives CLDR's abbreviated ones for every width.
  case zodiacNamesAbbreviated = 26
  case narrowQuarters = 28
  case standaloneNarrowQuarters = 29
}
