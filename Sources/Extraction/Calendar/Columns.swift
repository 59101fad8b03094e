import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The order of the year, month and day in the Gregorian pattern for a skeleton, such as `yMMMM`.
  func columns(of skeleton: String, _ gregorian: borrowing OpenCalendar) throws(ICUError) -> [DateColumn] {
    let asked = try gregorian.generator.pattern(for: skeleton)
    let path = "patterns.skeletons.\(skeleton)"
    return DatePattern(corrected(asked, .own, at: path, in: gregorian.name).value).columns
  }
}

extension DatePattern {
  /// The columns for the year, month and day in the pattern, in the pattern's order.
  var columns: [DateColumn] { columns(DateColumn.init(letter:)) }

  /// The columns for the pattern's letters, in the pattern's order; each column occurs once.
  func columns<Column: Equatable>(_ column: (Unicode.Scalar) -> Column?) -> [Column] {
    parts.compactMap(\.letter).compactMap(column).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }
}

extension DateColumn {
  /// The picker column for a pattern letter, such as `M`; `nil` if the letter is not a year, month or day.
  init?(letter: Unicode.Scalar) {
    switch letter {
    case "y", "Y", "u", "U", "r": self = .year
    case "M", "L": self = .month
    case "d": self = .day
    default: return nil
    }
  }
}
