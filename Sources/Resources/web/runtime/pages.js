// @ts-check
// The content of a month, for a picker to draw.

import { firstEpochDay, lastEpochDay, modulo, weekdayCodes, weekdayIndex } from "./days.js";
import { convert, dateAt, dayOf, optionalDayOf } from "./dates.js";
import { checkedOptions, checkModule, expected, listOf, oneOf } from "./errors.js";
import { dateProblem } from "./limits.js";
import { monthOf } from "./months.js";
import { monthTitle, rowNames } from "./titles.js";
import { dayLabel, isWeekend, weekdayHeader, weekNumberOf } from "./weeks.js";

/** @typedef {import("../almanac.js").AnyDate} AnyDate */
/** @typedef {import("../almanac.js").AnyMonth} AnyMonth */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").DayCell} DayCell */
/** @typedef {import("../almanac.js").DaySelection} DaySelection */
/** @typedef {import("../almanac.js").MonthPage} MonthPage */
/** @typedef {import("../almanac.js").MonthPageOptions} MonthPageOptions */
/** @typedef {import("../almanac.js").RangePlace} RangePlace */

/** @type {readonly AnyDate[]} */
const none = [];

/**
 * A function that tells whether a day is chosen, and its place in a range.
 * @param {DaySelection} selection
 */
function chosenDays(selection) {
  const { dates = none, from, to } = checkedOptions(selection, ["dates", "from", "to"]);
  const days = new Set(listOf(dates, "a list of dates").map(dayOf));
  const start = optionalDayOf(from);
  const end = optionalDayOf(to) ?? start;
  return (/** @type {number} */ day) => {
    if (start === undefined || end === undefined || day < start || day > end) {
      return { isSelected: days.has(day), rangePlace: undefined };
    }
    /** @type {RangePlace} */
    const rangePlace = start === end ? "only" : day === start ? "start" : day === end ? "end" : "middle";
    return { isSelected: true, rangePlace };
  };
}

const optionNames = ["today", "selection", "limits", "days", "unavailable", "firstDay", "hasSixWeeks"];

/**
 * A month as a grid: title, header, and weeks of seven cells.
 *
 * A cell is `null` if Almanac does not support its day.
 * @param {CalendarData} calendar
 * @param {AnyMonth} date any day of the month
 * @param {MonthPageOptions} [options]
 * @returns {MonthPage}
 */
export function monthPage(calendar, date, options = {}) {
  checkModule(calendar, "calendar");
  const { locale } = calendar;
  const { today, selection = {}, limits, days, unavailable = none, firstDay = locale.week.firstDay, hasSixWeeks = false } =
    checkedOptions(options, optionNames);
  if (typeof hasSixWeeks !== "boolean") throw expected("true or false for 'hasSixWeeks'", hasSixWeeks, TypeError);
  const weekStart = oneOf(firstDay, weekdayCodes);
  const { first, length } = monthOf(calendar, date);
  const offset = modulo(weekdayIndex(first.epochDay) - weekdayCodes.indexOf(weekStart), 7);
  const chosen = chosenDays(selection);
  const blocked = new Set(listOf(unavailable, "a list of dates").map(dayOf));
  const todayDay = optionalDayOf(today);
  /** @param {number} day @returns {DayCell | null} */
  const cell = (day) => {
    if (day < firstEpochDay || day > lastEpochDay) return null;
    const date = dateAt(calendar, day);
    const problem = dateProblem(calendar, date, { limits, days });
    return {
      date,
      label: dayLabel(calendar, date),
      isInMonth: day >= first.epochDay && day < first.epochDay + length,
      isToday: day === todayDay,
      isWeekend: isWeekend(locale, date),
      ...chosen(day),
      problem: problem ?? (blocked.has(day) ? { code: "unavailable" } : undefined),
    };
  };
  const rows = hasSixWeeks ? 6 : Math.ceil((offset + length) / 7);
  return {
    title: monthTitle(calendar, first),
    firstDay: first,
    header: weekdayHeader(locale, weekStart),
    weeks: Array.from({ length: rows }, (_, row) => {
      const start = first.epochDay - offset + row * 7;
      return {
        number: weekNumberOf(locale, start, weekStart),
        cells: weekdayCodes.map((_, column) => cell(start + column)),
      };
    }),
  };
}

/**
 * A day's small label in a second calendar: the day's label, or the month's name on the first day of a month.
 * @param {CalendarData} calendar
 * @param {AnyDate} date
 * @returns {string}
 */
export function secondaryLabel(calendar, date) {
  const same = convert(calendar, date);
  return same.day === 1 ? rowNames(calendar, same).abbreviatedName : dayLabel(calendar, date);
}
