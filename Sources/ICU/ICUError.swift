/// An ICU call that failed, or a result from ICU that Almanac cannot use.
package enum ICUError: Error, Equatable {
  /// ICU returned an error; `status` is ICU's name for the error, such as `U_MISSING_RESOURCE_ERROR`.
  case callFailed(function: String, subject: String, status: String)
  /// ICU returned data for `found`, although Almanac requested `expected`.
  case wrongAnswer(function: String, subject: String, expected: String, found: String)
  /// An ICU table does not have exactly one entry for each code, such as 11 names for 12 months.
  case wrongCount(table: String, expected: Int, found: Int)
  /// A pattern for a year label or a day label contains a field that this label cannot show, such as a month.
  case unexpectedField(pattern: String, letter: Unicode.Scalar)
  /// A region's row in ICU's `weekData` does not have the expected six numbers for days and times.
  case unreadableWeek(region: String, row: [Int])
  /// A plural rule does not follow the syntax of UTS 35.
  case unreadableRule(String)

  /// Whether ICU returned an error or the wrong data, which can mean that only a part of ICU's data is installed.
  package var isFailedCall: Bool {
    switch self {
    case .callFailed, .wrongAnswer: true
    case .wrongCount, .unexpectedField, .unreadableWeek, .unreadableRule: false
    }
  }
}

extension ICUError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .callFailed(let function, let subject, let status):
      "ICU's \(function) failed for '\(subject)' with \(status)."
    case .wrongAnswer(let function, let subject, let expected, let found):
      "ICU's \(function) was called for '\(subject)' and returned data for '\(found)' instead of '\(expected)'."
    case .wrongCount(let table, let expected, let found):
      "ICU's table \(table) has \(found) entries instead of \(expected)."
    case .unexpectedField(let pattern, let letter):
      "ICU's pattern '\(pattern)' for the label of a year or day has the unexpected field '\(letter)'."
    case .unreadableWeek(let region, let row):
      """
      ICU's row \(row) of weekData/\(region) does not have the expected six numbers: the first day, the minimal \
      days, and the day and the millisecond at which the weekend begins and ends.
      """
    case .unreadableRule(let rule): "ICU's plural rule '\(rule)' does not follow the syntax of UTS 35."
    }
  }
}
