// @ts-check
// Lists of texts, such as "1 May, 3 May and 9 May".

import { dayOf } from "./dates.js";
import { checkedOptions, checkModule, listOf, oneOf, textOf } from "./errors.js";
import { join } from "./ranges.js";
import { format } from "./text.js";

/** @typedef {import("../almanac.js").AnyDate} AnyDate */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").ListPatterns} ListPatterns */
/** @typedef {import("../almanac.js").LocaleData} LocaleData */

const hebrew = /^\p{Script=Hebrew}/u;

/**
 * Whether a text begins with one of the prefixes; only the letters A to Z match in both cases.
 * @param {string} text
 * @param {readonly string[]} prefixes
 */
function beginsWith(text, prefixes) {
  return prefixes.some((prefix) => {
    const start = text.slice(0, prefix.length).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    return start === prefix;
  });
}

/**
 * The patterns for a list that ends with a text: Spanish has "e" before "i", and Hebrew has a hyphen before digits.
 * @param {ListPatterns} patterns
 * @param {string} last
 */
function patternsBefore(patterns, last) {
  const { beforeOtherScript: other, beforePrefix: prefixed } = patterns;
  if (other && last !== "" && !hebrew.test(last)) return other;
  if (prefixed && beginsWith(last, prefixed.prefixes) && !beginsWith(last, prefixed.exceptions)) return prefixed;
  return patterns;
}

/**
 * The text `first`, joined with each of the other texts in turn.
 *
 * The text before `first` and the text after it are collected separately, so that the joined text is not copied in each
 * step.
 * @param {string} pattern
 * @param {string} first
 * @param {readonly string[]} others
 */
function joinedInTurn(pattern, first, others) {
  const [before, after] = pattern.split("{0}").map((side) => side.split("{1}"));
  const left = others.map((next) => before.join(next)).reverse();
  return left.join("") + first + others.map((next) => after.join(next)).join("");
}

/**
 * Joins texts to a list.
 * @param {LocaleData} locale
 * @param {readonly string[]} texts
 * @param {{ style?: "long" | "short" | "narrow" }} [options] by default the style long
 * @returns {string}
 */
export function formatList(locale, texts, options = {}) {
  checkModule(locale, "locale");
  const { style = "long" } = checkedOptions(options, ["style"]);
  const patterns = locale.lists[oneOf(style, Object.keys(locale.lists))];
  for (const text of listOf(texts, "a list of texts")) textOf(text);
  if (texts.length < 2) return texts[0] ?? "";
  const last = texts[texts.length - 1];
  const { two, end } = patternsBefore(patterns, last);
  if (texts.length === 2) return join(two, texts[0], last);
  const start = join(patterns.start, texts[0], texts[1]);
  return join(end, joinedInTurn(patterns.middle, start, texts.slice(2, -1)), last);
}

/**
 * Joins the texts of dates to a list, earliest first.
 * @param {CalendarData} calendar
 * @param {readonly AnyDate[]} dates
 * @param {{ skeleton?: string, style?: "long" | "short" | "narrow" }} [options] by default `yMMMd` and the style long
 * @returns {string}
 */
export function formatDates(calendar, dates, options = {}) {
  checkModule(calendar, "calendar");
  const { skeleton = "yMMMd", style } = checkedOptions(options, ["skeleton", "style"]);
  const sorted = listOf(dates, "a list of dates").map((date) => ({ date, day: dayOf(date) })).sort((one, other) => one.day - other.day);
  return formatList(calendar.locale, sorted.map(({ date }) => format(calendar, date, { skeleton })), { style });
}
