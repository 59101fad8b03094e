import AlmanacReading

/// A problem in a tag, with the place of the wrong part.
struct TagProblem: Error, Equatable {
  /// The number of characters in the tag before the wrong part.
  let offset: Int
  let message: String
  let remedy: String

  /// The problem in a text; `place` is the place of the wrong part.
  func problem(at place: TextPlace?) -> InputProblem { InputProblem("\(message) \(remedy)", at: place) }
}
