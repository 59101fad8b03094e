/// Something wrong in a file of the user's, and where.
package struct InputProblem: Error, Equatable, Sendable {
  package let place: TextPlace
  /// What is wrong and what to do, as sentences.
  package let message: String

  package init(_ error: some Error & CustomStringConvertible, at place: TextPlace) {
    self.place = place
    message = error.description
  }
}

/// Something wrong in a text while it is read, and the byte where.
package struct InputFinding {
  package let offset: Int
  let error: any Error & CustomStringConvertible

  package init(_ error: any Error & CustomStringConvertible, at offset: Int) {
    self.offset = offset
    self.error = error
  }
}

/// Everything wrong in one file, or the first thousand problems and a few, in the order of the text.
package struct InputProblems: Error, Equatable, Sendable {
  package let problems: [InputProblem]

  /// After so many problems, no more are looked for.
  package static let limit = 1000

  package init(_ problems: [InputProblem]) {
    self.problems = problems.sorted {
      ($0.place.line, $0.place.column, $0.message) < ($1.place.line, $1.place.column, $1.message)
    }
  }

  /// The problems of findings, each at its line and column.
  package init(_ findings: [InputFinding], in bytes: [UInt8]) {
    let places = TextPlace.places(of: findings.map(\.offset), in: bytes)
    self.init(
      findings.map { InputProblem($0.error, at: places[$0.offset] ?? TextPlace(line: 1, column: 1)) })
  }
}
