extension Intervals {
  /// Throws if there are too many patterns, or if a skeleton in `expected` lacks the pattern for one of its letters.
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
  /// Makes the problem that reports a list with the wrong number of entries.
  static func length(of path: String, is found: Int, not expected: Int) -> FileProblem {
    FileProblem(reason: "'\(path)' has \(found) entries instead of \(expected)")
  }
}

/// Throws if a count exceeds its limit; `unit` is the plural noun of the counted things, such as "fields".
func demandAtMost(_ found: Int, _ limit: Int, _ path: String, _ unit: String) throws(FileProblem) {
  guard found <= limit else { throw FileProblem(reason: "'\(path)' has \(found) \(unit) (limit: \(limit))") }
}
