import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names for the quarters of a year.
  ///
  /// `nil` if CLDR has only root's `Q1`, or only names in another language.
  func quarters(
    _ gregorian: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> ContextNames? {
    guard try resources.isInOwnLanguage(Self.quarterPath(.standAlone, .wide)) else { return nil }
    let names = try ContextNames(hasShort: false) { context, width throws(ICUError) in
      let table = "quarters.\(context.rawValue).\(width.rawValue)"
      sources[table] = try resources.origin(of: Self.quarterPath(context, width))
      let names = try gregorian.format.symbols(.quarters(context, width))
      guard names.count == 4 else { throw .wrongCount(table: table, expected: 4, found: names.count) }
      return corrected(names, codes: (1...4).map(String.init), at: table, &sources)
    }
    return try titledQuarters(names, &sources)
  }

  private static func quarterPath(_ context: NameContext, _ width: NameWidth) -> [String] {
    ["calendar", "gregorian", "quarters", context.cldrKey, width.rawValue]
  }
}

extension ICUSymbols {
  fileprivate static func quarters(_ context: NameContext, _ width: NameWidth) -> ICUSymbols {
    switch (context, width) {
    case (.format, .wide): .quarters
    case (.format, .abbreviated), (.format, .short): .shortQuarters
    case (.format, .narrow): .narrowQuarters
    case (.standAlone, .wide): .standaloneQuarters
    case (.standAlone, .abbreviated), (.standAlone, .short): .standaloneShortQuarters
    case (.standAlone, .narrow): .standaloneNarrowQuarters
    }
  }
}
