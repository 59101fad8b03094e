// @ts-check
// Date patterns (UTS 35, date field symbols), compiled to lists of literals and fields.

import { lacksZero, localeDigits, systems } from "./digits.js";
import { erasOf } from "./eras.js";
import { damaged, own } from "./errors.js";
import { monthNames, monthNumber, yearsOf } from "./years.js";
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
 * @property {number} [epochDay] absent in the label of a year
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
  // A field is one letter or more. A literal has no letters outside quotes.
  const parts = pattern.match(/([a-zA-Z])\1*|('([^']|'')*'?|[^a-zA-Z'])+/g) ?? [];
  return parts.map((part) =>
    /[a-zA-Z]/.test(part[0]) ? { letter: part[0], count: part.length } : part.replace(/'(')?/g, "$1"));
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
 * Whether a pattern has a field with one of the letters, at least `count` times in a row.
 * @param {readonly PatternPart[]} parts
 * @param {string} letters
 * @param {number} count
 */
function hasField(parts, letters, count) {
  return parts.some((part) => typeof part !== "string" && letters.includes(part.letter) && part.count >= count);
}

/**
 * The numbering system of a field, and the function that writes its numbers.
 * @param {CalendarData} calendar
 * @param {string} letter
 * @param {Readonly<Record<string, string>>} [overrides] the numbering systems by letter; `*` is for other letters
 */
export function fieldDigits(calendar, letter, overrides) {
  const system = own(overrides, letter) ?? own(overrides, "*") ?? "";
  const texts = own(calendar.numberTexts, system);
  const named = own(systems, system);
  if (system && !texts && !named && system !== "hanidays") {
    throw damaged(`A pattern has the unknown numbering system '${system}'`);
  }
  const plain = named ?? localeDigits(calendar.locale);
  /** @type {NumberWriter} */
  const digits = texts ? (number, count) => own(texts, number) ?? plain(number, count) : plain;
  return { system, digits };
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
  const { offset } = yearsOf(calendar);
  // A date without an era shows the calendar's own number.
  const eras = hasField(parts, "G", 1) ? erasOf(calendar) : [];
  /**
   * The era of a day or, in the label of a year, the year's last era.
   * @param {Fields} fields
   */
  const eraOf = ({ year, epochDay }) => {
    let place = eras.length - 1;
    while (place > 0 && (epochDay === undefined ? eras[place].yearOne > year : eras[place].first > epochDay)) place -= 1;
    return eras[place];
  };
  /** @param {Fields} fields */
  const placeInCycle = ({ year }) => modulo(year - offset - 4, 60);
  return (letter, count) => {
    const { system, digits } = fieldDigits(calendar, letter, overrides);
    switch (letter) {
      case "G": {
        const names = calendar.eras && namesOf(calendar.eras, count);
        return names && { type: "era", text: (fields) => names[eraOf(fields).place] };
      }
      case "y":
        if (count !== 2 && !eras.length && calendar.rules.numbering !== "cyclic") {
          return { type: "year", text: ({ year }) => digits(year, count) };
        }
        return {
          type: "year",
          text: (fields) => {
            const era = eraOf(fields);
            let number = era ? 1 + era.step * (fields.year - era.yearOne) : fields.year;
            if (calendar.rules.numbering === "cyclic") number = placeInCycle(fields) + 1;
            // Numerals without a zero cannot show the year 2000 with its last two digits.
            // The texts of a calendar, such as Hebrew numerals, are only those of its days and whole years.
            else if (count === 2 && !own(calendar.numberTexts, system)) number = number % 100 || (lacksZero(locale) ? number : 0);
            return digits(number, count);
          },
        };
      case "r":
        return { type: "relatedYear", text: ({ year }) => digits(year - offset, count) };
      case "U": {
        const names = calendar.cyclicYears;
        return names && { type: "yearName", text: (fields) => names[placeInCycle(fields)] };
      }
      case "Q":
      case "q": {
        const names = locale.quarters?.[letter === "Q" ? "format" : "standAlone"];
        /** @param {Fields} fields */
        const quarter = ({ monthCode }) => Math.ceil(monthNumber(monthCode) / 3);
        if (count < 3) return { type: "quarter", text: (fields) => digits(quarter(fields), count) };
        return names && { type: "quarter", text: (fields) => namesOf(names, count)[quarter(fields) - 1] };
      }
      case "M":
      case "L":
        return monthField(calendar, letter === "M" ? "format" : "standAlone", count, digits);
      case "d": {
        const days = system === "hanidays" ? calendar.dayNames : undefined;
        if (days) return { type: "day", text: ({ day }) => days[day - 1] };
        const ordinals = !system && hasField(parts, "ML", 3) ? calendar.dayOfMonths : undefined;
        return { type: "day", text: ({ day }) => own(ordinals, day) ?? digits(day, count) };
      }
      case "E":
      case "c": {
        if (letter === "c" && count < 3) return undefined;
        const names = locale.weekdays[letter === "E" ? "format" : "standAlone"];
        const labels = count === 6 ? names.short ?? names.abbreviated : namesOf(names, count);
        return { type: "weekday", text: ({ epochDay = 0 }) => labels[weekdayIndex(epochDay)] };
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
  return {
    type: "month",
    text: (fields) => {
      const month = monthNumber(fields.monthCode);
      if (count < 3) {
        const number = digits(month, count);
        return fields.monthCode.length > 3 ? leap.replace("{0}", () => number) : number;
      }
      if (!calendar.leapMonths) return ordinary[month - 1] ?? "";
      const { names, place } = monthNames(calendar, fields);
      return namesOf(names[context], count)[place] ?? "";
    },
  };
}
