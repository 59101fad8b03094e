// @ts-check
// Ranges of dates as text, and patterns that join two texts.

import { convert, dayOf } from "./dates.js";
import { erasOf } from "./eras.js";
import { checkedOptions, checkModule, own } from "./errors.js";
import { compile, dateFields, fill, parsePattern } from "./patterns.js";
import { format, known, remembered, skeletonError } from "./text.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("./patterns.js").FieldSource} FieldSource */

/**
 * Joins two texts by a pattern, such as `{0} – {1}`.
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

/** The letters that count as the same field as another letter in the search for a repeated field. */
/** @type {Record<string, string>} */
const sameField = { L: "M", c: "E", e: "E" };

/**
 * Compiles the two ends of a range's pattern; the second end begins at the first repeated field.
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
 * The text of a range of dates; the earlier date always comes first.
 * @param {CalendarData} calendar
 * @param {CalendarDate} first
 * @param {CalendarDate} last
 * @param {{ skeleton?: string }} [options] by default the skeleton `yMMMd`
 * @returns {string}
 */
export function formatRange(calendar, first, last, options = {}) {
  checkModule(calendar, "calendar");
  const { skeleton = "yMMMd" } = checkedOptions(options, ["skeleton"]);
  const { fallback, ...intervals } = calendar.patterns.intervals;
  const byLetter = own(intervals, skeleton);
  if (typeof byLetter !== "object") throw skeletonError(skeleton, intervals);
  const [start, end] = dayOf(first) <= dayOf(last) ? [first, last] : [last, first];
  const from = convert(calendar, start);
  const to = convert(calendar, end);
  // Two eras of one year have different years, such as 64 and 1 in Japan's 1989.
  const hasEraBetween = erasOf(calendar).some((era) => era.first > from.epochDay && era.first <= to.epochDay);
  const letter =
    from.year !== to.year || hasEraBetween ? "y" : from.monthCode !== to.monthCode ? "M" : from.day !== to.day ? "d" : undefined;
  const pattern = letter && own(byLetter, letter);
  if (letter && pattern !== undefined) {
    const key = `${skeleton} ${letter}`;
    const overrides = own(calendar.numberOverrides, `patterns.intervals.${skeleton}.${letter}`);
    const ends =
      known(rangePatterns, calendar, key) ??
      remembered(
        rangePatterns, calendar, key, compileRange(pattern, dateFields(calendar, parsePattern(pattern), overrides)));
    return fill(ends.first, from) + fill(ends.second, to);
  }
  const text = format(calendar, from, { skeleton });
  // If the skeleton has no day, both ends have the same text.
  if (!letter || (letter === "d" && own(byLetter, "d") === undefined)) return text;
  return join(/** @type {string} */ (fallback), text, format(calendar, to, { skeleton }));
}
