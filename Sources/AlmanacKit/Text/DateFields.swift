/// The numbers a pattern may ask for of one day and time.
struct DateFields: Sendable {
  /// The place of the era among the calendar's eras.
  let era: Int
  /// The year of the era.
  let year: Int
  /// The related Gregorian year.
  let relatedYear: Int
  let month: MonthCode
  let day: Int
  /// The day of the week, 0 for Sunday.
  let weekday: Int
  var hour = 0
  var minute = 0
  var second = 0

  init(_ date: CalendarDate) {
    let traits = date.calendar.traits
    era = traits.eras.place(ofEpochDay: date.epochDay)
    year = traits.eras.yearOfEra(date.year, in: era)
    relatedYear = traits.numbering.listed(date.year)
    month = date.month
    day = date.day
    weekday = (date.epochDay + 4).modulo(7)
  }

  /// A year; no pattern of a year shows the day.
  init(year: Int, _ calendar: CalendarIdentifier) {
    let traits = calendar.traits
    era = traits.eras.place(ofYear: year)
    // A label without an era shows the calendar's own number, which years before year 1 would share with later ones.
    self.year = traits.yearLabel.contains("G") ? traits.eras.yearOfEra(year, in: era) : year
    relatedYear = traits.numbering.listed(year)
    month = MonthCode(number: 1, isLeap: false)
    day = 1
    weekday = 0
  }

  /// A time; the day is any, and no pattern of a time shows it.
  init(_ time: TimeOfDay) {
    self.init(CalendarDate(epochDay: 0, .gregorian))
    hour = time.hour
    minute = time.minute
    second = time.second
  }

  /// The year's place in the cycle of 60, from 0.
  var cyclicYear: Int { YearNumbering.placeInCycle(ofRelatedYear: relatedYear) }
}
