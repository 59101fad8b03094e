// @ts-check
// The locale object of dayjs, and the props of Mantine's date pickers, which write dates with dayjs.
//
//     import { calendar } from "./almanac/de/gregorian.js";
//     import { dayjsLocale, mantineProps, mantineSettings } from "./almanac/adapters/dayjs.js";
//     dayjs.locale(dayjsLocale(calendar));
//     <DatesProvider settings={mantineSettings(calendar)}><DatePicker {...mantineProps(calendar)} /></DatesProvider>
//
// dayjs writes the digits 0 to 9; its plugin preParsePostFormat writes the locale's digits. The bundle has no
// words such as "3 days ago". To keep those of dayjs, give it { ...ownLocale, ...dayjsLocale(calendar) }.

import { format, formatNumber, fromISO, strings } from "../almanac.js";
import { valuesFor } from "./calendars.js";
import { ordinal } from "./ordinals.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/**
 * A pattern of CLDR in the tokens of dayjs.
 * @param {CalendarData} calendar
 * @param {string} pattern
 */
function tokens(calendar, pattern) {
  // dayjs reads other letters as text only in brackets.
  return pattern.replace(/'([^']*)'|([a-zA-Z])\2*|[^a-zA-Z\s\d{}_:/.,()'-]+/g, (field, literal = field, letter) => {
    const count = field.length;
    switch (letter) {
      case undefined: return literal === "" ? "'" : `[${literal}]`;
      case "y": return count === 2 ? "YY" : "YYYY";
      case "M": case "L": return "M".repeat(Math.min(count, 4));
      case "d": return "D".repeat(count);
      case "K": return "h".repeat(count);
      case "k": return "H".repeat(count);
      case "E": case "c": return count === 4 ? "dddd" : count === 6 ? "dd" : "ddd";
      case "G": return `[${calendar.eras?.abbreviated.slice(-1)[0] ?? ""}]`;
      case "a": case "B": return "A";
      default: return field;
    }
  });
}

/**
 * The locale object. Its name is the tag in lowercase, because dayjs looks up names in lowercase.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function dayjsLocale(calendar) {
  const values = valuesFor(calendar, "dayjs");
  const { locale, patterns } = calendar;
  const { abbreviated } = calendar.months.format;
  const long = tokens(calendar, patterns.date.long);
  const full = tokens(calendar, patterns.date.full);
  const time = tokens(calendar, locale.time.styles.short);
  const both = (/** @type {string} */ style, /** @type {string} */ date) =>
    tokens(calendar, patterns.dateTime[/** @type {"long" | "full"} */ (style)]).replace("{1}", date).replace("{0}", time);
  const { digits, numericDate } = values;
  // dayjs has only one list of weekdays. Use the form that the full date has: in Finnish "tiistai", not "tiistaina".
  const weekdays = locale.weekdays[/c/.test(patterns.date.full) ? "standAlone" : "format"];
  return {
    name: locale.locale.toLowerCase(),
    weekdays: weekdays.wide,
    weekdaysShort: weekdays.abbreviated,
    weekdaysMin: values.weekdaysHeader,
    // The types of dayjs do not have its functions for months.
    months: /** @type {string[]} */ (byForm(values.months, values.monthsInDate, patterns.skeletons.yMMMM)),
    monthsShort: /** @type {string[]} */ (byForm(values.monthsShort, abbreviated, patterns.skeletons.yMMM)),
    weekStart: values.firstDay,
    yearStart: locale.week.minimalDays,
    formats: {
      LT: time, LTS: tokens(calendar, locale.time.styles.medium), ...(numericDate && { L: tokens(calendar, numericDate) }),
      LL: long, LLL: both("long", long), LLLL: both("full", full),
      ll: tokens(calendar, patterns.skeletons.yMMMd),
    },
    // dayjs reads letters outside of brackets as tokens.
    ordinal: (/** @type {number} */ number, /** @type {string} */ unit = "D") => `[${ordinal(locale, number, unit === "D")}]`,
    // dayjs reads a word up to a space, so "p. m." is "p.m.".
    meridiem: meridiem(values.dayPeriods.map((name) => name.replace(/\.\s/g, "."))),
    ...(digits && digits[0] !== "0" && {
      preparse: (/** @type {string} */ text) =>
        text.replace(/\D/gu, (sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign)),
      postformat: (/** @type {string} */ text) => text.replace(/\d/g, (digit) => digits[+digit]),
    }),
  };
}

/**
 * AM and PM for dayjs. To read a word, its plugin customParseFormat asks for the hours 1, 2, 3 … until the text is in the
 * word, and takes 12 for AM. So the text of 12 after 1 to 11 ends with an invisible space, which no word contains.
 * @param {readonly string[]} names
 */
function meridiem([am, pm]) {
  let asked = 0;
  return (/** @type {number} */ hour) => {
    asked = hour === 1 || hour === asked + 1 ? hour : 0;
    return hour < 12 ? am : asked === 12 ? `${pm}\uFEFF` : pm;
  };
}

/**
 * Month names for dayjs; a function if the names in a date or in the title of a month have another form.
 * @param {readonly string[]} alone
 * @param {readonly string[]} inDate
 * @param {string} title the pattern of a title
 * @returns {any}
 */
function byForm(alone, inDate, title) {
  if (alone.every((name, index) => name === inDate[index])) return alone;
  const isSame = alone.every((name, index) => name.toLowerCase() === inDate[index].toLowerCase());
  // A name that differs only in its capital letter has this letter at the start of a title.
  const inTitle = (/** @type {string} */ pattern) => ((isSame ? /^M/.test(pattern) : /L/.test(title)) ? alone : inDate);
  /** @param {any} date @param {string} pattern */
  const name = (date, pattern) => {
    const plain = pattern.replace(/\[[^\]]*\]/g, "");
    return (/D/.test(plain) ? inDate : /Y/.test(plain) ? inTitle(pattern) : alone)[date.month()];
  };
  // dayjs looks up a typed name in s.concat(f), where it takes the December of `f` for the month 24.
  const indexOf = (/** @type {string} */ text) => Math.max(alone.indexOf(text), inDate.indexOf(text));
  /** @type {readonly string[]} */
  const s = Object.assign([...alone], { concat: () => ({ indexOf }) });
  return Object.assign(name, { s, f: inDate });
}

/**
 * The settings of Mantine's DatesProvider.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function mantineSettings(calendar) {
  const { firstDay, rangeSeparator } = valuesFor(calendar, "dayjs");
  const { locale, week, weekdays } = calendar.locale;
  return {
    locale: locale.toLowerCase(),
    firstDayOfWeek: firstDay,
    weekendDays: week.weekend.map((code) => /** @type {typeof firstDay} */ (weekdays.codes.indexOf(code))),
    labelSeparator: rangeSeparator.trim(),
  };
}

/**
 * The props of the DatePicker and the Calendar of Mantine 8, whose dates are texts.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function mantineProps(calendar) {
  valuesFor(calendar, "dayjs");
  const { locale, patterns: { skeletons } } = calendar;
  return {
    renderDay: (/** @type {string} */ date) => formatNumber(locale, +date.slice(8, 10)),
    // The bundle supports the years 1900 to 2100.
    getDayAriaLabel: (/** @type {string} */ date) =>
      date < "1900" || date > "2101" ? date : format(calendar, fromISO(date.slice(0, 10)), { skeleton: "yMMMMEEEEd" }),
    monthLabelFormat: tokens(calendar, skeletons.yMMMM),
    yearLabelFormat: tokens(calendar, skeletons.y),
    yearsListFormat: tokens(calendar, skeletons.y),
    monthsListFormat: "MMM",
    weekdayFormat: "dd",
    ariaLabels: strings(locale, {
      nextMonth: "nav.nextMonth", previousMonth: "nav.previousMonth", nextYear: "nav.nextYear",
      previousYear: "nav.previousYear", nextDecade: "nav.nextDecade", previousDecade: "nav.previousDecade",
      monthLevelControl: "a11y.changeMonth", yearLevelControl: "a11y.changeYear",
    }),
  };
}

/**
 * The props of Mantine's DatePickerInput.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function mantineInputProps(calendar) {
  const { numericDate } = valuesFor(calendar, "dayjs");
  return {
    ...mantineProps(calendar),
    ...(numericDate && { valueFormat: tokens(calendar, numericDate) }),
    ...strings(calendar.locale, { placeholder: "prompt.selectDate" }),
  };
}
