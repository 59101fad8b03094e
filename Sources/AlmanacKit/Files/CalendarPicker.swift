extension CalendarFile {
  /// What the locale object of a picker library holds, with every choice made, so that a front end needs no logic.
  ///
  /// Every value comes from other values of the calendar's file or the locale's. The walk names them.
  package struct Picker: Codable, Equatable, Sendable {
    /// The marks of the two halves of the day, as the wheel beside the hours shows them.
    package var dayPeriods: [String]
    /// The ten digits; absent for an algorithmic system.
    package var digits: [String]?
    /// `ltr` or `rtl`.
    package var direction: String
    /// The first day of the week, where 0 is Sunday, as in ECMAScript's `Date.getDay()`.
    package var firstDay: Int
    package var firstDayCode: Weekday
    /// Whether the clock has 12 hours.
    package var hour12: Bool
    /// As a header or a menu shows them; without leap months.
    package var months: [String]
    /// As they stand in a date beside the day.
    package var monthsInDate: [String]
    package var monthsShort: [String]
    /// How a date is typed, as in `dd.MM.yyyy`; Gregorian only.
    package var numericDate: String?
    /// What stands between the two dates of a range, as in ` – `.
    package var rangeSeparator: String
    /// The pattern of the time in the locale's hour cycle.
    package var time: String
    /// The pattern of the title above a month.
    package var title: String
    /// From Sunday on, as a header or a menu shows them.
    package var weekdays: [String]
    /// From Sunday on, short enough for the header of a grid.
    package var weekdaysHeader: [String]
    /// Whether the year comes before the month in the title.
    package var yearFirst: Bool
    /// What a year has more than the Gregorian year; absent where years have no numbers of their own.
    package var yearOffset: Int?
    /// What stands behind the number of a year, as in `年`; absent where the label of a year is another text.
    package var yearSuffix: String?

    package init(
      dayPeriods: [String], direction: String, firstDay: Weekday, hour12: Bool, months: [String],
      monthsInDate: [String], monthsShort: [String], rangeSeparator: String, time: String, title: String,
      weekdays: [String], weekdaysHeader: [String], yearFirst: Bool
    ) {
      self.dayPeriods = dayPeriods
      self.direction = direction
      self.firstDay = Weekday.allCases.firstIndex(of: firstDay) ?? 0
      firstDayCode = firstDay
      self.hour12 = hour12
      self.months = months
      self.monthsInDate = monthsInDate
      self.monthsShort = monthsShort
      self.rangeSeparator = rangeSeparator
      self.time = time
      self.title = title
      self.weekdays = weekdays
      self.weekdaysHeader = weekdaysHeader
      self.yearFirst = yearFirst
    }
  }
}

extension CalendarFile.Picker {
  func walk(_ visitor: inout some FieldVisitor) {
    visitor.derived("dayPeriods", from: "dayPeriods.format.abbreviated")
    visitor.list("dayPeriods", dayPeriods)
    visitor.derived("digits", from: "numbers")
    if let digits { visitor.list("digits", digits) }
    visitor.derived("direction", from: "direction")
    visitor.text("direction", direction)
    visitor.derived("firstDay", from: "week.firstDay")
    visitor.number("firstDay", firstDay)
    visitor.derived("firstDayCode", from: "week.firstDay")
    visitor.text("firstDayCode", firstDayCode.rawValue)
    visitor.derived("hour12", from: "hourCycle")
    visitor.structure("hour12", .flag(hour12))
    visitor.derived("months", from: "months.standAlone.wide", "months.titled.wide")
    visitor.list("months", months)
    visitor.derived("monthsInDate", from: "months.format.wide")
    visitor.list("monthsInDate", monthsInDate)
    visitor.derived("monthsShort", from: "months.standAlone.abbreviated", "months.titled.abbreviated")
    visitor.list("monthsShort", monthsShort)
    visitor.derived("numericDate", from: "mask.order", "mask.separators")
    if let numericDate { visitor.pattern("numericDate", numericDate) }
    visitor.derived("rangeSeparator", from: "patterns.intervals.fallback")
    visitor.text("rangeSeparator", rangeSeparator)
    visitor.derived("time", from: "time.skeletons.jm")
    visitor.pattern("time", time)
    visitor.derived("title", from: "patterns.skeletons.yMMMM")
    visitor.pattern("title", title)
    visitor.derived("weekdays", from: "weekdays.standAlone.wide", "weekdays.titled.wide")
    visitor.list("weekdays", weekdays)
    visitor.derived("weekdaysHeader", from: "weekdays.standAlone")
    visitor.list("weekdaysHeader", weekdaysHeader)
    visitor.derived("yearFirst", from: "patterns.skeletons.yMMMM")
    visitor.structure("yearFirst", .flag(yearFirst))
    if let yearOffset { visitor.number("yearOffset", yearOffset) }
    visitor.derived("yearSuffix", from: "patterns.skeletons.y", "patterns.skeletons.Gy")
    if let yearSuffix { visitor.text("yearSuffix", yearSuffix) }
  }
}

extension CalendarFile.Picker: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    dayPeriods = try reader.field("dayPeriods")
    digits = try reader.fieldIfPresent("digits")
    direction = try reader.field("direction")
    firstDay = try reader.field("firstDay")
    firstDayCode = try reader.field("firstDayCode")
    hour12 = try reader.field("hour12")
    months = try reader.field("months")
    monthsInDate = try reader.field("monthsInDate")
    monthsShort = try reader.field("monthsShort")
    numericDate = try reader.fieldIfPresent("numericDate")
    rangeSeparator = try reader.field("rangeSeparator")
    time = try reader.field("time")
    title = try reader.field("title")
    weekdays = try reader.field("weekdays")
    weekdaysHeader = try reader.field("weekdaysHeader")
    yearFirst = try reader.field("yearFirst")
    yearOffset = try reader.fieldIfPresent("yearOffset")
    yearSuffix = try reader.fieldIfPresent("yearSuffix")
  }
}
