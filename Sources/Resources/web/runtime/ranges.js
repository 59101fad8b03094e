// @ts-check
// Ranges of dates as text, and patterns that join two texts.

import { convert } from "./dates.js";
import { erasOf } from "./eras.js";
import { checkModule, own } from "./errors.js";
import { compile, dateFields, fill } from "./patterns.js";
import { dateForms, patternFor, showing, spelled, wantedText, widthsOf } from "./skeletons.js";
import { format, known, remembered } from "./text.js";

/** @typedef {import("../almanac.js").AnyDate} AnyDate */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("./patterns.js").FieldSource} FieldSource */
/** @typedef {import("./patterns.js").PatternPart} PatternPart */

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

/**
 * Two texts, joined by the pattern for intervals; one text if both are equal.
 * @param {import("../almanac.js").Intervals} intervals
 * @param {string[]} texts
 */
export function joinEnds({ fallback }, [first, last]) {
  return first === last ? first : join(/** @type {string} */ (fallback), first, last);
}

const rangeNames = ["skeleton", ...Object.keys(dateForms)];

/** @type {import("./text.js").Cache} */
const rangePatterns = new WeakMap();

/** The letters that count as the same field as another letter in the search for a repeated field. */
/** @type {Record<string, string>} */
const sameField = { L: "M", c: "E", e: "E" };

/**
 * Compiles the two ends of a range's pattern; the second end begins at the first repeated field.
 * @param {PatternPart[]} parts
 * @param {FieldSource} source
 */
export function compileRange(parts, source) {
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
 * The compiled ends of a range whose dates differ in a field; `null` if the fallback pattern joins two dates.
 * @param {CalendarData} calendar
 * @param {string} skeleton
 * @param {string} letter
 */
function rangeEnds(calendar, skeleton, letter) {
  const key = `${skeleton} ${letter}`;
  const found = known(rangePatterns, calendar, key);
  if (found !== undefined) return found;
  const { fallback, ...intervals } = calendar.patterns.intervals;
  /** @param {string} name */
  const stored = (name) => own(/** @type {any} */ (own(intervals, name)), letter);
  const widths = widthsOf(skeleton);
  const made = widths && patternFor(calendar, stored, widths);
  if (!made) return remembered(rangePatterns, calendar, key, null);
  const overrides = own(calendar.numberOverrides, `patterns.intervals.${made.key}.${letter}`);
  return remembered(rangePatterns, calendar, key, compileRange(made.parts, dateFields(calendar, made.parts, overrides)));
}

/**
 * The ends of a range in a calendar, the earlier first; the largest field in which they differ (`y`, `M` or `d`), if any; and
 * the skeleton with the fields that the range needs, if the calendar has a pattern for it.
 *
 * Throws if the calendar has no pattern for the skeleton itself. Otherwise, the error would depend on the dates.
 * @param {CalendarData} calendar
 * @param {AnyDate} first
 * @param {AnyDate} last
 * @param {any} skeleton
 */
export function rangeOf(calendar, first, last, skeleton) {
  const [from, to] = [first, last].map((date) => convert(calendar, date)).sort((one, other) => one.epochDay - other.epochDay);
  format(calendar, from, { skeleton });
  // Two eras of one year have different years, such as 64 and 1 in Japan's 1989.
  const hasEraBetween = erasOf(calendar).some((era) => era.first > from.epochDay && era.first <= to.epochDay);
  const letter =
    from.year !== to.year || hasEraBetween ? "y" : from.monthCode !== to.monthCode ? "M" : from.day !== to.day && "d";
  const shown = letter && showing(widthsOf(skeleton) ?? {}, letter);
  const isShown = shown && patternFor(calendar, (key) => own(calendar.patterns.skeletons, key), shown);
  return { from, to, letter, name: isShown ? spelled(shown) : skeleton };
}

/**
 * The text of a range of dates; the earlier date always comes first.
 * @param {CalendarData} calendar
 * @param {AnyDate} first
 * @param {AnyDate} last
 * @param {import("../almanac.js").RangeOptions} [options] by default the skeleton `yMMMd`
 * @returns {string}
 */
export function formatRange(calendar, first, last, options = {}) {
  checkModule(calendar, "calendar");
  const { skeleton } = wantedText(options, rangeNames, "yMMMd");
  const { from, to, letter, name } = rangeOf(calendar, first, last, skeleton);
  const ends = letter && rangeEnds(calendar, name, letter);
  if (ends) return fill(ends.first, from) + fill(ends.second, to);
  return joinEnds(calendar.patterns.intervals, [from, to].map((date) => format(calendar, date, { skeleton: name })));
}
