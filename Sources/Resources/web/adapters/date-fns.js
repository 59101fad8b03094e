// @ts-check
// The Locale object of date-fns, for format and parse, and for the pickers that take one: react-datepicker, MUI X, Dash.
//
//     import { calendar } from "./almanac/de/gregorian.js";
//     import { dateFnsLocale } from "./almanac/adapters/date-fns.js";
//     format(date, "PPPP", { locale: dateFnsLocale(calendar) });
//
// For date-fns-jalali, which has the same Locale object, pass the Persian calendar.
// date-fns writes the digits 0 to 9. The bundle has no words for distances ("about 3 hours"). To keep those of
// date-fns, pass { ...ownLocale, ...dateFnsLocale(calendar) }, with its own locale such as `de`.

import { valuesFor } from "./calendars.js";
import { ordinal } from "./ordinals.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").LocaleData} LocaleData */
/** @typedef {{ width?: any, context?: string, valueCallback?: (value: any) => any }} Options */
/** @typedef {{ [width in "wide" | "abbreviated" | "narrow"]: readonly string[] } & { short?: readonly string[] }} Names */
/** @typedef {{ format: Names, standAlone: Names }} Forms */

/** The parts of a day in date-fns, each with one of its hours. */
const periodHours = { am: 0, pm: 12, midnight: 0, noon: 12, morning: 8, afternoon: 14, evening: 19, night: 2 };

/**
 * @param {CalendarData} calendar Gregorian, or Persian for date-fns-jalali
 */
export function dateFnsLocale(calendar) {
  const { firstDay, numericDate = "yyyy-MM-dd", weekdaysHeader } =
    valuesFor(calendar, "date-fns", "Gregorian or Persian", ["persian-years"]);
  const { locale, patterns } = calendar;
  const header = { short: weekdaysHeader };
  // date-fns cannot read `cccc` beside other fields. In Finnish, whose full date has it, `EEEE` is "tiistai", as in dayjs.js.
  const full = patterns.date.full.replace(/'[^']*'|c/g, (text) => (text === "c" ? "E" : text));
  const inDate = locale.weekdays[full === patterns.date.full ? "format" : "standAlone"];
  const weekdays = {
    format: { ...inDate, ...header },
    standAlone: { ...locale.weekdays.standAlone, ...header },
  };
  // Some locales have no names of Persian eras.
  const eraNames = calendar.eras ?? { wide: [""] };
  const eras = /** @type {Forms} */ ({ format: eraNames, standAlone: eraNames });
  // date-fns has two eras, 0 and 1. A calendar with one era has only the later one.
  const earlier = 2 - eras.format.wide.length;
  // Esperanto has no names of quarters. Their numbers replace them.
  const numbers = { wide: ["1", "2", "3", "4"] };
  const quarters = /** @type {Forms} */ (locale.quarters ?? { format: numbers, standAlone: numbers });
  const periods = { format: periodNames(locale, "format"), standAlone: periodNames(locale, "standAlone") };
  const { short, medium } = locale.time.styles;
  const times = { full: medium, long: medium, medium, short };
  return {
    code: locale.locale,
    localize: {
      ordinalNumber: (/** @type {number} */ number, /** @type {{ unit?: string }} */ { unit = "date" } = {}) =>
        ordinal(locale, Number(number), unit === "date"),
      era: localizer(eras, (era) => Math.max(era - earlier, 0)),
      quarter: localizer(quarters, (quarter) => quarter - 1),
      month: localizer(calendar.months),
      day: localizer(weekdays),
      dayPeriod: localizer(periods, (key) => Object.keys(periodHours).indexOf(key)),
    },
    formatLong: {
      // In date-fns, `P` has the whole year, as in 04/29/1453.
      date: styles({ ...patterns.date, full, short: numericDate }),
      time: styles(times),
      dateTime: styles(patterns.dateTime, (pattern) => pattern.replace("{1}", "{{date}}").replace("{0}", "{{time}}")),
    },
    match: {
      ordinalNumber: ordinalMatcher(locale),
      era: matcher(eras, locale, (index) => index + earlier),
      quarter: matcher(quarters, locale, (index) => index + 1),
      month: matcher(calendar.months, locale),
      day: matcher(weekdays, locale),
      dayPeriod: matcher(periods, locale, (index) => Object.keys(periodHours)[index]),
    },
    options: { weekStartsOn: firstDay, firstWeekContainsDate: /** @type {1 | 4} */ (locale.week.minimalDays) },
  };
}

/**
 * A function that returns the pattern of a style.
 * @param {Record<string, string>} patterns
 * @param {(pattern: string) => string} [change]
 */
function styles(patterns, change = (pattern) => pattern) {
  return (/** @type {Options} */ options = {}) => change(patterns[options.width ?? "full"]);
}

/**
 * A function that returns a name by its number.
 * @param {Forms} forms
 * @param {(value: any) => number} [index]
 */
function localizer(forms, index = Number) {
  return (/** @type {any} */ value, /** @type {Options} */ options = {}) => {
    const names = options.context === "formatting" ? forms.format : forms.standAlone;
    return (names[/** @type {keyof Names} */ (options.width)] ?? names.wide)[index(value)];
  };
}

/**
 * The names of the parts of the day in date-fns, in the order of `periodHours`.
 * @param {LocaleData} locale
 * @param {"format" | "standAlone"} form
 * @returns {Names}
 */
function periodNames(locale, form) {
  const { codes, rules, [form]: names } = locale.dayPeriods;
  /** @param {number} hour */
  const partAt = (hour) => {
    const time = `${String(hour).padStart(2, "0")}:00`;
    return codes.findIndex((code) => {
      const { from, before } = rules?.[code] ?? {};
      if (from === undefined || before === undefined) return false;
      return from < before ? time >= from && time < before : time >= from || time < before;
    });
  };
  /** @param {string} key @param {number} hour */
  const indexOf = (key, hour) => {
    const named = codes.indexOf(key);
    if (named >= 0) return named;
    // In Swahili, the night begins at 19:00. date-fns cannot tell apart an evening and a night with one name.
    const part = partAt(key === "evening" && partAt(hour) === partAt(periodHours.night) ? 18 : hour);
    return part < 0 || key === "midnight" || key === "noon" ? (hour < 12 ? 0 : 1) : part;
  };
  const indices = Object.entries(periodHours).map(([key, hour]) => indexOf(key, hour));
  const pick = (/** @type {readonly string[]} */ list) => indices.map((index) => list[index]);
  return { wide: pick(names.wide), abbreviated: pick(names.abbreviated), narrow: pick(names.narrow) };
}

/**
 * A function that finds the longest name that a text begins with.
 * @param {Forms} forms
 * @param {LocaleData} locale
 * @param {(index: number) => any} [value]
 */
function matcher(forms, locale, value = (index) => index) {
  // Capital letters are compared, because Greek capitals have no accents.
  const upper = (/** @type {string} */ text) => text.toLocaleUpperCase(locale.locale);
  return (/** @type {string} */ text, /** @type {Options} */ options = {}) => {
    let length = 0;
    let found = -1;
    for (const names of [forms.format, forms.standAlone]) {
      (names[/** @type {keyof Names} */ (options.width)] ?? names.wide).forEach((name, index) => {
        if (name.length <= length || upper(text.slice(0, name.length)) !== upper(name)) return;
        length = name.length;
        found = index;
      });
    }
    return found < 0 ? null : matched(value(found), text.slice(length), options);
  };
}

/**
 * A function that reads a number, and the letters of its ordinal if the text has them.
 * @param {LocaleData} locale
 */
function ordinalMatcher(locale) {
  return (/** @type {string} */ text, /** @type {Options} */ options = {}) => {
    const digits = /\d+/.exec(text)?.[0];
    if (digits === undefined) return null;
    const found = [ordinal(locale, +digits), ordinal(locale, +digits, false), digits].find((form) => text.startsWith(form));
    return found === undefined ? null : matched(Number(digits), text.slice(found.length), options);
  };
}

/**
 * @param {any} value
 * @param {string} rest
 * @param {Options} options
 */
function matched(value, rest, { valueCallback }) {
  return { value: valueCallback ? valueCallback(value) : value, rest };
}
