import AlmanacReading
import ArgumentParser

/// The choices in an option such as `--formats json,strings`, without duplicates, in the order of `Choice.allCases`.
struct ChoiceList<Choice: RawRepresentable<String> & CaseIterable & Hashable>: Sendable
where Choice: Sendable {
  let choices: [Choice]

  init(choices: [Choice]) {
    self.choices = choices
  }

  /// Reads choices separated by commas; throws the error of the first choice that is wrong.
  init(argument: String) throws {
    var wanted: Set<Choice> = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let choice = Choice(rawValue: name) else { throw Self.unknown(name) }
      guard wanted.insert(choice).inserted else {
        throw ValidationError("'\(name)' is repeated. Name it once.")
      }
    }
    choices = Choice.allCases.filter(wanted.contains)
  }

  private static func unknown(_ name: String) -> ValidationError {
    let names = Choice.allCases.map(\.rawValue)
    let list = names.joined(separator: ", ")
    guard !name.isEmpty else {
      return ValidationError("A name is missing before or after a comma. Choose from: \(list).")
    }
    let meant = Spelling.closest(to: name, among: names).map { "Did you mean '\($0)'? " } ?? ""
    return ValidationError("'\(name.printable)' is unknown. \(meant)Choose from: \(list).")
  }
}

/// A range of years, such as `1900...2060`.
struct YearRange: Sendable {
  let years: ClosedRange<Int>

  init(years: ClosedRange<Int>) {
    self.years = years
  }

  init(argument: String) throws {
    let ends = argument.split(separator: "...", omittingEmptySubsequences: false).map(Self.year)
    guard ends.count == 2, let first = ends[0], let last = ends[1] else {
      throw ValidationError(
        "'\(argument)' is not a range of years within 1900...2100. Write \(Self.meant(by: argument)).")
    }
    guard first <= last else {
      throw ValidationError("The range is reversed. Write \(last)...\(first).")
    }
    years = first...last
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
