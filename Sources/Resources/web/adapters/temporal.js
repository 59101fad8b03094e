// @ts-check
// Temporal. Every function of almanac.js takes a date of Temporal. This one gives a date back:
//
//     import { temporalDate } from "./almanac/adapters/temporal.js";
//     temporalDate(page.weeks[0].cells[0].date, Temporal).toPlainYearMonth();

import { toISO } from "../almanac.js";

/**
 * A `Temporal.PlainDate` in the calendar of a date. A Gregorian date is in the calendar `iso8601`, as Temporal's own default.
 * @template PlainDate
 * @param {import("../almanac.js").AnyDate} date
 * @param {{ PlainDate: { from(text: string): PlainDate } }} Temporal the global `Temporal`, or that of a polyfill
 * @returns {PlainDate}
 */
export function temporalDate(date, Temporal) {
  if (!Temporal?.PlainDate) throw new TypeError("Expected the global Temporal, or that of a polyfill.");
  return Temporal.PlainDate.from(toISO(date));
}
