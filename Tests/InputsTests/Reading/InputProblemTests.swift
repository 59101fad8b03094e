import AlmanacInputs
import Testing

/// The problems in a user's file, in the order in which an editor shows their places.
@Suite struct InputProblemTests {
  @Test("are sorted by line, then by column, then by message")
  func order() {
    let places = [(2, 1, "a"), (1, 10, "a"), (1, 9, "b"), (1, 9, "a"), (10, 1, "a")]
    let problems = InputProblems(
      places.map { line, column, message in
        InputProblem(message, at: TextPlace(line: line, column: column))
      } + [InputProblem("z", at: nil)]
    ).problems
    #expect(
      problems.map { $0.line(in: "f") } == [
        "f: error: z", "f:1:9: error: a", "f:1:9: error: b", "f:1:10: error: a", "f:2:1: error: a",
        "f:10:1: error: a",
      ])
  }
}
