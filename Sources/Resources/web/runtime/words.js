// @ts-check
// The picker's own words, the names of fields, relative words such as "tomorrow", and durations.

import { localeDigits } from "./digits.js";
import { checkModule, demandInteger, expected, oneOf, own, shown, textOf } from "./errors.js";

/** @typedef {import("../almanac.js").LocaleData} LocaleData */
/** @typedef {import("../almanac.js").WordWidth} WordWidth */

/**
 * The plural category of a whole number (CLDR's cardinal rules).
 * @param {LocaleData} locale
 * @param {number} number
 * @returns {string}
 */
export function pluralCategory(locale, number) {
  const magnitude = Math.abs(number);
  const rule = Object.entries(locale.plurals.cardinal).find(([, alternatives]) =>
    alternatives.some((relations) =>
      relations.every(({ modulus, ranges, negated = false }) => {
        const tested = modulus ? magnitude % modulus : magnitude;
        return ranges.some(([first, last]) => tested >= first && tested <= last) !== negated;
      }),
    ),
  );
  return rule?.[0] ?? "other";
}

/**
 * The text of a key; the key may also be an app's own key.
 * @param {LocaleData} locale
 * @param {string} key
 */
function phraseOf(locale, key) {
  checkModule(locale, "locale");
  textOf(key, "a key");
  return own(locale.strings, key) ?? own(locale.strings, own(locale.keys, key) ?? key);
}

/**
 * Whether a locale has a text for a key.
 * @param {LocaleData} locale
 * @param {string} key
 * @returns {boolean}
 */
export function hasString(locale, key) {
  return phraseOf(locale, key) !== undefined;
}

/**
 * One of the picker's own texts by its key, with values for its placeholders.
 * @param {LocaleData} locale
 * @param {string} key
 * @param {Readonly<Record<string, string | number>>} [values] a text with plural forms needs the whole number `n`
 * @returns {string}
 */
export function string(locale, key, values = {}) {
  const phrase = phraseOf(locale, key);
  if (typeof values !== "object" || values === null) throw expected("an object with values", values, TypeError);
  if (phrase === undefined) {
    throw new RangeError(
      `The locale '${locale.locale}' has no text ${shown(key)}. 'words.js' has more texts.`);
  }
  if (typeof phrase === "string") return filled(phrase, key, values);
  const { n } = values;
  if (!Number.isInteger(n)) {
    throw expected(`a whole number for '${key}' (the argument is called n)`, n ?? Object.keys(values), TypeError);
  }
  const form = own(phrase, pluralCategory(locale, +n)) ?? phrase.other;
  // Some forms do not contain the number, such as "hours" beside a wheel of numbers, or the dual in Hebrew.
  return form.includes("{") ? filled(form, key, { ...values, n: formatNumber(locale, +n) }) : form;
}

/**
 * @param {string} text
 * @param {string} key
 * @param {Readonly<Record<string, string | number>>} values
 */
function filled(text, key, values) {
  const wanted = new Set();
  const result = text.replace(/\{([^{}]*)\}/g, (_, name) => {
    wanted.add(name);
    return String(own(values, name));
  });
  const given = Object.keys(values);
  if (given.length !== wanted.size || !given.every((name) => wanted.has(name))) {
    throw expected(`the values '${[...wanted].join(", ")}' for '${key}'`, given.join(", "), TypeError);
  }
  for (const value of Object.values(values)) {
    if (typeof value !== "string" && !Number.isFinite(value)) throw expected(`texts or numbers for '${key}'`, value, TypeError);
  }
  return result;
}

/**
 * The texts of several keys, by the names that the locale object of a picker library uses.
 *
 * A name is absent if the locale has no text for its key, or if the text has plural forms.
 * @template {string} Name
 * @param {LocaleData} locale
 * @param {Readonly<Record<Name, string>>} keys
 * @returns {Partial<Record<Name, string>>}
 */
export function strings(locale, keys) {
  checkModule(locale, "locale");
  if (typeof keys !== "object" || keys === null) throw expected("an object with keys", keys, TypeError);
  /** @type {Partial<Record<Name, string>>} */
  const texts = {};
  for (const name of /** @type {Name[]} */ (Object.keys(keys))) {
    const text = phraseOf(locale, keys[name]);
    if (typeof text === "string") texts[name] = text;
  }
  return texts;
}

/**
 * A whole number in the locale's digits, without grouping separators.
 * @param {LocaleData} locale
 * @param {number} number
 * @returns {string}
 */
export function formatNumber(locale, number) {
  demandInteger(number);
  return localeDigits(locale)(number);
}

const fields = ["day", "dayPeriod", "era", "hour", "minute", "month", "second", "week", "weekday", "year", "zone"];
const relativeUnits = ["day", "week", "month", "year"];
const durationUnits = ["hour", "minute", "second"];

/**
 * The name of a part of a date or time on a menu or a button; `undefined` if CLDR has none.
 * @param {LocaleData} locale
 * @param {import("../almanac.js").DateField} field
 */
export function fieldTitle(locale, field) {
  checkModule(locale, "locale");
  oneOf(field, fields);
  const names = own(locale.fields, field);
  return names?.titled?.wide ?? names?.wide;
}

/**
 * The names of the four quarters of a year on a menu; `undefined` if CLDR has none in the language.
 * @param {LocaleData} locale
 * @param {WordWidth} [width]
 */
export function quarterNames(locale, width = "wide") {
  checkModule(locale, "locale");
  oneOf(width, Object.keys(unitWidths));
  const { quarters } = locale;
  return ((width !== "narrow" && quarters?.titled?.[width]) || quarters?.standAlone[width])?.slice();
}

/**
 * The words for a day, week, month or year near the current one, such as "tomorrow"; `undefined` if CLDR has none.
 * @param {LocaleData} locale
 * @param {"day" | "week" | "month" | "year"} unit
 * @param {number} offset −1 for the previous, 0 for the current, 1 for the next
 * @returns {string | undefined}
 */
export function relativeName(locale, unit, offset) {
  checkModule(locale, "locale");
  oneOf(unit, relativeUnits);
  demandInteger(offset);
  const text = own(own(locale.relative, unit), String(offset));
  return typeof text === "string" ? text : undefined;
}

/**
 * The words of `relativeName` in the form for a menu or a button.
 * @param {LocaleData} locale
 * @param {"day" | "week" | "month" | "year"} unit
 * @param {number} offset
 * @returns {string | undefined}
 */
export function relativeTitle(locale, unit, offset) {
  const name = relativeName(locale, unit, offset);
  const titled = own(locale.relative, unit)?.titled;
  return (typeof titled === "object" ? own(titled, String(offset)) : undefined) ?? name;
}

const unitWidths = /** @type {const} */ ({ wide: "long", abbreviated: "short", narrow: "narrow" });

/**
 * A number of hours, minutes or seconds, such as "3 hours"; `undefined` if CLDR has no words for it.
 * @param {LocaleData} locale
 * @param {number} number
 * @param {"hour" | "minute" | "second"} unit
 * @param {WordWidth} [width]
 */
export function duration(locale, number, unit, width = "wide") {
  const text = formatNumber(locale, number);
  oneOf(width, Object.keys(unitWidths));
  const names = own(own(locale.units, oneOf(unit, durationUnits)), unitWidths[width]);
  const form = own(names, pluralCategory(locale, number)) ?? names?.other;
  return form?.split("{0}").join(text);
}
