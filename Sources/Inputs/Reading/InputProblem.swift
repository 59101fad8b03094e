/// A problem in a text that a person wrote, such as a list of locales, a config or an overlay.
package struct InputProblem: Error, Equatable, Sendable {
  package enum Severity: Sendable {
    case warning, error
  }

  package let severity: Severity
  /// The line and column of the problem; `nil` if the problem concerns the whole text.
  package let place: TextPlace?
  /// Sentences that say what is wrong and what to do.
  package let message: String

  package init(_ message: any CustomStringConvertible, at place: TextPlace?, severity: Severity = .error) {
    self.severity = severity
    self.place = place
    self.message = message.description
  }

  /// The same problem with the severity `error`, for strict runs.
  package var asError: InputProblem { InputProblem(message, at: place) }

  /// The problem as one line in the form that compilers use, with file, line and column first.
  package func line(in file: String) -> String {
    "\(file)\(place.map { ":\($0.line):\($0.column)" } ?? ""): \(severity): \(message)"
  }
}

/// A problem that was found while a text was read, and the number of bytes in the text before the problem.
package struct InputFinding {
  package let offset: Int
  let message: any CustomStringConvertible

  package init(_ message: any CustomStringConvertible, at offset: Int) {
    self.offset = offset
    self.message = message
  }
}

/// All problems in one text, in the order of the text.
///
/// A reader collects only the first problems of each kind, such as repeated keys. The limit is ``limit``.
package struct InputProblems: Error, Equatable, Sendable {
  package let problems: [InputProblem]
  /// The warnings about the text that has the problems, for example about a tag in an old spelling.
  package let warnings: [InputProblem]

  /// The number of problems after which a reader collects no more problems.
  package static let limit = 1000

  /// Creates the problems of a text; problems that concern the whole text come first.
  package init(_ problems: [InputProblem], warnings: [InputProblem] = []) {
    self.problems = problems.sorted {
      let (one, other) = ($0.place, $1.place)
      return (one?.line ?? 0, one?.column ?? 0, $0.message) < (
        other?.line ?? 0, other?.column ?? 0, $1.message
      )
    }
    self.warnings = warnings
  }

  /// Creates the problems from findings, and turns the byte offset of each finding into a line and a column.
  package init(_ findings: [InputFinding], in bytes: [UInt8]) {
    let places = TextPlace.places(of: findings.map(\.offset), in: bytes)
    self.init(findings.map { InputProblem($0.message, at: places[$0.offset]) })
  }
}
