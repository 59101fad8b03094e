/// The codes that identify the entries of a list in place of their indexes, such as `M01` for the first month name.
package enum EntryCodes: Equatable, Sendable {
  /// The codes are the texts in another list of the same file; `at` is the path of that list, such as
  /// `dayPeriods.codes`.
  case texts([String], at: [String])
  /// The codes are the numbers in a range, such as 1 to 31 for days.
  case numbers(ClosedRange<Int>)
  /// The codes are the Gregorian years in which the listed years begin.
  ///
  /// The file does not list all these years. It contains the first year, at ``firstYearPath``, and the last year.
  case years(first: Int, last: Int)
  /// The codes are the numbers on a clock, such as 0 to 23 for `h23`.
  case clock(HourCycle)

  /// The path of the field with the first listed year in a calendar's file.
  package static let firstYearPath = ["years", "first"]

  /// The code of each entry, in the order of the list.
  package var codes: [String] {
    switch self {
    case .texts(let texts, _): texts
    case .numbers(let numbers): numbers.map(String.init)
    case .years(let first, let last): (first...last).map(String.init)
    case .clock(let cycle): cycle.numbers.map(String.init)
    }
  }
}
