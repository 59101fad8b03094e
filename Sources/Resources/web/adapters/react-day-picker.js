// @ts-check
// The props of react-day-picker 9: labels, formatters, the first day of the week, and the direction.
//
//     import { calendar } from "./almanac/de/gregorian.js";
//     import { dayPickerProps } from "./almanac/adapters/react-day-picker.js";
//     <DayPicker mode="single" {...dayPickerProps(calendar)} />
//
// The numbers are in the locale's digits. Do not set the prop `numerals`, because it also changes `data-day`.

import { format, formatNumber, fromDate, hasString, monthTitle, pickerValues, string, strings } from "../almanac.js";

/**
 * @param {import("../almanac.js").CalendarData} calendar Gregorian, or Buddhist, which has the same days and months
 */
export function dayPickerProps(calendar) {
  const { locale } = calendar;
  const { direction, firstDay, months, weekdays, weekdaysHeader } = pickerValues(calendar);
  const number = (/** @type {number} */ n) => formatNumber(locale, n);
  /**
   * The bundle supports the years 1900 to 2100; the text of any other day is its numbers.
   * @param {Date} date
   * @param {(day: any) => string} text
   */
  const told = (date, text) => {
    const year = date.getFullYear();
    if (year >= 1900 && year <= 2100) return text(fromDate(date));
    return [year, date.getMonth() + 1, date.getDate()].map(number).join("-");
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
    firstWeekContainsDate: locale.week.minimalDays,
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
      formatDay: (/** @type {Date} */ date) => number(date.getDate()),
      formatMonthDropdown: (/** @type {Date} */ date) => months[date.getMonth()],
      formatYearDropdown: (/** @type {Date} */ date) => told(date, (day) => format(calendar, day, { skeleton: "y" })),
      formatWeekdayName: (/** @type {Date} */ date) => weekdaysHeader[date.getDay()],
      formatWeekNumber: number,
      formatWeekNumberHeader: () => week ?? "",
    },
  };
}
