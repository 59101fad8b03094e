/// The keys of the picker's own words, which every language should have.
package enum PickerKeys {
  /// Those no picker can do without, sorted.
  package static let core = [
    "a11y.hourValue", "a11y.minuteValue", "a11y.selected", "a11y.selectedDate", "a11y.selectedRange",
    "a11y.today", "action.apply", "action.cancel", "action.clear", "action.done", "action.ok",
    "chinese.leapMonth", "chinese.month", "error.invalidDate", "error.rangeReversed", "error.tooEarly",
    "error.tooLate", "error.unavailable", "hint.finishRange", "hint.startRange", "label.calendar",
    "label.endDate", "label.hours", "label.minutes", "label.startDate", "nav.nextMonth", "nav.nextYear",
    "nav.previousMonth", "nav.previousYear", "nav.today", "prompt.openCalendar", "prompt.selectDate",
    "prompt.selectDateRange", "prompt.selectDates", "prompt.selectMonth", "prompt.selectTime",
    "prompt.selectYear", "segment.custom", "segment.month", "segment.week", "segment.year", "timer.hours",
    "timer.minutes",
  ]

  /// Those whose texts are the names of months of the Chinese calendar, where the language has no names.
  static let months: Set = ["chinese.leapMonth", "chinese.leapMonthNamed", "chinese.month"]

  /// Those some pickers need, sorted.
  package static let optional = [
    "a11y.firstAvailable", "a11y.lastAvailable", "a11y.rangeEnd", "a11y.rangeStart", "a11y.weekNumber",
    "action.close", "action.set", "chinese.leapMonthNamed", "error.invalidTime", "error.outOfRange",
    "filter.weekdaysOnly",
    "filter.weekendsOnly", "header.week", "label.date", "label.dayPeriod", "label.endTime",
    "label.startTime", "label.time", "nav.nextDecade", "nav.now", "nav.previousDecade", "nav.thisMonth",
    "nav.thisWeek", "prompt.selectMonthYear", "prompt.selectWeek", "selection.count", "selection.none",
  ]
}
