// @ts-check
// The years of the Indian national calendar. A year begins on 22 March, or on 21 March in a Gregorian leap year.

import { tableOfYears } from "./year-tables.js";

/** The years, identified by the Gregorian year in which they begin. */
export function indianYears() {
  return tableOfYears(1899, 2100, (year) => {
    const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
    const first = Date.UTC(year, 2, isLeap ? 21 : 22) / 86400000;
    return { first, lengths: [isLeap ? 31 : 30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30] };
  });
}
