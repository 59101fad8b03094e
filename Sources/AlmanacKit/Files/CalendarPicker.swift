extension CalendarFile {
  /// The values for the locale object of a picker library; a front end can copy them and needs no logic of its own.
  ///
  /// Every value except ``yearOffset`` comes from other values in the calendar's file or in `locale.json`. The method
  /// `walk` names these other values.
  package struct Picker: Codable, Equatable, Sendable {
    /// The names of AM and PM, as the wheel beside the hours shows them.
    package var dayPeriods: [String]
    /// The locale's digits for 0 to 9; `nil` if the locale uses an algorithmic numbering system.
    package var digits: [String]?
    /// The direction of text: `ltr` (left to right) or `rtl` (right to left).
    package var direction: String
    /// The first day of the week, where 0 is Sunday, as in ECMAScript's `Date.getDay()`.
    package var firstDay: Int
    package var firstDayCode: Weekday
    /// Whether the locale uses a 12-hour clock.
    package var hour12: Bool
    /// The names of the months, such as `Januar`, for a header or a menu; leap months are left out.
    package var months: [String]
    /// The names of the months for a date with a day; in many languages, they are in the genitive.
    package var monthsInDate: [String]
    package var monthsShort: [String]
    /// The pattern for a typed date, such as `dd.MM.yyyy`; `nil` except in the Gregorian calendar.
    package var numericDate: String?
    /// The text between the two dates of a range, such as ` – `.
    package var rangeSeparator: String
    /// The pattern for a time in the locale's hour cycle, such as `HH:mm`.
    package var time: String
    /// The pattern for the title above the grid of a month, such as `MMMM y`.
    package var title: String
    /// The names of the weekdays, Sunday first, for a header or a menu.
    package var weekdays: [String]
    /// The weekday labels above the grid of a month, Sunday first; they are often short or narrow names, such as `So`.
    package var weekdaysHeader: [String]
    /// Whether the year comes before the month in ``title``.
    package var yearFirst: Bool
    /// The calendar's year minus the Gregorian year: 543 in the Buddhist calendar, and `nil` in the Chinese calendar.
    package var yearOffset: Int?
    /// The text after the number in a year's label, such as `年`; `nil` unless the label is a number followed by a text.
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
    visitor.derived("yearSuffix", from: "years.pattern")
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
