/// The numbers a pattern may ask for of one day and time.
struct DateFields: Sendable {
  /// The calendar's year.
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
    year = date.year
    relatedYear = date.year - date.calendar.yearOffset
    month = date.month
    day = date.day
    weekday = (date.epochDay + 4).modulo(7)
  }

  /// A year; no pattern of a year shows the day.
  init(year: Int, relatedYear: Int) {
    self.year = year
    self.relatedYear = relatedYear
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
  var cyclicYear: Int { (relatedYear.modulo(60) - 4).modulo(60) }
}
