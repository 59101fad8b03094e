/// A problem in a user's file, with its line and column.
package struct InputProblem: Error, Equatable, Sendable {
  package let place: TextPlace
  /// Sentences that say what is wrong and what to do.
  package let message: String

  package init(_ error: some Error & CustomStringConvertible, at place: TextPlace) {
    self.place = place
    message = error.description
  }
}

/// A problem that was found while a text was read, and the number of bytes in the text before the problem.
package struct InputFinding {
  package let offset: Int
  let error: any Error & CustomStringConvertible

  package init(_ error: any Error & CustomStringConvertible, at offset: Int) {
    self.offset = offset
    self.error = error
  }
}

/// All problems in one file, in the order of the text.
///
/// A reader collects only the first problems of each kind, such as repeated keys. The limit is ``limit``.
package struct InputProblems: Error, Equatable, Sendable {
  package let problems: [InputProblem]

  /// The number of problems after which a reader collects no more problems.
  package static let limit = 1000

  package init(_ problems: [InputProblem]) {
    self.problems = problems.sorted {
      ($0.place.line, $0.place.column, $0.message) < ($1.place.line, $1.place.column, $1.message)
    }
  }

  /// Creates the problems from findings, and turns the byte offset of each finding into a line and a column.
  package init(_ findings: [InputFinding], in bytes: [UInt8]) {
    let places = TextPlace.places(of: findings.map(\.offset), in: bytes)
    self.init(
      findings.map { InputProblem($0.error, at: places[$0.offset] ?? TextPlace(line: 1, column: 1)) })
  }
}
