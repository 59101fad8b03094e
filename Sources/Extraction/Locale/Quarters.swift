import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names for the quarters of a year.
  ///
  /// `nil` if CLDR has only root's `Q1`, or only names in another language.
  func quarters(
    _ gregorian: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> ContextNames? {
    guard try hasQuarterNames(gregorian) else { return nil }
    let codes = (1...4).map(String.init)
    let names = try ContextNames(hasShort: false) { context, width throws(ICUError) in
      try self.names(.quarters, context, width, codes: codes, of: gregorian, in: ["locale"], &sources)
    }
    return try titledQuarters(inOwnDigits(names, "quarters", &sources), &sources)
  }

  /// Whether CLDR has names for the quarters of a year in the language.
  func hasQuarterNames(_ gregorian: borrowing OpenCalendar) throws(ICUError) -> Bool {
    try resources.isInOwnLanguage(gregorian.path(.quarters, .standAlone, .wide))
  }
}
