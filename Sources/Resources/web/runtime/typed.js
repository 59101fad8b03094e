// @ts-check
// A date that a user types.

import { calendarDate, dateAt } from "./dates.js";
import { epochDayOf, firstEpochDay } from "./days.js";
import { checkModule, own, textOf } from "./errors.js";
import { checkedSelection, dateProblem } from "./limits.js";
import { parsePattern } from "./patterns.js";
import { lastYear, yearsOf } from "./years.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../almanac.js").DateColumn} DateColumn */
/** @typedef {import("../almanac.js").DateLimits} DateLimits */
/** @typedef {import("../almanac.js").SelectableDays} SelectableDays */

/**
 * The mask of an input field, such as "TT.MM.JJJJ", or `undefined` if the calendar or the language has none.
 * @param {CalendarData} calendar
 * @returns {string | undefined}
 */
export function maskText(calendar) {
  checkModule(calendar, "calendar");
  const { mask } = calendar;
  if (!mask?.letters) return undefined;
  const { order, separators, letters } = mask;
  return separators.map((separator, index) => (index === 0 ? "" : letters[order[index - 1]]) + separator).join("");
}

/**
 * The value of a decimal digit of any script; -1 for any other character.
 * @param {string} character
 */
function digitValue(character) {
  // In Unicode, the digits 0 to 9 of a script are consecutive.
  let count = 0;
  for (let code = character.codePointAt(0) ?? 0; /\p{Nd}/u.test(String.fromCodePoint(code)); code -= 1) count += 1;
  return count ? (count - 1) % 10 : -1;
}

/**
 * The letters that a typed numeric date may contain: 年, 月 and 日, and the words of Korean and other languages.
 * @param {CalendarData} calendar
 */
function wordLetters({ patterns, months }) {
  // A long date without a month's name is a numeric date, as in Mongolian: 2026 оны 02 сарын 07.
  const long = patterns.date.long.includes("MMM") ? "" : patterns.date.long;
  const literals = [patterns.skeletons.yMd, patterns.skeletons.yMMMd, long]
    .flatMap((pattern) => parsePattern(pattern ?? ""))
    .filter((part) => typeof part === "string");
  // In Korean, the word after the number is part of the month's name.
  const numbered = months.format.abbreviated.filter((name) => /^[\p{N}一二三四五六七八九十]/u.test(name));
  return new Set([...literals, ...numbered].flatMap((text) => [.../** @type {string} */ (text)]));
}

/** Spaces and marks of direction, which may stand anywhere in a typed date. */
const invisible = /[\p{White_Space}\p{Cf}]/u;

/**
 * The order of the calendar's own short dates.
 * @param {CalendarData} calendar
 */
function shortOrder({ patterns }) {
  /** @type {Record<string, DateColumn>} */
  const columns = { y: "year", M: "month", d: "day" };
  return parsePattern(patterns.date.short).flatMap((part) => {
    const column = typeof part === "string" ? undefined : own(columns, part.letter);
    return column ? [column] : [];
  });
}

/**
 * The text without the name of the calendar's current era, which the numeric dates of most calendars show.
 * @param {CalendarData} calendar
 * @param {string} text
 */
function withoutEra({ eras }, text) {
  const names = eras ? [eras.wide, eras.abbreviated, eras.narrow].map((names) => names[names.length - 1]) : [];
  return names.reduce((rest, name) => (name ? rest.split(name).join(" ") : rest), text);
}

/**
 * The digits of each number in a typed text; `undefined` if the text has other letters, a symbol such as an emoji, or
 * punctuation before its first number, such as a minus sign.
 * @param {CalendarData} calendar
 * @param {string} text
 */
function typedNumbers(calendar, text) {
  const digits = calendar.locale.numbers.digits ?? [];
  const words = wordLetters(calendar);
  /** @type {number[][]} */
  const numbers = [];
  let isInNumber = false;
  for (const character of withoutEra(calendar, text)) {
    const place = digits.indexOf(character);
    const digit = place >= 0 ? place : digitValue(character);
    if (digit >= 0) {
      if (!isInNumber) numbers.push([]);
      numbers[numbers.length - 1].push(digit);
    } else if (/\p{P}/u.test(character) ? numbers.length === 0 : !invisible.test(character) && !words.has(character)) {
      return undefined;
    }
    isInNumber = digit >= 0;
  }
  return numbers;
}

/**
 * The year, the month and the day in a typed text; `undefined` if the text does not have the form of a date.
 * @param {CalendarData} calendar
 * @param {string} text
 * @returns {Record<DateColumn, number> | undefined}
 */
function typedColumns(calendar, text) {
  const [least, most] = calendar.rules.typedYearDigits ?? [];
  if (!most || new TextEncoder().encode(text).length > 100) return undefined;
  /** @type {readonly DateColumn[]} */
  let order = calendar.mask?.order ?? shortOrder(calendar);
  let numbers = typedNumbers(calendar, text);
  if (numbers?.length === 1 && numbers[0].length === most + 4) {
    const [whole] = numbers;
    let start = 0;
    numbers = order.map((column) => whole.slice(start, (start += column === "year" ? most : 2)));
  } else if (numbers && numbers[0]?.length > 2) {
    order = ["year", "month", "day"];
  }
  if (numbers?.length !== 3) return undefined;
  const typed = { year: 0, month: 0, day: 0 };
  for (const [index, column] of order.entries()) {
    const digits = numbers[index];
    if (column === "year" ? digits.length < least || digits.length > most : digits.length > 2) return undefined;
    typed[column] = +digits.join("");
  }
  return typed;
}

/**
 * The number of days in a month of the Gregorian calendar; 0 if the year or the month does not exist.
 * @param {number} civilYear
 * @param {Record<DateColumn, number>} typed
 */
function daysInMonth(civilYear, { year, month }) {
  if (year < 1 || month < 1 || month > 12) return 0;
  // The calendar repeats every 400 years, and `Date.UTC` reads the years 0 to 99 as 1900 to 1999.
  const similar = civilYear + 2000;
  return epochDayOf(similar, month + 1, 1) - epochDayOf(similar, month, 1);
}

/**
 * The problem with a day that exists but is before 1900 or after 2100.
 * @param {CalendarData} calendar
 * @param {number} civilYear
 * @param {DateLimits} limits
 * @returns {import("../almanac.js").DateProblem}
 */
function problemOutside(calendar, civilYear, { earliest, latest }) {
  if (earliest && latest) return { code: "outOfRange", earliest, latest };
  return civilYear < lastYear
    ? { code: "tooEarly", earliest: earliest ?? dateAt(calendar, firstEpochDay) }
    : { code: "tooLate", latest: latest ?? calendarDate(calendar, lastYear + yearsOf(calendar).offset, 12, 31) };
}

/**
 * Reads the date that a user typed, or finds the problem with it.
 *
 * The numbers are in the order of the locale's short dates, or the first number is a year of four digits. They may have
 * the digits of any script, any punctuation between them, and the name of the era beside them. Eight digits without
 * separators are in the order of the locale.
 *
 * The problem is `noDate` for a year with too few digits, and for every text in a calendar with leap months. A day that exists but is
 * before 1900 or after 2100 is `tooEarly` or `tooLate`.
 * @param {CalendarData} calendar
 * @param {string} text
 * @param {{ limits?: DateLimits, days?: SelectableDays }} [options]
 * @returns {import("../almanac.js").TypedDate}
 */
export function typedDate(calendar, text, options = {}) {
  checkModule(calendar, "calendar");
  const { limits } = checkedSelection(options);
  const typed = typedColumns(calendar, textOf(text));
  const civilYear = (typed?.year ?? 0) - yearsOf(calendar).offset;
  if (!typed || typed.day < 1 || typed.day > daysInMonth(civilYear, typed)) return { problem: { code: "noDate" } };
  if (civilYear < 1900 || civilYear > lastYear) return { problem: problemOutside(calendar, civilYear, limits) };
  const date = calendarDate(calendar, typed.year, typed.month, typed.day);
  const problem = dateProblem(calendar, date, options);
  return problem ? { problem } : { date };
}
