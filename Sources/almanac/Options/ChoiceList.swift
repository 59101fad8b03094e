import AlmanacReading
import ArgumentParser

/// A list of choices, each once and in the order of their type.
struct ChoiceList<Choice: RawRepresentable<String> & CaseIterable & Hashable>: Sendable
where Choice: Sendable {
  let choices: [Choice]

  init(choices: [Choice]) {
    self.choices = choices
  }

  /// Reads choices that commas join; throws what is wrong with one of them.
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
      return ValidationError("A name is missing beside a comma. Choose from: \(list).")
    }
    let meant = Spelling.closest(to: name, among: names).map { "Did you mean '\($0)'? " } ?? ""
    return ValidationError("'\(name.printable)' is unknown. \(meant)Choose from: \(list).")
  }
}

/// A range of years, as in `1900...2060`.
struct YearRange: Sendable {
  let years: ClosedRange<Int>

  init(years: ClosedRange<Int>) {
    self.years = years
  }

  init(argument: String) throws {
    let ends = argument.split(separator: "...", omittingEmptySubsequences: false).map(Self.year)
    guard ends.count == 2, let first = ends[0], let last = ends[1] else {
      throw ValidationError("'\(argument)' is not a range within 1900...2100. Write one as in 1900...2060.")
    }
    guard first <= last else {
      throw ValidationError("The range is reversed. Write \(last)...\(first).")
    }
    years = first...last
  }

  private static func year(_ digits: Substring) -> Int? {
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), let year = Int(digits) else { return nil }
    return (1900...2100).contains(year) ? year : nil
  }
}
