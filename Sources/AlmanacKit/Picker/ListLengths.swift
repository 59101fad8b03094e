/// Finds a list in a bundle file that does not have one entry for each of its codes, such as 11 names for 12 months.
struct ListLengths: FieldVisitor {
  private var path: [String] = []
  private var problem: FileProblem?

  /// Throws if a list in the file has more or fewer entries than it has codes.
  static func check(_ file: some Walkable) throws(FileProblem) {
    var lengths = ListLengths()
    file.walk(&lengths)
    if let problem = lengths.problem { throw problem }
  }

  mutating func begin(_ key: String) { path.append(key) }
  mutating func end() { path.removeLast() }

  mutating func list(_ key: String, _ values: [String], codes: EntryCodes?) {
    guard problem == nil, let count = codes?.count, count != values.count else { return }
    let list = (path + [key]).joined(separator: ".")
    problem = .length(of: list, is: values.count, not: count)
  }

  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool) {
    list(key, values, codes: codes)
  }

  mutating func text(_ key: String, _ value: String) {}
  mutating func number(_ key: String, _ value: Int?) {}
  mutating func numbers(_ key: String, _ values: [Int]) {}
  mutating func structure(_ key: String, _ value: Structure) {}
  mutating func label(_ key: String, _ value: String) {}
  mutating func pattern(_ key: String, _ value: String) {}
  mutating func phrase(_ key: String, _ value: Phrase) {}
  mutating func origins(_ key: String, _ values: [String: Origin]) {}
}
