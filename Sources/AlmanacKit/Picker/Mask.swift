/// How a Gregorian date is typed, as in TT.MM.JJJJ: digits only, two of the day and month, and four of the
/// year.
public struct DateMask: Hashable, Sendable {
  /// The columns in the order they are typed.
  public let order: [DateColumn]
  /// The texts before, between and behind the columns, so one more than there are: `separators[0]` comes first.
  public let separators: [String]
  /// What stands for a digit of each column, as in "TT", or a word of the language; `nil` for a column without one.
  public let letters: [DateColumn: String]?

  /// The whole mask, or `nil` where the language has no letters for it.
  public var text: String? {
    guard let letters else { return nil }
    return zip(order, separators.dropFirst()).reduce(separators.first ?? "") {
      $0 + (letters[$1.0] ?? "") + $1.1
    }
  }
}

extension AlmanacCalendar {
  /// How a date is typed; only the Gregorian calendar has a mask.
  public var mask: DateMask? {
    file.mask.map { mask in
      DateMask(
        order: mask.order, separators: mask.separators,
        letters: mask.letters.map { [.year: $0.year, .month: $0.month, .day: $0.day] })
    }
  }
}
