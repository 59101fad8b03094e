/// The numbers a pattern may ask for of one day and time.
struct DateFields: Sendable {
  let month: MonthCode
  let day: Int
  private let calendar: CalendarIdentifier
  /// The year in the calendar's own numbers.
  private let ownYear: Int
  /// The days since 1 January 1970; `nil` for a year.
  private let epochDay: Int?
  var hour = 0
  var minute = 0
  var second = 0

  init(_ date: CalendarDate) {
    calendar = date.calendar
    ownYear = date.year
    epochDay = date.epochDay
    month = date.month
    day = date.day
  }

  /// A year; no pattern of a year shows the day.
  init(year: Int, _ calendar: CalendarIdentifier) {
    self.calendar = calendar
    ownYear = year
    epochDay = nil
    month = MonthCode(number: 1, isLeap: false)
    day = 1
  }

  /// A time; the day is any, and no pattern of a time shows it.
  init(_ time: TimeOfDay) {
    self.init(CalendarDate(epochDay: 0, .gregorian))
    hour = time.hour
    minute = time.minute
    second = time.second
  }

  /// The place of the era among the calendar's eras.
  var era: Int {
    if let latestEra { return latestEra.place }
    let eras = calendar.traits.eras
    return epochDay.map(eras.place(ofEpochDay:)) ?? eras.place(ofYear: ownYear)
  }

  /// The year of the era.
  var year: Int {
    if let latestEra { return ownYear &- latestEra.firstYear &+ 1 }
    // A label without an era shows the calendar's own number, which years before year 1 would share with later ones.
    if epochDay == nil, !calendar.traits.yearLabel.contains("G") { return ownYear }
    return calendar.traits.eras.yearOfEra(ownYear, in: era)
  }

  /// The latest era, if the day is in it.
  private var latestEra: (place: Int, firstYear: Int, firstEpochDay: Int)? {
    guard let epochDay, let era = YearShift.of(calendar).latestEra, epochDay >= era.firstEpochDay else {
      return nil
    }
    return era
  }

  /// The related Gregorian year.
  var relatedYear: Int { calendar.traits.numbering.listed(ownYear) }

  /// The day of the week, 0 for Sunday.
  var weekday: Int { epochDay.map { ($0 + 4).modulo(7) } ?? 0 }

  /// The year's place in the cycle of 60, from 0.
  var cyclicYear: Int { YearNumbering.placeInCycle(ofRelatedYear: relatedYear) }
}
