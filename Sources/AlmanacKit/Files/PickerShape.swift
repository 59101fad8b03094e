extension CalendarFile {
  /// The values for the locale object of a picker library; a front end can copy them and needs no logic of its own.
  ///
  /// Every value except ``yearOffset`` comes from other values in the calendar's file or in `locale.json`. The method
  /// `eachField` names these other values.
  package struct Picker: Shape {
    /// The names of AM and PM, as the wheel beside the hours shows them.
    package var dayPeriods: [String] = []
    /// The locale's digits for 0 to 9; `nil` if the locale uses an algorithmic numbering system.
    package var digits: [String]?
    /// The direction of text: `ltr` (left to right) or `rtl` (right to left).
    package var direction = ""
    /// The first day of the week, where 0 is Sunday, as in ECMAScript's `Date.getDay()`.
    package var firstDay = 0
    package var firstDayCode = Weekday.blank
    /// Whether the locale uses a 12-hour clock.
    package var hour12 = false
    /// The names of the months, such as `Januar`, for a header or a menu; leap months are left out.
    package var months: [String] = []
    /// The names of the months for a date with a day; in many languages, they are in the genitive.
    package var monthsInDate: [String] = []
    package var monthsShort: [String] = []
    /// The pattern for a typed date, such as `dd.MM.yyyy`; `nil` without `mask`.
    package var numericDate: String?
    /// The text between the two dates of a range, such as ` – `.
    package var rangeSeparator = ""
    /// The pattern for a time in the locale's hour cycle, such as `HH:mm`.
    package var time = ""
    /// The pattern for the title above the grid of a month, such as `MMMM y`.
    package var title = ""
    /// The names of the weekdays, Sunday first, for a header or a menu.
    package var weekdays: [String] = []
    /// The weekday labels above the grid of a month, Sunday first; they are often short or narrow names, such as `So`.
    package var weekdaysHeader: [String] = []
    /// Whether the year comes before the month in ``title``.
    package var yearFirst = false
    /// The calendar's year minus the Gregorian year in which it begins, such as 543 in the Buddhist calendar.
    ///
    /// `nil` in the Chinese, Korean and Islamic calendars.
    package var yearOffset: Int?
    /// The text after the number in a year's label, such as `年`; `nil` unless the label is a number followed by a text.
    package var yearSuffix: String?

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field(.derived("dayPeriods", from: "dayPeriods.format.abbreviated"), &dayPeriods)
      try pass.field(.derived("digits", from: "numbers"), &digits)
      try pass.field(.derived("direction", from: "direction"), &direction)
      try pass.field(.derived("firstDay", from: "week.firstDay"), &firstDay)
      try pass.field(.derived("firstDayCode", from: "week.firstDay"), &firstDayCode)
      try pass.field(.derived("hour12", from: "hourCycle"), &hour12)
      try pass.field(.derived("months", from: "months.standAlone.wide", "months.titled.wide"), &months)
      try pass.field(.derived("monthsInDate", from: "months.format.wide"), &monthsInDate)
      try pass.field(
        .derived("monthsShort", from: "months.standAlone.abbreviated", "months.titled.abbreviated"),
        &monthsShort)
      try pass.field(.derived("numericDate", from: "mask.order", "mask.separators"), &numericDate, .pattern)
      try pass.field(.derived("rangeSeparator", from: "patterns.intervals.fallback"), &rangeSeparator)
      try pass.field(.derived("time", from: "time.skeletons.jm"), &time, .pattern)
      try pass.field(.derived("title", from: "patterns.skeletons.yMMMM"), &title, .pattern)
      try pass.field(
        .derived("weekdays", from: "weekdays.standAlone.wide", "weekdays.titled.wide"), &weekdays)
      try pass.field(.derived("weekdaysHeader", from: "weekdays.standAlone"), &weekdaysHeader)
      try pass.field(.derived("yearFirst", from: "patterns.skeletons.yMMMM"), &yearFirst)
      try pass.field("yearOffset", &yearOffset)
      try pass.field(.derived("yearSuffix", from: "years.pattern"), &yearSuffix)
    }
  }
}
