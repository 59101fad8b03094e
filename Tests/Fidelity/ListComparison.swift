import AlmanacICUOracle
import AlmanacKit

/// Compares AlmanacKit's lists of dates with ICU's, in one locale and one calendar.
struct ListComparison {
  let calendar: AlmanacCalendar
  let identifier: String
  let days: SampleDays

  /// Compares how dates are joined to a list; `DateComparison` compares the dates themselves.
  func run(_ tally: inout Tally) throws {
    for (style, width) in [(ListStyle.long, ICUListWidth.long), (.short, .short), (.narrow, .narrow)] {
      let format = try ICUListFormat(locale: identifier, width: width)
      for skeleton in ["yMMMd", "MMMEd", "yMMMM"] {
        for index in days.days.indices {
          let count = [2, 3, 5][index % 3]
          let dates = (0..<count).map {
            CalendarDate(epochDay: days.days[(index + $0 * 7) % days.days.count], calendar.identifier)
          }
          let texts = try dates.sorted().map { try calendar.text($0, skeleton: skeleton) }
          tally.compare(
            try calendar.text(of: dates, skeleton: skeleton, style: style), try format.text(texts), [],
            "\(identifier) \(calendar.identifier) list \(style) \(texts)")
        }
      }
    }
  }
}
