// @ts-check
// Whole numbers in a locale's numbering system, without grouping separators.

import { checkModule, own } from "./errors.js";

/** @typedef {import("../almanac.js").LocaleData} LocaleData */
/** @typedef {(number: number, minimumDigits?: number) => string} NumberWriter */

/** @type {NumberWriter} */
const ascii = (number, minimumDigits = 1) =>
  number < 0 ? `-${ascii(-number, minimumDigits)}` : String(number).padStart(minimumDigits, "0");

/**
 * @param {ArrayLike<string>} digits the ten digits
 * @returns {NumberWriter}
 */
function positional(digits) {
  return (number, minimumDigits) => {
    let text = "";
    for (const unit of ascii(number, minimumDigits)) text += digits[+unit] ?? unit;
    return text;
  };
}

/**
 * The function that writes a locale's numbers; in a system without digits, such as Hebrew, it uses the locale's texts.
 *
 * Dates have no numbers without a text. Any other number is alone in its text, which is then in the digits 0 to 9.
 * @param {LocaleData} locale
 * @returns {NumberWriter}
 */
export function localeDigits(locale) {
  checkModule(locale, "locale");
  const { digits, texts } = locale.numbers;
  if (digits) return digits[0] === "0" ? ascii : positional(digits);
  return (number, minimumDigits) => own(texts, number) ?? ascii(number, minimumDigits);
}

/**
 * Whether the numbering system has no zero, as Hebrew numerals. It cannot write a time such as 14:00.
 * @param {LocaleData} locale
 */
export function lacksZero({ numbers: { texts } }) {
  return texts !== undefined && own(texts, 0) === undefined;
}

/**
 * The function that writes the numbers of times: in the digits 0 to 9 if the locale's numerals have no zero.
 * @param {LocaleData} locale
 * @returns {NumberWriter}
 */
export function timeDigits(locale) {
  checkModule(locale, "locale");
  return lacksZero(locale) ? ascii : localeDigits(locale);
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
