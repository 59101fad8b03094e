// @ts-check
// Air Datepicker 3: new AirDatepicker(input, airDatepickerOptions(calendar));

import { fromDate, monthTitle, strings, yearLabel } from "../almanac.js";
import { isSupported, valuesFor } from "./calendars.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {{ viewDate: Date, curDecade: [number, number] }} View */

/**
 * The localized options. The library needs the texts `today` and `clear`, so `--words` must not leave them out.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function airDatepickerOptions(calendar) {
  const picker = valuesFor(calendar, "Air Datepicker");
  const { locale, patterns } = calendar;
  // The library writes "AM" and "PM" in English, so other languages get the 24-hour clock.
  const isHalfDay = picker.hour12 && /^am$/i.test(picker.dayPeriods[0]);
  const marker = picker.dayPeriods[0] === "AM" ? "AA" : "aa";
  // The library recognizes a token only between certain separators.
  const [, between] = patterns.dateTime.short.replace(/'/g, "").split(/\{[01]\}/);
  return {
    locale: {
      days: picker.weekdays,
      daysShort: locale.weekdays.standAlone.abbreviated,
      daysMin: picker.weekdaysHeader,
      months: picker.months,
      monthsShort: picker.monthsShort,
      firstDay: picker.firstDay,
      dateFormat: picker.numericDate ?? "yyyy-MM-dd",
      timeFormat: isHalfDay ? `h:mm ${marker}` : /H\.mm/.test(picker.time) ? "HH.mm" : "HH:mm",
      ...strings(locale, { today: "nav.today", clear: "action.clear" }),
    },
    weekends: locale.week.weekend.map((day) => locale.weekdays.codes.indexOf(day)),
    dateTimeSeparator: /^[\s,].*\s$|^\s$/.test(between) ? between : " ",
    multipleDatesSeparator: picker.rangeSeparator,
    navTitles: {
      /** @param {View} view */
      days: ({ viewDate }) => {
        const year = viewDate.getFullYear();
        return isSupported(year) ? monthTitle(calendar, fromDate(viewDate)) : `${year}`;
      },
      /** @param {View} view */
      months: ({ viewDate }) => yearLabel(calendar, viewDate.getFullYear()),
      /** @param {View} view */
      years: ({ curDecade }) => curDecade.map((year) => yearLabel(calendar, year)).join(picker.rangeSeparator),
    },
  };
}
