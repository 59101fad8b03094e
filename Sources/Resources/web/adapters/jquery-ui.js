// @ts-check
// jQuery UI 1.13: $.datepicker.setDefaults(jqueryUiLocale(calendar)); or $(input).datepicker(jqueryUiLocale(calendar));

import { strings } from "../almanac.js";
import { valuesFor } from "./calendars.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/** @type {Record<string, string>} */
const tokens = { yyyy: "yy", MM: "mm", dd: "dd" };

/**
 * The localized options of a datepicker.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function jqueryUiLocale(calendar) {
  const picker = valuesFor(calendar, "jQuery UI");
  return {
    monthNames: picker.months,
    monthNamesShort: picker.monthsShort,
    dayNames: picker.weekdays,
    dayNamesShort: calendar.locale.weekdays.standAlone.abbreviated,
    dayNamesMin: picker.weekdaysHeader,
    firstDay: picker.firstDay,
    isRTL: picker.direction === "rtl",
    showMonthAfterYear: picker.yearFirst,
    yearSuffix: picker.yearSuffix ?? "",
    ...(picker.numericDate && {
      dateFormat: picker.numericDate.replace(/[a-zA-Z]+/g, (token) => tokens[token]),
    }),
    ...strings(calendar.locale, {
      closeText: "action.done", currentText: "nav.today", prevText: "nav.previousMonth", nextText: "nav.nextMonth",
      weekHeader: "header.week", selectMonthLabel: "prompt.selectMonth", selectYearLabel: "prompt.selectYear",
      buttonText: "prompt.openCalendar",
    }),
  };
}
