extension OptionChoice {
  /// The names of all choices.
  package static var names: [String] { allCases.map(\.rawValue) }

  /// Reads choices separated by commas, such as `json,strings`; throws the error of the first choice that is wrong.
  package static func list(_ argument: String) throws(OptionProblem) -> [Self] {
    var problems: [OptionProblem] = []
    let names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let choices = list(names, &problems)
    if let problem = problems.first { throw problem }
    return choices
  }

  /// Reads the names of choices, and adds the problems to a list.
  ///
  /// The result has no duplicates, and is in the order of `allCases`.
  static func list(_ names: [String], _ problems: inout [OptionProblem]) -> [Self] {
    if names.isEmpty { problems.append(.noChoice(among: Self.names)) }
    var wanted: Set<Self> = []
    for name in names {
      if let choice = Self(rawValue: name) {
        if !wanted.insert(choice).inserted { problems.append(.repeatedChoice(name)) }
      } else {
        problems.append(.unknownChoice(name, among: Self.names))
      }
    }
    return allCases.filter(wanted.contains)
  }
}

/// Reads a range of years, such as `1900...2060`.
enum YearRange {
  static func years(_ argument: String) throws(OptionProblem) -> ClosedRange<Int> {
    let ends = argument.split(separator: "...", omittingEmptySubsequences: false).map(Self.year)
    guard ends.count == 2, let first = ends[0], let last = ends[1] else {
      throw .invalid(
        "'\(argument)' is not a range of years within 1900...2100. Write \(Self.meant(by: argument)).")
    }
    guard first <= last else { throw .invalid("The range is reversed. Write \(last)...\(first).") }
    return first...last
  }

  /// The range that an argument such as `1950-2050` or `2026` probably means, or else an example of a range.
  private static func meant(by argument: String) -> String {
    let years = argument.split { !("0"..."9").contains($0) }.map(year)
    guard years.count <= 2, let first = years.first ?? nil, let last = years.last ?? nil, first <= last else {
      return "a range such as 1900...2060"
    }
    return "\(first)...\(last)"
  }

  private static func year(_ digits: Substring) -> Int? {
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), let year = Int(digits) else { return nil }
    return (1900...2100).contains(year) ? year : nil
  }
}
