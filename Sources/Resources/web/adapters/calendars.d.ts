/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/**
 * `pickerValues`, if a library computes the calendar's dates; throws a `TypeError` for any other calendar.
 * @param {CalendarData} calendar
 * @param {string} library
 * @param {string} [names] the names of the library's calendars, as in "Gregorian or Persian"
 * @param {readonly string[]} [years] the rules and tables of years, besides the Gregorian calendar, that the library has
 */
export function valuesFor(calendar: CalendarData, library: string, names?: string | undefined, years?: readonly string[] | undefined): import("../almanac.js").PickerValues;
/**
 * Whether every day of a Gregorian year can be formatted. A library may also show other years.
 * @param {number} year
 */
export function isSupported(year: number): boolean;
/**
 * A numeric date with single separators, for a library that reads no others: `dd. MM. yyyy` becomes `dd.MM.yyyy`.
 * @param {string} format
 */
export function withoutSpaces(format: string): string;
export type CalendarData = import("../almanac.js").CalendarData;
