// @ts-check
// The months of a year, in each calendar.

import { epochDayOf, firstEpochDay, lastEpochDay } from "./days.js";
import { checkModule, damaged, outside, shown } from "./errors.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").ChineseYears} ChineseYears */
/** @typedef {import("../almanac.js").MonthCode} MonthCode */
/** @typedef {import("../almanac.js").MonthSpan} Span */

/** The number of a calendar's year minus the Gregorian year in which it begins. */
export const offsets = { gregorian: 0, buddhist: 543, chinese: 0 };

/**
 * The number of a calendar's year minus the Gregorian year in which it begins.
 * @param {CalendarData} calendar
 */
export function yearOffset(calendar) {
  checkModule(calendar, "calendar");
  return offsets[calendar.calendar];
}

/**
 * The table of Chinese years; `undefined` in other calendars.
 * @param {CalendarData} calendar
 * @returns {ChineseYears | undefined}
 */
export function chineseYears(calendar) {
  if (calendar.calendar !== "chinese") return undefined;
  if (!calendar.chineseYears) throw damaged("The Chinese calendar has no 'chineseYears'");
  return calendar.chineseYears;
}

/** The last year, in Gregorian numbers, that all calendars support completely. */
export const lastYear = 2100;

/** The codes of the months of a year without a leap month. */
export const monthCodes = /** @type {MonthCode[]} */ (
  ["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12"]);

/**
 * The number of a month, 1 to 12, by its code.
 * @param {string} code
 */
export function monthNumber(code) {
  return code.charCodeAt(1) * 10 + code.charCodeAt(2) - 528;
}

/**
 * All months of a year in order, even months before the first supported day.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @returns {Span[]}
 */
export function everyMonth(calendar, year) {
  const offset = yearOffset(calendar);
  const table = chineseYears(calendar);
  const civilYear = Number.isInteger(year) ? year - offset : NaN;
  if (civilYear >= 1899 && civilYear <= lastYear) {
    if (table) return table.monthsOf(year);
    return monthCodes.map((monthCode, index) => {
      const first = epochDayOf(civilYear, index + 1, 1);
      return { monthCode, first, length: epochDayOf(civilYear, index + 2, 1) - first };
    });
  }
  throw yearError(calendar, year);
}

/**
 * @param {CalendarData} calendar
 * @param {number} year
 */
export function yearError(calendar, year) {
  return outside(`The ${calendar.calendar} year ${shown(year)}`);
}

/**
 * The months of a year in order: 12, or 13 in a Chinese leap year.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @returns {Span[]}
 */
export function monthSpans(calendar, year) {
  // Only the last month of the Chinese year 1899 is supported.
  const spans = everyMonth(calendar, year).filter(({ first }) => first >= firstEpochDay && first <= lastEpochDay);
  if (spans.length === 0) throw yearError(calendar, year);
  return spans;
}
