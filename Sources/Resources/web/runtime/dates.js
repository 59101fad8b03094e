// @ts-check
// Days as plain values, and their conversion between calendars and `Date`.

import { civilOf, epochDayOf, firstEpochDay, lastEpochDay, weekdayCodes, weekdayIndex } from "./days.js";
import { checkedOptions, demandInteger, expected, outside, own } from "./errors.js";
import { calendarNames, dateRules, isoCalendar } from "./calendars.js";
import { everyMonth, monthCodes, yearsOf } from "./years.js";

/** @typedef {import("../almanac.js").AnyDate} AnyDate */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../almanac.js").MonthCode} MonthCode */

/**
 * The calendar of a date. A date of Temporal or of @internationalized/date has the name of the calendar in BCP 47.
 * @param {any} date
 * @returns {CalendarDate["calendar"]}
 */
export function calendarOf(date) {
  const calendar = date?.calendar;
  const name = date?.calendarId ?? calendar?.identifier;
  return typeof calendar === "string" ? calendar : own(calendarNames, name) ?? name;
}

/**
 * The number of days from 1 January 1970 to a date of Temporal or of @internationalized/date; `NaN` for any other object.
 *
 * The text of such a date begins with the day in ISO 8601, so the years of its calendar are not needed. The text of a month
 * and day may have no year.
 * @param {unknown} date
 */
function dayInText(date) {
  const [text] = /^(\d{4}-)?\d\d-\d\d/.exec(String(date)) ?? ["no date"];
  return Date.parse(text[5] ? text : `1972-${text}`) / 86400000;
}

/**
 * Throws unless a date has the fields of another one.
 * @param {any} date
 * @param {Partial<CalendarDate> | false} found `false` if no date has the fields
 */
function demandSame(date, found) {
  const { year, monthCode, day, epochDay = dayInText(date) } = date;
  if (found && year === found.year && monthCode === found.monthCode && day === found.day) return;
  const name = `${calendarOf(date)} ${year}-${monthCode}-${day}`;
  throw expected(`a date whose fields are those of the day ${epochDay} since 1970`, name);
}

/**
 * The number of days from 1 January 1970 to a date whose other fields are not checked.
 * @param {any} date
 * @param {boolean} isKnown whether the date's calendar is known
 * @returns {number}
 */
function supportedDay(date, isKnown) {
  const epochDay = isKnown ? typeof date.calendar === "string" ? date.epochDay : dayInText(date) : NaN;
  if (!Number.isInteger(epochDay)) throw expected("a date, as from gregorianDate(2026, 2, 17)", date, TypeError);
  if (epochDay < firstEpochDay || epochDay > lastEpochDay) throw outside(`The day ${epochDay} since 1970`);
  return epochDay;
}

/**
 * The number of days from 1 January 1970 to a date.
 *
 * The year, the month and the day are checked. If the calendar's years are in a table, only `convert` checks them, with
 * the table. A date of @internationalized/date has the year of an era and the number of a month, so its text counts.
 * @param {AnyDate} date
 * @returns {number}
 */
export function dayOf(date) {
  const calendar = calendarOf(date);
  const rule = /** @type {any} */ (own(dateRules, calendar));
  const epochDay = supportedDay(date, rule !== undefined);
  const { year, monthCode, day, calendar: object } = /** @type {any} */ (date);
  const { identifier } = object ?? {};
  if (!identifier && !rule[0]) {
    demandSame(date, dateOf(calendar, rule, epochDay));
  } else {
    const hasMonth = monthCode > "M00L" && monthCode <= rule[1] && /^M\d\dL?$/.test(monthCode);
    const isPossible = Number.isInteger(year) && Number.isInteger(day) && (identifier || hasMonth && day > 0 && day <= rule[0]);
    demandSame(date, isPossible && date);
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
 * @param {AnyDate | null | undefined} date
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
 * @param {AnyDate} date
 * @returns {CalendarDate}
 */
export function convert(calendar, date) {
  const { offset, table } = yearsOf(calendar);
  const isSame = /** @type {any} */ (date)?.calendar === calendar.calendar;
  const epochDay = isSame && table ? supportedDay(date, true) : dayOf(date);
  // `dayOf` has checked a date of a calendar without a table.
  if (isSame && !table) return /** @type {CalendarDate} */ (date);
  const found = dateOf(calendar.calendar, offset, epochDay, table?.dayAt);
  if (!isSame) return found;
  demandSame(date, found);
  return /** @type {CalendarDate} */ (date);
}

/**
 * `convert`, also for a month of Temporal (PlainYearMonth) and for a month and day (PlainMonthDay) of the same calendar.
 *
 * The result is a day in the month, or the month and day in the year of Temporal's choice. `missing` matches the types of
 * the parts that `date` does not have.
 * @param {CalendarData} calendar
 * @param {any} date
 * @param {boolean} [isMonth] whether a month and day is refused
 * @returns {CalendarDate & { missing?: RegExp }}
 */
export function convertPart(calendar, date, isMonth) {
  const { calendarId, year, day } = date ?? {};
  if (calendarId && calendarOf(date) === calendar?.calendar) {
    // The first day of a month can be wrong by one day in an engine whose calendars come from ICU.
    if (day === undefined) return { ...convert(calendar, date.toPlainDate?.({ day: 2 })), missing: /day$/ };
    if (year === undefined && !isMonth) return { ...dateAt(calendar, supportedDay(date, true)), missing: /era|year|week/i };
  }
  return convert(calendar, date);
}

/**
 * A date of the Gregorian calendar.
 * @param {number} year
 * @param {number} month 1 to 12
 * @param {number} day
 * @returns {CalendarDate}
 */
export function gregorianDate(year, month, day) {
  demandInteger(year);
  demandInteger(month);
  demandInteger(day);
  const epochDay = epochDayOf(year, month, day);
  const date = civilOf(epochDay);
  if (date.year !== year || date.month !== month || date.day !== day) {
    throw new RangeError(`There is no day '${year}-${month}-${day}'.`);
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
  demandInteger(day);
  const spans = everyMonth(calendar, year);
  const code = typeof month === "number" ? calendar.monthCodes[month - 1] : month;
  const span = spans.find(({ monthCode }) => monthCode === code);
  if (!span) throw expected(`a month of the ${calendar.calendar} year ${year}`, month);
  if (day < 1 || day > span.length) {
    throw expected(`a day of ${code} from 1 to ${span.length} in the ${calendar.calendar} year ${year}`, day);
  }
  const epochDay = span.first + day - 1;
  if (epochDay < firstEpochDay || epochDay > lastEpochDay) throw outside(`The ${calendar.calendar} day ${year}-${code}-${day}`);
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
 * @param {AnyDate} date
 * @param {{ utc?: boolean }} [options]
 * @returns {Date}
 */
export function toDate(date, options = {}) {
  const epochDay = dayOf(date);
  if (isUTC(options)) return new Date(epochDay * 86400000);
  const { year, month, day } = civilOf(epochDay);
  return new Date(year, month - 1, day);
}

/**
 * The day of the week, such as `sun`.
 * @param {AnyDate} date
 */
export function weekday(date) {
  return weekdayCodes[weekdayIndex(dayOf(date))];
}

/**
 * The number of days from one date to another; negative if `last` is earlier.
 * @param {AnyDate} first
 * @param {AnyDate} last
 * @returns {number}
 */
export function daysBetween(first, last) {
  return dayOf(last) - dayOf(first);
}
