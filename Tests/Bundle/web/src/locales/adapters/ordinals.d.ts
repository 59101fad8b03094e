/**
 * The ending of an ordinal, which follows the number, as "st" in "1st"; "" if the language has none.
 * @param {LocaleData} locale
 * @param {number} number
 * @param {boolean} [isDay] whether the number is a day of a month; in some languages only a day has an ending
 */
export function ordinalEnding(locale: LocaleData, number: number, isDay?: boolean | undefined): string;
/**
 * The ordinal of a number, in the digits 0 to 9; the number alone if the language has no ordinals in digits.
 * @param {LocaleData} locale
 * @param {number} number
 * @param {boolean} [isDay]
 */
export function ordinal(locale: LocaleData, number: number, isDay?: boolean | undefined): string;
/**
 * Whether this file has the ordinals of a language.
 * @param {LocaleData} locale
 */
export function hasOrdinals(locale: LocaleData): boolean;
export type LocaleData = import("../almanac.js").LocaleData;
