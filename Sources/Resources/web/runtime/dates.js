// @ts-check
// Days as plain values, and their conversion between calendars, `Date` and ISO 8601.

import { civilOf, epochDayOf, firstEpochDay, lastEpochDay, weekdayCodes, weekdayIndex } from "./days.js";
import { checkedOptions, expected, outside, own, shown, suggestion, textOf } from "./errors.js";
import { bcp47Names, isoCalendar, monthLimits, yearOffsets } from "./calendars.js";
import { everyMonth, monthCodes, monthNumber, yearError, yearsOf } from "./years.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../almanac.js").MonthCode} MonthCode */

/**
 * @param {CalendarDate} date
 * @param {Partial<CalendarDate>} found
 */
function demandSame(date, { year, monthCode, day }) {
  if (date.year === year && date.monthCode === monthCode && date.day === day) return;
  const name = `${date.calendar} ${date.year}-${date.monthCode}-${date.day}`;
  throw expected(`a date whose fields are those of the day ${date.epochDay} since 1970`, name);
}

/**
 * The number of days from 1 January 1970 to a date whose other fields are not checked.
 * @param {CalendarDate} date
 * @param {unknown} isKnown whether the date's calendar is known
 * @returns {number}
 */
function supportedDay(date, isKnown) {
  const epochDay = date?.epochDay;
  if (!isKnown || !Number.isInteger(epochDay)) throw expected("a date, as from gregorianDate(2026, 2, 17)", date, TypeError);
  if (epochDay < firstEpochDay || epochDay > lastEpochDay) throw outside(`The day ${epochDay} since 1970`);
  return epochDay;
}

/**
 * The number of days from 1 January 1970 to a date.
 *
 * The year, the month and the day are checked. If the calendar's years are in a table, only `convert` checks them, with
 * the table.
 * @param {CalendarDate} date
 * @returns {number}
 */
export function dayOf(date) {
  const offset = own(yearOffsets, date?.calendar);
  const limits = offset === undefined ? own(monthLimits, date?.calendar) : undefined;
  const epochDay = supportedDay(date, limits ?? offset !== undefined);
  if (!limits) {
    const { year, month, day } = civilOf(epochDay);
    demandSame(date, { year: year + /** @type {number} */ (offset), monthCode: monthCodes[month - 1], day });
  } else if (!Number.isInteger(date.year) || !Number.isInteger(date.day) || date.day < 1 || date.day > limits[0] ||
    !/^M(0[1-9]|1[0-3])L?$/.test(date.monthCode) || monthNumber(date.monthCode) > limits[1]) {
    demandSame(date, {});
  }
  return epochDay;
}

/**
 * @param {CalendarDate["calendar"]} calendar
 * @param {number} offset
 * @param {number} epochDay
 * @param {(epochDay: number) => { year: number, month?: number, monthCode?: MonthCode, day: number }} [dayAt] the day in the
 *   calendar's years; by default in those of ISO 8601
 * @returns {CalendarDate}
 */
function dateOf(calendar, offset, epochDay, dayAt = civilOf) {
  const { year, month = 0, monthCode = monthCodes[month - 1], day } = dayAt(epochDay);
  return { calendar, year: year + offset, monthCode, day, epochDay };
}

/**
 * `dayOf` for a date that may be absent.
 * @param {CalendarDate | null | undefined} date
 * @returns {number | undefined}
 */
export function optionalDayOf(date) {
  return date === undefined || date === null ? undefined : dayOf(date);
}

/**
 * The date of a calendar that is a number of days after 1 January 1970.
 * @param {CalendarData} calendar
 * @param {number} epochDay
 * @returns {CalendarDate}
 */
export function dateAt(calendar, epochDay) {
  const { offset, table } = yearsOf(calendar);
  return dateOf(calendar.calendar, offset, epochDay, table?.dayAt);
}

/**
 * The same day in another calendar.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 * @returns {CalendarDate}
 */
export function convert(calendar, date) {
  const { offset, table } = yearsOf(calendar);
  const isSame = date?.calendar === calendar.calendar;
  const epochDay = isSame && table ? supportedDay(date, true) : dayOf(date);
  // `dayOf` has checked a date of a calendar without a table.
  if (isSame && !table) return date;
  const found = dateOf(calendar.calendar, offset, epochDay, table?.dayAt);
  if (!isSame) return found;
  demandSame(date, found);
  return date;
}

/**
 * A date of the Gregorian calendar.
 * @param {number} year
 * @param {number} month 1 to 12
 * @param {number} day
 * @returns {CalendarDate}
 */
export function gregorianDate(year, month, day) {
  const epochDay = [year, month, day].every(Number.isInteger) ? epochDayOf(year, month, day) : NaN;
  const date = civilOf(epochDay);
  if (date.year !== year || date.month !== month || date.day !== day) {
    throw new RangeError(`There is no day ${shown(`${year}-${month}-${day}`)}.`);
  }
  if (epochDay < firstEpochDay || epochDay > lastEpochDay) throw outside(`The day ${year}-${month}-${day}`);
  return dateOf(isoCalendar, 0, epochDay);
}

/**
 * A date of a calendar from its year, month and day.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @param {number | MonthCode} month 1 to 13, or a code such as `M06L`
 * @param {number} day
 * @returns {CalendarDate}
 */
export function calendarDate(calendar, year, month, day) {
  const spans = everyMonth(calendar, year);
  const code = typeof month === "number" ? calendar.monthCodes[month - 1] : month;
  const span = spans.find(({ monthCode }) => monthCode === code);
  if (!span) throw expected(`a month of the ${calendar.calendar} year ${year}`, month);
  if (!Number.isInteger(day) || day < 1 || day > span.length) {
    throw expected(`a day of ${code} from 1 to ${span.length} in the ${calendar.calendar} year ${year}`, day);
  }
  const epochDay = span.first + day - 1;
  if (epochDay < firstEpochDay || epochDay > lastEpochDay) throw yearError(calendar, year);
  return { calendar: calendar.calendar, year, monthCode: span.monthCode, day, epochDay };
}

/** @param {{ utc?: boolean }} options */
function isUTC(options) {
  const { utc = false } = checkedOptions(options, ["utc"]);
  if (typeof utc !== "boolean") throw expected("true or false for 'utc'", utc, TypeError);
  return utc;
}

/**
 * The day of a `Date`, in the time zone of the machine or in UTC.
 * @param {Date} date
 * @param {{ utc?: boolean }} [options]
 * @returns {CalendarDate}
 */
export function fromDate(date, options = {}) {
  // A Date from another frame is not an instance of this frame's Date.
  if (typeof date?.getTime !== "function" || Number.isNaN(+date)) throw expected("a valid Date", date, TypeError);
  return isUTC(options)
    ? gregorianDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
    : gregorianDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/**
 * A `Date` at midnight of a day, in the time zone of the machine or in UTC.
 *
 * Where clocks skip midnight, the `Date` is the first moment of the day. A day that a time zone skipped becomes the next
 * day, so use `utc` to store dates.
 * @param {CalendarDate} date
 * @param {{ utc?: boolean }} [options]
 * @returns {Date}
 */
export function toDate(date, options = {}) {
  const epochDay = dayOf(date);
  if (isUTC(options)) return new Date(epochDay * 86400000);
  const { year, month, day } = civilOf(epochDay);
  return new Date(year, month - 1, day);
}

/** @param {string} calendar */
function bcp47Of(calendar) {
  return bcp47Names[calendar] ?? calendar;
}

/**
 * Throws unless a text is the name of a calendar in BCP 47.
 * @param {string} name
 */
function demandCalendar(name) {
  const names = Object.keys({ ...yearOffsets, ...monthLimits }).map(bcp47Of).sort();
  if (!names.includes(name)) throw new RangeError(expected(`one of the calendars ${names.join(", ")}`, name).message + suggestion(name, names));
}

/**
 * A day in ISO 8601, followed by the calendar if it is another one, as in Temporal (RFC 9557).
 * @param {CalendarDate} date
 * @returns {string}
 */
export function toISO(date) {
  const { year, month, day } = civilOf(dayOf(date));
  const suffix = date.calendar === isoCalendar ? "" : `[u-ca=${bcp47Of(date.calendar)}]`;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}${suffix}`;
}

/**
 * Reads a day in ISO 8601, such as `2026-02-17`; a calendar may follow it, as `[u-ca=…]`. The numbers are always Gregorian.
 * @param {string} text
 * @param {CalendarData} [calendar] the calendar of the result; by default the Gregorian calendar
 * @returns {CalendarDate}
 */
export function fromISO(text, calendar) {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:\[u-ca=([a-z-]{1,40})\])?$/.exec(textOf(text));
  if (!match) throw expected("a day such as 2026-02-17", text);
  if (match[4]) demandCalendar(match[4]);
  const date = gregorianDate(+match[1], +match[2], +match[3]);
  if (calendar !== undefined) return convert(calendar, date);
  if (match[4] && match[4] !== bcp47Of(isoCalendar)) {
    throw expected("a Gregorian day unless a calendar is passed", text, TypeError);
  }
  return date;
}

/**
 * The day of the week, such as `sun`.
 * @param {CalendarDate} date
 */
export function weekday(date) {
  return weekdayCodes[weekdayIndex(dayOf(date))];
}

/**
 * The number of days from one date to another; negative if `last` is earlier.
 * @param {CalendarDate} first
 * @param {CalendarDate} last
 * @returns {number}
 */
export function daysBetween(first, last) {
  return dayOf(last) - dayOf(first);
}
