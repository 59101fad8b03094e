extension Intervals {
  /// Throws unless every interval a picker asks for is there.
  func check(_ path: String, _ expected: KeyValuePairs<String, [String]>) throws(FileProblem) {
    let count = patterns.values.reduce(0) { $0 + $1.count }
    try demandAtMost(count, Limits.tablePatterns, path, "patterns")
    for (skeleton, letters) in expected {
      for letter in letters where patterns[skeleton]?[letter] == nil {
        throw FileProblem(reason: "'\(path).\(skeleton)' has no '\(letter)'")
      }
    }
  }
}

extension FileProblem {
  /// A list that has another number of entries than it should.
  static func length(of path: String, is found: Int, not expected: Int) -> FileProblem {
    FileProblem(reason: "'\(path)' has \(found) entries and not \(expected)")
  }
}

/// Throws if a table or a text has more of something than Almanac reads, as in "fields".
func demandAtMost(_ found: Int, _ limit: Int, _ path: String, _ unit: String) throws(FileProblem) {
  guard found <= limit else {
    throw FileProblem(reason: "'\(path)' has \(found) \(unit) (limit: \(limit))")
  }
}
