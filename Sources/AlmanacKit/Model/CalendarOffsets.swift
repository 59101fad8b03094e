/// The numbers from a calendar's traits that are needed to write a date as text.
///
/// This type contains numbers only, so a copy is cheap. A copy of ``CalendarTraits`` also retains the lists inside it,
/// which takes longer than writing a short text.
struct CalendarOffsets: Sendable {
  /// Whether the months and days are Gregorian, so that only the numbers of the years can differ.
  let isCivil: Bool
  let yearStructure: YearStructure
  /// A year's number minus the number that identifies the year in lists of years.
  let yearOffset: Int
  /// The index, the first year and the first day of the calendar's latest era; `nil` in a calendar without eras.
  ///
  /// The year is in the calendar's own numbers. The day is a number of days since 1 January 1970, or `Int.min` if the
  /// era has no first day.
  let latestEra: (place: Int, firstYear: Int, firstEpochDay: Int)?

  private init(_ traits: CalendarTraits) {
    yearStructure = traits.yearStructure
    yearOffset = traits.numbering.offset
    isCivil = traits.yearStructure == .civil
    latestEra = traits.eras.last.flatMap { era in
      era.firstYear.map { (traits.eras.count - 1, $0, era.firstEpochDay ?? .min) }
    }
  }

  private static let all = CalendarIdentifier.allCases.map { CalendarOffsets($0.traits) }

  static func of(_ calendar: CalendarIdentifier) -> CalendarOffsets { all[calendar.place] }
}
