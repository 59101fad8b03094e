// @ts-check
// Tests the adapters with all calendars: which ones they refuse, and the dates of the others against tables of independent
// sources and node's Intl.
//
// node adapter-calendars.mjs FOLDER_OF_THE_MODULES FOLDER_OF_THE_TABLES
//
// The bundle has all calendars, in the locales en, fa, ja and zh-Hant-TW.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { DateAdapter } from "./libraries/vuetify.mjs";

// Far from UTC, a wrong choice of the clock changes the day.
process.env.TZ = "Pacific/Auckland";
const [folder, tables] = process.argv.slice(2).map((path) => resolve(path));
const open = (/** @type {string[]} */ ...path) => import(pathToFileURL(join(folder, ...path)).href);
const { calendars, load } = await open("index.js");
const { convert, format, fromISO, gregorianDate, months: monthsOf, setYear } = await open("almanac.js");
/** @type {Record<string, Function>} */
const functions = {};
/** The adapter's name of each function, which is the library's name. @type {Record<string, string>} */
const files = {};
for (const file of readdirSync(join(folder, "adapters")).filter((name) => name.endsWith(".js"))) {
  const adapter = await open("adapters", file);
  Object.assign(functions, adapter);
  for (const name of Object.keys(adapter)) files[name] = file.replace(/(-dates)?\.js$/, "");
}
let count = 0;
/** @param {unknown} found @param {unknown} expected @param {string} what */
function same(found, expected, what) {
  count += 1;
  assert.deepEqual(found, expected, what);
}

// The calendars whose dates a library computes. MUI X has adapters for the libraries of dates date-fns-jalali and
// moment-hijri, QDate has calendar="persian", and react-day-picker has a build for each of its calendars.
const civil = ["gregorian", "buddhist", "japanese", "roc"];
const builds = [...civil, "persian", "hebrew", "ethiopic", "ethiopic-amete-alem", "coptic", "islamic-umalqura"];
/** @type {Record<string, string[]>} */
const accepted = {
  dateFnsLocale: ["gregorian", "persian"], quasarLang: ["gregorian", "persian"],
  muiXLocaleText: ["gregorian", "persian", "islamic-umalqura"], dayPickerProps: builds, vuetifyDateAdapter: civil,
  vuetifyCalendarAdapter: [...civil, "persian", "islamic-umalqura", "islamic-civil", "islamic-tbla"],
};
// The first two are tested below. The other functions return no dates, but texts of times, names of weekdays, words, and parts
// of the other functions.
const others = [
  "internationalizedCalendar", "temporalDate",
  "jqueryTimepickerLocale", "muiXDayOfWeek", "vuetifyLocale", "vuetifyMessages", "withTexts", "isSupported", "valuesFor", "withoutSpaces",
  "momentFormat", "hasOrdinals", "ordinal", "ordinalEnding",
];
class Moment {
  subtract = () => this;
  clone = () => this;
  startOf = () => this;
  endOf = () => this;
}
for (const [call, make] of Object.entries(functions).filter(([name]) => !others.includes(name))) {
  const argument = call === "daterangepickerRanges" ? () => new Moment() : call.startsWith("vuetify") ? DateAdapter : undefined;
  for (const name of calendars) {
    const { calendar } = await load("en", name);
    let message = "";
    try {
      make(calendar, argument);
    } catch (error) {
      assert.ok(error instanceof TypeError, `${call}: ${error}`);
      ({ message } = error);
    }
    const isAccepted = (accepted[call] ?? ["gregorian"]).includes(name);
    const refused = /^.+\. Pass (?:the|a) .+ calendar; this one is ([a-z-]+)\.$/.exec(message)?.[1] ?? message;
    const letters = (/** @type {string} */ text) => text.toLowerCase().replace(/'s|[^a-z]/g, "");
    if (message) same(letters(message).startsWith(letters(files[call])), true, `the library's name in: ${message}`);
    same(refused, isAccepted ? "" : name, `${call}, ${name}: ${message}`);
  }
}

// Each function that takes a calendar names it if a page passes nothing, for example after a misspelled import.
const parts = ["isSupported", "withoutSpaces", "momentFormat", "hasOrdinals", "ordinal", "ordinalEnding", "temporalDate"];
for (const [call, make] of Object.entries(functions).filter(([name]) => !parts.includes(name))) {
  assert.throws(() => make(undefined), { name: "TypeError", message: "Expected a calendar of a bundle, but got 'undefined'." }, call);
}

// @internationalized/date with a calendar that it lacks. Each month begins on the day that the Korean institute KASI gives, and
// the places of the months count leap months.
class CalendarDate {
  constructor(/** @type {any[]} */ ...fields) {
    [this.calendar, this.year, this.month, this.day] = fields;
  }
}
const gregorianOnly = () => ({ identifier: "gregory" });
const { calendar: dangi } = await load("en", "dangi");
const korean = functions.internationalizedCalendar(dangi, CalendarDate, gregorianOnly);
const kasi = readFileSync(join(tables, "dangi-kasi.txt"), "utf8").split("\n").filter((line) => /^\d/.test(line)).map((line) => line.split(" "));
for (const [year, start, lengths] of kasi.filter(([year]) => +year >= 1900 && +year <= 2099)) {
  let julianDay = Date.parse(start) / 86400000 + 2440588;
  lengths.split(",").map(Number).forEach((length, index, { length: monthCount }) => {
    const date = { year: +year, month: index + 1, day: 1 };
    const { calendar, ...fields } = korean.fromJulianDay(julianDay);
    same([fields, calendar === korean, korean.toJulianDay(date)], [date, true, julianDay], `KASI's ${year}-${index + 1}`);
    same([korean.getDaysInMonth(date), korean.getMonthsInYear(date)], [length, monthCount], `the length of ${year}-${index + 1}`);
    julianDay += length;
  });
}
same([korean.getEras(), korean.getMaximumMonthsInYear(), korean.getMaximumDaysInMonth(), korean.getYearsInEra(), korean.identifier],
  [[""], 13, 30, 9999, "dangi"], "the calendar Dangi");
// Each calendar with its own years, by the runtime: days, each month of three years after the year has changed, and the longest year
for (const name of calendars) {
  const { calendar } = await load("en", name);
  if (!calendar.yearTable) continue;
  const made = functions.internationalizedCalendar(calendar, CalendarDate, gregorianOnly);
  const placeOf = (/** @type {any} */ { year, monthCode }) => monthsOf(calendar, year).findIndex((/** @type {any} */ row) => row.monthCode === monthCode) + 1;
  for (let day = Date.parse("1902-01-01") / 86400000; day < Date.parse("2099-01-01") / 86400000; day += 97) {
    const own = convert(calendar, fromISO(new Date(day * 86400000).toISOString().slice(0, 10)));
    const { calendar: _, ...fields } = made.fromJulianDay(day + 2440588);
    same([fields, made.toJulianDay(fields)], [{ year: own.year, month: placeOf(own), day: own.day }, day + 2440588], `the day ${day}, ${name}`);
  }
  const longest = [0, 0];
  for (const text of ["2023-12-01", "2024-12-01", "2025-12-01"]) {
    for (const { firstDay, length } of monthsOf(calendar, convert(calendar, fromISO(text)).year)) {
      const next = setYear(calendar, firstDay, firstDay.year + 1);
      const moved = { year: next.year, month: placeOf(firstDay), day: 1 };
      [moved.month, length].forEach((number, index) => { longest[index] = Math.max(longest[index], number); });
      made.balanceYearMonth(moved, { ...moved, year: firstDay.year });
      same(moved.month, placeOf(next), `${name}, ${firstDay.year}-${firstDay.monthCode} a year later`);
    }
  }
  same([made.getMaximumMonthsInYear(), made.getMaximumDaysInMonth()], longest, `the longest year, ${name}`);
}
// 2025 and 1987 have a second sixth month. The same month of 2026 and of 1987, and the month after it
for (const [year, month, expected] of [[2026, 6, 6], [2026, 7, 6], [2026, 8, 7], [1987, 6, 6], [1987, 7, 7], [1987, 8, 8]]) {
  const moved = { year, month, day: 1 };
  korean.balanceYearMonth(moved, { year: 2025, month, day: 1 });
  same(moved.month, expected, `the month ${month} of 2025 in ${year}`);
}
// A user types a year digit by digit, so years outside must not throw, and must be in order.
const typedYears = [2, 20, 202, 1899, 1900, 2026, 2100, 2101, 9999].map((year) => korean.toJulianDay({ year, month: 12, day: 1 }));
same([...typedYears].sort((one, other) => one - other), typedYears, "years in order");
for (const year of [1500, 1898, 1899, 1900, 2026, 2099, 2100, 2101, 2300]) {
  const start = korean.toJulianDay({ year, month: 1, day: 1 });
  const lengths = Array.from({ length: korean.getMonthsInYear({ year }) }, (_, index) => korean.getDaysInMonth({ year, month: index + 1 }));
  same(korean.toJulianDay({ year: year + 1, month: 1, day: 1 }) - start, lengths.reduce((sum, length) => sum + length), `the length of ${year}`);
}
same(typedYears.map((day) => korean.fromJulianDay(day).year), [2, 20, 202, 1899, 1900, 2026, 2100, 2101, 9999], "years outside");
for (const name of calendars) {
  const { calendar } = await load("en", name);
  const existing = { identifier: calendar.bcp47 };
  same(functions.internationalizedCalendar(calendar, CalendarDate, () => existing) === existing, true, `the library's own ${name}`);
}
const { calendar: buddhist } = await load("en", "buddhist");
assert.throws(() => functions.internationalizedCalendar(buddhist, CalendarDate, gregorianOnly), { name: "TypeError",
  message: "The library must have the calendar buddhist. Pass its own function createCalendar." });
// Temporal reads the text that toISO writes, with the names of BCP 47.
const read = { PlainDate: { from: (/** @type {string} */ text) => text } };
for (const name of calendars) {
  const { calendar } = await load("en", name);
  const date = convert(calendar, gregorianDate(2026, 2, 17));
  same(functions.temporalDate(date, read), name === "gregorian" ? "2026-02-17" : `2026-02-17[u-ca=${calendar.bcp47}]`, name);
}

const { calendar: persian } = await load("fa", "persian");
assert.throws(() => functions.flatpickrLocale(persian),
  { message: "flatpickr computes Gregorian dates. Pass the Gregorian calendar; this one is persian." });
assert.throws(() => functions.quasarLang({ ...persian, rules: {} }), { name: "TypeError" });

// Quasar's own language fa-IR has these months. date-fns-jalali counts months from 0, and its only era is 1.
const months = "فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند".split(" ");
const newYear = new Date(2026, 2, 21);
const { date } = functions.quasarLang(persian);
same(date.months, months, "months of QDate");
same(/فروردین/.test(date.headerTitle(newYear)), true, "title of QDate");
const { localize, match } = functions.dateFnsLocale(persian);
same(months.map((_, index) => localize.month(index, { width: "wide" })), months, "months of date-fns-jalali");
same(localize.era(0, { width: "wide" }), persian.eras.wide[0], "the only era");
same(match.month("اسفند ۱۴۰۴", { width: "wide" }).value, 11, "month read by date-fns-jalali");
same(localize.era(1, { width: "wide" }), persian.eras.wide[0], "era of date-fns-jalali");
same(match.era(persian.eras.wide[0], { width: "wide" }).value, 1, "era read by date-fns-jalali");
// Some locales, such as ckb-IR, have no names of Persian eras.
const { eras: _, ...withoutEras } = persian;
const eraless = functions.dateFnsLocale(withoutEras);
same([eraless.localize.era(1, { width: "abbreviated" }), eraless.match.era("1405", { width: "wide" })], ["", null], "no era");
const styles = ["full", "long", "medium", "short"];
const { formatLong } = functions.dateFnsLocale(persian);
// The short format is that of its own locale fa-IR.
const formats = { ...persian.patterns.date, short: "yyyy/MM/dd" };
same(styles.map((width) => formatLong.date({ width })), styles.map((style) => formats[style]), "formats of date-fns-jalali");
same(date.headerTitle(newYear), format(persian, gregorianDate(2026, 3, 21), { skeleton: "MMMEd" }), "the whole title of QDate");
same(functions.muiXLocaleText(persian).fieldDayPlaceholder(), persian.mask.letters.day, "placeholder of MUI X");
for (const [strings, kind] of [[{ "prompt.selectDate": "x" }, "undefined"], [{ "prompt.selectDate": "x", "a11y.selectedDate": "{date}" }, "function"]]) {
  same(typeof functions.muiXLocaleText({ ...persian, locale: { ...persian.locale, strings } }).openDatePickerDialogue, kind, `dialogue of MUI X: ${kind}`);
}
// AdapterMomentJalaali writes Persian digits, AdapterMomentHijri writes Arabic digits, and the other adapters write 05.
for (const digits of ["05", "۰۵", "٠٥"]) {
  same(functions.muiXLocaleText(persian).minutesClockNumberText(digits), "۵ دقیقه", `minutes of MUI X for ${digits}`);
}

// The labels of react-day-picker, by Intl: a day of each month of two years.
for (const [tag, name] of [
  ["fa", "persian"], ["en", "persian"], ["en", "hebrew"], ["en", "ethiopic"], ["en", "islamic-umalqura"], ["en", "japanese"], ["en", "roc"],
  ["en", "buddhist"],
]) {
  const { calendar } = await load(tag, name);
  const { formatters, labels } = functions.dayPickerProps(calendar);
  const text = (/** @type {Intl.DateTimeFormatOptions} */ options, /** @type {Date} */ day) =>
    new Intl.DateTimeFormat(`${tag}-u-ca-${name}`, options).format(day);
  for (let day = new Date(2026, 0, 8); day.getFullYear() < 2028; day = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 29)) {
    const month = text({ month: "long" }, day);
    same(formatters.formatDay(day), text({ day: "numeric" }, day), name);
    same(formatters.formatMonthDropdown(day), month, name);
    const number = `${/\p{Nd}+/u.exec(text({ year: "numeric" }, day))}`;
    for (const label of [formatters.formatCaption(day), labels.labelGrid(day), labels.labelDayButton(day)]) {
      same([label.includes(month), label.includes(number)], [true, true], `${name}: ${label}`);
    }
    same(formatters.formatYearDropdown(day).includes(number), true, name);
  }
}
const { calendar: japanese } = await load("ja", "japanese");
same(functions.dayPickerProps(japanese).formatters.formatCaption(newYear), "令和8年3月", "title in the era");

// The date adapter of Vuetify, by the tables: each month of each year, and the steps in which VDatePicker finds a month.
for (const [name, file, first, last] of /** @type {const} */ ([
  ["persian", "persian-jdatetime.txt", 1280, 1478], ["islamic-umalqura", "islamic-umalqura-jdk.txt", 1320, 1500],
  ["islamic-civil", "islamic-civil-convertdate.txt", 1320, 1520], ["islamic-tbla", "islamic-tbla-convertdate.txt", 1320, 1520],
])) {
  const { calendar } = await load("en", name);
  const adapter = new (functions.vuetifyCalendarAdapter(calendar, DateAdapter))();
  const lines = readFileSync(join(tables, file), "utf8").split("\n").map((line) => line.split(" "));
  const years = lines.filter(([year]) => +year >= first && +year <= last);
  same(years.length, last - first + 1, file);
  /** @type {Date[]} */
  const starts = [];
  for (const [yearText, start, lengths] of years) {
    const year = +yearText;
    const [isoYear, isoMonth, isoDay] = start.split("-").map(Number);
    let before = 0;
    lengths.split(",").map(Number).forEach((length, month, { length: monthCount }) => {
      const from = new Date(isoYear, isoMonth - 1, isoDay + before);
      const to = new Date(isoYear, isoMonth - 1, isoDay + before + length - 1);
      starts.push(from);
      const what = `${name} ${year} ${month + 1}`;
      same([adapter.getYear(to), adapter.getMonth(to), adapter.getDate(to)], [year, month, length], what);
      same([adapter.startOfMonth(to), adapter.endOfMonth(from)], [from, to], what);
      same([adapter.isSameMonth(from, to), adapter.isSameMonth(from, adapter.addDays(to, 1))], [true, false], what);
      const day = adapter.setYear(adapter.setMonth(adapter.setDate(new Date(2026, 1, 7), 1), month), year);
      same(day, from, what);
      same(adapter.parseISO(`${year}-${month + 1}-01`), from, what);
      same(adapter.getNextMonth(to), adapter.addDays(to, 1), what);
      const units = ["months", "quarters", "years"].map((unit) => adapter.getDiff(from, adapter.startOfYear(from), unit));
      same(units, [month, Math.floor(month / 3), 0], what);
      const weeks = adapter.getWeekArray(to, 6);
      same(weeks.every((/** @type {Date[]} */ week) => week.length === 7 && week[0].getDay() === 6), true, what);
      same([from >= weeks[0][0] && from <= weeks[0][6], to >= weeks.at(-1)[0] && to <= weeks.at(-1)[6]], [true, true], what);
      same(adapter.setDate(to, 15), adapter.addDays(from, 14), what);
      if (month === monthCount - 1) same(adapter.endOfYear(from), to, what);
      before += length;
    });
  }
  // 13 months are a year and a month.
  for (let index = 1; index + 13 < starts.length; index += 7) {
    const [start, later, previous] = [starts[index], starts[index + 13], starts[index - 1]];
    const what = `${name}, month ${index}`;
    same([adapter.addMonths(start, 13), adapter.addMonths(later, -13), adapter.getPreviousMonth(start)], [later, start, previous], what);
    const distance = (/** @type {Date} */ one, /** @type {Date} */ other) => ["months", "quarters"].map((unit) => adapter.getDiff(one, other, unit));
    same([distance(later, start), distance(start, later)], [[13, 4], [-13, -5]], what);
    same(adapter.getDiff(later, start, "years"), adapter.getYear(later) - adapter.getYear(start), what);
    same([adapter.isSameYear(later, start), adapter.isSameMonth(adapter.addMonths(start, 12), start)], [false, false], what);
  }
}
const adapter = new (functions.vuetifyCalendarAdapter(persian, DateAdapter))();
const inPersian = (/** @type {Intl.DateTimeFormatOptions} */ options) =>
  new Intl.DateTimeFormat("fa-u-ca-persian", options).format(newYear);
same(adapter.format(newYear, "month"), inPersian({ month: "long" }), "month");
same(adapter.format(newYear, "dayOfMonth"), inPersian({ day: "numeric" }), "day");
same(adapter.format(newYear, "keyboardDate"), inPersian({ year: "numeric", month: "numeric", day: "numeric" }), "numeric date");
same(adapter.format(newYear, "monthAndYear").includes("۱۴۰۵"), true, "year");
for (const [year, month, day] of [[2026, 3, 21], [1900, 1, 1], [2100, 12, 31]]) {
  same(adapter.parseISO([year, month, day].join("-")), new Date(year, month - 1, day), "ISO 8601");
}
same(adapter.getDiff(newYear, newYear, "days"), "own days", "the difference in days");
// The years of the other calendars are Vuetify's own.
for (const name of civil) {
  const { calendar } = await load("en", name);
  same(new (functions.vuetifyCalendarAdapter(calendar, DateAdapter))().getYear(newYear), 2026, name);
}
same(adapter.setMonth(new Date(2026, 2, 21, 14, 30), 1), new Date(2026, 3, 21, 14, 30), "the same time");
const halfPastTwo = new Date(2026, 2, 21, 14, 30);
// The fields of Vuetify's own formats. Vuetify joins numbers and a time by a space.
for (const [ending, hour12] of [["", undefined], ["12h", true], ["24h", false]]) {
  const time = /** @type {const} */ ({ hour: "numeric", minute: "numeric", hour12 });
  const [dateTime, keyboard] = ["fullDateTime", "keyboardDateTime"].map((name) => adapter.format(halfPastTwo, `${name}${ending}`));
  const inFull = new Intl.DateTimeFormat("fa-u-ca-persian", { year: "numeric", month: "short", day: "numeric", ...time });
  same(dateTime, inFull.format(halfPastTwo), `fullDateTime${ending}`);
  const [numbers, clock] = [inPersian({ year: "numeric", month: "numeric", day: "numeric" }), new Intl.DateTimeFormat("fa", time)];
  same(keyboard, `${numbers} ${clock.format(halfPastTwo)}`, `keyboardDateTime${ending}`);
}
same(adapter.format(halfPastTwo, "fullTime24h"), "own fullTime24h", "time");
// A value can be a text.
for (const call of ["getYear", "getMonth", "getDate", "startOfMonth", "endOfMonth", "startOfYear", "endOfYear", "getNextMonth", "getPreviousMonth"]) {
  same(adapter[call]("2026-03-21"), adapter[call](newYear), call);
}
assert.throws(() => adapter.setYear(newYear, 1600), /The whole persian year '1600' is not in 1900-01-01 to 2101-01-28/);
assert.throws(() => adapter.parseISO("2101-01-01"), /The whole persian year '2101' is not in 1900-01-01 to 2101-01-28/);

console.log(`${count} values of adapters in ${calendars.length} calendars`);
