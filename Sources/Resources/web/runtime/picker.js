// @ts-check
// The values that the locale objects of most picker libraries need.

import { checkModule } from "./errors.js";
import { parsePattern } from "./patterns.js";
import { isHalfDay } from "./times.js";
import { weekdayCodes } from "./days.js";
import { yearsOf } from "./years.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").PickerValues} PickerValues */
/** @typedef {import("../almanac.js").WeekdayTexts} WeekdayTexts */

/**
 * The values that the locale objects of most picker libraries need, as in the field `picker` of a calendar's JSON.
 * @param {CalendarData} calendar
 * @returns {PickerValues}
 */
export function pickerValues(calendar) {
  checkModule(calendar, "calendar");
  const { locale, mask, months, patterns } = calendar;
  const { dayPeriods, numbers, week, weekdays } = locale;
  const typedDigits = { year: "y".repeat(calendar.rules.typedYearDigits?.[1] ?? 0), month: "MM", day: "dd" };
  const title = patterns.skeletons.yMMMM;
  const [firstColumn] = title.replace(/'[^']*'/g, "").match(/[yrUML]/) ?? "-";
  const [number, suffix, more] = parsePattern(calendar.years.pattern);
  const hasSuffix =
    typeof suffix === "string" && !more && /** @type {any} */ (number).letter === "y";
  return {
    dayPeriods: /** @type {[string, string]} */ (dayPeriods.format.abbreviated.slice(0, 2)),
    ...(numbers.digits && { digits: [...numbers.digits] }),
    direction: locale.direction,
    firstDay: /** @type {PickerValues["firstDay"]} */ (weekdayCodes.indexOf(week.firstDay)),
    firstDayCode: week.firstDay,
    hour12: isHalfDay(locale.hourCycle),
    months: [...(months.titled?.wide ?? months.standAlone.wide)],
    monthsInDate: [...months.format.wide],
    monthsShort: [...(months.titled?.abbreviated ?? months.standAlone.abbreviated)],
    ...(mask && {
      numericDate: mask.separators
        .map((separator, index) => (index === 0 ? "" : typedDigits[mask.order[index - 1]]) + separator)
        .join(""),
    }),
    rangeSeparator: /** @type {string} */ (patterns.intervals.fallback).split(/\{[01]\}/)[1],
    time: locale.time.skeletons.jm,
    title,
    weekdays: /** @type {WeekdayTexts} */ ([...(weekdays.titled?.wide ?? weekdays.standAlone.wide)]),
    weekdaysHeader: /** @type {WeekdayTexts} */ ([...calendar.picker.weekdaysHeader]),
    yearFirst: /[yrU]/.test(firstColumn),
    ...(calendar.rules.numbering === "counted" && { yearOffset: yearsOf(calendar).offset }),
    ...(hasSuffix && { yearSuffix: /** @type {string} */ (suffix) }),
  };
}
