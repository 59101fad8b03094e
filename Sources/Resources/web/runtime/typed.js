// @ts-check
// A date that a user types.

import { dateAt } from "./dates.js";
import { firstEpochDay, lastEpochDay, lastNewYear } from "./days.js";
import { supportedEras } from "./eras.js";
import { checkModule, own, textOf } from "./errors.js";
import { checkedSelection, dateProblem } from "./limits.js";
import { parsePattern } from "./patterns.js";
import { anyMonths, yearsOf } from "./years.js";

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
 * The order of a numeric date of the language whose words, such as 年, 月 and 日, are all in a text; `undefined` if there is
 * none. The words decide which number is the month, even if the short dates have another order.
 * @param {CalendarData} calendar
 * @param {string} text
 */
function orderOfWords({ patterns }, text) {
  for (const pattern of [patterns.date.long, patterns.skeletons.yMMMd]) {
    const parts = pattern.includes("MMM") ? [] : parsePattern(pattern);
    const words = parts.filter((part) => typeof part === "string" && /\p{L}/u.test(part));
    const order = parts.flatMap((part) => (typeof part === "string" ? [] : columnsByLetter[part.letter] ?? []));
    if (words.length === 3 && order.length === 3 && words.every((word) => text.includes(/** @type {string} */ (word)))) return order;
  }
  return undefined;
}

/** @type {Record<string, DateColumn>} */
const columnsByLetter = { y: "year", M: "month", d: "day" };

/**
 * The text without the name of an era, which the numeric dates of most calendars show, and the era.
 * @param {CalendarData} calendar
 * @param {string} text
 */
function withoutEra(calendar, text) {
  const { eras } = calendar;
  const known = supportedEras(calendar).flatMap((era) =>
    [eras?.wide, eras?.abbreviated, eras?.narrow].map((names) => ({ era, name: names?.[era.place] ?? "" })));
  // 民國前 contains 民國, so a long name comes before a short one.
  const found = known.sort((one, other) => other.name.length - one.name.length).find(({ name }) => name && text.includes(name));
  return {
    rest: found ? text.split(found.name).join(" ") : text,
    // A calendar with one era counts all years in it.
    era: known.length > 3 ? found?.era : undefined,
  };
}

/**
 * The digits of each number in a typed text; `undefined` if the text has other letters, a symbol such as an emoji, or
 * punctuation before its first number, such as a minus sign.
 * @param {CalendarData} calendar
 * @param {string} text a text without the name of an era
 * @param {unknown} era
 */
function typedNumbers(calendar, text, era) {
  const digits = calendar.locale.numbers.digits ?? [];
  const words = wordLetters(calendar);
  // The first year of an era is 元.
  const numerals = era ? Object.values(calendar.numberTexts ?? {}).flatMap((texts) => Object.entries(texts)) : [];
  /** @type {number[][]} */
  const numbers = [];
  let isInNumber = false;
  for (const character of text) {
    const place = digits.indexOf(character);
    const digit = place >= 0 ? place : digitValue(character);
    const value = digit >= 0 ? `${digit}` : numerals.find(([, text]) => text === character)?.[0] ?? "";
    if (value) {
      if (!isInNumber) numbers.push([]);
      numbers[numbers.length - 1].push(...[...value].map(Number));
    } else if (/\p{P}/u.test(character) ? numbers.length === 0 : !invisible.test(character) && !words.has(character)) {
      return undefined;
    }
    isInNumber = value !== "";
  }
  return numbers;
}

/**
 * The year in the calendar's own numbers, the month and the day in a typed text; `undefined` if the text does not have the
 * form of a date.
 * @param {CalendarData} calendar
 * @param {string} text
 */
function typedColumns(calendar, text) {
  const { mask, rules: { typedYearDigits: [least, most] = [] } } = calendar;
  if (!mask || !most || new TextEncoder().encode(text).length > 100) return undefined;
  const { rest, era } = withoutEra(calendar, text);
  let order = /** @type {readonly DateColumn[]} */ (orderOfWords(calendar, text) ?? mask.order);
  let numbers = typedNumbers(calendar, rest, era);
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
    if (column === "year" ? digits.length < (era ? 1 : least) || digits.length > most : digits.length > 2) return undefined;
    typed[column] = +digits.join("");
  }
  if (typed.year < 1) return undefined;
  return { ...typed, year: era ? era.yearOne + era.step * (typed.year - 1) : typed.year };
}

/**
 * The number of days from 1 January 1970 to a typed day: `NaN` if the day does not exist, infinite if the calendar's table
 * ends before its year or begins after it.
 * @param {CalendarData} calendar
 * @param {Record<DateColumn, number>} typed
 */
function typedDay(calendar, { year, month, day }) {
  const code = calendar.monthCodes[month - 1];
  const spans = anyMonths(calendar, year);
  const { first = 0, length = 0 } =
    (spans ? spans.find(({ monthCode }) => monthCode === code) : code && { length: calendar.rules.longestMonth }) || {};
  if (day < 1 || day > length) return NaN;
  if (!spans) return year < dateAt(calendar, firstEpochDay).year ? -Infinity : Infinity;
  return first + day - 1;
}

/**
 * Reads the date that a user typed, or finds the problem with it.
 *
 * The numbers are in the order of the locale's short dates, or the first number is a year of three or four digits. They
 * may have the digits of any script, any punctuation between them, and the name of the era beside them. Eight digits
 * without separators are in the order of the locale.
 *
 * In a calendar with several eras, the name of an era says that the year is a year of this era, such as 令和8年. A year
 * without an era is in the calendar's own numbers.
 *
 * The problem is `noDate` for a year with too few digits, and for every text in a calendar whose dates are not three
 * numbers. A day that exists but is before 1900 or after 2100 is `tooEarly` or `tooLate`.
 * @param {CalendarData} calendar
 * @param {string} text
 * @param {{ limits?: DateLimits, days?: SelectableDays }} [options]
 * @returns {import("../almanac.js").TypedDate}
 */
export function typedDate(calendar, text, options = {}) {
  checkModule(calendar, "calendar");
  const { limits } = checkedSelection(options);
  const typed = typedColumns(calendar, textOf(text));
  const epochDay = typed ? typedDay(calendar, typed) : NaN;
  if (!typed || Number.isNaN(epochDay)) return { problem: { code: "noDate" } };
  const { earliest, latest } = limits;
  // The Gregorian year 2101 is not supported.
  const lastDay = yearsOf(calendar).table ? lastEpochDay : lastNewYear;
  const isEarly = epochDay < firstEpochDay;
  if (isEarly || epochDay > lastDay) {
    if (earliest && latest) return { problem: { code: "outOfRange", earliest, latest } };
    return isEarly
      ? { problem: { code: "tooEarly", earliest: earliest ?? dateAt(calendar, firstEpochDay) } }
      : { problem: { code: "tooLate", latest: latest ?? dateAt(calendar, lastDay) } };
  }
  const date = dateAt(calendar, epochDay);
  const problem = dateProblem(calendar, date, options);
  return problem ? { problem } : { date };
}
