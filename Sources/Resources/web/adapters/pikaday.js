// @ts-check
// Pikaday 1: new Pikaday({ field, ...pikadayOptions(calendar) });

import { strings, toDate } from "../almanac.js";
import { typedDate } from "../typed.js";
import { valuesFor } from "./calendars.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/**
 * The localized options. The input shows a date in the locale's digits, and reads any digits.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function pikadayOptions(calendar) {
  const picker = valuesFor(calendar, "Pikaday");
  const { locale } = calendar;
  const { digits, numericDate = "yyyy-MM-dd" } = picker;
  return {
    i18n: {
      months: picker.months,
      weekdays: picker.weekdays,
      weekdaysShort: picker.weekdaysHeader,
      // Pikaday shows "undefined" for a missing text.
      previousMonth: "‹",
      nextMonth: "›",
      ...strings(locale, { previousMonth: "nav.previousMonth", nextMonth: "nav.nextMonth" }),
    },
    firstDay: picker.firstDay,
    isRTL: picker.direction === "rtl",
    showMonthAfterYear: picker.yearFirst,
    yearSuffix: picker.yearSuffix ?? "",
    /** @param {Date} date */
    toString: (date) =>
      numericDate
        .replace("yyyy", String(date.getFullYear()))
        .replace("MM", String(date.getMonth() + 1).padStart(2, "0"))
        .replace("dd", String(date.getDate()).padStart(2, "0"))
        .replace(/\d/g, (digit) => digits?.[+digit] ?? digit),
    /** @param {string} text */
    parse: (text) => {
      const { date } = typedDate(calendar, text);
      return date ? toDate(date) : null;
    },
    ...strings(locale, { ariaLabel: "hint.dayGrid" }),
  };
}
