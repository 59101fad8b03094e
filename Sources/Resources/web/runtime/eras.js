// @ts-check
// The eras of a calendar, such as those of Japan.

import { firstEpochDay, lastEpochDay } from "./days.js";
import { damaged, own } from "./errors.js";
import { unknownRules } from "./years.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/**
 * An era: its place in the calendar's lists, its first and its last day in days since 1 January 1970, and the year, in
 * the calendar's own numbers, that is its year 1. `step` is −1 if its years count backward.
 * @typedef {{ place: number, first: number, last: number, yearOne: number, step: number }} Era
 */

/**
 * The eras of a calendar, earliest first. The first era has no first day, and may count backward.
 * @param {CalendarData} calendar
 * @returns {Era[]}
 */
export function erasOf(calendar) {
  /** @type {Era[]} */
  const eras = [];
  for (const code of calendar.eras?.codes ?? []) {
    const { firstDay, firstYear, lastYear } = own(calendar.rules.eras, code) ?? unknownRules(calendar);
    const place = eras.length;
    const before = eras[place - 1] ?? { first: -Infinity, yearOne: -Infinity };
    const first = place ? Date.parse(`${firstDay}`) / 86400000 : -1e9;
    const yearOne = firstYear ?? lastYear ?? NaN;
    if (!(first > before.first && yearOne > before.yearOne)) {
      throw damaged(`The eras of the ${calendar.calendar} calendar are not in order`);
    }
    before.last = first - 1;
    eras.push({ place, first, last: Infinity, yearOne, step: firstYear === undefined ? -1 : 1 });
  }
  return eras;
}

/**
 * The eras that have supported days.
 * @param {CalendarData} calendar
 */
export function supportedEras(calendar) {
  return erasOf(calendar).filter(({ first, last }) => first <= lastEpochDay && last >= firstEpochDay);
}
