/// Finds a list in a bundle file that does not have one entry for each of its codes, such as 11 names for 12 months.
enum ListLengths {
  /// Throws if a list in the file has more or fewer entries than it has codes.
  static func check(_ file: some Walkable) throws(FileProblem) {
    var problem: FileProblem?
    file.forEachField { path, step in
      switch step {
      case .list(let key, let values, let codes?), .labels(let key, let values, let codes, _):
        let (found, expected) = (values.count, codes.codes.count)
        guard problem == nil, found != expected else { return }
        problem = .length(of: (path + [key]).joined(separator: "."), is: found, not: expected)
      default: break
      }
    }
    if let problem { throw problem }
  }
}
