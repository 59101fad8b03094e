/// The keys of the picker's words, grouped by how many pickers need them.
package enum PickerKeys {
  /// The keys that every picker needs, sorted.
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

  /// The keys whose texts name the Chinese months and leap months, for languages without these names in ICU.
  static let months: Set = ["chinese.leapMonth", "chinese.leapMonthNamed", "chinese.month"]

  /// The keys that some pickers need, sorted.
  package static let optional = [
    "a11y.firstAvailable", "a11y.lastAvailable", "a11y.rangeEnd", "a11y.rangeStart", "a11y.weekNumber",
    "action.close", "action.set", "chinese.leapMonthNamed", "error.invalidTime", "error.outOfRange",
    "filter.weekdaysOnly", "filter.weekendsOnly", "header.week", "label.date", "label.dayPeriod",
    "label.endTime", "label.startTime", "label.time", "nav.nextDecade", "nav.now", "nav.previousDecade",
    "nav.thisMonth", "nav.thisWeek", "prompt.selectMonthYear", "prompt.selectWeek", "selection.count",
    "selection.none",
  ]

  /// The further keys that are needed to fill the locale files of known pickers, such as MUI X; sorted.
  ///
  /// Not every language has texts for these keys, so a run does not warn about missing texts.
  package static let extended = [
    "a11y.calendarView", "a11y.changeMonth", "a11y.changeYear", "a11y.empty", "a11y.enteredDate",
    "a11y.goToYear", "a11y.hourValue24", "a11y.inRange", "a11y.lunarDate", "a11y.monthView", "a11y.movedTo",
    "a11y.range", "a11y.secondValue", "a11y.selectedTime", "a11y.unavailable", "a11y.weekView",
    "a11y.yearView", "action.back", "action.next", "action.removeDate", "action.reset", "action.save",
    "action.select", "error.ambiguousDate", "error.example", "error.format", "error.hourRange",
    "error.invalidRange", "error.minuteRange", "error.noSuchDate", "error.outOfRangeShort",
    "error.outOfRangeTime", "error.rangeTooLong", "error.rangeTooShort", "error.required",
    "error.tooEarlyTime", "error.tooFewDates", "error.tooLateTime", "error.tooManyDates",
    "error.unavailableInRange", "error.weekdaysOnly", "error.weekendsOnly", "error.wrongWeekday",
    "error.yearRange", "hint.dayGrid", "hint.earlierYears", "hint.laterYears", "hint.monthGrid",
    "hint.scroll", "hint.scrollNextMonth", "hint.scrollPreviousMonth", "hint.toggle", "hint.yearGrid",
    "label.comparisonRange", "label.dateRange", "label.dateTime", "label.day", "label.end", "label.endMonth",
    "label.endQuarter", "label.endWeek", "label.endYear", "label.enteredDate", "label.era", "label.hour",
    "label.lunarDate", "label.minute", "label.nonWorkingDay", "label.quarter", "label.second",
    "label.selectedDate", "label.shortcuts", "label.start", "label.startMonth", "label.startQuarter",
    "label.startWeek", "label.startYear", "label.timeZone", "label.weekNumber", "label.weekday", "mask.hour",
    "mask.minute", "mask.second", "nav.backToToday", "nav.next", "nav.nextCentury", "nav.nextDay",
    "nav.nextHour", "nav.nextMinute", "nav.nextSecond", "nav.nextWeek", "nav.nextYears", "nav.previous",
    "nav.previousCentury", "nav.previousDay", "nav.previousHour", "nav.previousMinute", "nav.previousSecond",
    "nav.previousWeek", "nav.previousYears", "nav.tomorrow", "nav.weekEnd", "nav.weekStart", "nav.yesterday",
    "preset.lastDays", "preset.lastMonth", "preset.lastQuarter", "preset.lastWeek", "preset.lastYear",
    "preset.nextDays", "preset.thisQuarter", "preset.thisYear", "prompt.enterDate", "prompt.enterDateRange",
    "prompt.enterDates", "prompt.enterTime", "prompt.selectDateTime", "prompt.selectDayPeriod",
    "prompt.selectDecade", "prompt.selectEra", "prompt.selectHour", "prompt.selectMinute",
    "prompt.selectQuarter", "prompt.selectSecond", "prompt.selectTimeRange", "selection.noTime",
    "view.showShortcuts", "view.switchToCalendar", "view.switchToClock", "view.switchToDay",
    "view.switchToInput", "view.switchToMonth", "view.switchToWeek", "view.switchToWheels",
    "view.switchToYear",
  ]

  /// All keys: first the core keys, then the optional keys, then the extended keys.
  package static let all = core + optional + extended

  /// All keys, as a set for fast lookups.
  static let known = Set(all)
}
