// @ts-check
// The months of a year, in each calendar.

import { epochDayOf, firstEpochDay, lastEpochDay } from "./days.js";
import { checkModule, damaged, outside, shown } from "./errors.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").MonthCode} MonthCode */
/** @typedef {import("../almanac.js").MonthSpan} Span */
/** @typedef {import("../almanac.js").YearTable} YearTable */

/**
 * The number of a calendar's year minus the Gregorian year in which it begins, and the table of the calendar's years;
 * `table` is `undefined` if the years follow a rule.
 * @param {CalendarData} calendar
 * @returns {{ offset: number, table: YearTable | undefined }}
 */
export function yearsOf(calendar) {
  checkModule(calendar, "calendar");
  const { yearOffset: offset, yearRule } = calendar.rules ?? {};
  const table = yearRule === "civil" ? undefined : calendar.yearTable ?? unknownRules(calendar);
  return { offset: Number.isInteger(offset) ? offset : unknownRules(calendar), table };
}

/**
 * @param {CalendarData} calendar
 * @returns {never}
 */
export function unknownRules({ calendar }) {
  throw damaged(`The ${calendar} calendar has unknown rules`);
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
  return +code.slice(1, 3);
}

/**
 * All months of a year in order, even months before the first supported day.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @returns {Span[]}
 */
export function everyMonth(calendar, year) {
  const { offset, table } = yearsOf(calendar);
  const civilYear = Number.isInteger(year) ? year - offset : NaN;
  if (civilYear >= 1899 && civilYear <= lastYear) {
    if (table) return table.monthsOf(civilYear);
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
 * The months of a year in order, with its leap month.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @returns {Span[]}
 */
export function monthSpans(calendar, year) {
  // Only the end of a year that began in 1899 is supported.
  const spans = everyMonth(calendar, year).filter(({ first }) => first >= firstEpochDay && first <= lastEpochDay);
  if (spans.length === 0) throw yearError(calendar, year);
  return spans;
}
