// @ts-check
// Almanac's runtime: dates as text, months, weeks, wheels and typed dates from the modules of a bundle.
// Almanac writes the runtime as one file. Its exports are listed here.

export { calendarDate, convert, daysBetween, fromDate, gregorianDate, toDate, weekday } from "./runtime/dates.js";
export { fromISO, toISO } from "./runtime/iso.js";
export { addDays, addMonths, setMonth, setYear } from "./runtime/months.js";
export { format, formatToParts } from "./runtime/text.js";
export { formatRange } from "./runtime/ranges.js";
export { formatDateTime, formatDateTimeRange, formatTime, formatTimeRange, formatTimeToParts } from "./runtime/times.js";
export { formatDates, formatList } from "./runtime/lists.js";
export { duration, fieldTitle, formatNumber, hasString } from "./runtime/words.js";
export { quarterNames, relativeName, relativeTitle, string, strings } from "./runtime/words.js";
export { dayLabel, isWeekend, weekdayHeader, weekNumber, weekOf, weeks } from "./runtime/weeks.js";
export { months, monthTitle, yearLabel, years } from "./runtime/titles.js";
export { monthPage, secondaryLabel } from "./runtime/pages.js";
export { dayAndWeekdayLabel, dayPeriodRows, dayRows, eraRows, hourRows, minuteRows } from "./runtime/wheels.js";
export { spokenDayPeriod, yearRows } from "./runtime/wheels.js";
export { dateProblem, isWithin, problemMessage } from "./runtime/limits.js";
export { maskText } from "./runtime/mask.js";
export { spokenHour, spokenMinute, spokenSelection, spokenText } from "./runtime/spoken.js";
export { pickerValues } from "./runtime/picker.js";
export { withHourCycle, withRegion } from "./runtime/regions.js";
export { checkedOptions, suggestion, textOf } from "./runtime/errors.js";
export { anyMonths } from "./runtime/years.js";
export { withWords } from "./runtime/modules.js";
