// @ts-check
// The timepicker addon 1.6 of jQuery UI. Its defaults replace the defaults of the datepicker:
//   $.datepicker.setDefaults(jqueryUiLocale(calendar)); $.timepicker.setDefaults(jqueryTimepickerLocale(calendar));
//   $(input).datetimepicker();
// The object has only texts of times, so it fits every calendar. The datepicker computes Gregorian dates.

import { fieldTitle, pickerValues, strings } from "../almanac.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/**
 * The object without the keys that have no text.
 * @param {Record<string, string | undefined>} texts
 */
const known = (texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));

/**
 * The localized options of a timepicker.
 * @param {CalendarData} calendar
 */
export function jqueryTimepickerLocale(calendar) {
  const { dayPeriods, direction, hour12, time } = pickerValues(calendar);
  const { locale } = calendar;
  const [am, pm] = dayPeriods.map((name) => name.replace(/\s/g, " "));
  // TT writes uppercase letters, and tt writes lowercase letters.
  const marker = am === am.toUpperCase() ? "TT" : "tt";
  // The date comes first in this picker.
  const [, between] = calendar.patterns.dateTime.short.replace(/'/g, "").replace(/\s/g, " ").split(/\{[01]\}/);
  // The library cannot read a time in which AM or PM contains the separator.
  const isInNames = hour12 && (am + pm).includes(between);
  return {
    amNames: [am],
    pmNames: [pm],
    timeFormat: time
      .replace(/\s/g, " ").replace(/K/g, "h").replace(/k/g, "H")
      .replace(/('[^']*')|a/g, (text, quoted) => quoted ?? marker),
    separator: isInNames ? ", " : between,
    isRTL: direction === "rtl",
    ...known({
      hourText: fieldTitle(locale, "hour"), minuteText: fieldTitle(locale, "minute"),
      secondText: fieldTitle(locale, "second"), timezoneText: fieldTitle(locale, "zone"),
    }),
    ...strings(locale, {
      currentText: "nav.now", closeText: "action.done", timeOnlyTitle: "prompt.selectTime", timeText: "label.time",
      hourText: "label.hour", minuteText: "label.minute", secondText: "label.second", timezoneText: "label.timeZone",
    }),
  };
}
