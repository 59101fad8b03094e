// @ts-check
// The years of the tabular Islamic calendars: months of 30 and 29 days in turn, and 11 leap days in 30 years.

import { tableOfYears } from "./year-tables.js";

/**
 * The years in their own numbers.
 * @param {number} firstDay the number of days from 1 January 1970 to the first day of the first year
 */
export function islamicYears(firstDay) {
  return tableOfYears(1317, 1524, (year) => ({
    first: firstDay + 354 * (year - 1) + Math.floor((11 * year + 3) / 30),
    lengths: [30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30, (11 * year + 14) % 30 < 11 ? 30 : 29],
  }));
}
