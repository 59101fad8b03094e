// @ts-check
// Ranges of dates as text, and patterns that join two texts.

import { convert, dayOf } from "./dates.js";
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
  const [start, end] = dayOf(first) <= dayOf(last) ? [first, last] : [last, first];
  const from = convert(calendar, start);
  const to = convert(calendar, end);
  const text = format(calendar, from, { skeleton });
  // Two eras of one year have different years, such as 64 and 1 in Japan's 1989.
  const hasEraBetween = erasOf(calendar).some((era) => era.first > from.epochDay && era.first <= to.epochDay);
  const letter =
    from.year !== to.year || hasEraBetween ? "y" : from.monthCode !== to.monthCode ? "M" : from.day !== to.day ? "d" : undefined;
  if (!letter) return text;
  const shown = showing(widthsOf(skeleton) ?? {}, letter);
  const isShown = patternFor(calendar, (key) => own(calendar.patterns.skeletons, key), shown);
  const name = isShown ? spelled(shown) : skeleton;
  const ends = rangeEnds(calendar, name, letter);
  if (ends) return fill(ends.first, from) + fill(ends.second, to);
  const texts = [from, to].map((date) => format(calendar, date, { skeleton: name }));
  return texts[0] === texts[1] ? texts[0] : join(/** @type {string} */ (calendar.patterns.intervals.fallback), texts[0], texts[1]);
}
