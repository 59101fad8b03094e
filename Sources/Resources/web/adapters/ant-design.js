// @ts-check
// The locale of Ant Design's DatePicker, TimePicker and Calendar. Its field `lang` is the locale of rc-picker.
//
//     import { calendar } from "./almanac/de/gregorian.js";
//     import { antDesignLocale } from "./almanac/adapters/ant-design.js";
//     <DatePicker locale={antDesignLocale(calendar)} />
//
// Ant Design writes dates with dayjs, so give dayjs its locale too (see dayjs.js). `lang.locale` is that locale's name.

import { hasString, string, strings } from "../almanac.js";
import { valuesFor } from "./calendars.js";

/**
 * @param {import("../almanac.js").CalendarData} calendar a Gregorian calendar
 */
export function antDesignLocale(calendar) {
  const { monthsShort, numericDate, weekdaysHeader, yearFirst } = valuesFor(calendar, "Ant Design");
  const { locale, patterns } = calendar;
  const date = tokens(numericDate ?? patterns.skeletons.yMd);
  const time = tokens(locale.time.styles.medium);
  /**
   * A text for each of the two ends of a range.
   * @template {string} Name
   * @param {Name} name
   * @param {string} start
   * @param {string} end
   * @returns {{ [name in Name]?: [string, string] }}
   */
  const pair = (name, start, end) => /** @type {any} */ (
    hasString(locale, start) && hasString(locale, end) && { [name]: [string(locale, start), string(locale, end)] });
  return {
    lang: {
      ...strings(locale, texts),
      ...pair("rangePlaceholder", "label.startDate", "label.endDate"),
      ...pair("rangeYearPlaceholder", "label.startYear", "label.endYear"),
      ...pair("rangeQuarterPlaceholder", "label.startQuarter", "label.endQuarter"),
      ...pair("rangeMonthPlaceholder", "label.startMonth", "label.endMonth"),
      ...pair("rangeWeekPlaceholder", "label.startWeek", "label.endWeek"),
      locale: locale.locale.toLowerCase(),
      shortWeekDays: weekdaysHeader,
      shortMonths: monthsShort,
      monthBeforeYear: !yearFirst,
      yearFormat: tokens(patterns.skeletons.y),
      cellDateFormat: "D",
      cellMeridiemFormat: "A",
      fieldDateFormat: date,
      fieldTimeFormat: time,
      fieldDateTimeFormat: `${date} ${time}`,
      fieldMonthFormat: tokens(patterns.skeletons.yM),
    },
    timePickerLocale: {
      ...strings(locale, { placeholder: "prompt.selectTime" }),
      ...pair("rangePlaceholder", "label.startTime", "label.endTime"),
    },
  };
}

/** The fields of the locale that have one text, each with Almanac's key. */
const texts = {
  placeholder: "prompt.selectDate", yearPlaceholder: "prompt.selectYear", quarterPlaceholder: "prompt.selectQuarter",
  monthPlaceholder: "prompt.selectMonth", weekPlaceholder: "prompt.selectWeek", today: "nav.today", now: "nav.now",
  backToToday: "nav.backToToday", ok: "action.ok", clear: "action.clear", week: "segment.week", month: "segment.month",
  year: "segment.year", timeSelect: "prompt.selectTime", dateSelect: "prompt.selectDate", weekSelect: "prompt.selectWeek",
  monthSelect: "prompt.selectMonth", yearSelect: "prompt.selectYear", decadeSelect: "prompt.selectDecade",
  previousMonth: "nav.previousMonth", nextMonth: "nav.nextMonth", previousYear: "nav.previousYear", nextYear: "nav.nextYear",
  previousDecade: "nav.previousDecade", nextDecade: "nav.nextDecade", previousCentury: "nav.previousCentury",
  nextCentury: "nav.nextCentury",
};

/**
 * A numeric pattern in the tokens of dayjs.
 * @param {string} pattern
 */
function tokens(pattern) {
  return pattern.replace(/'([^']*)'|([a-zA-Z])\2*/g, (field, literal, letter) => {
    if (letter === undefined) return literal === "" ? "'" : `[${literal}]`;
    switch (letter) {
      case "y": return field.length === 2 ? "YY" : "YYYY";
      case "d": return field.toUpperCase();
      // dayjs has no narrow names of months.
      case "M": case "L": return "M".repeat(field.length > 4 ? 1 : field.length);
      case "K": return "h".repeat(field.length);
      case "k": return "H".repeat(field.length);
      case "a": case "B": return "A";
      default: return field;
    }
  });
}
