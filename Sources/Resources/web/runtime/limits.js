// @ts-check
// The days that can be chosen, and the problems of other days.

import { dayOf, optionalDayOf } from "./dates.js";
import { checkedOptions, checkModule, oneOf } from "./errors.js";
import { format } from "./text.js";
import { isWeekend } from "./weeks.js";
import { hasString, string } from "./words.js";

/** @typedef {import("../almanac.js").AnyDate} AnyDate */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").DateLimits} DateLimits */
/** @typedef {import("../almanac.js").DateProblem} DateProblem */
/** @typedef {import("../almanac.js").SelectableDays} SelectableDays */
/** @typedef {import("../almanac.js").TextStyle} TextStyle */

/**
 * The limits; if the last day is before the first, both are ignored.
 * @param {DateLimits} [limits]
 * @returns {DateLimits}
 */
export function checkedLimits(limits = {}) {
  const { earliest, latest } = checkedOptions(limits, ["earliest", "latest"]);
  const [first, last] = [earliest, latest].map(optionalDayOf);
  return first !== undefined && last !== undefined && last < first ? {} : { earliest, latest };
}

/**
 * Whether a day is within the limits; the day may be in any calendar.
 * @param {DateLimits} limits
 * @param {AnyDate} date
 * @returns {boolean}
 */
export function isWithin(limits, date) {
  const { earliest, latest } = checkedLimits(limits);
  const day = dayOf(date);
  return !(earliest && day < dayOf(earliest)) && !(latest && day > dayOf(latest));
}

const selectable = /** @type {SelectableDays[]} */ (["all", "weekdays", "weekends"]);

/**
 * The options that say which days can be chosen, without limits that are ignored.
 * @param {{ limits?: DateLimits, days?: SelectableDays }} options
 */
export function checkedSelection(options) {
  const { limits, days = "all" } = checkedOptions(options, ["limits", "days"]);
  return { limits: checkedLimits(limits), days: oneOf(days, selectable) };
}

/**
 * The problem with a day; `undefined` if it can be chosen.
 * @param {CalendarData} calendar
 * @param {AnyDate} date
 * @param {{ limits?: DateLimits, days?: SelectableDays }} [options]
 * @returns {DateProblem | undefined}
 */
export function dateProblem(calendar, date, options = {}) {
  checkModule(calendar, "calendar");
  const { limits, days } = checkedSelection(options);
  if (!isWithin(limits, date)) {
    const { earliest, latest } = limits;
    if (earliest && latest) return { code: "outOfRange", earliest, latest };
    return earliest ? { code: "tooEarly", earliest } : latest && { code: "tooLate", latest };
  }
  if (days === "all" || isWeekend(calendar.locale, date) === (days === "weekends")) return undefined;
  return { code: days === "weekdays" ? "weekdaysOnly" : "weekendsOnly" };
}

/**
 * The keys of the sentences. If a locale does not have the first key, the second, which is one of the core words, takes its place.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const keys = {
  noDate: ["error.invalidDate"], noSuchDate: ["error.noSuchDate", "error.invalidDate"],
  ambiguous: ["error.ambiguousDate", "error.invalidDate"], wrongWeekday: ["error.wrongWeekday", "error.invalidDate"],
  noTime: ["error.invalidTime"], rangeReversed: ["error.rangeReversed"], unavailable: ["error.unavailable"],
  weekdaysOnly: ["error.weekdaysOnly", "filter.weekdaysOnly"], weekendsOnly: ["error.weekendsOnly", "filter.weekendsOnly"],
};

/**
 * The sentence that tells a user about a problem.
 * @param {CalendarData} calendar
 * @param {DateProblem} problem
 * @param {{ style?: TextStyle }} [options] by default the style medium
 * @returns {string}
 */
export function problemMessage(calendar, problem, options = {}) {
  checkModule(calendar, "calendar");
  const { style = "medium" } = checkedOptions(options, ["style"]);
  oneOf(style, Object.keys(calendar.patterns.date));
  const { locale } = calendar;
  /** @param {AnyDate} date */
  const text = (date) => format(calendar, date, { style });
  switch (problem?.code) {
    case "tooEarly":
      return string(locale, "error.tooEarly", { date: text(problem.earliest) });
    case "tooLate":
      return string(locale, "error.tooLate", { date: text(problem.latest) });
    case "outOfRange":
      return string(locale, "error.outOfRange", { min: text(problem.earliest), max: text(problem.latest) });
  }
  const [key, coreKey = key] = keys[oneOf(problem?.code, Object.keys(keys))];
  if (!hasString(locale, key)) return string(locale, coreKey);
  if (problem.code !== "ambiguous") return string(locale, key);
  const [first, second] = problem.dates.map(text);
  return string(locale, key, { first, second });
}
