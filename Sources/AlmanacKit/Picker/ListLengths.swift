/// Finds a list in a bundle file that does not have one entry for each of its codes, such as 11 names for 12 months.
enum ListLengths {
  /// Throws if a list in the file has more or fewer entries than it has codes.
  static func check(_ file: some Walkable) throws(FileProblem) {
    var problem: FileProblem?
    file.forEachField { path, step in
      guard problem == nil, let (key, count, expected) = counts(step), count != expected else { return }
      problem = .length(of: (path + [key]).joined(separator: "."), is: count, not: expected)
    }
    if let problem { throw problem }
  }

  /// The key of a list with codes, the number of its entries, and the number of its codes; `nil` for any other field.
  private static func counts(_ step: FieldStep) -> (key: String, count: Int, expected: Int)? {
    switch step {
    case .list(let key, let values, let codes?), .labels(let key, let values, let codes, _):
      (key, values.count, codes.count)
    default: nil
    }
  }
}
