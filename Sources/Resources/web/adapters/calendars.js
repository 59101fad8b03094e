// @ts-check
// The check of the calendar, for the adapters. A library that computes the dates itself would show wrong dates of a calendar
// that it does not have.

import { pickerValues } from "../almanac.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/**
 * `pickerValues`, if a library computes the calendar's dates; throws a `TypeError` for any other calendar.
 * @param {CalendarData} calendar
 * @param {string} library
 * @param {string} [names] the names of the library's calendars, as in "Gregorian or Persian"
 * @param {readonly string[]} [years] the rules and tables of years, besides the Gregorian calendar, that the library has
 */
export function valuesFor(calendar, library, names = "Gregorian", years = []) {
  const values = pickerValues(calendar);
  const { eras = {}, yearOffset, yearRule, yearTable } = calendar.rules;
  // In Japan, the years are those of the Gregorian calendar, but the labels count them in more eras.
  const isGregorian = yearRule === "civil" && yearOffset === 0 && Object.keys(eras).length < 3;
  if (isGregorian || years.includes(yearRule ?? yearTable ?? "")) return values;
  throw new TypeError(`${library} computes ${names} dates. Pass the ${names} calendar; this one is ${calendar.calendar}.`);
}

/**
 * Whether every day of a Gregorian year can be formatted. A library may also show other years.
 * @param {number} year
 */
export function isSupported(year) {
  return year >= 1900 && year <= 2100;
}

/**
 * A numeric date with single separators, for a library that reads no others: `dd. MM. yyyy` becomes `dd.MM.yyyy`.
 * @param {string} format
 */
export function withoutSpaces(format) {
  // In kkj, dd/MM yyyy becomes dd/MM/yyyy.
  return format.replace(/(\W)(\w+) (?=\w)/, "$1$2$1").replace(/ /g, "");
}
