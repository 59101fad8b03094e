// @ts-check
// The messages and the date adapter of Vuetify 3: VDatePicker, VDateInput, VTimePicker and VConfirmEdit.
//
//     import { calendar } from "./almanac/de/gregorian.js";
//     import { vuetifyDateAdapter, vuetifyLocale } from "./almanac/adapters/vuetify.js";
//     const DateAdapter = createVuetify().date.instance.constructor;
//     createVuetify({ locale: vuetifyLocale(calendar), date: { adapter: vuetifyDateAdapter(calendar, DateAdapter) } });
//
// Pass a Buddhist, Japanese or Minguo calendar in the same way. For Persian and Islamic ones, see vuetify-dates.js.
// The base class may be any date adapter with Vuetify's interface. It counts days; the calendar supplies the texts.

import { format, formatNumber, fromDate, hasString, monthTitle, pickerValues, string, strings } from "../almanac.js";
import { isSupported, valuesFor } from "./calendars.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/**
 * Vuetify's names of formats, each with the skeleton that has the same fields.
 * @type {Record<string, import("../almanac.js").DateSkeleton>}
 */
const skeletons = {
  fullDate: "yMMMd", fullDateWithWeekday: "yMMMMEEEEd", normalDate: "MMMMd", normalDateWithWeekday: "MMMEd",
  shortDate: "MMMd", year: "y", monthAndDate: "MMMMd", dayOfMonth: "d",
};

/**
 * The option `locale` of createVuetify.
 * @param {CalendarData} calendar
 */
export function vuetifyLocale(calendar) {
  const messages = vuetifyMessages(calendar);
  const { locale: tag, direction } = calendar.locale;
  return { locale: tag, messages: { [tag]: messages }, rtl: { [tag]: direction === "rtl" } };
}

/**
 * The texts of the date and time pickers; add them to the messages of the other components.
 * @param {CalendarData} calendar
 */
export function vuetifyMessages(calendar) {
  const { dayPeriods, rangeSeparator } = pickerValues(calendar);
  const { locale } = calendar;
  return {
    ...strings(locale, { close: "action.close" }),
    confirmEdit: strings(locale, { ok: "action.ok", cancel: "action.cancel" }),
    calendar: strings(locale, { today: "nav.today" }),
    dateRangeInput: { divider: rangeSeparator.trim() },
    datePicker: {
      ...strings(locale, { title: "prompt.selectDate", header: "prompt.enterDate" }),
      // Vuetify has one text for all numbers, so the text fits the number 5.
      ...(hasString(locale, "selection.count") && {
        itemsSelected: string(locale, "selection.count", { n: 5 }).replace(formatNumber(locale, 5), "{0}"),
      }),
      range: strings(locale, { title: "prompt.selectDates", header: "prompt.enterDates" }),
      input: strings(locale, { placeholder: "prompt.enterDate" }),
      ariaLabel: {
        ...strings(locale, {
          previousMonth: "nav.previousMonth", nextMonth: "nav.nextMonth", previousYear: "nav.previousYear",
          nextYear: "nav.nextYear", selectMonth: "prompt.selectMonth", selectYear: "prompt.selectYear",
        }),
        selectDate: "{0}",
        ...(hasString(locale, "a11y.today") && { currentDate: string(locale, "a11y.today", { date: "{0}" }) }),
      },
    },
    timePicker: {
      am: dayPeriods[0],
      pm: dayPeriods[1],
      ...strings(locale, {
        title: "prompt.selectTime", hour: "label.hour", minute: "label.minute", second: "label.second",
        notAllowed: "error.invalidTime",
      }),
    },
  };
}

/**
 * A date adapter that writes the calendar's texts and has its first day of the week.
 * @param {CalendarData} calendar Gregorian, or another calendar with the same days and months, such as Buddhist
 * @param {new (...options: any[]) => any} Base a date adapter, such as Vuetify's own
 */
export function vuetifyDateAdapter(calendar, Base) {
  valuesFor(calendar, "Vuetify, without vuetifyCalendarAdapter,", "Gregorian", ["civil"]);
  return withTexts(calendar, Base);
}

/**
 * A date adapter with the calendar's texts, and with the months of `Base`.
 * @param {CalendarData} calendar
 * @param {new (...options: any[]) => any} Base
 */
export function withTexts(calendar, Base) {
  const { firstDay, months, monthsShort, weekdaysHeader, weekdays: wide } = pickerValues(calendar);
  const { week, weekdays } = calendar.locale;
  const { narrow } = weekdays.standAlone;
  const { abbreviated } = weekdays.titled ?? weekdays.standAlone;
  /** @type {Record<string, string[]>} */
  const headers = { long: wide, short: abbreviated ?? weekdaysHeader, narrow };
  // Vuetify needs the day of the week that every first week of a year contains.
  const decidingDay = (firstDay + 7 - week.minimalDays) % 7;
  return class extends Base {
    /** @param {any} value @param {string} name */
    format(value, name) {
      const date = this.toJsDate(this.date(value));
      if (name === "weekday") return wide[date.getDay()];
      if (name === "weekdayShort") return headers.short[date.getDay()];
      if (name === "month") return months[this.getMonth(this.date(value))];
      if (name === "monthShort") return monthsShort[this.getMonth(this.date(value))];
      // The other formats are for keyboard input or for times.
      if (!isSupported(date.getFullYear())) return super.format(value, name);
      if (name === "monthAndYear") return monthTitle(calendar, fromDate(date));
      const skeleton = skeletons[name];
      return skeleton === undefined ? super.format(value, name) : format(calendar, fromDate(date), { skeleton });
    }
    /** @param {number} [first] @param {string} [width] */
    getWeekdays(first = firstDay, width) {
      const names = headers[width ?? ""] ?? weekdaysHeader;
      return names.map((_, index) => names[(index + Number(first)) % 7]);
    }
    /** @param {any} value @param {number} [first] */
    getWeekArray(value, first = firstDay) {
      return super.getWeekArray(value, first);
    }
    /** @param {any} value @param {number} [first] */
    startOfWeek(value, first = firstDay) {
      return super.startOfWeek(value, first);
    }
    /** @param {any} value */
    endOfWeek(value) {
      return this.addDays(this.startOfWeek(value), 6);
    }
    /** @param {any} value @param {number} [first] @param {number} [deciding] */
    getWeek(value, first = firstDay, deciding = decidingDay) {
      return super.getWeek(value, first, deciding);
    }
  };
}
