// @ts-check
// The number of a day as an ordinal, as in "1st" or "1er", for the libraries that have a token for it.
//
// The bundle has no ordinals, because a picker's own texts have none: CLDR's patterns already contain "1er" and "1.".
// So this file has the endings of the languages for which at least two of flatpickr, dayjs, date-fns, Moment and CLDR's
// rules for spelled numbers (RBNF) agree. In all other languages, an ordinal is the number.

/** @typedef {import("../almanac.js").LocaleData} LocaleData */

/** @type {Record<string, string>} */
const sameEnding = {
  am: "ኛ", be: "-га", el: "η", eo: "-a", fy: "e", ga: "ú", kn: "ನೇ", lt: "-oji", nl: "e", ru: "-е", ta: "வது", te: "వ",
};
for (const language of "bs cs da de et eu fi fo gsw hr hu is lb lv nb nn no pl se sk sl sq sr tr".split(" ")) {
  sameEnding[language] = ".";
}
for (const language of ["es", "gl", "it", "mt", "pt"]) sameEnding[language] = "º";

/** @type {Record<string, string>} */
const prefixes = { km: "ទី", lo: "ທີ່" };

/**
 * The ending by the last digit; the numbers from 11 to 13 and every other digit have the ending `other`.
 * @param {number} number @param {string[]} endings of 1, 2 and 3 @param {string} other
 */
const byDigit = (number, endings, other) =>
  number % 100 > 10 && number % 100 < 14 ? other : endings[number % 10 - 1] ?? other;

/**
 * The ending by the last word of the number: its last digit, or a round number such as 20.
 * @param {number} number @param {Record<number, string>} endings @param {string} other
 */
const byLastWord = (number, endings, other) => endings[number % 10 === 0 ? number : number % 10] ?? other;

/** @param {number} number */
function slavic(number) {
  const last = number > 10 && number < 20 ? 0 : number % 10;
  return ["-ти", "-ви", "-ри"][last] ?? (last > 6 && last < 9 ? "-ми" : "-ти");
}

const welsh = "af il ydd ydd ed ed fed fed fed fed eg fed eg eg fed eg eg fed eg fed".split(" ");

/** @type {Record<string, (number: number) => string>} */
const endings = {
  af: (n) => (n === 1 || n === 8 || n > 19 ? "ste" : "de"),
  az: (n) => byLastWord(n, { 3: "-üncü", 4: "-üncü", 6: "-ncı", 9: "-uncu", 10: "-uncu", 30: "-uncu", 1: "-inci", 5: "-inci",
    8: "-inci" }, "-nci"),
  bg: slavic,
  ca: (n) => ["r", "n", "r", "t"][n - 1] ?? "è",
  cy: (n) => welsh[n - 1] ?? "ain",
  en: (n) => byDigit(n, ["st", "nd", "rd"], "th"),
  gd: (n) => (n % 10 === 1 && n !== 11 ? "d" : n % 10 === 2 ? "na" : "mh"),
  hy: (n) => (n === 1 ? "-ին" : "-րդ"),
  ka: (n) => (n === 1 ? "-ლი" : "-ე"),
  kk: (n) => byLastWord(n, { 6: "-шы", 9: "-шы", 10: "-шы", 20: "-шы", 30: "-шы" }, "-ші"),
  ky: (n) => byLastWord(n, { 3: "-чү", 4: "-чү", 6: "-чы", 9: "-чу", 10: "-чу", 20: "-чы", 30: "-чу" }, "-чи"),
  mk: slavic,
  sv: (n) => byDigit(n, [":a", ":a"], ":e"),
  uk: (n) => (n % 10 === 3 && n !== 13 ? "-є" : "-е"),
};

/** @type {Record<string, (day: number) => string>} in French, only the first day of a month is an ordinal */
const dayEndings = {
  bn: (day) => ["লা", "রা", "রা", "ঠা"][day - 1] ?? (day < 19 ? "ই" : "শে"),
  fr: (day) => (day === 1 ? "er" : ""),
  ja: () => "日", ko: () => "일", yue: () => "日", zh: () => "日",
};

/**
 * The ending of an ordinal, which follows the number, as "st" in "1st"; "" if the language has none.
 * @param {LocaleData} locale
 * @param {number} number
 * @param {boolean} [isDay] whether the number is a day of a month; in some languages only a day has an ending
 */
export function ordinalEnding(locale, number, isDay = true) {
  const language = locale.locale.split("-")[0];
  return (isDay ? dayEndings[language]?.(number) : undefined) ?? endings[language]?.(number) ?? sameEnding[language] ?? "";
}

/**
 * The ordinal of a number, in the digits 0 to 9; the number alone if the language has no ordinals in digits.
 * @param {LocaleData} locale
 * @param {number} number
 * @param {boolean} [isDay]
 */
export function ordinal(locale, number, isDay = true) {
  const language = locale.locale.split("-")[0];
  return (prefixes[language] ?? "") + number + ordinalEnding(locale, number, isDay);
}

/**
 * Whether this file has the ordinals of a language.
 * @param {LocaleData} locale
 */
export function hasOrdinals(locale) {
  const language = locale.locale.split("-")[0];
  return [prefixes, endings, dayEndings, sameEnding].some((table) => language in table);
}
