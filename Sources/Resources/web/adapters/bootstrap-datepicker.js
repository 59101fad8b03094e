// @ts-check
// bootstrap-datepicker 1: $.fn.datepicker.dates[tag] = bootstrapDatepickerLocale(calendar);
//   $(input).datepicker({ language: tag });

import { fromDate, monthTitle, strings } from "../almanac.js";
import { isSupported, valuesFor } from "./calendars.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/**
 * The texts and settings of a language. Version 1.3 has no `titleFormat` and writes the month before the year.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function bootstrapDatepickerLocale(calendar) {
  const picker = valuesFor(calendar, "bootstrap-datepicker");
  return {
    days: picker.weekdays,
    daysShort: calendar.locale.weekdays.standAlone.abbreviated,
    daysMin: picker.weekdaysHeader,
    months: picker.months,
    monthsShort: picker.monthsShort,
    weekStart: picker.firstDay,
    rtl: picker.direction === "rtl",
    // A format of tokens cannot contain the words that some languages put between the month and the year.
    titleFormat: {
      /** @param {Date} date */
      toDisplay: (date) => {
        const year = date.getUTCFullYear();
        return isSupported(year) ? monthTitle(calendar, fromDate(date, { utc: true })) : `${year}`;
      },
      /** @param {unknown} text */
      toValue: (text) => text,
    },
    ...(picker.numericDate && { format: picker.numericDate.replace("MM", "mm") }),
    ...strings(calendar.locale, {
      today: "nav.today", clear: "action.clear", monthsTitle: "prompt.selectMonth",
    }),
  };
}
