// @ts-check
// Dates in ISO 8601, with the names of calendars in BCP 47.

import { calendarNames, dateRules, isoCalendar } from "./calendars.js";
import { calendarOf, convert, dayOf, gregorianDate } from "./dates.js";
import { civilOf } from "./days.js";
import { expected, suggestion, textOf } from "./errors.js";

/** @typedef {import("../almanac.js").AnyDate} AnyDate */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").CalendarDate} CalendarDate */

/** @param {string} calendar */
function bcp47Of(calendar) {
  return Object.keys(calendarNames).find((name) => calendarNames[name] === calendar) ?? calendar;
}

/**
 * Throws unless a text is the name of a calendar in BCP 47.
 * @param {string} name
 */
function demandCalendar(name) {
  const names = Object.keys(dateRules).map(bcp47Of).sort();
  if (!names.includes(name)) throw new RangeError(expected(`one of the calendars ${names.join(", ")}`, name).message + suggestion(name, names));
}

/**
 * A day in ISO 8601, followed by the calendar if it is another one, as in Temporal (RFC 9557).
 * @param {AnyDate} date
 * @returns {string}
 */
export function toISO(date) {
  const { year, month, day } = civilOf(dayOf(date));
  const calendar = calendarOf(date);
  const suffix = calendar === isoCalendar ? "" : `[u-ca=${bcp47Of(calendar)}]`;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}${suffix}`;
}

/**
 * Reads a day in ISO 8601, such as `2026-02-17`; a calendar may follow it, as `[u-ca=…]`. The numbers are always Gregorian.
 * @param {string} text
 * @param {CalendarData} [calendar] the calendar of the result; needed if the text names another calendar than the
 *   Gregorian one
 * @returns {CalendarDate}
 */
export function fromISO(text, calendar) {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:\[u-ca=([a-z-]{1,40})\])?$/.exec(textOf(text));
  if (!match) throw expected("a day such as 2026-02-17", text);
  if (match[4]) demandCalendar(match[4]);
  const date = gregorianDate(+match[1], +match[2], +match[3]);
  if (calendar !== undefined) return convert(calendar, date);
  if (match[4] && match[4] !== bcp47Of(isoCalendar)) {
    throw expected("a Gregorian day unless a calendar is passed", text, TypeError);
  }
  return date;
}
