/// What every text of a date needs of a calendar's traits.
///
/// It has numbers only: a copy of the traits counts the owners of each list in them, which takes longer than a short
/// text.
struct YearShift: Sendable {
  /// What a year's number is ahead of the Gregorian one; `nil` in a calendar with other months.
  let civilOffset: Int?
  /// The place, the first year and the first day of the latest era; `nil` in a calendar without eras.
  let latestEra: (place: Int, firstYear: Int, firstEpochDay: Int)?

  private init(_ traits: CalendarTraits) {
    civilOffset = traits.structure == .civil ? traits.numbering.offset : nil
    latestEra = traits.eras.last.flatMap { era in
      era.firstYear.map { (traits.eras.count - 1, $0, era.firstEpochDay ?? .min) }
    }
  }

  private static let all = CalendarIdentifier.allCases.map { YearShift($0.traits) }

  static func of(_ calendar: CalendarIdentifier) -> YearShift { all[calendar.place] }
}
