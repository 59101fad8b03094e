// @ts-check
// The months of a year, in each calendar.

import { epochDayOf, firstEpochDay, lastEpochDay, lastNewYear } from "./days.js";
import { checkModule, damaged, demandInteger, outside } from "./errors.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").MonthCode} MonthCode */
/** @typedef {import("../almanac.js").MonthSpan} Span */
/** @typedef {import("../almanac.js").YearTable} YearTable */

/**
 * The number of a calendar's year minus the number that identifies the year in a table, and the table of the calendar's
 * years; `table` is `undefined` if the years are those of ISO 8601.
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

/** The codes of the months of ISO 8601. */
export const monthCodes = /** @type {MonthCode[]} */ (
  ["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12"]);

/**
 * The number of a month, 1 to 13, by its code.
 * @param {string} code
 */
export function monthNumber(code) {
  return +code.slice(1, 3);
}

/**
 * All months of any year in order; `undefined` if the calendar's table does not have the year.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @returns {Span[] | undefined}
 */
export function anyMonths(calendar, year) {
  const { offset, table } = yearsOf(calendar);
  demandInteger(year);
  const listed = year - offset;
  if (table) return table.monthsOf(listed);
  return monthCodes.map((monthCode, index) => {
    const first = epochDayOf(listed, index + 1, 1);
    return { monthCode, first, length: epochDayOf(listed, index + 2, 1) - first };
  });
}

/**
 * All months of a supported year in order, even months before the first supported day.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @returns {Span[]}
 */
export function everyMonth(calendar, year) {
  const spans = anyMonths(calendar, year);
  if (spans && spans[0].first <= lastNewYear && spans[spans.length - 1].first >= firstEpochDay) return spans;
  throw outside(`The whole ${calendar.calendar} year '${year}'`);
}

/**
 * The months of a year that have supported days, in order, with its leap month.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @returns {Span[]}
 */
export function monthSpans(calendar, year) {
  return everyMonth(calendar, year).filter(({ first, length }) => first + length > firstEpochDay && first <= lastEpochDay);
}

/**
 * The names that contain the name of a month, and its place in each list of them.
 * @param {CalendarData} calendar
 * @param {{ year: number, monthCode: string }} month
 */
export function monthNames(calendar, { year, monthCode }) {
  const { leapMonthCodes, leapMonths, leapYearMonthCodes, leapYearMonths, months } = calendar;
  const code = /** @type {MonthCode} */ (monthCode);
  if (leapMonths && code.length > 3) return { names: leapMonths, place: leapMonthCodes?.indexOf(code) ?? -1 };
  if (leapYearMonths && leapYearMonthCodes?.includes(code)) {
    // A leap year has one month more than other years.
    const { offset, table } = yearsOf(calendar);
    const count = table?.monthsOf(year - offset)?.length ?? 0;
    if (count > calendar.monthCodes.length) return { names: leapYearMonths, place: leapYearMonthCodes.indexOf(code) };
  }
  return { names: months, place: monthNumber(code) - 1 };
}
