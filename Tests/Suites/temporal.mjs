// A small Temporal over the runtime of a bundle: PlainDate, PlainYearMonth, PlainMonthDay and the durations between them, so
// that the files of test262 can run with Almanac's calendars. Only what those files use is here.

import { Calendar } from "./calendars.mjs";

const dateUnits = ["year", "month", "week", "day"];
const durationFields = ["years", "months", "weeks", "days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "nanoseconds"];

function integer(value, isPositive) {
  if (typeof value === "symbol" || typeof value === "bigint") throw new TypeError("Not a number.");
  const number = Math.trunc(Number(value));
  if (!Number.isFinite(number) || (isPositive && number < 1)) throw new RangeError(`${number} is out of range.`);
  return number + 0;
}

function text(value) {
  const primitive = typeof value === "object" && value !== null ? `${value}` : value;
  if (typeof primitive !== "string") throw new TypeError("Not a text.");
  return primitive;
}

function code(value) {
  const found = text(value);
  if (!/^M(\d\d)L?$/.test(found) || found === "M00") throw new RangeError(`${found} is no month code.`);
  return found;
}

/** How each field is read, in the order in which the standard reads them. */
const readers = {
  day: (value) => integer(value, true), era: text, eraYear: (value) => integer(value, false),
  month: (value) => integer(value, true), monthCode: code, year: (value) => integer(value, false),
};

function objectOf(value) {
  if (typeof value !== "object" && typeof value !== "function" || value === null) throw new TypeError("Not an object.");
  return value;
}

function option(options, name, values, fallback) {
  if (options === undefined) return fallback;
  const value = objectOf(options)[name];
  if (value === undefined) return fallback;
  const found = typeof value === "symbol" ? text(value) : `${value}`;
  const singular = values === dateUnits && found.endsWith("s") ? found.slice(0, -1) : found;
  if (![...values, fallback].includes(singular)) throw new RangeError(`${found} is no ${name}.`);
  return singular;
}
const overflowOf = (options) => option(options, "overflow", ["constrain", "reject"], "constrain");

const pad = (number, length = 2) => String(number).padStart(length, "0");
const dayName = (epochDay) => new Date(epochDay * 86400000).toISOString().slice(0, 10);

/**
 * @param {any} runtime the exports of `almanac.js`
 * @param {any[]} modules the exports `calendar` of the calendars' modules in one locale
 */
export function temporalOf(runtime, modules) {
  const byID = new Map();
  for (const data of modules) {
    byID.set(data.bcp47, new Calendar(data.bcp47, runtime, data));
    if (data.bcp47 === "gregory") byID.set("iso8601", new Calendar("iso8601", runtime, data));
  }

  function calendarNamed(name) {
    const known = byID.get(name.toLowerCase());
    if (!known) throw new RangeError(`There is no calendar ${name}.`);
    return known;
  }
  function calendarOf(value) {
    if (value === undefined) return byID.get("iso8601");
    if (value?.[slot]) return value[slot].calendar;
    if (typeof value !== "string") throw new TypeError("Not a calendar.");
    if (byID.has(value.toLowerCase())) return byID.get(value.toLowerCase());
    if (/\d/.test(value[0] ?? "")) return calendarNamed(parsed(value).calendar);
    return calendarNamed(value);
  }
  function parsed(value) {
    const match = /^([+-]\d{6}|\d{4})(?:-?(\d\d)(?:-?(\d\d))?)?(?:[Tt ][\d:.,]+(?:[+-][\d:]+)?)?((?:\[[^\]]*\])*)$/.exec(text(value)) ??
      /^()(?:--)?(\d\d)-?(\d\d)((?:\[[^\]]*\])*)$/.exec(value);
    if (!match) throw new RangeError(`${value} is no date.`);
    return { year: match[1], month: match[2], day: match[3], calendar: /\[!?u-ca=([^\]]*)\]/.exec(match[4])?.[1] ?? "iso8601" };
  }
  const civilDay = (year, month, day) => runtime.gregorianDate(+year, +month, +day).epochDay;

  function fieldsOf(object, names, extra = []) {
    const fields = {};
    for (const name of [...names, ...extra].sort()) {
      const value = object[name];
      if (value !== undefined) fields[name] = readers[name](value);
    }
    return fields;
  }
  const eraNames = (calendar) => (calendar.eras.length ? ["era", "eraYear"] : []);

  function durationOf(value) {
    if (value instanceof Duration) return value;
    if (typeof value === "string") {
      const match = /^([+-]?)P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/i.exec(value);
      if (!match) throw new RangeError(`${value} is no duration of days.`);
      const sign = match[1] === "-" ? -1 : 1;
      return new Duration(...match.slice(2).map((part) => sign * Number(part ?? 0)));
    }
    const found = durationFields.map((name) => objectOf(value)[name]);
    if (found.every((part) => part === undefined)) throw new TypeError("No field of a duration.");
    return new Duration(...found.map((part) => {
      const number = Number(part ?? 0);
      if (!Number.isInteger(number)) throw new RangeError(`${part} is no whole number.`);
      return number;
    }));
  }

  class Duration {
    constructor(...values) {
      durationFields.forEach((name, index) => (this[name] = (values[index] ?? 0) + 0));
    }
    static from(value) {
      return new Duration(...durationFields.map((name) => durationOf(value)[name]));
    }
    get sign() {
      return Math.sign(durationFields.map((name) => this[name]).find((value) => value !== 0) ?? 0);
    }
    negated() {
      return new Duration(...durationFields.map((name) => -this[name]));
    }
  }

  const slot = Symbol("slot");
  /** What the three types have in common: a calendar, and a day in it that stands for the value. */
  class Plain {
    constructor(calendar, epochDay) {
      Object.defineProperty(this, slot, { value: { calendar, epochDay, fields: calendar.fieldsOf(epochDay) } });
    }
    get calendarId() {
      return this[slot].calendar.id;
    }
    get monthCode() {
      return this[slot].fields.monthCode;
    }
    equals(other) {
      const { calendar, epochDay } = this.constructor.from(other)[slot];
      return calendar === this[slot].calendar && epochDay === this[slot].epochDay;
    }
    toJSON() {
      return this.toString();
    }
    valueOf() {
      throw new TypeError("Use compare.");
    }
    suffix(options) {
      const shown = option(options, "calendarName", ["auto", "always", "never", "critical"], "auto");
      const hides = shown === "never" || (shown === "auto" && this.calendarId === "iso8601");
      return { hides, name: hides ? "" : `[${shown === "critical" ? "!" : ""}u-ca=${this.calendarId}]` };
    }
    merged(changes, names, type) {
      objectOf(changes);
      if (changes[slot] || changes.calendar !== undefined || changes.timeZone !== undefined) throw new TypeError("Not fields.");
      const { calendar } = this[slot];
      const given = fieldsOf(changes, names, type === "month-day" ? ["year", ...eraNames(calendar)] : eraNames(calendar));
      if (Object.keys(given).length === 0) throw new TypeError("No fields.");
      const own = { day: this.day, monthCode: this.monthCode, ...(type !== "month-day" && { year: this.year }) };
      if ("month" in given || "monthCode" in given) delete own.monthCode;
      if ("year" in given || "era" in given || "eraYear" in given) delete own.year;
      if (type === "year-month") own.day = undefined;
      return { ...own, ...given };
    }
  }
  for (const name of ["year", "month", "era", "eraYear", "daysInMonth", "daysInYear", "monthsInYear", "inLeapYear"]) {
    const descriptor = { get() { return this[slot].fields[name]; }, configurable: true };
    Object.defineProperty(Plain.prototype, name, descriptor);
  }

  const Dated = (Base) => class extends Base {
    arithmetic(duration, options, sign) {
      const found = durationOf(duration);
      const overflow = overflowOf(options);
      const [years, months, weeks, days] = durationFields.slice(0, 4).map((name) => sign * found[name]);
      return [{ years, months, weeks, days }, overflow];
    }
    difference(other, options, sign, units, fallback) {
      const two = this.constructor.from(other);
      if (two[slot].calendar !== this[slot].calendar) throw new RangeError("Another calendar.");
      const largest = option(options, "largestUnit", dateUnits, "auto");
      const smallest = option(options, "smallestUnit", dateUnits, units[units.length - 1]);
      if (![...units, "auto"].includes(largest) || smallest !== units[units.length - 1]) throw new RangeError("No such unit.");
      const unit = largest === "auto" ? fallback : largest;
      const { years, months, weeks, days } = this[slot].calendar.until(this[slot].epochDay, two[slot].epochDay, unit);
      return new Duration(...[years, months, weeks, days].map((value) => sign * value + 0));
    }
  };

  class PlainDate extends Dated(Plain) {
    constructor(year, month, day, calendar = "iso8601") {
      if (typeof calendar !== "string") throw new TypeError("Not a calendar.");
      super(calendarNamed(calendar), civilDay(integer(year), integer(month), integer(day)));
    }
    static from(value, options) {
      if (value instanceof PlainDate) {
        overflowOf(options);
        return dateOf(value[slot].calendar, value[slot].epochDay);
      }
      if (typeof value === "string") {
        const { year, month, day, calendar } = parsed(value);
        const known = calendarNamed(calendar);
        overflowOf(options);
        return dateOf(known, civilDay(year, month, day ?? NaN));
      }
      const calendar = calendarOf(objectOf(value).calendar);
      const fields = fieldsOf(value, ["day", "month", "monthCode", "year"], eraNames(calendar));
      const overflow = overflowOf(options);
      calendar.resolve(fields, "date");
      return dateOf(calendar, calendar.dayOf(fields, overflow));
    }
    static compare(one, two) {
      return Math.sign(PlainDate.from(one)[slot].epochDay - PlainDate.from(two)[slot].epochDay);
    }
    get day() {
      return this[slot].fields.day;
    }
    get dayOfYear() {
      return this[slot].fields.dayOfYear;
    }
    get dayOfWeek() {
      return ((this[slot].epochDay + 3) % 7 + 7) % 7 + 1;
    }
    get daysInWeek() {
      return 7;
    }
    get weekOfYear() {
      return undefined;
    }
    get yearOfWeek() {
      return undefined;
    }
    with(changes, options) {
      const { calendar } = this[slot];
      const fields = this.merged(changes, ["day", "month", "monthCode", "year"], "date");
      const overflow = overflowOf(options);
      calendar.resolve(fields, "date");
      return dateOf(calendar, calendar.dayOf(fields, overflow));
    }
    withCalendar(calendar) {
      if (calendar === undefined) throw new TypeError("Not a calendar.");
      return dateOf(calendarOf(calendar), this[slot].epochDay);
    }
    add(duration, options) {
      return dateOf(this[slot].calendar, this[slot].calendar.add(this[slot].epochDay, ...this.arithmetic(duration, options, 1)));
    }
    subtract(duration, options) {
      return dateOf(this[slot].calendar, this[slot].calendar.add(this[slot].epochDay, ...this.arithmetic(duration, options, -1)));
    }
    until(other, options) {
      return this.difference(other, options, 1, dateUnits, "day");
    }
    since(other, options) {
      return this.difference(other, options, -1, dateUnits, "day");
    }
    toPlainYearMonth() {
      return PlainYearMonth.from({ year: this.year, monthCode: this.monthCode, calendar: this.calendarId });
    }
    toPlainMonthDay() {
      return PlainMonthDay.from({ monthCode: this.monthCode, day: this.day, calendar: this.calendarId });
    }
    toString(options) {
      const { name } = this.suffix(options === undefined ? undefined : objectOf(options));
      return dayName(this[slot].epochDay) + name;
    }
  }

  class PlainYearMonth extends Dated(Plain) {
    constructor(year, month, calendar = "iso8601", day = 1) {
      if (typeof calendar !== "string") throw new TypeError("Not a calendar.");
      super(calendarNamed(calendar), civilDay(integer(year), integer(month), integer(day)));
    }
    static from(value, options) {
      if (value instanceof PlainYearMonth) {
        overflowOf(options);
        return monthOf(value[slot].calendar, value[slot].epochDay);
      }
      if (typeof value === "string") {
        const { year, month, day = 1, calendar } = parsed(value);
        const known = calendarNamed(calendar);
        overflowOf(options);
        const epochDay = civilDay(year, month, day);
        return monthOf(known, epochDay - known.fieldsOf(epochDay).day + 1);
      }
      const calendar = calendarOf(objectOf(value).calendar);
      const fields = fieldsOf(value, ["month", "monthCode", "year"], eraNames(calendar));
      return PlainYearMonth.resolved(calendar, fields, overflowOf(options));
    }
    static resolved(calendar, fields, overflow) {
      calendar.resolve(fields, "year-month");
      return monthOf(calendar, calendar.dayOf({ ...fields, day: 1 }, overflow));
    }
    static compare(one, two) {
      return Math.sign(PlainYearMonth.from(one)[slot].epochDay - PlainYearMonth.from(two)[slot].epochDay);
    }
    with(changes, options) {
      const fields = this.merged(changes, ["month", "monthCode", "year"], "year-month");
      return PlainYearMonth.resolved(this[slot].calendar, fields, overflowOf(options));
    }
    moved(duration, options, sign) {
      const [amount, overflow] = this.arithmetic(duration, options, sign);
      if (amount.weeks || amount.days) throw new RangeError("Only years and months.");
      return monthOf(this[slot].calendar, this[slot].calendar.add(this[slot].epochDay, amount, overflow));
    }
    add(duration, options) {
      return this.moved(duration, options, 1);
    }
    subtract(duration, options) {
      return this.moved(duration, options, -1);
    }
    until(other, options) {
      return this.difference(other, options, 1, ["year", "month"], "year");
    }
    since(other, options) {
      return this.difference(other, options, -1, ["year", "month"], "year");
    }
    toPlainDate(fields) {
      const { day } = fieldsOf(objectOf(fields), ["day"]);
      return PlainDate.from({ year: this.year, monthCode: this.monthCode, day, calendar: this.calendarId });
    }
    toString(options) {
      const { hides, name } = this.suffix(options === undefined ? undefined : objectOf(options));
      const day = dayName(this[slot].epochDay);
      return (hides && this.calendarId === "iso8601" ? day.slice(0, 7) : day) + name;
    }
  }

  class PlainMonthDay extends Plain {
    constructor(month, day, calendar = "iso8601", year = 1972) {
      if (typeof calendar !== "string") throw new TypeError("Not a calendar.");
      super(calendarNamed(calendar), civilDay(integer(year), integer(month), integer(day)));
    }
    static from(value, options) {
      if (value instanceof PlainMonthDay) {
        overflowOf(options);
        return monthDayOf(value[slot].calendar, value[slot].epochDay);
      }
      if (typeof value === "string") {
        const { year, month, day, calendar } = parsed(value);
        const known = calendarNamed(calendar);
        overflowOf(options);
        const epochDay = civilDay(year || 1972, month, day);
        const { monthCode, day: number } = known.fieldsOf(epochDay);
        return monthDayOf(known, known.reference({ monthCode, day: number }, "constrain").epochDay);
      }
      const calendar = calendarOf(objectOf(value).calendar);
      const fields = fieldsOf(value, ["day", "month", "monthCode", "year"], eraNames(calendar));
      return PlainMonthDay.resolved(calendar, fields, overflowOf(options));
    }
    static resolved(calendar, fields, overflow) {
      calendar.resolve(fields, "month-day");
      return monthDayOf(calendar, calendar.reference(fields, overflow).epochDay);
    }
    get day() {
      return this[slot].fields.day;
    }
    with(changes, options) {
      const fields = this.merged(changes, ["day", "month", "monthCode", "year"], "month-day");
      return PlainMonthDay.resolved(this[slot].calendar, fields, overflowOf(options));
    }
    toPlainDate(fields) {
      const { calendar } = this[slot];
      const given = fieldsOf(objectOf(fields), ["year"], eraNames(calendar));
      const merged = { ...given, monthCode: this.monthCode, day: this.day };
      calendar.resolve(merged, "date");
      return dateOf(calendar, calendar.dayOf(merged, "constrain"));
    }
    toString(options) {
      const { hides, name } = this.suffix(options === undefined ? undefined : objectOf(options));
      const day = dayName(this[slot].epochDay);
      return (hides && this.calendarId === "iso8601" ? day.slice(5) : day) + name;
    }
  }
  for (const name of ["year", "month", "era", "eraYear", "daysInMonth", "daysInYear", "monthsInYear", "inLeapYear"]) {
    Object.defineProperty(PlainMonthDay.prototype, name, { value: undefined });
  }

  const made = (Type) => (calendar, epochDay) => {
    const [year, month, day] = dayName(epochDay).split("-").map(Number);
    return Type === PlainDate ? new Type(year, month, day, calendar.id)
      : Type === PlainYearMonth ? new Type(year, month, calendar.id, day) : new Type(month, day, calendar.id, year);
  };
  const [dateOf, monthOf, monthDayOf] = [PlainDate, PlainYearMonth, PlainMonthDay].map(made);
  return { Duration, PlainDate, PlainMonthDay, PlainYearMonth };
}
