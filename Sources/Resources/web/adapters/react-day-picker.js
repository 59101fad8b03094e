// @ts-check
// The props of react-day-picker 9.5 and later: labels, formatters, the first day of the week, and the direction.
//
//     import { calendar } from "./almanac/de/gregorian.js";
//     import { dayPickerProps } from "./almanac/adapters/react-day-picker.js";
//     <DayPicker mode="single" {...dayPickerProps(calendar)} />
//
// The calendar must be the one of the build. Pass Persian, Hebrew, Ethiopic or Islamic (Umm al-Qura) to the DayPicker of
// react-day-picker/persian, /hebrew, /ethiopic or /hijri. The builds /ethiopic and the main one compute the days and
// months of other calendars too: Coptic, and Buddhist, Japanese and Minguo, whose texts come from the calendar.
//
// The numbers are in the locale's digits. Do not set the prop `numerals`, because it also changes `data-day`. The builds
// /persian, /ethiopic and /hijri set it; pass numerals="latn" to them.

import { convert, format, formatNumber, fromDate, hasString, monthTitle, string, strings } from "../almanac.js";
import { isSupported, valuesFor } from "./calendars.js";

/** The rules and tables of years of the builds. */
const builds = ["civil", "persian-years", "hebrew", "coptic", "islamic-umalqura-years"];

/**
 * @param {import("../almanac.js").CalendarData} calendar the calendar of the build
 */
export function dayPickerProps(calendar) {
  const { direction, firstDay, months, weekdays, weekdaysHeader } =
    valuesFor(calendar, "react-day-picker", "Gregorian, Persian, Hebrew, Ethiopic or Umm al-Qura", builds);
  const { locale } = calendar;
  const number = (/** @type {number} */ n) => formatNumber(locale, n);
  /**
   * The text of a day. If its year is not supported, the text is its Gregorian numbers.
   * @param {Date} date
   * @param {(day: any) => string} text
   */
  const told = (date, text) => {
    const year = date.getFullYear();
    if (isSupported(year)) return text(fromDate(date));
    return [year, date.getMonth() + 1, date.getDate()].map(number).join("-");
  };
  const isCivil = calendar.rules.yearRule === "civil";
  /** @param {import("../almanac.js").CalendarDate} day */
  const monthName = (day) => {
    const name = format(calendar, day, { skeleton: "MMMM" });
    // The names in `months` may begin with a capital letter, but do not include leap months.
    return months.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
  };
  const title = (/** @type {Date} */ date) => told(date, (day) => monthTitle(calendar, day));
  /** @param {string} key @param {Record<string, string>} values if the word is missing, the first value is the text */
  const filled = (key, values) => (hasString(locale, key) ? string(locale, key, values) : Object.values(values)[0]);
  /** @param {Date} date @param {Record<string, boolean>} [modifiers] */
  const day = (date, modifiers = {}) => {
    let label = told(date, (day) => format(calendar, day, { skeleton: "yMMMMEEEEd" }));
    if (modifiers.today) label = filled("a11y.today", { date: label });
    if (modifiers.range_start) return filled("a11y.rangeStart", { date: label });
    if (modifiers.range_end) return filled("a11y.rangeEnd", { date: label });
    if (modifiers.range_middle) return filled("a11y.inRange", { date: label });
    return modifiers.selected ? filled("a11y.selected", { date: label }) : label;
  };
  const { week, ...labels } = strings(locale, {
    labelPrevious: "nav.previousMonth", labelNext: "nav.nextMonth", labelMonthDropdown: "prompt.selectMonth",
    labelYearDropdown: "prompt.selectYear", labelWeekNumberHeader: "label.weekNumber", labelNav: "label.calendar",
    week: "header.week",
  });
  return {
    dir: direction,
    lang: locale.locale,
    weekStartsOn: firstDay,
    firstWeekContainsDate: /** @type {1 | 4} */ (locale.week.minimalDays),
    labels: {
      // If a label is missing here, react-day-picker uses its English label.
      labelNav: () => "",
      labelWeekNumberHeader: () => week ?? "",
      labelWeekNumber: (/** @type {number} */ n) => filled("a11y.weekNumber", { n: number(n) }),
      ...Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, () => label])),
      labelDayButton: day,
      labelGridcell: day,
      labelGrid: title,
      labelWeekday: (/** @type {Date} */ date) => weekdays[date.getDay()],
    },
    formatters: {
      formatCaption: title,
      formatDay: (/** @type {Date} */ date) =>
        isCivil ? number(date.getDate()) : told(date, (day) => number(convert(calendar, day).day)),
      formatMonthDropdown: (/** @type {Date} */ date) => (isCivil ? months[date.getMonth()] : told(date, monthName)),
      formatYearDropdown: (/** @type {Date} */ date) => told(date, (day) => format(calendar, day, { skeleton: "y" })),
      formatWeekdayName: (/** @type {Date} */ date) => weekdaysHeader[date.getDay()],
      formatWeekNumber: number,
      formatWeekNumberHeader: () => week ?? "",
    },
  };
}
