// @ts-check
// Whole numbers in a locale's numbering system, without grouping separators.

import { checkModule, own } from "./errors.js";
import { yearOffset } from "./years.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").LocaleData} LocaleData */
/** @typedef {(number: number, minimumDigits?: number) => string} NumberWriter */

/**
 * @param {ArrayLike<string>} digits the ten digits
 * @returns {NumberWriter}
 */
function positional(digits) {
  return (number, minimumDigits = 1) => {
    const ascii = String(Math.abs(number)).padStart(minimumDigits, "0");
    let text = number < 0 ? "-" : "";
    for (let index = 0; index < ascii.length; index += 1) text += digits[+ascii[index]];
    return text;
  };
}

/** @type {NumberWriter} */
const ascii = (number, minimumDigits = 1) => {
  if (number >= 0 && (minimumDigits === 1 || number >= 1000)) return String(number);
  return (number < 0 ? "-" : "") + String(Math.abs(number)).padStart(minimumDigits, "0");
};

/**
 * Writes numbers in a system without digits, such as Hebrew. A number without a text is written in the digits 0 to 9.
 * @param {readonly string[]} small the texts of the numbers, starting at 0
 * @param {Record<number, string>} [years]
 * @returns {NumberWriter}
 */
function algorithmic(small, years) {
  return (number) => own(small, number) ?? own(years, number) ?? String(number);
}

/**
 * The function that writes a locale's numbers; in a system without digits, it uses a calendar's texts for years.
 * @param {LocaleData} locale
 * @param {CalendarData} [calendar]
 * @returns {NumberWriter}
 */
export function localeDigits(locale, calendar) {
  checkModule(locale, "locale");
  const { digits, minutes } = locale.numbers;
  if (digits) return digits[0] === "0" ? ascii : positional(digits);
  /** @type {Record<number, string>} */
  const years = {};
  calendar?.years.numeric?.forEach((label, index) => {
    years[calendar.years.first + index + yearOffset(calendar)] = label;
  });
  return algorithmic(minutes ?? [], years);
}

const romanTens = ["", "x", "xx", "xxx", "xl", "l"];
const romanOnes = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];

/** The writers of the numbering systems that CLDR uses for single fields, by their names. */
/** @type {Record<string, NumberWriter>} */
export const systems = {
  hanidec: positional("〇一二三四五六七八九"),
  romanlow: (number) =>
    (number > 0 && number < 60 && romanTens[(number / 10) | 0] + romanOnes[number % 10]) || (number ? `${number}` : "n"),
};
