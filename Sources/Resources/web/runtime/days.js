// @ts-check
// Days of the proleptic Gregorian calendar, counted from 1 January 1970.

/** @typedef {import("../almanac.js").CivilDay} CivilDay */

/** The first supported day: 1 January 1900. */
export const firstEpochDay = -25567;
/** The last supported day: 28 January 2101, the last day that every calendar supports. */
export const lastEpochDay = 47874;

/** The last day of the year 2100; no calendar supports a year that begins later. */
export const lastNewYear = 47846;

/**
 * The number of days from 1 January 1970 to a day.
 * @param {number} year
 * @param {number} month 1 to 12
 * @param {number} day 1 to 31
 * @returns {number}
 */
export function epochDayOf(year, month, day) {
  // The calendar repeats every 400 years, and `Date.UTC` reads the years 0 to 99 as 1900 to 1999.
  return Date.UTC(year + 2000, month - 1, day) / 86400000 - 730485;
}

/**
 * The year, month and day of the date that is a number of days after 1 January 1970.
 * @param {number} epochDay
 * @returns {CivilDay}
 */
export function civilOf(epochDay) {
  // The algorithm of Neri and Schneider, "Euclidean affine functions and their application to calendar algorithms" (2022)
  const quarters = 4 * epochDay + 2877875;
  const rest = (quarters % 146097) | 3;
  const dayOfYear = (rest % 1461) >> 2;
  const scaled = 2141 * dayOfYear + 197913;
  const isNext = dayOfYear > 305;
  const year = 100 * ((quarters / 146097) | 0) + ((rest / 1461) | 0)
  return { year: year + +isNext, month: (scaled >> 16) - (isNext ? 12 : 0), day: (((scaled & 65535) / 2141) | 0) + 1 };
}

/**
 * The remainder of a division, which is never negative.
 * @param {number} number
 * @param {number} divisor
 * @returns {number}
 */
export function modulo(number, divisor) {
  return ((number % divisor) + divisor) % divisor;
}

/** The codes of the days of the week, starting at Sunday. */
export const weekdayCodes = /** @type {const} */ (["sun", "mon", "tue", "wed", "thu", "fri", "sat"]);

/**
 * The day of the week, 0 for Sunday to 6 for Saturday; 1 January 1970 was a Thursday.
 * @param {number} epochDay
 * @returns {number}
 */
export function weekdayIndex(epochDay) {
  return modulo(epochDay + 4, 7);
}
