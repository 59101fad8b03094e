// @ts-check
// Weeks, weekends and the rows of a month.

import { civilOf, epochDayOf, firstEpochDay, lastEpochDay, modulo, weekdayCodes, weekdayIndex } from "./days.js";
import { convert, dateAt, dayOf } from "./dates.js";
import { checkModule, oneOf, own } from "./errors.js";
import { addDays, monthOf } from "./months.js";
import { fieldDigits } from "./patterns.js";

/** @typedef {import("../almanac.js").AnyDate} AnyDate */
/** @typedef {import("../almanac.js").AnyMonth} AnyMonth */
/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../almanac.js").LocaleData} LocaleData */
/** @typedef {import("../almanac.js").Weekday} Weekday */

/**
 * The columns of a month, one for each day of the week, starting at the first day of the week.
 * @param {LocaleData} locale
 * @param {Weekday} [firstDay] by default the first day of the region's week
 */
export function weekdayHeader(locale, firstDay) {
  checkModule(locale, "locale");
  const { standAlone: names, titled } = locale.weekdays;
  const first = weekdayCodes.indexOf(oneOf(firstDay === undefined ? locale.week.firstDay : firstDay, weekdayCodes));
  return weekdayCodes.map((_, offset) => {
    const index = (first + offset) % 7;
    return {
      weekday: weekdayCodes[index],
      name: (titled?.wide ?? names.wide)[index],
      abbreviatedName: (titled?.abbreviated ?? names.abbreviated)[index],
      shortName: (titled?.short ?? names.short ?? names.abbreviated)[index],
      narrowName: names.narrow[index],
      isWeekend: locale.week.weekend.includes(weekdayCodes[index]),
    };
  });
}

/**
 * Whether a day is on the weekend of the locale's region.
 * @param {LocaleData} locale
 * @param {AnyDate} date
 * @returns {boolean}
 */
export function isWeekend(locale, date) {
  checkModule(locale, "locale");
  return locale.week.weekend.includes(weekdayCodes[weekdayIndex(dayOf(date))]);
}

/**
 * The seven days of the week that contains a date, starting at the first day of the region's week.
 * @param {CalendarData} calendar
 * @param {AnyDate} date
 * @returns {CalendarDate[]}
 */
export function weekOf(calendar, date) {
  checkModule(calendar, "calendar");
  const offset = modulo(weekdayIndex(dayOf(date)) - weekdayCodes.indexOf(calendar.locale.week.firstDay), 7);
  return weekdayCodes.map((_, index) => addDays(calendar, date, index - offset));
}

/**
 * The day on which the first week of a Gregorian year begins, in days since 1 January 1970.
 * @param {LocaleData} locale
 * @param {number} year
 * @param {number} firstDay the first day of the week, 0 for Sunday to 6 for Saturday
 */
function firstWeek(locale, year, firstDay) {
  const newYear = epochDayOf(year, 1, 1);
  const daysBefore = modulo(weekdayIndex(newYear) - firstDay, 7);
  return newYear - daysBefore + (7 - daysBefore >= locale.week.minimalDays ? 0 : 7);
}

/**
 * @param {LocaleData} locale
 * @param {number} day
 * @param {Weekday} firstDay
 */
export function weekNumberOf(locale, day, firstDay) {
  const { year } = civilOf(day);
  const place = weekdayCodes.indexOf(firstDay);
  if (day >= firstWeek(locale, year + 1, place)) return 1;
  const first = firstWeek(locale, year, place);
  const start = day >= first ? first : firstWeek(locale, year - 1, place);
  return Math.floor((day - start) / 7) + 1;
}

/**
 * The number of the week in the Gregorian year, 1 to 53, by the rules of the locale's region.
 * @param {LocaleData} locale
 * @param {AnyDate} date
 * @returns {number}
 */
export function weekNumber(locale, date) {
  checkModule(locale, "locale");
  return weekNumberOf(locale, dayOf(date), locale.week.firstDay);
}

/**
 * The weeks of the month that contains a date, each with seven days; days of the months before and after complete them.
 *
 * An entry is `null` if Almanac does not support its day.
 * @param {CalendarData} calendar
 * @param {AnyMonth} date
 * @returns {(CalendarDate | null)[][]}
 */
export function weeks(calendar, date) {
  const { first, length } = monthOf(calendar, date);
  const offset = modulo(weekdayIndex(first.epochDay) - weekdayCodes.indexOf(calendar.locale.week.firstDay), 7);
  return Array.from({ length: Math.ceil((offset + length) / 7) }, (_, row) =>
    weekdayCodes.map((_, column) => {
      const day = first.epochDay + row * 7 + column - offset;
      return day < firstEpochDay || day > lastEpochDay ? null : dateAt(calendar, day);
    }),
  );
}

/**
 * The label of a day in the grid of a month: its number in the calendar's numerals, or its name, such as 初八.
 * @param {CalendarData} calendar
 * @param {AnyDate} date
 * @returns {string}
 */
export function dayLabel(calendar, date) {
  const { day } = convert(calendar, date);
  // The pattern itself can have more than the number, as in 15日.
  const { digits } = fieldDigits(calendar, "d", own(calendar.numberOverrides, "patterns.skeletons.d"));
  return calendar.dayNames?.[day - 1] ?? digits(day);
}
