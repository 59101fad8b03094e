/// The numbers from a calendar's traits that are needed to write a date as text.
///
/// This type contains numbers only, so a copy is cheap. A copy of ``CalendarTraits`` also retains the lists inside it,
/// which takes longer than writing a short text.
struct CalendarOffsets: Sendable {
  /// The calendar's year number minus the Gregorian year, such as 543 for the Buddhist calendar; `nil` in a calendar
  /// without Gregorian months.
  let civilOffset: Int?
  /// The index, the first year and the first day of the calendar's latest era; `nil` in a calendar without eras.
  ///
  /// The year is in the calendar's own numbers. The day is a number of days since 1 January 1970, or `Int.min` if the
  /// era has no first day.
  let latestEra: (place: Int, firstYear: Int, firstEpochDay: Int)?

  private init(_ traits: CalendarTraits) {
    civilOffset = traits.yearStructure == .civil ? traits.numbering.offset : nil
    latestEra = traits.eras.last.flatMap { era in
      era.firstYear.map { (traits.eras.count - 1, $0, era.firstEpochDay ?? .min) }
    }
  }

  private static let all = CalendarIdentifier.allCases.map { CalendarOffsets($0.traits) }

  static func of(_ calendar: CalendarIdentifier) -> CalendarOffsets { all[calendar.place] }
}
