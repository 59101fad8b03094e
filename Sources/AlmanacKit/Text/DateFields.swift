/// The values of one day and time that the fields of a pattern can show, such as the month and the hour.
struct DateFields: Sendable {
  let month: MonthCode
  let day: Int
  private let calendar: CalendarIdentifier
  /// The year, in the calendar's own numbers.
  private let ownYear: Int
  /// The number of days since 1 January 1970; `nil` if the fields are only for a year.
  private let epochDay: Int?
  /// The index of the era in which the year is counted; `nil` if the day or the year decides.
  private let chosenEra: Int?
  var hour = 0
  var minute = 0
  var second = 0

  init(_ date: CalendarDate) {
    calendar = date.calendar
    ownYear = date.year
    epochDay = date.epochDay
    chosenEra = nil
    month = date.month
    day = date.day
  }

  /// Makes the fields of a year; the month and the day are placeholders, because patterns for years do not show them.
  init(year: Int, _ calendar: CalendarIdentifier, inEra place: Int? = nil) {
    self.calendar = calendar
    ownYear = year
    epochDay = nil
    chosenEra = place
    month = MonthCode(number: 1, isLeap: false)
    day = 1
  }

  /// Makes the fields of a time; the day is a placeholder, because patterns for times do not show it.
  init(_ time: TimeOfDay) {
    self.init(CalendarDate(epochDay: 0, .gregorian))
    hour = time.hour
    minute = time.minute
    second = time.second
  }

  /// The era to show, as an index in the calendar's list of eras.
  var era: Int {
    if let chosenEra { return chosenEra }
    let eras = calendar.traits.eras
    if let epochDay { return eras.place(ofEpochDay: epochDay) }
    return eras.place(ofYear: ownYear)
  }

  /// The number of the year within its era, or the calendar's own number for a year label without an era.
  var year: Int {
    // A label without an era shows the calendar's own number. If it showed the year of the era, 1 BCE and 1 CE would
    // look the same.
    if epochDay == nil, chosenEra == nil, !calendar.traits.yearLabel.contains("G") { return ownYear }
    return calendar.traits.eras.yearOfEra(ownYear, in: era)
  }

  /// The Gregorian year in which the calendar's year begins, such as 2026 for the Buddhist year 2569.
  var relatedYear: Int { calendar.traits.numbering.listed(ownYear) }

  /// Whether the date's year has a leap month, so that some months have another name.
  var isInLeapYear: Bool { CalendarYears.of(calendar.traits.yearStructure).hasLeapMonth(relatedYear) }

  /// The quarter of the year, from 1 to 4, in a calendar whose quarters all have three months.
  var quarter: Int { (month.number + 2) / 3 }

  /// The day of the week, from 0 for Sunday to 6 for Saturday; 0 if the fields are only for a year.
  var weekday: Int { epochDay.map(weekdayIndex) ?? 0 }

  /// The year's place in the 60-year cycle, from 0 to 59.
  var cyclicYear: Int { YearNumbering.placeInCycle(ofRelatedYear: relatedYear) }
}
