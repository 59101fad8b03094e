/// A problem in a list of locales, with its line and column.
package struct LocaleListProblem: Error, Equatable, Sendable {
  package enum Severity: Sendable {
    case warning, error
  }

  package let severity: Severity
  /// The line, starting at 1; `nil` if the problem concerns the whole list.
  package let line: Int?
  /// The column in characters, starting at 1; `nil` if the problem concerns the whole list.
  package let column: Int?
  /// A sentence that says what is wrong.
  package let message: String
  /// A sentence that says what to do.
  package let remedy: String

  /// Creates an error that concerns a whole line.
  package init(line: Int, message: String, remedy: String) {
    self.init(severity: .error, line: line, column: 1, message: message, remedy: remedy)
  }

  init(severity: Severity, line: Int?, column: Int?, message: String, remedy: String) {
    self.severity = severity
    self.line = line
    self.column = column
    self.message = message
    self.remedy = remedy
  }

  /// The same problem with the severity `error`, for strict runs.
  package var asError: LocaleListProblem {
    LocaleListProblem(severity: .error, line: line, column: column, message: message, remedy: remedy)
  }
}

/// A problem in a tag, with the place of the wrong part.
struct TagProblem: Error, Equatable {
  /// The number of characters in the tag before the wrong part.
  let offset: Int
  let message: String
  let remedy: String
}
