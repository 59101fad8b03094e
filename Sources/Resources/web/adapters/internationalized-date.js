// @ts-check
// @internationalized/date, and the pickers that use it: React Aria, Reka UI, Bits UI and shadcn-vue. Every function of
// almanac.js takes a date of the library. This one gives the library the calendars that it lacks, such as the Chinese one:
//
//     import { CalendarDate, createCalendar } from "@internationalized/date";
//     import { calendar } from "./almanac/zh-Hans/chinese.js";
//     import { internationalizedCalendar } from "./almanac/adapters/internationalized-date.js";
//     const chinese = internationalizedCalendar(calendar, CalendarDate, createCalendar);
//     <I18nProvider locale="zh-CN-u-ca-chinese"><Calendar createCalendar={() => chinese} /></I18nProvider>

import { convert, fromISO } from "../almanac.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/**
 * A date of the library. A month is its place in the year, from 1 to 13.
 * @typedef {{ year: number, month: number, day: number }} Fields
 */

/** The day 1 January 1970, in the library's count of days. */
const epoch = 2440588;

/**
 * An object with the library's interface `Calendar`: the library's own one, or one with the years of a bundle's calendar.
 *
 * The years that Almanac does not support have the months of the nearest year that it supports, so that a user can type a
 * year digit by digit.
 * @param {CalendarData} calendar
 * @param {new (...fields: any[]) => any} CalendarDate the library's class
 * @param {(identifier: any) => any} createCalendar the library's function
 */
export function internationalizedCalendar(calendar, CalendarDate, createCalendar) {
  const [first, last] = ["1900-01-01", "2101-01-28"].map((day) => convert(calendar, fromISO(day)).year);
  const { bcp47, leapMonthCodes = [], leapYearMonthCodes = [], monthCodes, rules, yearTable } = calendar;
  const existing = createCalendar(bcp47);
  if (existing.identifier === bcp47) return existing;
  if (!yearTable) throw new TypeError(`The library must have the calendar ${bcp47}. Pass its own function createCalendar.`);
  /**
   * The months of a year, and the number of days by which they begin later than those of `yearTable`.
   * @param {{ year: number }} date
   */
  const monthsOf = ({ year }) => {
    const nearest = Math.min(Math.max(year, first), last);
    const months = yearTable.monthsOf(nearest - rules.yearOffset) ?? [];
    const end = months[months.length - 1];
    return { months, shift: (year - nearest) * (end.first + end.length - months[0].first) };
  };
  /** @param {number} year */
  const newYear = (year) => {
    const { months, shift } = monthsOf({ year });
    return months[0].first + shift;
  };
  const meanLength = (newYear(last) - newYear(first)) / (last - first);
  return {
    identifier: bcp47,
    /** @param {number} julianDay */
    fromJulianDay(julianDay) {
      const day = julianDay - epoch;
      let year = first + Math.floor((day - newYear(first)) / meanLength);
      while (newYear(year) > day) year -= 1;
      while (newYear(year + 1) <= day) year += 1;
      const { months, shift } = monthsOf({ year });
      const month = months.filter((month) => month.first + shift <= day).length;
      return new CalendarDate(this, year, month, day - months[month - 1].first - shift + 1);
    },
    /** @param {Fields} date */
    toJulianDay(date) {
      const { months, shift } = monthsOf(date);
      return months[date.month - 1].first + shift + date.day - 1 + epoch;
    },
    /** @param {Fields} date */
    getDaysInMonth: (date) => monthsOf(date).months[date.month - 1].length,
    /** @param {Fields} date */
    getMonthsInYear: (date) => monthsOf(date).months.length,
    getMaximumMonthsInYear: () => monthCodes.length + (leapMonthCodes.length ? 1 : 0),
    getMaximumDaysInMonth: () => rules.longestMonth,
    getYearsInEra: () => 9999,
    // The library takes an empty name for the only era.
    getEras: () => [""],
    /**
     * Moves a date to the same month after its year has changed, or to the month that replaces its leap month.
     * @param {Fields} date
     * @param {Fields} previous
     */
    balanceYearMonth(date, previous) {
      const { monthCode } = monthsOf(previous).months[previous.month - 1];
      const codes = monthsOf(date).months.map(({ monthCode }) => `${monthCode}`);
      const common = leapYearMonthCodes[leapMonthCodes.indexOf(monthCode)] ?? monthCode.slice(0, 3);
      date.month = 1 + codes.indexOf(codes.includes(monthCode) ? monthCode : common);
    },
  };
}
