// @ts-check
// The texts that a screen reader speaks.

import { dayOf } from "./dates.js";
import { checkModule, listOf, oneOf } from "./errors.js";
import { format } from "./text.js";
import { hourNumber, isHalfDay, timeFields } from "./times.js";
import { hasString, string } from "./words.js";

/** @typedef {import("../almanac.js").AnyDate} AnyDate */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").DayState} DayState */
/** @typedef {import("../almanac.js").LocaleData} LocaleData */

/** The states of a day in the order in which they are spoken, each with its key. */
const stateKeys = /** @type {const} */ ([
  ["today", "a11y.today"], ["rangeStart", "a11y.rangeStart"], ["rangeEnd", "a11y.rangeEnd"],
  ["selected", "a11y.selected"],
]);

/**
 * @param {CalendarData} calendar
 * @param {AnyDate} date
 */
function wholeDate(calendar, date) {
  return format(calendar, date, { skeleton: "yMMMMEEEEd" });
}

/**
 * The text that a screen reader speaks for a day: the whole date with its weekday, and its states.
 * @param {CalendarData} calendar
 * @param {AnyDate} date
 * @param {readonly DayState[]} [states]
 * @returns {string}
 */
export function spokenText(calendar, date, states = []) {
  for (const state of listOf(states, "a list of states")) oneOf(state, stateKeys.map(([name]) => name));
  let text = wholeDate(calendar, date);
  for (const [state, key] of stateKeys) {
    if (states.includes(state)) text = string(calendar.locale, key, { date: text });
  }
  return text;
}

/**
 * The text that a screen reader speaks after the user has chosen a date or a range of dates.
 * @param {CalendarData} calendar
 * @param {AnyDate} first
 * @param {AnyDate} [last]
 * @returns {string}
 */
export function spokenSelection(calendar, first, last) {
  checkModule(calendar, "calendar");
  if (last === undefined || last === null) return string(calendar.locale, "a11y.selectedDate", { date: wholeDate(calendar, first) });
  const [start, end] = dayOf(first) <= dayOf(last) ? [first, last] : [last, first];
  return string(calendar.locale, "a11y.selectedRange", {
    start: wholeDate(calendar, start), end: wholeDate(calendar, end),
  });
}

/**
 * The text that a screen reader speaks for a row of the wheel of hours.
 * @param {LocaleData} locale
 * @param {number} hour 0 to 23
 * @returns {string}
 */
export function spokenHour(locale, hour) {
  checkModule(locale, "locale");
  const { hourCycle } = locale;
  const key = !isHalfDay(hourCycle) && hasString(locale, "a11y.hourValue24") ? "a11y.hourValue24" : "a11y.hourValue";
  return string(locale, key, { n: hourNumber(hourCycle, timeFields({ hour }).hour) });
}

/**
 * The text that a screen reader speaks for a row of the wheel of minutes.
 * @param {LocaleData} locale
 * @param {number} minute 0 to 59
 * @returns {string}
 */
export function spokenMinute(locale, minute) {
  return string(locale, "a11y.minuteValue", { n: timeFields({ hour: 0, minute }).minute });
}
