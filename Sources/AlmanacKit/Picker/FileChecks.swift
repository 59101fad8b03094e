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

extension ContextNames {
  /// Throws unless every list has so many names.
  func check(_ path: String, _ count: Int) throws(FileProblem) {
    try format.check("\(path).format", count)
    try standAlone.check("\(path).standAlone", count)
    try titled?.check("\(path).titled", count)
  }
}

extension WidthNames {
  /// Throws unless every list has so many names.
  func check(_ path: String, _ count: Int) throws(FileProblem) {
    for names in [abbreviated, narrow, wide, short].compactMap(\.self) {
      try demand(names.count, count, path)
    }
  }
}

extension TitledNames {
  /// Throws unless every list has so many names.
  func check(_ path: String, _ count: Int) throws(FileProblem) {
    for names in [abbreviated, wide, short].compactMap(\.self) { try demand(names.count, count, path) }
  }
}

/// Throws unless a list has as many entries as it should.
func demand(_ found: Int, _ expected: Int, _ path: String) throws(FileProblem) {
  guard found == expected else {
    throw FileProblem(reason: "'\(path)' has \(found) entries and not \(expected)")
  }
}

/// Throws if a table or a text has more of something than Almanac reads, as in "fields".
func demandAtMost(_ found: Int, _ limit: Int, _ path: String, _ unit: String) throws(FileProblem) {
  guard found <= limit else {
    throw FileProblem(reason: "'\(path)' has \(found) \(unit) (limit: \(limit))")
  }
}
