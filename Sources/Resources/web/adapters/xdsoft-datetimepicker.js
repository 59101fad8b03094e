// @ts-check
// XDSoft's jQuery datetimepicker 2:
//   $.datetimepicker.setDateFormatter(new DateFormatter(xdsoftFormatter(calendar)));
//   $(input).datetimepicker(xdsoftOptions(calendar));

import { valuesFor, withoutSpaces } from "./calendars.js";
import { ordinalEnding } from "./ordinals.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/**
 * The names that formats contain, for the library's `DateFormatter`. A page has only one such object.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function xdsoftFormatter(calendar) {
  const { dayPeriods, months, monthsShort, weekdays } = valuesFor(calendar, "XDSoft datetimepicker");
  const { locale } = calendar;
  const { abbreviated } = locale.weekdays.standAlone;
  const ordinal = (/** @type {number} */ day) => ordinalEnding(locale, day);
  return { dateSettings: { days: weekdays, daysShort: abbreviated, months, monthsShort, meridiem: dayPeriods, ordinal } };
}

/**
 * The localized options. The names replace the library's English names, so its locale must be "en".
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function xdsoftOptions(calendar) {
  const { dayPeriods, direction, firstDay, hour12, months, numericDate = "yyyy-MM-dd", time, ...picker } =
    valuesFor(calendar, "XDSoft datetimepicker");
  // The library reads a date only with single separators, and AM and PM only if their texts contain no separator.
  const formatDate = withoutSpaces(numericDate)
    .replace(/\.$/, "").replace("yyyy", "Y").replace("MM", "m").replace("dd", "d");
  const isHalfDay = hour12 && !/[\s\-+/.:@]/.test(dayPeriods.join(""));
  const separator = /[Hh]\.mm/.test(time) ? "." : ":";
  const formatTime = isHalfDay ? `g${separator}i A` : `H${separator}i`;
  return {
    i18n: { en: { months, dayOfWeekShort: picker.weekdaysHeader, dayOfWeek: picker.weekdays } },
    dayOfWeekStart: firstDay,
    rtl: direction === "rtl",
    formatDate,
    formatTime,
    format: `${formatDate} ${formatTime}`,
  };
}
