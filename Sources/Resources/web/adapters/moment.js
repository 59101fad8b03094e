// @ts-check
// Moment 2, for the pickers that use it: moment.defineLocale(tag.toLowerCase(), momentLocale(calendar));
// The bundle has no words such as "3 days ago" and "last Monday at". If the page has Moment's own locale, keep its words:
//   moment.updateLocale(tag.toLowerCase(), momentLocale(calendar));

import { valuesFor } from "./calendars.js";
import { hasOrdinals, ordinal } from "./ordinals.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/** @type {Record<string, string>} */
const tokens = {
  yyyy: "YYYY", y: "YYYY", LLLL: "MMMM", LLL: "MMM", L: "M", dd: "DD", d: "D", EEEE: "dddd", cccc: "dddd",
  K: "h", a: "A",
};

/** @param {string} pattern a pattern of UTS 35 */
export function momentFormat(pattern) {
  return pattern.replace(/'([^']*)'|([a-zA-Z])\2*/g, (token, text) =>
    text === undefined ? tokens[token] ?? token : text ? `[${text}]` : "'");
}

/**
 * A regular expression for any of several texts, the longest first.
 * @param {readonly string[]} texts
 * @param {string} before
 * @param {string} after
 */
function anyOf(texts, before, after) {
  const escaped = [...new Set(texts)].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`${before}(?:${escaped.sort((a, b) => b.length - a.length).join("|")})${after}`, "i");
}

/**
 * The names, formats and digits of a locale.
 * @param {CalendarData} calendar a Gregorian calendar
 * @param {{ digits?: boolean }} options `digits: false` writes the digits 0 to 9, but still reads the locale's digits
 */
export function momentLocale(calendar, { digits: writesDigits = true } = {}) {
  const { digits, firstDay, hour12, monthsInDate, monthsShort, numericDate = "yyyy-MM-dd", ...picker } =
    valuesFor(calendar, "Moment");
  const { months, patterns, locale } = calendar;
  const { dateTime, skeletons } = patterns;
  // Users type plain spaces, so the texts have no other spaces.
  const [time, timeWithSeconds, ...dayPeriods] =
    [picker.time, locale.time.skeletons[hour12 ? "hms" : "Hms"], ...picker.dayPeriods]
      .map((text) => text.replace(/\s/g, " "));
  /** @param {string} glue @param {string} day */
  const withTime = (glue, day) => momentFormat(glue.replace("{1}", day).replace("{0}", time));
  const isTitled = picker.title.startsWith("MMMM")
    && monthsInDate.every((name, index) => name.toLowerCase() === picker.months[index].toLowerCase());
  const { abbreviated } = months.format;
  const lists = [monthsInDate, picker.months, abbreviated, monthsShort];
  // Moment reads a name after `preparse`, which changes the digits in names of Dzongkha and Tibetan.
  const spellings = monthsInDate.map((_, index) =>
    lists.flatMap((names) => [names[index], names[index].replace(/\p{Nd}+/gu, String(index + 1))]));
  const monthsRegex = anyOf(spellings.flat(), "^", "");
  const monthsParse = spellings.map((names) => anyOf(names, "^", "$"));
  const isPM = (/** @type {string} */ text) => text.toLowerCase() === dayPeriods[1].toLowerCase();
  const isNative = digits !== undefined && digits[0] !== "0";
  return {
    // In some languages, the title of a month and year has the month's name in the same form as a date.
    months: {
      format: monthsInDate, standalone: picker.months,
      isFormat: isTitled || picker.title.includes("LLLL") ? /D/ : /[DY]/,
    },
    monthsShort: { format: abbreviated, standalone: monthsShort },
    monthsRegex, monthsShortRegex: monthsRegex, monthsStrictRegex: monthsRegex, monthsShortStrictRegex: monthsRegex,
    monthsParseExact: false, monthsParse, longMonthsParse: monthsParse, shortMonthsParse: monthsParse,
    weekdays: picker.weekdays,
    weekdaysShort: locale.weekdays.standAlone.abbreviated,
    weekdaysMin: picker.weekdaysHeader,
    weekdaysParseExact: true,
    longDateFormat: {
      LT: momentFormat(time),
      LTS: momentFormat(timeWithSeconds),
      L: momentFormat(numericDate),
      LL: momentFormat(skeletons.yMMMMd),
      LLL: withTime(dateTime.long, skeletons.yMMMMd),
      LLLL: withTime(dateTime.full, skeletons.yMMMMEEEEd),
    },
    ...(hasOrdinals(locale) && {
      ordinal: (/** @type {number} */ number, /** @type {string} */ unit = "D") => ordinal(locale, number, unit === "D"),
      dayOfMonthOrdinalParse: anyOf(Array.from({ length: 31 }, (_, index) => ordinal(locale, index + 1)), "", ""),
    }),
    week: { dow: firstDay, doy: 7 + firstDay - locale.week.minimalDays },
    meridiemParse: anyOf(dayPeriods, "", ""),
    isPM,
    /** @param {number} hour @param {string} text */
    meridiemHour: (hour, text) => hour % 12 + (isPM(text) ? 12 : 0),
    /** @param {number} hour */
    meridiem: (hour) => dayPeriods[hour < 12 ? 0 : 1],
    ...(isNative && {
      /** @param {string} text */
      preparse: (text) => digits.reduce((result, digit, index) => result.split(digit).join(String(index)), text),
      /** @param {string} text */
      postformat: (text) => (writesDigits ? text.replace(/\d/g, (digit) => digits[+digit]) : text),
    }),
  };
}
