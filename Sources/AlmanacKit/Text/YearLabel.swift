/// Makes the label of any year in a calendar, such as `พ.ศ. 2569`; no other code makes labels of years.
package struct YearLabel: Sendable {
  /// The letters that a pattern for years may have.
  package static let letters: Set<Unicode.Scalar> = ["G", "U", "r", "y"]

  private let pattern: TextPattern
  private let calendar: CalendarIdentifier

  init(_ pattern: String, _ compiler: PatternCompiler) throws(FileProblem) {
    self.pattern = try compiler.compiled(pattern, at: "years.pattern")
    calendar = compiler.calendar
  }

  /// Makes the label from its pattern, such as `G y`, and the names that the pattern can show.
  ///
  /// `nil` if the pattern has a letter that is not in ``letters``, or a letter without names.
  package init?(
    _ pattern: DatePattern, of calendar: CalendarIdentifier, eras: WidthNames?, cyclicYears: [String]?,
    digits: Digits
  ) {
    guard pattern.letters.isSubset(of: Self.letters) else { return nil }
    let compiler = PatternCompiler(
      calendar: calendar, digits: digits,
      dayPeriods: DayPeriodFields(names: WidthNames(), codes: [], spans: [:]), weekdays: ContextNames(),
      names: CalendarNames(eras: eras, cyclicYears: cyclicYears), numberSystems: [:])
    guard let label = try? YearLabel(pattern.description, compiler) else { return nil }
    self = label
  }

  /// The label of a year, which is in the calendar's own numbers.
  package func text(_ year: Int) -> String { pattern.text(DateFields(year: year, calendar)) }

  /// The label of a year that is counted in the era at an index; a year may have two eras.
  func text(_ year: Int, inEra place: Int) -> String {
    pattern.text(DateFields(year: year, calendar, inEra: place))
  }
}
