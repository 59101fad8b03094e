// @ts-check
// Skeletons (UTS 35): the fields of a text and their widths. A bundle leaves out the patterns that follow from others.

import { checkedOptions, expected, own } from "./errors.js";
import { parsePattern } from "./patterns.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("./patterns.js").PatternPart} PatternPart */
/** @typedef {Record<string, number>} Widths the number of letters of each field, such as `{ M: 3, d: 1 }` for `MMMd` */
/** @typedef {{ parts: PatternPart[], key: string }} FoundPattern a pattern, and the skeleton in the file that it comes from */

const letters = [..."GyQMEdjhHms"];

/** The letter of a field in a date, by the letters of the same field alone. */
const dateLetters = /** @type {Record<string, string>} */ ({ L: "M", c: "E", e: "E", q: "Q" });

/**
 * The widths in a skeleton with its letters in any order; `undefined` if it is not a skeleton.
 * @param {unknown} skeleton
 * @returns {Widths | undefined}
 */
export function widthsOf(skeleton) {
  /** @type {Widths} */
  const widths = {};
  for (const part of typeof skeleton === "string" && skeleton.length <= 40 ? parsePattern(skeleton) : [""]) {
    if (typeof part === "string") return undefined;
    const letter = dateLetters[part.letter] ?? part.letter;
    if (!letters.includes(letter) || widths[letter] || part.count > (letter === "E" ? 6 : 5)) return undefined;
    widths[letter] = part.count < 4 && "GE".includes(letter) ? 1 : part.count;
  }
  return widths;
}

/**
 * The skeleton with its letters in the usual order, such as `yMMMEd`.
 * @param {Widths} widths
 */
export function spelled(widths) {
  return letters.map((letter) => letter.repeat(widths[letter] ?? 0)).join("");
}

/** @param {PatternPart} part */
const isEra = (part) => typeof part !== "string" && part.letter === "G";

/**
 * The parts of a pattern for other widths of the same fields, as ICU's pattern generator changes them. A number stays a
 * number, and a year beside an era keeps its digits.
 * @param {PatternPart[]} parts
 * @param {Widths} base the widths of the pattern's own skeleton
 * @param {Widths} wanted
 * @returns {PatternPart[]}
 */
export function adjusted(parts, base, wanted) {
  const hasEra = parts.some(isEra);
  return parts.map((part) => {
    if (typeof part === "string") return part;
    const { letter, count } = part;
    const field = dateLetters[letter] ?? letter;
    const width = wanted[field];
    if (!width || width === base[field]) return part;
    if ("GE".includes(field)) return { letter, count: Math.max(width, 3) };
    return count < 3 === width < 3 && !(hasEra && field === "y") ? { letter, count: width } : part;
  });
}

/**
 * The pattern for some widths: one of the file, or one with the same fields in other widths. The width of the month is
 * kept if that is possible, because it changes a pattern most. Without such a pattern, a date with an era is written as
 * the date alone, if this shows the era or if there are no eras.
 * @param {CalendarData} calendar
 * @param {(key: string) => string | undefined} stored the pattern of the file for a skeleton
 * @param {Widths} wanted
 * @returns {FoundPattern | undefined}
 */
export function patternFor(calendar, stored, wanted) {
  const { M = 0, E = 0, Q = 0 } = wanted;
  const months = M < 3 ? [M && 1] : M === 3 ? [3, 4] : [4, 3];
  const weekdays = E > 3 ? [4, 1] : E ? [1, 4] : [0];
  /** @type {Widths} */
  const base = {};
  for (const letter of letters) base[letter] = wanted[letter] ? 1 : 0;
  if (Q > 2) base.Q = 3;
  for (const month of months) {
    for (const weekday of weekdays) {
      Object.assign(base, { M: month, E: weekday });
      const key = spelled(base);
      const pattern = stored(key);
      if (pattern !== undefined) return { parts: adjusted(parsePattern(pattern), base, wanted), key };
    }
  }
  if (!wanted.G) return undefined;
  const found = patternFor(calendar, stored, { ...wanted, G: 0 });
  if (!found || !calendar.eras) return found;
  if (!found.parts.some(isEra)) return undefined;
  return wanted.G === 1 ? found : { ...found, parts: adjusted(found.parts, {}, { G: wanted.G }) };
}

/**
 * The skeleton with the fields that a range needs if its ends differ in a field: 31 January to 2 February is not
 * "31 – 2", and a range over New Year shows the years.
 * @param {Widths} widths
 * @param {string} letter `y`, `M` or `d`
 * @returns {Widths}
 */
export function showing(widths, letter) {
  const { d, M, Q, y } = widths;
  if (!d && !M && !Q) return widths;
  return { ...widths, ...(letter !== "d" && d && !M && { M: 1 }), ...(letter === "y" && !y && { y: 1 }) };
}

/** The fields of ECMA-402, and the letters of their skeletons. */
export const dateForms = { era: "G", year: "y", quarter: "Q", month: "M", weekday: "E", day: "d" };
export const timeForms = { hour: "j", minute: "m", second: "s" };
const forms = /** @type {Record<string, string>} */ ({ ...dateForms, ...timeForms });
const formWidths = { numeric: 1, "2-digit": 2, short: 3, long: 4, narrow: 5 };

/**
 * The style or the skeleton that a caller wants. The options are a style, a skeleton, or fields as in ECMA-402. The option
 * `hour12` replaces the letter `j`; a caller applies it to a style.
 * @param {object} options
 * @param {readonly string[]} names the names that the options may have
 * @param {string} [usual] the skeleton if the options have neither a style, nor a skeleton, nor fields
 * @returns {{ style?: any, skeleton?: any, hour12?: boolean }}
 */
export function wantedText(options, names, usual) {
  const given = /** @type {Record<string, any>} */ (checkedOptions(options, names));
  let letters = "";
  for (const name in given) {
    const letter = own(forms, name);
    if (!letter || given[name] === undefined) continue;
    const width = own(formWidths, given[name]) ?? 0;
    if (!("QGE".includes(letter) ? width > 2 : name === "month" ? width : width === 1 || width === 2)) {
      throw expected(`a width of ECMA-402 for '${name}'`, given[name]);
    }
    letters += letter.repeat(width);
  }
  const { style, skeleton = style, hour12 } = given;
  if (letters && skeleton !== undefined) throw expected("either fields, or a skeleton or a style", skeleton, TypeError);
  const wanted = letters ? spelled(widthsOf(letters) ?? {}) : given.skeleton === undefined ? usual : given.skeleton;
  const isReplaced = hour12 !== undefined && typeof wanted === "string";
  return { style, skeleton: isReplaced ? wanted.replace(/j/g, hour12 ? "h" : "H") : wanted, hour12 };
}
