// @ts-check
// The years of the Coptic and Ethiopic calendars: twelve months of 30 days, and a month of five or six days.

import { tableOfYears } from "./year-tables.js";

/** The years, identified by the Gregorian year in which they begin. */
export function copticYears() {
  return tableOfYears(1899, 2100, (year) => ({
    // As in the Julian calendar, every fourth year has a leap day, such as the year that begins in September 2022.
    first: 365 * year + Math.floor((year + 1) / 4) - 719289,
    lengths: [30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, (year & 3) === 2 ? 6 : 5],
  }));
}
