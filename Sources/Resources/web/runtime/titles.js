// @ts-check
// The months and years of a calendar, and their labels.

import { checkedLimits } from "./limits.js";
import { dateAt, dayOf } from "./dates.js";
import { firstEpochDay, lastEpochDay } from "./days.js";
import { checkedOptions, demandInteger, own } from "./errors.js";
import { monthOf } from "./months.js";
import { compile, dateFields, fill, parsePattern } from "./patterns.js";
import { format, known, remembered } from "./text.js";
import { monthNames, monthSpans, yearsOf } from "./years.js";

/** @typedef {import("../almanac.js").AnyDate} AnyDate */
/** @typedef {import("../almanac.js").AnyMonth} AnyMonth */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").DateLimits} DateLimits */
/** @typedef {import("../almanac.js").MonthRow} MonthRow */

/** @type {import("./text.js").Cache} */
const labelPatterns = new WeakMap();

/**
 * The names of a month: for a list or a wheel, and beside a day.
 * @param {CalendarData} calendar
 * @param {{ year: number, monthCode: string }} month
 */
export function rowNames(calendar, month) {
  const { names: { titled, standAlone, format: inDate }, place } = monthNames(calendar, month);
  return {
    name: (titled?.wide ?? standAlone.wide)[place],
    abbreviatedName: (titled?.abbreviated ?? standAlone.abbreviated)[place],
    nameBesideDay: inDate.wide[place],
    standAloneName: standAlone.wide[place],
  };
}

/**
 * The months of a year that have at least one day within the limits.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @param {{ limits?: DateLimits }} [options]
 * @returns {MonthRow[]}
 */
export function months(calendar, year, options = {}) {
  const { earliest, latest } = checkedLimits(checkedOptions(options, ["limits"]).limits);
  const rows = monthSpans(calendar, year).filter(
    ({ first, length }) =>
      !(earliest && first + length - 1 < dayOf(earliest)) && !(latest && first > dayOf(latest)));
  return rows.map(({ monthCode, first, length }) => {
    const start = Math.max(first, firstEpochDay);
    const { name, abbreviatedName, nameBesideDay } = rowNames(calendar, { year, monthCode });
    return {
      monthCode,
      name,
      abbreviatedName,
      nameBesideDay,
      length: Math.min(first + length - 1, lastEpochDay) - start + 1,
      firstDay: dateAt(calendar, start),
    };
  });
}

/**
 * The title of a month, such as "February 2026", with the era of the month's first day.
 * @param {CalendarData} calendar
 * @param {AnyMonth} date any day of the month
 * @returns {string}
 */
export function monthTitle(calendar, date) {
  const { first: day } = monthOf(calendar, date);
  const { name: row, nameBesideDay, standAloneName } = rowNames(calendar, day);
  const text = format(calendar, day, { skeleton: "yMMMM" });
  const [first = ""] = text;
  const [capital = ""] = row;
  // Only the case of the first letter may differ, because Catalan has both "de febrer" and "febrer".
  if (first === capital || capital === capital.toLowerCase() || !text.slice(first.length).startsWith(row.slice(capital.length))) return text;
  const isName = [nameBesideDay, standAloneName].some((name) => text.startsWith(name));
  return isName ? capital + text.slice(first.length) : text;
}

/**
 * The label of a year. If the bundle's list does not have the year, the label is made by the list's pattern.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @returns {string}
 */
export function yearLabel(calendar, year) {
  const { offset } = yearsOf(calendar);
  demandInteger(year);
  const { display, first } = calendar.years;
  const listed = display?.[year - offset - first];
  if (listed !== undefined) return listed;
  return composedLabel(calendar, year);
}

/**
 * The label of a year by the pattern of the bundle's list, or the label without the era beside a wheel of eras.
 * @param {CalendarData} calendar
 * @param {number} year
 * @param {number} [epochDay] a day of the era; by default, the label has the year's last era
 */
export function composedLabel(calendar, year, epochDay) {
  const { pattern } = calendar.years;
  const key = `${pattern} ${epochDay === undefined}`;
  let compiled = known(labelPatterns, calendar, key);
  if (!compiled) {
    const parts = parsePattern(pattern);
    const fields = dateFields(calendar, parts, own(calendar.numberOverrides, "years.pattern"));
    const shown = parts.filter((part) => epochDay === undefined || typeof part === "string" || part.letter !== "G");
    compiled = remembered(labelPatterns, calendar, key, compile(shown, fields));
  }
  const label = fill(compiled, { year, monthCode: "M01", day: 1, epochDay });
  return epochDay === undefined ? label : label.trim();
}

/**
 * The first and the last year of the bundle's lists, in the calendar's own numbers.
 * @param {CalendarData} calendar
 */
export function years(calendar) {
  const { offset } = yearsOf(calendar);
  return { first: calendar.years.first + offset, last: calendar.years.last + offset };
}
