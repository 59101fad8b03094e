package import AlmanacICU

/// Why a locale could not be extracted.
package enum ExtractionError: Error, Equatable, Sendable {
  /// A call of ICU's failed.
  case icu(ICUError, locale: String)
  /// ICU gave a table another size than its codes have.
  case wrongCount(locale: String, table: String, expected: Int, found: Int)
  /// A row of ICU's table of weeks has other numbers than days and milliseconds.
  case unreadableWeek(region: String, row: [Int])
  /// A pattern of a year or a day has a field that its label cannot have.
  case unexpectedField(locale: String, pattern: String, letter: Character)
  /// A plural rule is not written as UTS 35 says.
  case unreadableRule(String)
}

extension ExtractionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .icu(let error, let locale):
      "\(locale): \(error)"
    case .wrongCount(let locale, let table, let expected, let found):
      "\(locale): ICU's table \(table) has \(found) entries where \(expected) belong."
    case .unreadableWeek(let region, let row):
      "\(region): ICU's row \(row) of weekData is not the first day, the minimal days, and the day and the millisecond at which the weekend begins and ends."
    case .unexpectedField(let locale, let pattern, let letter):
      "\(locale): ICU's pattern '\(pattern)' has the field '\(letter)', which the label of a year or day cannot have."
    case .unreadableRule(let rule):
      "ICU's plural rule '\(rule)' is not written as UTS 35 says."
    }
  }
}

/// Asks ICU for something of a locale, and says of which if that fails.
func asking<Result: ~Copyable>(
  _ locale: String, _ body: () throws(ICUError) -> Result
) throws(ExtractionError) -> Result {
  do throws(ICUError) {
    return try body()
  } catch {
    throw .icu(error, locale: locale)
  }
}
