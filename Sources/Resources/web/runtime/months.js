// @ts-check
// Arithmetic with days, months and years.

import { firstEpochDay, lastEpochDay } from "./days.js";
import { convert, convertPart, dateAt, dayOf } from "./dates.js";
import { demandInteger, expected, outside } from "./errors.js";
import { anyMonths, everyMonth, monthSpans } from "./years.js";

/** @typedef {import("../almanac.js").AnyDate} AnyDate */
/** @typedef {import("../almanac.js").AnyMonth} AnyMonth */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../almanac.js").MonthCode} MonthCode */

/**
 * The date a number of days later, or earlier if `days` is negative.
 * @param {CalendarData} calendar the calendar of the result
 * @param {AnyDate} date
 * @param {number} days
 * @returns {CalendarDate}
 */
export function addDays(calendar, date, days) {
  demandInteger(days);
  const target = dayOf(date) + days;
  if (target < firstEpochDay || target > lastEpochDay) throw outside(`The date ${days} days later`);
  return dateAt(calendar, target);
}

/**
 * The date a number of months later, or earlier if `months` is negative.
 *
 * If that month does not have the day, the result is the month's last day. If the day is not supported, the result is the
 * nearest supported day of the month. A leap month counts as a month.
 * @param {CalendarData} calendar the calendar that counts the months
 * @param {AnyDate} date
 * @param {number} months
 * @returns {CalendarDate}
 */
export function addMonths(calendar, date, months) {
  demandInteger(months);
  const { year, monthCode, day } = convert(calendar, date);
  let current = year;
  let spans = monthSpans(calendar, current);
  const here = spans.findIndex((span) => span.monthCode === monthCode);
  if (Math.abs(months) >= 5000) throw outside(`The date ${months} months later`);
  let index = here + months;
  while (index < 0) {
    spans = monthSpans(calendar, (current -= 1));
    index += spans.length;
  }
  while (index >= spans.length) {
    index -= spans.length;
    spans = monthSpans(calendar, (current += 1));
  }
  return inMonth(calendar, spans[index], day);
}

/**
 * The date in the same month of another year, or the nearest supported day if the month does not have the day.
 *
 * If the year does not have the leap month, the result is in the month with the same number, or in the
 * month that has another name in a leap year, such as Adar.
 * @param {CalendarData} calendar
 * @param {AnyDate} date
 * @param {number} year in the calendar's own numbers
 * @returns {CalendarDate}
 */
export function setYear(calendar, date, year) {
  const { monthCode, day } = convert(calendar, date);
  const { leapMonthCodes = [], leapYearMonthCodes = [] } = calendar;
  const replacement = leapYearMonthCodes[leapMonthCodes.indexOf(monthCode)] ?? monthCode.slice(0, 3);
  const spans = monthSpans(calendar, year);
  const span =
    spans.find((span) => span.monthCode === monthCode) ?? spans.find((span) => span.monthCode === replacement);
  // Every year has the month, but some months of the first and of the last year are not supported.
  if (!span) throw outside(`The ${calendar.calendar} month ${year}-${replacement}`);
  return inMonth(calendar, span, day);
}

/**
 * The date in another month of the same year, or the nearest supported day if the month does not have the day.
 * @param {CalendarData} calendar
 * @param {AnyDate} date
 * @param {MonthCode} month a code, such as `M06L`
 * @returns {CalendarDate}
 */
export function setMonth(calendar, date, month) {
  const { year, day } = convert(calendar, date);
  const isMonth = (/** @type {import("./years.js").Span} */ span) => span.monthCode === month;
  const span = monthSpans(calendar, year).find(isMonth);
  if (span) return inMonth(calendar, span, day);
  throw everyMonth(calendar, year).some(isMonth)
    ? outside(`The ${calendar.calendar} month ${year}-${month}`)
    : expected(`a month of the ${calendar.calendar} year ${year}`, month);
}

/**
 * The supported day of a month that is nearest to a day.
 * @param {CalendarData} calendar
 * @param {import("./years.js").Span} span a month with supported days
 * @param {number} day
 */
function inMonth(calendar, { first, length }, day) {
  const epochDay = first + Math.min(day, length) - 1;
  return dateAt(calendar, Math.max(firstEpochDay, Math.min(epochDay, lastEpochDay)));
}

/**
 * The first supported day of the month that contains a date, and the number of supported days in the month.
 *
 * The supported days are those from 1 January 1900 to 28 January 2101.
 * @param {CalendarData} calendar
 * @param {AnyMonth} date
 */
export function monthOf(calendar, date) {
  const { year, monthCode, day, epochDay } = convertPart(calendar, date, true);
  const start = Math.max(epochDay - day + 1, firstEpochDay);
  const span = anyMonths(calendar, year)?.find((span) => span.monthCode === monthCode);
  const first = { calendar: calendar.calendar, year, monthCode, day: start - epochDay + day, epochDay: start };
  return { first, length: Math.min((span?.length ?? 0) - first.day, lastEpochDay - start) + 1 };
}
