// @ts-check
// Years from a table. Only the modules of calendars whose years no rule computes import it.

import { civilOf, epochDayOf } from "./days.js";
import { lastYear, monthCodes } from "./years.js";

/** @typedef {import("../almanac.js").YearTable} YearTable */
/** @typedef {import("../almanac.js").MonthSpan} Span */

/**
 * The years of a packed table, which has six hexadecimal digits for each year.
 *
 * From the lowest bit: 13 bits for the lengths of the months (1 means 30 days, 0 means 29), 4 bits for the leap month
 * or 0, and the number of days from 1 January to the new year.
 * @param {number} firstYear
 * @param {string} packed
 * @returns {YearTable}
 */
export function packedYears(firstYear, packed) {
  /** @type {Map<number, Span[]>} */
  const known = new Map();
  /** @param {number} year */
  const monthsOf = (year) => {
    let spans = known.get(year);
    if (spans) return spans;
    const place = (year - firstYear) * 6;
    const bits = parseInt(packed.slice(place, place + 6), 16);
    const leapMonth = (bits >> 13) & 15;
    let first = epochDayOf(year, 1, 1) + (bits >> 17);
    const codes = [...monthCodes];
    if (leapMonth) codes.splice(leapMonth, 0, `${monthCodes[leapMonth - 1]}L`);
    spans = codes.map((monthCode, index) => {
      const length = (bits >> index) & 1 ? 30 : 29;
      first += length;
      return { monthCode, first: first - length, length };
    });
    known.set(year, spans);
    return spans;
  };
  return {
    monthsOf,
    dayAt(epochDay) {
      const { year: civilYear } = civilOf(epochDay);
      // All supported days of the year after the last year are in the last year of the table.
      const year = civilYear > lastYear || monthsOf(civilYear)[0].first > epochDay ? civilYear - 1 : civilYear;
      const { monthCode, first } = /** @type {Span} */ (monthsOf(year).find((span) => epochDay < span.first + span.length));
      return { year, monthCode, day: epochDay - first + 1 };
    },
  };
}
