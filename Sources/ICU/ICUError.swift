/// An ICU call that failed, or an answer of ICU's that is not what it should be.
package enum ICUError: Error, Equatable {
  /// ICU returned the failing `status` (its own name, as in `U_MISSING_RESOURCE_ERROR`).
  case callFailed(function: String, subject: String, status: String)
  /// ICU answered for `found` where `expected` was asked.
  case wrongAnswer(function: String, subject: String, expected: String, found: String)
  /// A table has another size than its codes have.
  case wrongCount(table: String, expected: Int, found: Int)
  /// A language's own names seem to be root's: the calendar takes the table from another one than its traits say.
  case notOfRoot(table: String, example: String)
  /// A pattern of a year or a day has a field that its label cannot have.
  case unexpectedField(pattern: String, letter: Character)
  /// A row of the table of weeks has other numbers than days and milliseconds.
  case unreadableWeek(region: String, row: [Int])
  /// A plural rule is not written as UTS 35 says.
  case unreadableRule(String)
}

extension ICUError {
  /// Whether a call failed, as it does where ICU's data is not installed whole.
  package var isFailedCall: Bool {
    switch self {
    case .callFailed, .wrongAnswer: true
    case .wrongCount, .notOfRoot, .unexpectedField, .unreadableWeek, .unreadableRule: false
    }
  }
}

extension ICUError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .callFailed(let function, let subject, let status):
      "ICU's \(function) failed for '\(subject)' with \(status)."
    case .wrongAnswer(let function, let subject, let expected, let found):
      "ICU's \(function) was asked for '\(expected)' of '\(subject)' and answered for '\(found)'."
    case .wrongCount(let table, let expected, let found):
      "ICU's table \(table) has \(found) entries where \(expected) belong."
    case .notOfRoot(let table, let example):
      "ICU's table \(table) has '\(example)', which is not of CLDR's root. Name the table's calendar in SharedTables."
    case .unexpectedField(let pattern, let letter):
      "ICU's pattern '\(pattern)' has the field '\(letter)', which the label of a year or day cannot have."
    case .unreadableWeek(let region, let row):
      """
      ICU's row \(row) of weekData/\(region) is not the first day, the minimal days, and the day and the \
      millisecond at which the weekend begins and ends.
      """
    case .unreadableRule(let rule):
      "ICU's plural rule '\(rule)' is not written as UTS 35 says."
    }
  }
}
