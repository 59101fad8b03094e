import AlmanacReading
import Testing

/// The problems in a user's file, in the order in which an editor shows their places.
@Suite struct InputProblemTests {
  private struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  @Test("are sorted by line, then by column, then by message")
  func order() {
    let places = [(2, 1, "a"), (1, 10, "a"), (1, 9, "b"), (1, 9, "a"), (10, 1, "a")]
    let problems = InputProblems(
      places.map { line, column, message in
        InputProblem(Mistake(description: message), at: TextPlace(line: line, column: column))
      }
    ).problems
    #expect(
      problems.map { "\($0.place.line):\($0.place.column) \($0.message)" } == [
        "1:9 a", "1:9 b", "1:10 a", "2:1 a", "10:1 a",
      ])
  }
}
