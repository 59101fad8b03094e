// @ts-check
// The date adapter of Vuetify 3 for calendars whose months are not those of the Gregorian calendar: Persian and Islamic.
//
//     import { calendar } from "./almanac/fa/persian.js";
//     import { vuetifyCalendarAdapter } from "./almanac/adapters/vuetify-dates.js";
//     createVuetify({ locale: vuetifyLocale(calendar), date: { adapter: vuetifyCalendarAdapter(calendar, DateAdapter) } });
//
// vuetify.js has vuetifyLocale, and shows how to get the class DateAdapter. The values stay objects of `Date`. The years of
// the picker, such as its property `year`, are in the calendar's own numbers.

import {
  addMonths, calendarDate, convert, format, formatDateTime, formatTime, fromDate, months, setMonth, setYear, toDate, years,
} from "../almanac.js";
import { withTexts } from "./vuetify.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").CalendarDate} CalendarDate */

/**
 * A date adapter with the calendar's dates and texts.
 *
 * VDatePicker has twelve months, and passes the numbers of its years to `parseISO`. So the function throws if the calendar
 * has another month, or if its years look like those of ISO 8601, as in the Indian calendar.
 * @param {CalendarData} calendar
 * @param {new (...options: any[]) => any} Base a date adapter with Gregorian dates, such as Vuetify's own
 * @returns {new (...options: any[]) => any}
 */
export function vuetifyCalendarAdapter(calendar, Base) {
  const { last } = years(calendar);
  const { calendar: name, leapMonthCodes, monthCodes, rules } = calendar;
  if (rules.yearRule === "civil") return withTexts(calendar, Base);
  if (leapMonthCodes || monthCodes.length !== 12 || last >= 1900) {
    throw new TypeError(
      `Vuetify's picker needs twelve months, and years before 1900. Pass a Persian or Islamic calendar; this one is ${name}.`);
  }
  return withTexts(calendar, withDates(calendar, Base));
}

/**
 * A date adapter whose years, months and days are those of the calendar. A month is a number from 0 to 11.
 * @param {CalendarData} calendar
 * @param {new (...options: any[]) => any} Base
 */
function withDates(calendar, Base) {
  const { monthCodes } = calendar;
  /** @param {any} adapter @param {any} value */
  const dateOf = (adapter, value) => convert(calendar, fromDate(adapter.toJsDate(adapter.date(value))));
  /** @param {CalendarDate} date @returns {number} */
  const monthOf = (date) => monthCodes.indexOf(date.monthCode);
  /** @param {number} year @param {CalendarDate["monthCode"]} month */
  const lastDay = (year, month) => {
    const length = months(calendar, year).find(({ monthCode }) => monthCode === month)?.length ?? 0;
    return toDate(calendarDate(calendar, year, month, length));
  };
  /**
   * The value with another day, but the same time.
   * @param {any} adapter @param {any} value @param {CalendarDate} date
   */
  const moved = (adapter, value, date) => {
    const time = new Date(adapter.toJsDate(adapter.date(value)));
    const day = toDate(date);
    time.setFullYear(day.getFullYear(), day.getMonth(), day.getDate());
    return adapter.date(time);
  };
  return class extends Base {
    /** @param {any} value @param {string} name */
    format(value, name) {
      if (!/Date/.test(name)) return super.format(value, name);
      const day = this.toJsDate(this.date(value));
      const date = fromDate(day);
      const time = { hour: day.getHours(), minute: day.getMinutes() };
      const options = /(12|24)h$/.test(name) ? { hour12: name.endsWith("12h") } : {};
      if (name.startsWith("fullDateTime")) return formatDateTime(calendar, date, time, options);
      const numbers = format(calendar, date, { skeleton: "yMd" });
      return name.includes("Time") ? `${numbers} ${formatTime(calendar.locale, time, options)}` : numbers;
    }
    /** @param {any} value @returns {number} */
    getYear(value) {
      return dateOf(this, value).year;
    }
    /** @param {any} value @returns {number} */
    getMonth(value) {
      return monthOf(dateOf(this, value));
    }
    /** @param {any} value @returns {number} */
    getDate(value) {
      return dateOf(this, value).day;
    }
    /** @param {any} value @param {number} year */
    setYear(value, year) {
      return moved(this, value, setYear(calendar, dateOf(this, value), year));
    }
    /** @param {any} value @param {number} month */
    setMonth(value, month) {
      return moved(this, value, setMonth(calendar, dateOf(this, value), monthCodes[month]));
    }
    /** @param {any} value @param {number} day */
    setDate(value, day) {
      const { year, monthCode } = dateOf(this, value);
      return moved(this, value, calendarDate(calendar, year, monthCode, day));
    }
    /** @param {any} value @param {number} count */
    addMonths(value, count) {
      return moved(this, value, addMonths(calendar, dateOf(this, value), count));
    }
    /** @param {any} value */
    getNextMonth(value) {
      return this.startOfMonth(this.addMonths(value, 1));
    }
    /** @param {any} value */
    getPreviousMonth(value) {
      return this.startOfMonth(this.addMonths(value, -1));
    }
    /** @param {any} value */
    startOfMonth(value) {
      const { year, monthCode } = dateOf(this, value);
      return this.date(toDate(calendarDate(calendar, year, monthCode, 1)));
    }
    /** @param {any} value */
    endOfMonth(value) {
      const { year, monthCode } = dateOf(this, value);
      return this.date(lastDay(year, monthCode));
    }
    /** @param {any} value */
    startOfYear(value) {
      return this.date(toDate(calendarDate(calendar, dateOf(this, value).year, 1, 1)));
    }
    /** @param {any} value */
    endOfYear(value) {
      return this.date(lastDay(dateOf(this, value).year, monthCodes[11]));
    }
    /** @param {any} value @param {any} other */
    isSameYear(value, other) {
      return this.getYear(value) === this.getYear(other);
    }
    /** @param {any} value @param {any} other */
    isSameMonth(value, other) {
      return this.isSameYear(value, other) && this.getMonth(value) === this.getMonth(other);
    }
    /** @param {any} value @param {any} other @param {string} [unit] @returns {number} */
    getDiff(value, other, unit) {
      const [date, compared] = [dateOf(this, value), dateOf(this, other)];
      const count = (date.year - compared.year) * 12 + monthOf(date) - monthOf(compared);
      if (unit === "years") return date.year - compared.year;
      if (unit === "quarters") return Math.floor(count / 3);
      return unit === "months" ? count : super.getDiff(value, other, unit);
    }
    /** @param {any} value @param {number} [first] */
    getWeekArray(value, first) {
      const last = this.endOfMonth(value);
      const weeks = [];
      for (let day = this.startOfWeek(this.startOfMonth(value), first); !this.isAfter(this.startOfDay(day), last); ) {
        const week = Array.from({ length: 7 }, (_, index) => this.addDays(day, index));
        day = this.addDays(day, 7);
        weeks.push(week);
      }
      return weeks;
    }
    /** @param {string} text */
    parseISO(text) {
      const [year, month, day] = text.split("-").map(Number);
      if (year >= 1900 && year <= 2100) return super.parseISO(text);
      return this.date(toDate(calendarDate(calendar, year, month, day)));
    }
  };
}
