// @ts-check
// The language object of Quasar: QDate, QTime, and the buttons of its dialogs.
//
//     import { calendar } from "./almanac/de/gregorian.js";
//     import { quasarLang } from "./almanac/adapters/quasar.js";
//     Quasar.Lang.set(quasarLang(calendar, Quasar.Lang.de));
//
// For QDate's calendar="persian", pass the Persian calendar.
//
// The second argument is Quasar's own object. It supplies the texts of other components, and the texts that the locale
// does not have. Quasar writes the numbers of days and years, and AM and PM, without its language object.

import { fieldTitle, format, formatNumber, fromDate, hasString, string, strings } from "../almanac.js";
import { isSupported, valuesFor } from "./calendars.js";

/**
 * @param {import("../almanac.js").CalendarData} calendar Gregorian or Persian
 * @param {any} [base] a language object of Quasar
 */
export function quasarLang(calendar, base = {}) {
  const values = valuesFor(calendar, "Quasar", "Gregorian or Persian", ["persian-years"]);
  const { locale } = calendar;
  const { earlier, later, ...labels } = strings(locale, {
    earlier: "nav.previousYears", later: "nav.nextYears",
    prevMonth: "nav.previousMonth", nextMonth: "nav.nextMonth", prevYear: "nav.previousYear", nextYear: "nav.nextYear",
    today: "nav.today", now: "nav.now", hour: "label.hour", minute: "label.minute", second: "label.second",
  });
  return {
    ...base,
    isoName: locale.locale,
    rtl: values.direction === "rtl",
    label: {
      ...base.label,
      ...strings(locale, {
        clear: "action.clear", ok: "action.ok", cancel: "action.cancel", close: "action.close",
        set: "action.set", select: "action.select", reset: "action.reset",
      }),
    },
    date: {
      ...base.date,
      days: values.weekdays,
      // These names are above the days of QDate, which cuts off longer names.
      daysShort: values.weekdaysHeader,
      months: values.months,
      monthsShort: values.monthsShort,
      firstDayOfWeek: values.firstDay,
      format24h: !values.hour12,
      pluralDay: daysSelected(locale, base),
      headerTitle: (/** @type {Date} */ date) =>
        isSupported(date.getFullYear()) ? format(calendar, fromDate(date), { skeleton: "MMMEd" }) : "",
      ...labels,
      // Quasar calls both functions, so they exist even if the locale does not have the words.
      prevRangeYears: earlier === undefined ? base.date?.prevRangeYears ?? (() => "") : () => earlier,
      nextRangeYears: later === undefined ? base.date?.nextRangeYears ?? (() => "") : () => later,
    },
  };
}

/**
 * The text after the number of chosen days; Quasar writes the number, a space and this text.
 *
 * Quasar has one text for all numbers, so the text fits the number 5: "5 дат", because no whole number takes the form
 * `other` in Russian.
 * @param {import("../almanac.js").LocaleData} locale
 * @param {any} base Quasar's object of the same language has the text if the language writes the number last
 */
function daysSelected(locale, base) {
  const text = hasString(locale, "selection.count") ? string(locale, "selection.count", { n: 5 }) : "";
  const own = base.isoName?.split("-")[0] === locale.locale.split("-")[0] ? base.date?.pluralDay : undefined;
  return text.split(formatNumber(locale, 5))[1]?.trim() || (own ?? fieldTitle(locale, "day") ?? "");
}
