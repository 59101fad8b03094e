// @ts-check
// Dates as text.

import { convert } from "./dates.js";
import { checkedOptions, expected, oneOf, own } from "./errors.js";
import { compile, dateFields, fill, fillParts, parsePattern } from "./patterns.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../almanac.js").LocaleData} LocaleData */
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
  const pattern = own(calendar.patterns[group], name);
  if (pattern === undefined) throw skeletonError(name, calendar.patterns[group]);
  const overrides = own(calendar.numberOverrides, `patterns.${group}.${name}`);
  const parts = parsePattern(pattern);
  return remembered(cache, calendar, name, compile(parts, dateFields(calendar, parts, overrides)));
}

/**
 * @param {CalendarData} calendar
 * @param {TextOptions} options
 */
function wantedPattern(calendar, options) {
  const { style, skeleton } = checkedOptions(options, ["style", "skeleton"]);
  if (skeleton === undefined) return pattern(calendar, "date", style === undefined ? "medium" : style);
  if (style !== undefined) oneOf(style, Object.keys(calendar.patterns.date));
  return pattern(calendar, "skeletons", skeleton);
}

/**
 * The text of a date.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date a date in any calendar
 * @param {TextOptions} [options]
 * @returns {string}
 */
export function format(calendar, date, options = {}) {
  const fields = convert(calendar, date);
  return fill(wantedPattern(calendar, options), fields);
}

/**
 * The parts of a date's text, for an input with a field for each part.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date a date in any calendar
 * @param {TextOptions} [options]
 */
export function formatToParts(calendar, date, options = {}) {
  const fields = convert(calendar, date);
  return fillParts(wantedPattern(calendar, options), fields);
}
