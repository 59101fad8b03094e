// @ts-check
// Dates as text.

import { convert } from "./dates.js";
import { expected, own } from "./errors.js";
import { compile, dateFields, fill, fillParts, parsePattern } from "./patterns.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../almanac.js").LocaleData} LocaleData */
/** @typedef {import("../almanac.js").TextOptions} TextOptions */
/** @typedef {import("./patterns.js").Compiled} Compiled */

/** @type {WeakMap<object, Map<string, any>>} */
const caches = new WeakMap();

/**
 * What a locale or a calendar is asked for again and again, made at the first time.
 * @template Value
 * @param {CalendarData | LocaleData} data
 * @param {string} key
 * @param {() => Value} make
 * @returns {Value}
 */
export function cached(data, key, make) {
  let cache = caches.get(data);
  if (!cache) caches.set(data, (cache = new Map()));
  let value = cache.get(key);
  if (value === undefined) cache.set(key, (value = make()));
  return value;
}

/**
 * An error that names what the bundle has instead.
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
  return cached(calendar, `${group} ${name}`, () => {
    const pattern = own(calendar.patterns[group], name);
    if (pattern === undefined) throw skeletonError(name, calendar.patterns[group]);
    const overrides = own(calendar.numberOverrides, `patterns.${group}.${name}`);
    return compile(parsePattern(pattern), dateFields(calendar, overrides));
  });
}

/**
 * @param {CalendarData} calendar
 * @param {TextOptions} options
 */
function wantedPattern(calendar, { style, skeleton }) {
  return skeleton === undefined
    ? pattern(calendar, "date", style ?? "medium")
    : pattern(calendar, "skeletons", skeleton);
}

/**
 * A date as text.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date a date of any calendar
 * @param {TextOptions} [options]
 * @returns {string}
 */
export function format(calendar, date, options = {}) {
  const fields = convert(calendar, date);
  return fill(wantedPattern(calendar, options), fields);
}

/**
 * A date as text in its parts, for an input with a field for each part.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date a date of any calendar
 * @param {TextOptions} [options]
 */
export function formatToParts(calendar, date, options = {}) {
  const fields = convert(calendar, date);
  return fillParts(wantedPattern(calendar, options), fields);
}
