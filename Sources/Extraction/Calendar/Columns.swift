import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The order of a picker's columns: that of the fields in the Gregorian pattern for year, month and day.
  ///
  /// It is the habit of the locale, and the same in every calendar: for the others most locales have only
  /// root's patterns, which begin with the year wherever the locale's own begin with the day.
  func columns(inGregorian gregorian: borrowing OpenCalendar) throws(ICUError) -> [DateColumn] {
    try columns(of: "yMMMMd", gregorian)
  }

  /// The order of the fields in the Gregorian pattern of a skeleton.
  func columns(
    of skeleton: String, _ gregorian: borrowing OpenCalendar
  ) throws(ICUError) -> [DateColumn] {
    let asked = try gregorian.generator.pattern(for: skeleton)
    let path = "patterns.skeletons.\(skeleton)"
    return DatePattern(corrected(asked, .own, at: path, in: gregorian.calendar.rawValue).value).columns
  }
}

extension DatePattern {
  /// The columns of the pattern's fields in their order, each once.
  var columns: [DateColumn] {
    var columns: [DateColumn] = []
    for case .field(let letter, _) in parts {
      guard let column = DateColumn(letter: letter), !columns.contains(column) else { continue }
      columns.append(column)
    }
    return columns
  }
}

extension DateColumn {
  /// The column of a field, by its pattern letter; `nil` if it is no part of the year, month and day.
  init?(letter: Character) {
    switch letter {
    case "y", "Y", "u", "U", "r": self = .year
    case "M", "L": self = .month
    case "d": self = .day
    default: return nil
    }
  }
}
