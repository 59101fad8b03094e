// @ts-check
// Dates as text.

import { convertPart } from "./dates.js";
import { expected, oneOf, own } from "./errors.js";
import { compile, dateFields, fill, fillParts, parsePattern } from "./patterns.js";
import { dateForms, patternFor, wantedText, widthsOf } from "./skeletons.js";

/** @typedef {import("../almanac.js").AnyMonth} AnyMonth */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").LocaleData} LocaleData */
/** @typedef {import("../almanac.js").TemporalMonthDay} TemporalMonthDay */
/** @typedef {import("../almanac.js").TextOptions} TextOptions */
/** @typedef {import("./patterns.js").Compiled} Compiled */

/** @typedef {WeakMap<object, Map<string, any>>} Cache */

/**
 * The cached value for the data of a locale or a calendar; `undefined` before a value is cached.
 * @param {Cache} cache a separate cache for each kind of value
 * @param {object} data
 * @param {string} key
 * @returns {any}
 */
export function known(cache, data, key) {
  return cache.get(data)?.get(key);
}

/**
 * Adds a value to a cache, and returns it.
 * @template Value
 * @param {Cache} cache
 * @param {object} data
 * @param {string} key
 * @param {Value} value
 * @returns {Value}
 */
export function remembered(cache, data, key, value) {
  const values = cache.get(data) ?? new Map();
  cache.set(data, values.set(key, value));
  return value;
}

/** The compiled patterns of styles and of skeletons, in two caches, because both may have the same name. */
/** @type {{ date: Cache, skeletons: Cache }} */
const datePatterns = { date: new WeakMap(), skeletons: new WeakMap() };

/**
 * An error that lists the names that the bundle has.
 * @param {unknown} skeleton
 * @param {object} known
 */
export function skeletonError(skeleton, known) {
  return expected(`one of ${Object.keys(known).join(", ")}`, skeleton);
}

/**
 * The compiled pattern of a style or a skeleton.
 * @param {CalendarData} calendar
 * @param {"date" | "skeletons"} group
 * @param {string} name
 * @returns {Compiled}
 */
function pattern(calendar, group, name) {
  const cache = datePatterns[group];
  const found = known(cache, calendar, name);
  if (found) return found;
  const stored = calendar.patterns[group];
  const pattern = own(stored, name);
  const widths = pattern === undefined && group === "skeletons" ? widthsOf(name) : undefined;
  const made = widths ? patternFor(calendar, (key) => own(stored, key), widths) : pattern !== undefined && { parts: parsePattern(pattern), key: name };
  if (!made) throw skeletonError(name, stored);
  const overrides = own(calendar.numberOverrides, `patterns.${group}.${made.key}`);
  return remembered(cache, calendar, name, compile(made.parts, dateFields(calendar, made.parts, overrides)));
}

const dateNames = ["style", "skeleton", ...Object.keys(dateForms)];

/**
 * @param {CalendarData} calendar
 * @param {TextOptions} options
 */
function wantedPattern(calendar, options) {
  const { style, skeleton } = wantedText(options, dateNames);
  if (skeleton === undefined) return pattern(calendar, "date", style === undefined ? "medium" : style);
  if (style !== undefined) oneOf(style, Object.keys(calendar.patterns.date));
  return pattern(calendar, "skeletons", skeleton);
}

/**
 * The pattern for a date, and the numbers of its fields. Throws if the pattern has a field that a month, or a month and day
 * of Temporal, does not have.
 * @param {CalendarData} calendar
 * @param {AnyMonth | TemporalMonthDay} date
 * @param {TextOptions} options
 */
function prepared(calendar, date, options) {
  const fields = convertPart(calendar, date);
  const compiled = wantedPattern(calendar, options);
  const { missing } = fields;
  if (missing) {
    for (const { type } of /** @type {import("./patterns.js").Field[]} */ (compiled)) {
      if (missing.test(type)) throw expected(`a skeleton without ${type}`, date);
    }
  }
  return { compiled, fields };
}

/**
 * The text of a date.
 * @param {CalendarData} calendar
 * @param {AnyMonth | TemporalMonthDay} date a date in any calendar, or a month or a month and day of Temporal in this calendar
 * @param {TextOptions} [options]
 * @returns {string}
 */
export function format(calendar, date, options = {}) {
  const { compiled, fields } = prepared(calendar, date, options);
  return fill(compiled, fields);
}

/**
 * The parts of a date's text, for an input with a field for each part.
 * @param {CalendarData} calendar
 * @param {AnyMonth | TemporalMonthDay} date as in `format`
 * @param {TextOptions} [options]
 */
export function formatToParts(calendar, date, options = {}) {
  const { compiled, fields } = prepared(calendar, date, options);
  return fillParts(compiled, fields);
}
