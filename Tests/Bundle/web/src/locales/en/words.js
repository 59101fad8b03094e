import { withWords } from "../almanac.js";
import { locale as core } from "../en.js";
import { keys } from "../words.js";
export const locale = /* @__PURE__ */ withWords(core, keys, [
  // a11y.calendarView
  "Calendar view",
  // a11y.changeMonth
  "Change month",
  // a11y.changeYear
  "Change year",
  // a11y.empty
  "Empty",
  // a11y.enteredDate
  "Entered date: {date}",
  // a11y.goToYear
  "Go to {year}",
  // a11y.hourValue24
  {"one": "{n} hour", "other": "{n} hours"},
  // a11y.inRange
  "{date}, in range",
  // a11y.range
  "{start} to {end}",
  // a11y.secondValue
  {"one": "{n} second", "other": "{n} seconds"},
  // a11y.selectedTime
  "Selected time: {time}",
  // a11y.unavailable
  "{date}, not available",
  // a11y.yearView
  "Year view",
  // action.back
  "Back",
  // action.next
  "Next",
  // action.removeDate
  "Remove {date}",
  // action.reset
  "Reset",
  // action.save
  "Save",
  // action.select
  "Select",
  // app.nights
  {"one": "{n} night", "other": "{n} nights"},
  // error.example
  "Example: {date}",
  // error.format
  "Use this format: {format}",
  // error.hourRange
  "The hour must be between {min} and {max}",
  // error.invalidRange
  "Enter a valid date range.",
  // error.minuteRange
  "The minute must be between {min} and {max}",
  // error.outOfRangeShort
  "This date is out of range.",
  // error.outOfRangeTime
  "Select a time from {min} to {max}",
  // error.rangeTooLong
  {"one": "Select {n} day at most.", "other": "Select {n} days at most."},
  // error.rangeTooShort
  {"one": "Select at least {n} day.", "other": "Select at least {n} days."},
  // error.required
  "This field is required.",
  // error.tooEarlyTime
  "The time must be {time} or later.",
  // error.tooFewDates
  {"one": "Select at least {n} date.", "other": "Select at least {n} dates."},
  // error.tooLateTime
  "The time must be {time} or earlier.",
  // error.tooManyDates
  {"one": "Select {n} date at most.", "other": "Select {n} dates at most."},
  // error.unavailableInRange
  "Some dates in this range are not available.",
  // error.weekdaysOnly
  "Only weekdays can be selected.",
  // error.weekendsOnly
  "Only weekend days can be selected.",
  // hint.dayGrid
  "Use the arrow keys to move to a day and Enter to select it.",
  // hint.earlierYears
  "Scroll to show earlier years",
  // hint.laterYears
  "Scroll to show later years",
  // hint.monthGrid
  "Use the arrow keys to move to a month and Enter to select it.",
  // hint.scroll
  "Scroll to change the value",
  // hint.scrollNextMonth
  "Scroll to show the next month",
  // hint.scrollPreviousMonth
  "Scroll to show the previous month",
  // hint.toggle
  "Press to switch",
  // hint.yearGrid
  "Use the arrow keys to move to a year and Enter to select it.",
  // label.dateRange
  "Date range",
  // label.dateTime
  "Date and time",
  // label.day
  "Day",
  // label.end
  "End",
  // label.endMonth
  "End month",
  // label.endQuarter
  "End quarter",
  // label.endWeek
  "End week",
  // label.endYear
  "End year",
  // label.enteredDate
  "Entered date",
  // label.era
  "Era",
  // label.hour
  "Hour",
  // label.minute
  "Minute",
  // label.quarter
  "Quarter",
  // label.second
  "Second",
  // label.selectedDate
  "Selected date",
  // label.start
  "Start",
  // label.startMonth
  "Start month",
  // label.startQuarter
  "Start quarter",
  // label.startWeek
  "Start week",
  // label.startYear
  "Start year",
  // label.timeZone
  "Time zone",
  // label.weekNumber
  "Week number",
  // label.weekday
  "Day of the week",
  // mask.hour
  "hh",
  // mask.minute
  "mm",
  // mask.second
  "ss",
  // nav.backToToday
  "Back to today",
  // nav.next
  "Next",
  // nav.nextCentury
  "Next century",
  // nav.nextHour
  "Next hour",
  // nav.nextMinute
  "Next minute",
  // nav.nextSecond
  "Next second",
  // nav.nextYears
  "Next years",
  // nav.previous
  "Previous",
  // nav.previousCentury
  "Previous century",
  // nav.previousHour
  "Previous hour",
  // nav.previousMinute
  "Previous minute",
  // nav.previousSecond
  "Previous second",
  // nav.previousYears
  "Previous years",
  // nav.tomorrow
  "Tomorrow",
  // nav.yesterday
  "Yesterday",
  // preset.lastDays
  {"one": "Last {n} day", "other": "Last {n} days"},
  // preset.lastMonth
  "Last month",
  // preset.lastQuarter
  "Last quarter",
  // preset.lastWeek
  "Last week",
  // preset.lastYear
  "Last year",
  // preset.nextDays
  {"one": "Next {n} day", "other": "Next {n} days"},
  // preset.thisQuarter
  "This quarter",
  // preset.thisYear
  "This year",
  // prompt.enterDate
  "Enter date",
  // prompt.enterDateRange
  "Enter date range",
  // prompt.enterDates
  "Enter dates",
  // prompt.enterTime
  "Enter time",
  // prompt.selectDateTime
  "Select date and time",
  // prompt.selectDayPeriod
  "Select {am} or {pm}",
  // prompt.selectDecade
  "Select decade",
  // prompt.selectHour
  "Select hour",
  // prompt.selectMinute
  "Select minute",
  // prompt.selectQuarter
  "Select quarter",
  // prompt.selectSecond
  "Select second",
  // prompt.selectTimeRange
  "Select time range",
  // selection.noTime
  "No time selected",
  // view.switchToCalendar
  "Switch to calendar",
  // view.switchToClock
  "Switch to clock",
  // view.switchToDay
  "Switch to day view",
  // view.switchToInput
  "Switch to text input",
  // view.switchToMonth
  "Switch to month view",
  // view.switchToWheels
  "Switch to wheels",
  // view.switchToYear
  "Switch to year view",
]);
