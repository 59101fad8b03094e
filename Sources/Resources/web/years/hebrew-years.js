// @ts-check
// The years of the Hebrew calendar.

import { tableOfYears } from "./year-tables.js";

/**
 * The day of the new moon that begins a Hebrew year, or the day after it if the year may not begin on that day of the
 * week; counted from the eve of the first year.
 * @param {number} year
 */
function newMoon(year) {
  // 19 years have 235 months. A month has 29 days and 13,753 of 25,920 parts of a day.
  const months = Math.floor((235 * year - 234) / 19);
  const day = 29 * months + Math.floor((12084 + 13753 * months) / 25920);
  // No year begins on a Sunday, a Wednesday or a Friday.
  return day + ((3 * (day + 1)) % 7 < 3 ? 1 : 0);
}

/**
 * The number of days from 1 January 1970 to the first day of a Hebrew year.
 * @param {number} year
 */
function hebrewNewYear(year) {
  const day = newMoon(year);
  // A year of 356 or 382 days is not possible, so the year or the year before it begins later.
  const delay = newMoon(year + 1) - day === 356 ? 2 : day - newMoon(year - 1) === 382 ? 1 : 0;
  return day + delay - 2092590;
}

/** The years, identified by the Gregorian year in which they begin. */
export function hebrewYears() {
  return tableOfYears(1899, 2100, (listed) => {
    const year = listed + 3761;
    const first = hebrewNewYear(year);
    const days = hebrewNewYear(year + 1) - first;
    const isLeap = (7 * year + 1) % 19 < 7;
    // The second and the third month have 29 or 30 days, so that a year has one of three lengths.
    return {
      first,
      lengths: [30, days % 10 === 5 ? 30 : 29, days % 10 === 3 ? 29 : 30, 29, 30, ...(isLeap ? [30] : []), 29, 30, 29, 30, 29, 30, 29],
      leapMonth: isLeap ? 5 : undefined,
    };
  });
}
