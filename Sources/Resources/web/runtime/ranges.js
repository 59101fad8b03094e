// @ts-check
// Ranges of dates as text, and patterns that join two texts.

import { convert, dayOf } from "./dates.js";
import { own } from "./errors.js";
import { compile, dateFields, fill, parsePattern } from "./patterns.js";
import { format, known, remembered, skeletonError } from "./text.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("./patterns.js").FieldSource} FieldSource */

/**
 * Two texts joined by a pattern, as in `{0} – {1}`.
 * @param {string} pattern
 * @param {string} first
 * @param {string} second
 * @returns {string}
 */
export function join(pattern, first, second) {
  return pattern.replace(/\{([01])\}/g, (_, place) => (place === "0" ? first : second));
}

/** @type {import("./text.js").Cache} */
const rangePatterns = new WeakMap();

/** A field that repeats one of these letters begins the second end of a range. */
/** @type {Record<string, string>} */
const sameField = { L: "M", c: "E", e: "E" };

/**
 * The two ends of a range's pattern.
 * @param {string} pattern
 * @param {FieldSource} source
 */
export function compileRange(pattern, source) {
  const parts = parsePattern(pattern);
  const seen = new Set();
  const split = parts.findIndex((part) => {
    if (typeof part === "string") return false;
    const letter = sameField[part.letter] ?? part.letter;
    if (seen.has(letter)) return true;
    seen.add(letter);
    return false;
  });
  const end = split < 0 ? parts.length : split;
  return { first: compile(parts.slice(0, end), source), second: compile(parts.slice(end), source) };
}

/**
 * A range of dates as text; dates in the wrong order are exchanged.
 * @param {CalendarData} calendar
 * @param {CalendarDate} first
 * @param {CalendarDate} last
 * @param {{ skeleton?: string }} options `yMMMd` unless given
 * @returns {string}
 */
export function formatRange(calendar, first, last, { skeleton = "yMMMd" } = {}) {
  const { fallback, ...intervals } = calendar.patterns.intervals;
  const byLetter = own(intervals, skeleton);
  if (typeof byLetter !== "object") throw skeletonError(skeleton, intervals);
  const [start, end] = dayOf(first) <= dayOf(last) ? [first, last] : [last, first];
  const from = convert(calendar, start);
  const to = convert(calendar, end);
  const letter =
    from.year !== to.year ? "y" : from.monthCode !== to.monthCode ? "M" : from.day !== to.day ? "d" : undefined;
  const pattern = letter && own(byLetter, letter);
  if (letter && pattern !== undefined) {
    const key = `${skeleton} ${letter}`;
    const overrides = own(calendar.numberOverrides, `patterns.intervals.${skeleton}.${letter}`);
    const ends =
      known(rangePatterns, calendar, key) ??
      remembered(rangePatterns, calendar, key, compileRange(pattern, dateFields(calendar, overrides)));
    return fill(ends.first, from) + fill(ends.second, to);
  }
  const text = format(calendar, from, { skeleton });
  // A skeleton without a day is the same text at both ends.
  if (!letter || (letter === "d" && own(byLetter, "d") === undefined)) return text;
  return join(/** @type {string} */ (fallback), text, format(calendar, to, { skeleton }));
}
