// @ts-check
// daterangepicker 1 to 3, with Moment: moment.defineLocale(tag.toLowerCase(), momentLocale(calendar));
//   $(input).daterangepicker({ ...daterangepickerOptions(calendar), ranges: daterangepickerRanges(calendar, moment) });

import { hasString, string, strings } from "../almanac.js";
import { valuesFor } from "./calendars.js";
import { momentFormat } from "./moment.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/**
 * The localized options. Versions 2 and 3 read `format` and `separator` from `locale`, and version 1 from the options.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function daterangepickerOptions(calendar) {
  const { direction, firstDay, hour12, months, numericDate = "yyyy-MM-dd", rangeSeparator, weekdaysHeader } =
    valuesFor(calendar, "daterangepicker");
  const format = momentFormat(numericDate);
  // Users type plain spaces, so the separator has no other spaces.
  const separator = rangeSeparator.replace(/\s/g, " ");
  const year = new Date().getFullYear();
  return {
    format,
    separator,
    timePicker12Hour: hour12,
    timePicker24Hour: !hour12,
    // The library makes its own limits from formatted text, and reads only the digits 0 to 9. So pass the same limits.
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
 * The option `ranges` with the library's six usual ranges; a range without a word is absent.
 *
 * Pass a calendar with the words of the locale in `words.js`.
 * @param {CalendarData} calendar a Gregorian calendar
 * @param {() => any} moment
 */
export function daterangepickerRanges(calendar, moment) {
  valuesFor(calendar, "daterangepicker");
  const { locale } = calendar;
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
