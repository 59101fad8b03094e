// @ts-check
// A date that a user types.

import { calendarDate } from "./dates.js";
import { expected, own } from "./errors.js";
import { dateProblem } from "./limits.js";
import { parsePattern } from "./patterns.js";

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
export function maskText({ mask }) {
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
 * The text without the name of the calendar's current era, which numeric Buddhist dates show.
 * @param {CalendarData} calendar
 * @param {string} text
 */
function withoutEra({ eras }, text) {
  const names = eras ? [eras.wide, eras.abbreviated, eras.narrow].map((names) => names[names.length - 1]) : [];
  return names.reduce((rest, name) => (name ? rest.split(name).join(" ") : rest), text);
}

/**
 * The digits of each number in a typed text; `undefined` if the text has other letters.
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
    } else if ((/\p{Alphabetic}/u.test(character) && !words.has(character)) || /\p{N}/u.test(character)) {
      return undefined;
    }
    isInNumber = digit >= 0;
  }
  return numbers;
}

/**
 * @param {CalendarData} calendar
 * @param {string} text
 * @returns {CalendarDate | undefined}
 */
function parsed(calendar, text) {
  if (calendar.calendar === "chinese" || new TextEncoder().encode(text).length > 100) return undefined;
  /** @type {readonly DateColumn[]} */
  let order = calendar.mask?.order ?? shortOrder(calendar);
  let numbers = typedNumbers(calendar, text);
  if (numbers?.length === 1 && numbers[0].length === 8) {
    const [whole] = numbers;
    let start = 0;
    numbers = order.map((column) => whole.slice(start, (start += column === "year" ? 4 : 2)));
  }
  if (numbers?.length !== 3) return undefined;
  if (numbers[0].length === 4) order = ["year", "month", "day"];
  /** @type {Partial<Record<DateColumn, number>>} */
  const typed = {};
  for (const [index, column] of order.entries()) {
    const digits = numbers[index];
    if (column === "year" ? digits.length !== 4 : digits.length > 2) return undefined;
    typed[column] = +digits.join("");
  }
  try {
    return calendarDate(calendar, typed.year ?? 0, typed.month ?? 0, typed.day ?? 0);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Reads the date that a user typed, or finds the problem with it.
 *
 * The numbers are in the order of the locale's short dates, or the first number is a year of four digits. They may have
 * the digits of any script and any separators. The name of the era may be beside them. Eight digits without separators are in the order of the locale.
 * @param {CalendarData} calendar
 * @param {string} text
 * @param {{ limits?: DateLimits, days?: SelectableDays }} [options]
 * @returns {import("../almanac.js").TypedDate}
 */
export function typedDate(calendar, text, options = {}) {
  if (typeof text !== "string") throw expected("a text", text, TypeError);
  const date = parsed(calendar, text);
  if (!date) return { problem: { code: "noDate" } };
  const problem = dateProblem(calendar, date, options);
  return problem ? { problem } : { date };
}
