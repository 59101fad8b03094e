/// The format in which a user types a date, such as "TT.MM.JJJJ" in German.
///
/// The day and the month have two digits. The year has four, or one to three in the Minguo calendar.
public struct DateMask: Hashable, Sendable {
  /// The day, the month and the year, in the order in which the user types them.
  public let order: [DateColumn]
  /// The four texts before, between and after the three columns; `separators[0]` is before the first column.
  public let separators: [String]
  /// The text that the mask shows for each column: a letter for each digit, as in "TT", or a word, such as 年.
  ///
  /// `nil` if neither Almanac nor CLDR has these texts in the language.
  public let letters: [DateColumn: String]?

  /// The format as one text, such as "TT.MM.JJJJ"; `nil` if ``letters`` is `nil`.
  public var text: String? {
    guard let letters else { return nil }
    return zip(order, separators.dropFirst()).reduce(separators.first ?? "") {
      $0 + (letters[$1.0] ?? "") + $1.1
    }
  }
}

extension AlmanacCalendar {
  /// The format in which a user types a date; `nil` if a date cannot be typed as three numbers.
  public var mask: DateMask? {
    file.mask.map { mask in
      DateMask(
        order: mask.order, separators: mask.separators,
        letters: mask.letters.map { [.year: $0.year, .month: $0.month, .day: $0.day] })
    }
  }
}
