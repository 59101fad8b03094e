// @ts-check
// The columns and rows of a picker with wheels.

import { convert, dateAt, dayOf, optionalDayOf } from "./dates.js";
import { firstEpochDay, lastEpochDay, lastNewYear } from "./days.js";
import { timeDigits } from "./digits.js";
import { checkedOptions, checkModule, expected, oneOf } from "./errors.js";
import { checkedLimits, isWithin } from "./limits.js";
import { supportedEras } from "./eras.js";
import { monthOf } from "./months.js";
import { format } from "./text.js";
import { hourCycles, hourNumber, isHalfDay, timeFields } from "./times.js";
import { composedLabel, yearLabel, years } from "./titles.js";
import { hasString, string } from "./words.js";
import { monthSpans } from "./years.js";

/** @typedef {import("../almanac.js").AnyDate} AnyDate */
/** @typedef {import("../almanac.js").AnyMonth} AnyMonth */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").DateLimits} DateLimits */
/** @typedef {import("../almanac.js").HourCycle} HourCycle */
/** @typedef {import("../almanac.js").LocaleData} LocaleData */
/** @typedef {import("../almanac.js").WheelRow} WheelRow */

/**
 * The number of digits in a field of hours or minutes in the locale's own pattern.
 * @param {string | undefined} pattern
 * @param {RegExp} letters
 */
function digitCount(pattern, letters) {
  return letters.exec(pattern?.replace(/'[^']*'/g, "") ?? "")?.[0].length ?? 1;
}

/**
 * The rows of the wheel of hours: 24 for a day, or 12 for half a day beside a wheel of AM and PM.
 *
 * A row's value is the number of hours since midnight or noon. In `h12`, the label of value 0 is "12".
 * @param {LocaleData} locale
 * @param {HourCycle} [cycle] by default the locale's hour cycle
 * @returns {WheelRow[]}
 */
export function hourRows(locale, cycle) {
  const digits = timeDigits(locale);
  const shown = oneOf(cycle === undefined ? locale.hourCycle : cycle, hourCycles);
  const count = digitCount(locale.time.skeletons[isHalfDay(shown) ? "hm" : "Hm"], /[hHkK]+/);
  return Array.from({ length: isHalfDay(shown) ? 12 : 24 }, (_, value) => {
    return { value, label: digits(hourNumber(shown, value), count) };
  });
}

/**
 * The rows of the wheel of minutes.
 * @param {LocaleData} locale
 * @param {number} [interval] a divisor of 60, up to 30
 * @returns {WheelRow[]}
 */
export function minuteRows(locale, interval = 1) {
  if (!Number.isInteger(interval) || interval < 1 || interval > 30 || 60 % interval !== 0) {
    throw expected("a divisor of 60 up to 30", interval);
  }
  const digits = timeDigits(locale);
  const count = digitCount(locale.time.skeletons.Hm, /m+/);
  return Array.from({ length: 60 / interval }, (_, index) => {
    return { value: index * interval, label: digits(index * interval, count) };
  });
}

/**
 * The rows of the wheel of AM and PM; their values are 0 and 12, the first hour of each half of the day.
 * @param {LocaleData} locale
 * @returns {WheelRow[]}
 */
export function dayPeriodRows(locale) {
  checkModule(locale, "locale");
  return [0, 12].map((value, index) => ({ value, label: locale.dayPeriods.format.abbreviated[index] }));
}

/**
 * The text that a screen reader speaks on the wheel of AM and PM; `hour` is 0 to 23.
 * @param {LocaleData} locale
 * @param {number} hour
 * @returns {string}
 */
export function spokenDayPeriod(locale, hour) {
  checkModule(locale, "locale");
  return locale.dayPeriods.standAlone.wide[timeFields({ hour }).hour < 12 ? 0 : 1];
}

/**
 * The rows of the wheel of days in a month, without the days beyond the limits.
 * @param {CalendarData} calendar
 * @param {AnyMonth} date any day of the month
 * @param {{ limits?: DateLimits }} [options]
 * @returns {WheelRow[]}
 */
export function dayRows(calendar, date, options = {}) {
  const { limits = {} } = checkedOptions(options, ["limits"]);
  const { first, length } = monthOf(calendar, date);
  return Array.from({ length }, (_, index) => dateAt(calendar, first.epochDay + index))
    .filter((date) => isWithin(limits, date))
    .map((date) => {
      const label = calendar.dayNames?.[date.day - 1] ?? format(calendar, date, { skeleton: "d" });
      return { value: date.day, label };
    });
}

/**
 * The rows of the wheel of eras: the eras that have supported days, earliest first.
 *
 * A picker needs this wheel if a calendar has two rows or more. The years are in the calendar's own numbers, and a year may
 * have two eras. The limits are the days of the era, for the rows of other wheels.
 * @param {CalendarData} calendar
 * @returns {import("../almanac.js").EraRow[]}
 */
export function eraRows(calendar) {
  checkModule(calendar, "calendar");
  return supportedEras(calendar).map(({ place, first, last }) => {
    const earliest = dateAt(calendar, Math.max(first, firstEpochDay));
    const latest = dateAt(calendar, Math.min(last, lastEpochDay));
    const { year: lastYear } = dateAt(calendar, Math.min(last, lastNewYear));
    const { codes, wide } = /** @type {NonNullable<CalendarData["eras"]>} */ (calendar.eras);
    return { code: codes[place], name: wide[place], firstYear: earliest.year, lastYear, limits: { earliest, latest } };
  });
}

/**
 * The rows of the wheel of years, without the years beyond the limits, in the calendar's own numbers.
 *
 * With an era, the rows are the years that have days of the era, and the labels are the numbers beside a wheel of eras.
 * @param {CalendarData} calendar
 * @param {{ first?: number, last?: number, limits?: DateLimits, era?: string }} [options] by default the bundle's years
 * @returns {WheelRow[]}
 */
export function yearRows(calendar, options = {}) {
  const listed = years(calendar);
  const { first = listed.first, last = listed.last, limits, era } = checkedOptions(options, ["first", "last", "limits", "era"]);
  const { earliest, latest } = checkedLimits(limits);
  for (const year of [first, last]) monthSpans(calendar, year);
  const eras = era === undefined ? [] : eraRows(calendar);
  if (era !== undefined) oneOf(era, eras.map(({ code }) => code));
  const { firstYear = first, lastYear = last, limits: days } = eras.find(({ code }) => code === era) ?? {};
  const start = Math.max(first, firstYear, earliest ? convert(calendar, earliest).year : first);
  const end = Math.min(last, lastYear, latest ? convert(calendar, latest).year : last);
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => {
    const value = start + index;
    return { value, label: days ? composedLabel(calendar, value, days.earliest.epochDay) : yearLabel(calendar, value) };
  });
}

/**
 * The label of a day in the first column of a picker of dates and times: its weekday, month and day, or "Today".
 * @param {CalendarData} calendar
 * @param {AnyDate} date
 * @param {{ today?: AnyDate }} [options]
 * @returns {string}
 */
export function dayAndWeekdayLabel(calendar, date, options = {}) {
  checkModule(calendar, "calendar");
  const { today } = checkedOptions(options, ["today"]);
  const isToday = optionalDayOf(today) === dayOf(date);
  return isToday && hasString(calendar.locale, "nav.today")
    ? string(calendar.locale, "nav.today")
    : format(calendar, date, { skeleton: "MMMEd" });
}
