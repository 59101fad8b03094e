// @ts-check
// daterangepicker 1 to 3, with Moment: moment.defineLocale(tag.toLowerCase(), momentLocale(calendar));
//   $(input).daterangepicker({ ...daterangepickerOptions(calendar), ranges: daterangepickerRanges(calendar, moment) });

import { hasString, pickerValues, string, strings } from "../almanac.js";
import { momentFormat } from "./moment.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/**
 * The localized options. Versions 2 and 3 read the format and the separator in `locale`, and version 1 beside it.
 * @param {CalendarData} calendar of the Gregorian calendar
 */
export function daterangepickerOptions(calendar) {
  const { direction, firstDay, hour12, months, numericDate = "yyyy-MM-dd", rangeSeparator, weekdaysHeader } =
    pickerValues(calendar);
  const format = momentFormat(numericDate);
  // A user types a plain space.
  const separator = rangeSeparator.replace(/\s/g, " ");
  const year = new Date().getFullYear();
  return {
    format,
    separator,
    timePicker12Hour: hour12,
    timePicker24Hour: !hour12,
    // These are the library's own limits. It formats them as text, and cannot count in other digits than 0 to 9.
    minYear: year - 100,
    maxYear: year + 100,
    locale: {
      format, separator, direction, firstDay,
      daysOfWeek: weekdaysHeader,
      monthNames: months,
      ...strings(calendar.locale, {
        applyLabel: "action.apply", cancelLabel: "action.cancel", customRangeLabel: "segment.custom",
        fromLabel: "label.start", toLabel: "label.end", weekLabel: "header.week",
      }),
    },
  };
}

/**
 * The option `ranges` with the library's usual six; a range without a word is left out.
 *
 * It needs the locale of `words.js`.
 * @param {CalendarData} calendar
 * @param {() => any} moment
 */
export function daterangepickerRanges({ locale }, moment) {
  /** @param {number} days */
  const ago = (days) => moment().subtract(days, "days");
  const lastMonth = moment().subtract(1, "month");
  const ranges = /** @type {[string, any[], { n: number }?][]} */ ([
    ["nav.today", [moment(), moment()]],
    ["nav.yesterday", [ago(1), ago(1)]],
    ["preset.lastDays", [ago(6), moment()], { n: 7 }],
    ["preset.lastDays", [ago(29), moment()], { n: 30 }],
    ["nav.thisMonth", [moment().startOf("month"), moment().endOf("month")]],
    ["preset.lastMonth", [lastMonth.clone().startOf("month"), lastMonth.clone().endOf("month")]],
  ]);
  return Object.fromEntries(
    ranges.filter(([key]) => hasString(locale, key)).map(([key, ends, values]) => [string(locale, key, values), ends]));
}
