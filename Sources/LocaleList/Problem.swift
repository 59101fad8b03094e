/// Something wrong in a list of locales, at a place in it.
package struct LocaleListProblem: Error, Equatable, Sendable {
  package enum Severity: Sendable {
    case warning, error
  }

  package let severity: Severity
  /// The line, from 1; `nil` if it is the whole list.
  package let line: Int?
  /// The column in characters, from 1.
  package let column: Int?
  /// What is wrong, as a sentence.
  package let message: String
  /// What to do, as a sentence.
  package let remedy: String

  /// An error in a line that can be read by itself.
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

  /// The same problem as an error.
  package var asError: LocaleListProblem {
    LocaleListProblem(severity: .error, line: line, column: column, message: message, remedy: remedy)
  }
}

/// What is wrong with a tag, and where in it.
struct TagProblem: Error, Equatable {
  /// Characters before the wrong part, from 0.
  let offset: Int
  let message: String
  let remedy: String
}
