// @ts-check
// flatpickr 4: const formats = flatpickrFormats(calendar);
//   flatpickr(input, { locale: flatpickrLocale(calendar), dateFormat: formats.date, ariaDateFormat: formats.aria });

import { fieldTitle, strings } from "../almanac.js";
import { valuesFor } from "./calendars.js";
import { ordinalEnding } from "./ordinals.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {[string, string, string, string, string, string, string, string, string, string, string, string]} MonthTexts */

/**
 * A text with plain spaces, which a user can type.
 * @param {string} text
 */
const typed = (text) => text.replace(/\s/g, " ");

/**
 * The object without the keys that have no text.
 * @param {Record<string, string | undefined>} texts
 */
const known = (texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));

/**
 * The option `locale`. Its hints `scrollTitle` and `toggleTitle` need the words of the locale in `words.js`.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function flatpickrLocale(calendar) {
  const { dayPeriods, firstDay, hour12, months, monthsShort, rangeSeparator, weekdays, weekdaysHeader } =
    valuesFor(calendar, "flatpickr");
  const { locale } = calendar;
  return {
    weekdays: { shorthand: weekdaysHeader, longhand: weekdays },
    months: { shorthand: /** @type {MonthTexts} */ (monthsShort), longhand: /** @type {MonthTexts} */ (months) },
    firstDayOfWeek: firstDay,
    amPM: /** @type {[string, string]} */ (dayPeriods.map(typed)),
    time_24hr: !hour12,
    rangeSeparator: typed(rangeSeparator),
    ordinal: (/** @type {number} */ day) => ordinalEnding(locale, day),
    ...known({ hourAriaLabel: fieldTitle(locale, "hour"), minuteAriaLabel: fieldTitle(locale, "minute") }),
    ...strings(locale, {
      weekAbbreviation: "header.week", scrollTitle: "hint.scroll", toggleTitle: "hint.toggle",
      yearAriaLabel: "segment.year", monthAriaLabel: "segment.month",
      hourAriaLabel: "label.hour", minuteAriaLabel: "label.minute",
    }),
  };
}

/** @type {Record<string, string>} */
const tokens = {
  yyyy: "Y", y: "Y", MMMM: "F", LLLL: "F", MMM: "M", MM: "m", M: "n", dd: "d", d: "j",
  HH: "H", H: "H", kk: "H", k: "H", hh: "G", h: "h", K: "h", mm: "i", a: "K",
};

/** @param {string} pattern a pattern of UTS 35 */
function flatpickrFormat(pattern) {
  return pattern.replace(/'([^']*)'|([a-zA-Z])\2*/g, (token, text) =>
    text === undefined ? tokens[token] : text.replace(/[a-zA-Z]/g, "\\$&"));
}

/**
 * The options `dateFormat` (one of `date`, `time` and `dateTime`) and `ariaDateFormat`.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function flatpickrFormats(calendar) {
  const { numericDate = "yyyy-MM-dd", time: localTime } = valuesFor(calendar, "flatpickr");
  // flatpickr reads AM and PM only after the hour. It reads 오전 12:30, half past midnight, as half past noon.
  const time = /a.*[hK]/.test(localTime) ? "HH:mm" : localTime;
  const { dateTime, skeletons } = calendar.patterns;
  return {
    date: flatpickrFormat(numericDate),
    time: flatpickrFormat(typed(time)),
    dateTime: flatpickrFormat(typed(dateTime.short.replace("{1}", numericDate).replace("{0}", time))),
    aria: flatpickrFormat(skeletons.yMMMMd),
  };
}
