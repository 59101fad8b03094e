// @ts-check
// Times as text, alone and with a date.

import { lacksZero, timeDigits } from "./digits.js";
import { checkModule, expected, oneOf, own } from "./errors.js";
import { dayOf } from "./dates.js";
import { compile, fill, fillParts, namesOf, parsePattern } from "./patterns.js";
import { compileRange, join, joinEnds, rangeOf } from "./ranges.js";
import { dateForms, spelled, timeForms, wantedText, widthsOf } from "./skeletons.js";
import { format, known, remembered, skeletonError } from "./text.js";

/** @typedef {import("../almanac.js").AnyDate} AnyDate */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").LocaleData} LocaleData */
/** @typedef {import("../almanac.js").HourCycle} HourCycle */
/** @typedef {import("../almanac.js").TimeOptions} TimeOptions */
/** @typedef {import("../almanac.js").TimeOfDay} TimeOfDay */
/** @typedef {import("./patterns.js").Compiled} Compiled */
/** @typedef {import("./patterns.js").Fields} Fields */
/** @typedef {import("./patterns.js").FieldSource} FieldSource */

const timeRangeNames = ["skeleton", "hour12", ...Object.keys(timeForms)];
const timeNames = ["style", ...timeRangeNames];

/** @type {import("./text.js").Cache} */
const timePatterns = new WeakMap();
/** @type {import("./text.js").Cache} */
const timeRanges = new WeakMap();

/** The style of a time for each style of a date; the longer styles of a time need the name of a time zone. */
const timeStyles = /** @type {const} */ ({ full: "medium", long: "medium", medium: "medium", short: "short" });

/** The cycle of the hour in a pattern, by the letter of the field. */
const cycles = /** @type {const} */ ({ K: "h11", h: "h12", H: "h23", k: "h24" });

export const hourCycles = /** @type {HourCycle[]} */ (["h11", "h12", "h23", "h24"]);

/**
 * The pattern with its hour in another hour cycle; letters in quotes are literal.
 * @param {string} pattern
 * @param {HourCycle} cycle
 */
export function inCycle(pattern, cycle) {
  const letter = "KhHk"[hourCycles.indexOf(cycle)];
  return pattern.replace(/'[^']*'|[hHkK]/g, (match) => (match[0] === "'" ? match : letter));
}

/**
 * Whether the hours count half a day, so that a time needs AM or PM.
 * @param {HourCycle} cycle
 */
export function isHalfDay(cycle) {
  return cycle === "h11" || cycle === "h12";
}

/**
 * The number that a clock shows at an hour from 0 to 23.
 * @param {HourCycle} cycle
 * @param {number} hour
 * @returns {number}
 */
export function hourNumber(cycle, hour) {
  if (cycle === "h23") return hour;
  if (cycle === "h24") return hour === 0 ? 24 : hour;
  return cycle === "h12" && hour % 12 === 0 ? 12 : hour % 12;
}

/**
 * The numbers of a time; throws if a number is out of its range.
 * @param {TimeOfDay} time
 * @returns {Fields & Required<TimeOfDay>}
 */
export function timeFields(time) {
  const { hour, minute = 0, second = 0 } = time ?? {};
  const isTime = [hour, minute, second].every((number, index) => {
    return Number.isInteger(number) && number >= 0 && number < (index === 0 ? 24 : 60);
  });
  if (!isTime) throw expected("a time of day", hour === undefined ? time : `${hour}:${minute}:${second}`);
  return { year: 1970, monthCode: "M01", day: 1, epochDay: 0, hour, minute, second };
}

/**
 * The minutes since midnight for a text from `00:00` to `24:00`.
 * @param {string | undefined} text
 */
function minutesOf(text) {
  return text === undefined ? undefined : +text.slice(0, 2) * 60 + +text.slice(3);
}

/**
 * A function that names the flexible day period of a time (pattern letter `B`), or AM or PM if the language has none.
 * @param {LocaleData} locale
 * @param {number} count
 * @returns {(fields: Fields) => string}
 */
function flexiblePeriods(locale, count) {
  const { codes, rules, format: widths } = locale.dayPeriods;
  const names = namesOf(widths, count);
  const hours = Array.from({ length: 24 }, (_, hour) => names[hour < 12 ? 0 : 1]);
  /** @type {Record<number, string>} */
  const instants = {};
  codes.forEach((code, index) => {
    const span = index < 2 ? undefined : own(rules, code);
    if (!span) return;
    // Midnight ends one day and begins another. Like ICU, use the name of the night.
    const at = minutesOf(span.at);
    if (at !== undefined && at > 0) instants[at] = names[index];
    const from = minutesOf(span.from);
    const before = minutesOf(span.before);
    if (from === undefined || before === undefined) return;
    for (let hour = 0; hour < 24; hour += 1) {
      const minute = hour * 60;
      const isInside = from < before ? minute >= from && minute < before : minute >= from || minute < before;
      if (isInside) hours[hour] = names[index];
    }
  });
  return ({ hour = 0, minute = 0, second = 0 }) => (second === 0 ? instants[hour * 60 + minute] : undefined) ?? hours[hour];
}

/**
 * The fields of a time in a locale.
 * @param {LocaleData} locale
 * @returns {FieldSource}
 */
function timeFieldsOf(locale) {
  const digits = timeDigits(locale);
  return (letter, count) => {
    switch (letter) {
      case "H":
      case "h":
      case "K":
      case "k":
        return { type: "hour", text: ({ hour = 0 }) => digits(hourNumber(cycles[letter], hour), count) };
      case "m":
        return { type: "minute", text: ({ minute = 0 }) => digits(minute, count) };
      case "s":
        return { type: "second", text: ({ second = 0 }) => digits(second, count) };
      case "a": {
        const names = namesOf(locale.dayPeriods.format, count);
        return { type: "dayPeriod", text: ({ hour = 0 }) => names[hour < 12 ? 0 : 1] };
      }
      case "B":
        return { type: "dayPeriod", text: flexiblePeriods(locale, count) };
    }
    return undefined;
  };
}

/**
 * The skeleton of a time without the digits that `mm` has more than `m`: minutes and seconds always have two digits.
 * @param {import("./skeletons.js").Widths} widths
 */
function usual(widths) {
  return spelled(Object.fromEntries(Object.entries(widths).map(([letter, count]) => [letter, count === 2 ? 1 : count])));
}

/**
 * @param {LocaleData} locale
 * @param {TimeOptions} options
 * @returns {Compiled}
 */
function timePattern(locale, options) {
  checkModule(locale, "locale");
  const { style = "short", hour12, ...wanted } = wantedText(options, timeNames);
  oneOf(style, Object.keys(timeStyles));
  const length = timeStyles[/** @type {"short"} */ (style)];
  // A style has the hours of the locale.
  const isOther = hour12 !== undefined && !!hour12 !== isHalfDay(locale.hourCycle);
  const { skeleton = isOther ? (hour12 ? "hm" : "Hm") + (length === "short" ? "" : "s") : undefined } = wanted;
  const [group, name] = skeleton === undefined ? [locale.time.styles, length] : [locale.time.skeletons, skeleton];
  const widths = skeleton === undefined ? undefined : widthsOf(skeleton);
  const pattern = own(group, widths ? usual(widths) : name);
  if (pattern === undefined) throw skeletonError(name, group);
  const hasZero = [..."jhH"].some((letter) => widths?.[letter] === 2);
  const key = pattern + hasZero;
  /** Only the hour has different widths. */
  const parts = () =>
    parsePattern(pattern).map((part) => (hasZero && typeof part !== "string" && /[hHkK]/.test(part.letter) ? { ...part, count: 2 } : part));
  return known(timePatterns, locale, key) ?? remembered(timePatterns, locale, key, compile(parts(), timeFieldsOf(locale)));
}

/**
 * The text of a time; the styles full and long are the same as medium.
 * @param {LocaleData} locale
 * @param {TimeOfDay} time
 * @param {TimeOptions} [options] by default the style short
 * @returns {string}
 */
export function formatTime(locale, time, options = {}) {
  return fill(timePattern(locale, options), timeFields(time));
}

/**
 * The parts of a time's text.
 * @param {LocaleData} locale
 * @param {TimeOfDay} time
 * @param {TimeOptions} [options] by default the style short
 */
export function formatTimeToParts(locale, time, options = {}) {
  return fillParts(timePattern(locale, options), timeFields(time));
}

/**
 * The text of a range of times; the earlier time always comes first.
 * @param {LocaleData} locale
 * @param {TimeOfDay} first
 * @param {TimeOfDay} last
 * @param {import("../almanac.js").TimeRangeOptions} [options] by default the skeleton `jm`
 * @returns {string}
 */
export function formatTimeRange(locale, first, last, options = {}) {
  checkModule(locale, "locale");
  const { skeleton } = wantedText(options, timeRangeNames, "jm");
  const single = timePattern(locale, { skeleton });
  const ends = [timeFields(first), timeFields(last)];
  const seconds = ends.map(({ hour, minute, second }) => (hour * 60 + minute) * 60 + second);
  const [from, to] = seconds[0] <= seconds[1] ? ends : [ends[1], ends[0]];
  const wanted = usual(widthsOf(skeleton) ?? {});
  const name = wanted.replace("j", isHalfDay(locale.hourCycle) ? "h" : "H");
  const halfDay = name[0] === "h";
  const letter =
    halfDay && from.hour < 12 !== to.hour < 12 ? "a"
    : from.hour !== to.hour ? (halfDay ? "h" : "H")
    : from.minute !== to.minute ? "m"
    : undefined;
  const byLetter = own(locale.time.intervals, name);
  /** @param {string | undefined} letter */
  const compiled = (letter) => {
    const pattern = letter && typeof byLetter === "object" ? own(byLetter, letter) : undefined;
    if (pattern === undefined) return undefined;
    const key = `${wanted} ${letter}`;
    // Only the letter `j` means the locale's hour cycle.
    const cycled = name === wanted ? pattern : inCycle(pattern, locale.hourCycle);
    return (
      known(timeRanges, locale, key) ??
      remembered(timeRanges, locale, key, compileRange(parsePattern(cycled), timeFieldsOf(locale)))
    );
  };
  let range = compiled(letter);
  const period = range && [...range.first, ...range.second].find(({ type }) => type === "dayPeriod");
  // Some parts of the day, such as 中午, end within half a day. Then each time has its own.
  if (period && period.text(from) !== period.text(to)) range = compiled("a");
  return range ? fill(range.first, from) + fill(range.second, to)
    : joinEnds(locale.time.intervals, [fill(single, from), fill(single, to)]);
}

/** @type {import("./text.js").Cache} */
const timedCalendars = new WeakMap();

/**
 * The calendar for a date beside a time: in the digits 0 to 9 if the locale's numerals have no zero.
 * @param {CalendarData} calendar
 * @returns {CalendarData}
 */
function timed(calendar) {
  const { locale } = calendar;
  if (!lacksZero(locale)) return calendar;
  const numbers = { system: "latn", digits: [..."0123456789"] };
  return (
    known(timedCalendars, calendar, "latn") ??
    remembered(timedCalendars, calendar, "latn", { ...calendar, locale: { ...locale, numbers } })
  );
}

/**
 * The skeletons of the date and of the time, and the style of the pattern that joins both, as UTS 35 says for the width of
 * the month.
 * @param {string} skeleton such as `MMMdjm`
 */
function dateAndTime(skeleton) {
  const widths = widthsOf(skeleton) ?? {};
  /** @param {Record<string, string>} forms */
  const part = (forms) => spelled(Object.fromEntries(Object.values(forms).map((letter) => [letter, widths[letter] ?? 0])));
  const date = part(dateForms);
  const time = part({ ...timeForms, half: "h", whole: "H" });
  if (!date || !time) throw expected("a skeleton of a date and a time, such as MMMdjm", skeleton);
  const { M, E } = widths;
  return { date, time, style: M === 4 ? (E ? "full" : "long") : M === 3 ? "medium" : "short" };
}

/**
 * @param {CalendarData} calendar
 * @param {string} style
 * @param {string} date
 * @param {string} time
 */
function joinDateTime(calendar, style, date, time) {
  const pattern = own(calendar.patterns.dateTime, style);
  if (pattern === undefined) throw skeletonError(style, calendar.patterns.dateTime);
  return join(pattern.replace(/''?/g, (quotes) => quotes.slice(1)), time, date);
}

const dateTimeNames = [...timeRangeNames, ...Object.keys(dateForms)];

/**
 * The text of a date and a time.
 * @param {CalendarData} calendar
 * @param {AnyDate} date
 * @param {TimeOfDay} time
 * @param {import("../almanac.js").DateTimeOptions} [options] by default the style medium
 * @returns {string}
 */
export function formatDateTime(calendar, date, time, options = {}) {
  checkModule(calendar, "calendar");
  const { locale } = calendar;
  const { style = "medium", skeleton, hour12 } = wantedText(options, ["style", ...dateTimeNames]);
  if (skeleton === undefined) {
    return joinDateTime(calendar, style, format(timed(calendar), date, { style }), formatTime(locale, time, { hour12 }));
  }
  const parts = dateAndTime(skeleton);
  const text = format(timed(calendar), date, { skeleton: /** @type {any} */ (parts.date) });
  return joinDateTime(calendar, parts.style, text, formatTime(locale, time, { skeleton: /** @type {any} */ (parts.time) }));
}

/**
 * The text of a range between two dates with times; on one day, the date comes once, before a range of times.
 * @param {CalendarData} calendar
 * @param {import("../almanac.js").AnyDate} first
 * @param {TimeOfDay} firstTime
 * @param {import("../almanac.js").AnyDate} last
 * @param {TimeOfDay} lastTime
 * @param {import("../almanac.js").DateTimeRangeOptions} [options] by default the skeleton `yMMMdjm`
 * @returns {string}
 */
export function formatDateTimeRange(calendar, first, firstTime, last, lastTime, options = {}) {
  checkModule(calendar, "calendar");
  const { skeleton } = wantedText(options, dateTimeNames, "yMMMdjm");
  const parts = dateAndTime(skeleton);
  const days = dayOf(last) - dayOf(first);
  const { name } = rangeOf(calendar, first, last, parts.date);
  if (days === 0) {
    const text = format(timed(calendar), first, { skeleton: name });
    return joinDateTime(
      calendar, parts.style, text, formatTimeRange(calendar.locale, firstTime, lastTime, { skeleton: /** @type {any} */ (parts.time) }));
  }
  const shown = { skeleton: /** @type {any} */ (name + parts.time) };
  const texts = [formatDateTime(calendar, first, firstTime, shown), formatDateTime(calendar, last, lastTime, shown)];
  if (days < 0) texts.reverse();
  return join(/** @type {string} */ (calendar.patterns.intervals.fallback), texts[0], texts[1]);
}
