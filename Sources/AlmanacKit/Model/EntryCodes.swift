/// What the entries of a list are called: each by its code, not by its index.
package enum EntryCodes: Equatable, Sendable {
  /// By the entries of another list of the file, which is at a path.
  case texts([String], at: [String])
  /// By the numbers of a range.
  case numbers(ClosedRange<Int>)
  /// By related Gregorian years; the file has the first at ``firstYearPath``.
  case years(first: Int, last: Int)
  /// By the numbers on a clock.
  case clock(HourCycle)

  /// Where a file has its first year.
  package static let firstYearPath = ["years", "first"]
}

extension EntryCodes {
  /// How many entries the list has.
  package var count: Int {
    switch self {
    case .texts(let texts, _): texts.count
    case .numbers(let numbers): numbers.count
    case .years(let first, let last): last - first + 1
    case .clock(let cycle): cycle.numbers.count
    }
  }

  /// The codes in the order of the entries.
  package var codes: [String] {
    switch self {
    case .texts(let texts, _): texts
    case .numbers(let numbers): numbers.map(String.init)
    case .years(let first, let last): (first...last).map(String.init)
    case .clock(let cycle): cycle.numbers.map(String.init)
    }
  }
}
