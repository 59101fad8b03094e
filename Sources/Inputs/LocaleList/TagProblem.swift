/// A problem in a tag, with the place of the wrong part.
struct TagProblem: Error, Equatable {
  /// The number of characters in the tag before the wrong part.
  var offset: Int
  var message: String
  let remedy: String
  /// The text that the remedy says to write instead of the whole entry; `nil` if the remedy says something else.
  let replacement: String?

  init(offset: Int, message: String, remedy: String) {
    (self.offset, self.message, self.remedy, replacement) = (offset, message, remedy, nil)
  }

  init(offset: Int, message: String, replacement: String) {
    (self.offset, self.message, self.replacement) = (offset, message, replacement)
    remedy = "Write '\(replacement)'."
  }

  /// The same problem with another replacement, if it has a replacement.
  func replacing(_ change: (String) -> String) -> TagProblem {
    guard let replacement else { return self }
    return TagProblem(offset: offset, message: message, replacement: change(replacement))
  }

  /// The problem in a text; `place` is the place of the wrong part.
  func problem(at place: TextPlace?) -> InputProblem { InputProblem("\(message) \(remedy)", at: place) }
}
