// @ts-check
// Date patterns (UTS 35, date field symbols), compiled to lists of literals and fields.

import { lacksZero, localeDigits, systems } from "./digits.js";
import { damaged, own } from "./errors.js";
import { monthNumber, yearOffset } from "./years.js";
import { modulo, weekdayIndex } from "./days.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").LocaleData} LocaleData */
/** @typedef {import("../almanac.js").PartType} PartType */
/** @typedef {import("../almanac.js").WidthNames} WidthNames */
/** @typedef {import("./digits.js").NumberWriter} NumberWriter */
/**
 * The numbers of one day and time that the fields of a pattern can show.
 * @typedef {object} Fields
 * @property {number} year in the calendar's own numbers
 * @property {string} monthCode
 * @property {number} day
 * @property {number} epochDay
 * @property {number} [hour]
 * @property {number} [minute]
 * @property {number} [second]
 */
/** @typedef {{ letter: string, count: number } | string} PatternPart */
/** @typedef {{ type: PartType, text: (fields: Fields) => string }} Field */
/** @typedef {(string | Field)[]} Compiled */
/** @typedef {(letter: string, count: number) => Field | undefined} FieldSource */

/**
 * Parses a pattern; `''` is an apostrophe, and text in `'…'` is literal.
 * @param {string} pattern
 * @returns {PatternPart[]}
 */
export function parsePattern(pattern) {
  /** @type {PatternPart[]} */
  const parts = [];
  let literal = "";
  let isQuoted = false;
  let wasQuote = false;
  for (let index = 0; index < pattern.length; index += 1) {
    const unit = pattern[index];
    if (unit === "'") {
      if (wasQuote) literal += "'";
      wasQuote = !wasQuote;
      isQuoted = !isQuoted;
      continue;
    }
    wasQuote = false;
    if (isQuoted || !/[a-zA-Z]/.test(unit)) {
      literal += unit;
      continue;
    }
    if (literal) parts.push(literal);
    literal = "";
    const last = parts[parts.length - 1];
    if (last && typeof last !== "string" && last.letter === unit) last.count += 1;
    else parts.push({ letter: unit, count: 1 });
  }
  if (literal) parts.push(literal);
  return parts;
}

/**
 * @param {readonly PatternPart[]} parts
 * @param {FieldSource} source
 * @returns {Compiled}
 */
export function compile(parts, source) {
  return parts.map((part) => {
    if (typeof part === "string") return part;
    const field = source(part.letter, part.count);
    if (!field) throw damaged(`A pattern has the unknown field '${part.letter}'`);
    return field;
  });
}

/**
 * The text of a compiled pattern.
 * @param {Compiled} compiled
 * @param {Fields} fields
 * @returns {string}
 */
export function fill(compiled, fields) {
  let text = "";
  for (const piece of compiled) text += typeof piece === "string" ? piece : piece.text(fields);
  return text;
}

/**
 * The parts of the text of a compiled pattern.
 * @param {Compiled} compiled
 * @param {Fields} fields
 */
export function fillParts(compiled, fields) {
  return compiled.map((piece) =>
    typeof piece === "string"
      ? { type: /** @type {const} */ ("literal"), value: piece }
      : { type: piece.type, value: piece.text(fields) },
  );
}

/**
 * The names in the width that a field asks for by its number of letters.
 * @param {WidthNames} names
 * @param {number} count
 * @returns {readonly string[]}
 */
export function namesOf(names, count) {
  return count === 4 ? names.wide : count === 5 ? names.narrow : names.abbreviated;
}

/**
 * Whether a part of a pattern shows the month as a name, not as a number.
 * @param {PatternPart} part
 */
function isMonthName(part) {
  return typeof part !== "string" && /[ML]/.test(part.letter) && part.count > 2;
}

/**
 * Makes the fields of a calendar's date patterns.
 * @param {CalendarData} calendar
 * @param {readonly PatternPart[]} parts the whole pattern, also if the fields are for one end of a range
 * @param {Readonly<Record<string, string>>} [overrides] the numbering systems by letter; `*` is for other letters
 * @returns {FieldSource}
 */
export function dateFields(calendar, parts, overrides) {
  const { locale } = calendar;
  const offset = yearOffset(calendar);
  const isCyclic = calendar.calendar === "chinese";
  /** @param {number} year */
  const wholeYear = (year) => (lacksZero(locale) ? year : 0);
  /** @param {string} letter @returns {NumberWriter} */
  const writer = (letter) => {
    const system = own(overrides, letter) ?? own(overrides, "*");
    const named = system === undefined ? undefined : own(systems, system);
    if (system !== undefined && !named && system !== "hanidays") {
      throw damaged(`A pattern has the unknown numbering system '${system}'`);
    }
    return named ?? localeDigits(locale);
  };
  return (letter, count) => {
    const digits = writer(letter);
    switch (letter) {
      case "G": {
        const names = calendar.eras && namesOf(calendar.eras, count);
        return names && { type: "era", text: () => names[names.length - 1] };
      }
      case "y":
        if (isCyclic) return { type: "year", text: ({ year }) => digits(modulo(year - 4, 60) + 1, count) };
        // Numerals without a zero cannot show the year 2000 with its last two digits.
        if (count === 2) return { type: "year", text: ({ year }) => digits(modulo(year, 100) || wholeYear(year), 2) };
        return { type: "year", text: ({ year }) => digits(year, count) };
      case "r":
        return { type: "relatedYear", text: ({ year }) => digits(year - offset, count) };
      case "U": {
        const names = calendar.cyclicYears;
        return names && { type: "yearName", text: ({ year }) => names[modulo(year - 4, 60)] };
      }
      case "M":
      case "L":
        return monthField(calendar, letter === "M" ? "format" : "standAlone", count, digits);
      case "d": {
        const system = own(overrides, letter) ?? own(overrides, "*");
        const days = system === "hanidays" ? calendar.dayNames : undefined;
        if (days) return { type: "day", text: ({ day }) => days[day - 1] };
        const ordinals = system === undefined && parts.some(isMonthName) ? calendar.dayOfMonths : undefined;
        return { type: "day", text: ({ day }) => own(ordinals, day) ?? digits(day, count) };
      }
      case "E":
      case "c": {
        if (letter === "c" && count < 3) return undefined;
        const names = locale.weekdays[letter === "E" ? "format" : "standAlone"];
        const labels = count === 6 ? names.short ?? names.abbreviated : namesOf(names, count);
        return { type: "weekday", text: ({ epochDay }) => labels[weekdayIndex(epochDay)] };
      }
    }
    return undefined;
  };
}

/**
 * @param {CalendarData} calendar
 * @param {"format" | "standAlone"} context
 * @param {number} count
 * @param {NumberWriter} digits
 * @returns {Field}
 */
function monthField(calendar, context, count, digits) {
  const leap = calendar.leapMonthPatterns?.numeric ?? "{0}";
  const ordinary = namesOf(calendar.months[context], count);
  const leapNames = calendar.leapMonths && namesOf(calendar.leapMonths[context], count);
  return {
    type: "month",
    text: ({ monthCode }) => {
      const month = monthNumber(monthCode);
      const names = monthCode.length > 3 ? leapNames : ordinary;
      if (count > 2) return names?.[month - 1] ?? "";
      return names === ordinary ? digits(month, count) : leap.replace("{0}", () => digits(month, count));
    },
  };
}
