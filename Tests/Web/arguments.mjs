// @ts-check
// Calls every function of the runtime with one wrong argument after the other. Each call must throw an error of the
// runtime, whose message names the expected value. Calls each function that takes a date also with the dates of Temporal and of
// @internationalized/date.
//
// node arguments.mjs FOLDER_OF_THE_MODULES

import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";

const folder = resolve(process.argv[2] ?? "");
const open = (/** @type {string} */ path) => import(pathToFileURL(join(folder, path)).href);
const { match } = await open("index.js");
const { acceptedLanguages } = await open("match.js");
const almanac = {
  ...await open("almanac.js"), ...await open("typed.js"), ...await open("preferences.js"), ...await open("adapters/temporal.js"), acceptedLanguages, match,
};
const { regions } = await open("regions.js");
const { calendar, locale } = await open("de/gregorian.js");
const { calendar: chinese } = await open("zh-Hans/chinese.js");
const date = almanac.gregorianDate(2026, 2, 17);
const earlier = almanac.gregorianDate(2026, 1, 5);
const leap = almanac.calendarDate(chinese, 2025, "M06L", 1);

/**
 * A date of Temporal or of @internationalized/date, as the libraries' own documentation describes it: getters of a class, and a
 * text that begins with the day in ISO 8601.
 * @param {object} fields @param {string} text @param {object} [methods]
 */
function foreign(fields, text, methods = {}) {
  const getters = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { get: () => value }]));
  return Object.create(Object.defineProperties({ toString: () => text, ...methods }, getters));
}
const plainDate = { calendarId: "hebrew", year: 5786, month: 5, monthCode: "M05", day: 30, era: "am", eraYear: 5786 };
const temporalDate = foreign(plainDate, "2026-02-17[u-ca=hebrew]");
const isoDate = { calendarId: "iso8601", year: 2026, month: 2, monthCode: "M02", day: 17 };
/** Dates of the other libraries; each is the day of `date`. */
const foreignDates = {
  "Temporal.PlainDate in Hebrew": temporalDate,
  "Temporal.PlainDate": foreign(isoDate, "2026-02-17"),
  "Temporal.ZonedDateTime": foreign({ ...isoDate, calendarId: "gregory" }, "2026-02-17T23:30:00+01:00[Europe/Berlin][u-ca=gregory]"),
  "Temporal.PlainDate in ROC": foreign({ ...isoDate, calendarId: "roc", year: 115 }, "2026-02-17[u-ca=roc]"),
  "Temporal.PlainDate in Amete Alem": foreign({ ...isoDate, calendarId: "ethioaa", year: 7518, monthCode: "M06", day: 10 }, "2026-02-17[u-ca=ethioaa]"),
  CalendarDate: foreign({ calendar: { identifier: "japanese" }, era: "reiwa", year: 8, month: 2, day: 17 }, "2026-02-17"),
  CalendarDateTime: foreign({ calendar: { identifier: "gregory" }, era: "AD", year: 2026, month: 2, day: 17 }, "2026-02-17T10:05:00"),
};
const yearMonth = foreign({ calendarId: "iso8601", year: 2026, month: 2, monthCode: "M02" }, "2026-02", {
  toPlainDate: ({ day = 0 }) => foreign({ ...isoDate, day }, `2026-02-0${day}`),
});
const monthDay = foreign({ calendarId: "iso8601", monthCode: "M02", day: 17 }, "02-17");

const nothing = [null, 0, 1.5, NaN, "x", true, [], {}, () => 0, Symbol("x")];
/** Values that are not of a kind; each kind has its own near misses. */
const wrong = {
  calendar: [undefined, ...nothing, locale, { ...calendar, calendar: undefined }],
  locale: [undefined, ...nothing, calendar],
  date: [
    undefined, ...nothing, "2026-02-17", new Date(), { epochDay: 20501 }, { ...date, epochDay: "20501" },
    ...[{ monthCode: "M99" }, { monthCode: "M03" }, { monthCode: "M02L" }, { monthCode: 2 }, { month: 2, monthCode: undefined },
      { year: 2027 }, { year: "2026" }, { day: 18 }, { day: 0 }, { day: undefined }, { calendar: "julian" }, { calendar: "buddhist" },
      { calendar: ["gregorian"] }, { calendar: undefined }, { epochDay: 20502 }, { epochDay: 99999 }].map((change) => ({ ...date, ...change })),
    ...[{ calendarId: "julian" }, { calendarId: "__proto__" }, { calendarId: ["hebrew"] }, { year: NaN }, { year: "5786" }, { day: 31 }, { day: 0 },
      { monthCode: "M13" }, { monthCode: "M00" }, { monthCode: "__proto__" }, { monthCode: 5 }, { day: undefined }, { year: undefined },
      { calendarId: "gregory" }].map((change) => foreign({ ...plainDate, ...change }, "2026-02-17[u-ca=hebrew]")),
    ...["", "x", "[object Object]", "2026", "2026-02", "20260217", "+275760-09-13", "1899-12-31", "2101-01-29"].flatMap((text) =>
      [foreign(plainDate, text), foreign({ calendar: { identifier: "gregory" }, year: 2026, month: 2, day: 17 }, text)]),
    ...[{ calendar: { identifier: "islamic-rgsa" } }, { calendar: { identifier: "__proto__" } }, { calendar: {} }, { year: NaN },
      { day: undefined }].map((change) => foreign({ calendar: { identifier: "roc" }, year: 115, month: 2, day: 17, ...change }, "2026-02-17")),
    foreign({ ...isoDate, monthCode: "M03" }, "2026-02-17"), foreign({ ...isoDate, day: 31 }, "2026-02-31"),
    plainDate, { calendar: "hebrew", epochDay: 20501 },
    ...[{ monthCode: "M13" }, { monthCode: "M06LL" }, { year: 1.5 }, { day: 31 }, { day: "1" }].map((change) => ({ ...leap, ...change })),
  ],
  dateOfChinese: [{ monthCode: "M06" }, { monthCode: "M99" }, { day: 2 }, { year: 2024 }].map((change) => ({ ...leap, ...change })),
  limits: [...nothing.filter((value) => !isEmptyObject(value)), { latset: date }, { earliest: "2026-02-17" }, { latest: { ...date, day: 3 } }],
  dates: [undefined, ...nothing.filter((value) => !isEmptyList(value)), date, [undefined], [{ ...date, monthCode: "M99" }], new Set([date])],
  texts: [undefined, ...nothing.filter((value) => !isEmptyList(value)), ["a", 1], ["a", undefined], [null], new Set(["a"])],
  text: [undefined, ...nothing.filter((value) => typeof value !== "string"), ["2026-02-17"]],
  number: [undefined, null, 1.5, NaN, Infinity, "1", "x", true, [1], {}, 1n],
  boolean: [null, 0, 1, "false", "x", [], {}],
  time: [undefined, ...nothing.filter((value) => value !== null), null, { hour: 24 }, { hour: "1" }, { hour: 1, minute: 60 }, { hour: 1, second: -1 }, { minute: 1 }],
  code: [undefined, ...nothing, "toString", "__proto__", "", ["short"]],
};
// `null` means that there is no date.
wrong.dateOrNone = wrong.date.filter((value) => value !== undefined && value !== null);
function isEmptyObject(/** @type {any} */ value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}
function isEmptyList(/** @type {any} */ value) {
  return Array.isArray(value) && value.length === 0;
}
const defined = (/** @type {any[]} */ values) => values.filter((value) => value !== undefined);

/** Wrong options: not an object, a name that no function knows, and wrong values for the names that it knows. */
function options(/** @type {Record<string, any[]>} */ values) {
  return [
    ...nothing.filter((value) => !isEmptyObject(value) && !isEmptyList(value) && typeof value !== "function"),
    { weekDay: "long" }, { Style: "long" }, Object.create({ unknown: 1 }),
    ...Object.entries(values).flatMap(([name, list]) => defined(list).map((value) => ({ [name]: value }))),
  ];
}

const { code, date: dates_, limits } = wrong;
const notDates = [...dates_, yearMonth, monthDay];
const styled = options({ style: code, skeleton: code });
const both = [...styled, { style: "tiny", skeleton: "yMd" }];
const days = { limits, days: code };
/**
 * For each function, valid arguments and the wrong values of each argument. A function that is called with the valid
 * arguments must not throw.
 * @type {Record<string, [any[], any[][]]>}
 */
const functions = {
  acceptedLanguages: [["de, en;q=0.5"], [wrong.text]],
  addDays: [[calendar, date, 1], [wrong.calendar, dates_, wrong.number]],
  addMonths: [[calendar, date, 1], [wrong.calendar, notDates, wrong.number]],
  calendarDate: [[calendar, 2026, 2, 17], [wrong.calendar, wrong.number, [...wrong.number, "M13", "M02L", "m02"], wrong.number]],
  convert: [[calendar, date], [wrong.calendar, notDates]],
  dateProblem: [[calendar, date, {}], [wrong.calendar, dates_, options(days)]],
  dayAndWeekdayLabel: [[calendar, date, {}], [wrong.calendar, dates_, options({ today: wrong.dateOrNone })]],
  dayLabel: [[calendar, date], [wrong.calendar, notDates]],
  dayPeriodRows: [[locale], [wrong.locale]],
  dayRows: [[calendar, date, {}], [wrong.calendar, [...dates_, monthDay], options({ limits })]],
  daysBetween: [[date, date], [dates_, dates_]],
  duration: [[locale, 1, "hour", "wide"], [wrong.locale, wrong.number, code, defined(code)]],
  eraRows: [[calendar], [wrong.calendar]],
  fieldTitle: [[locale, "month"], [wrong.locale, [...code, "mnoth"]]],
  // A month has no day, and a month and day has no year, so they do not have the style medium.
  format: [[calendar, date, {}], [wrong.calendar, notDates, both]],
  formatDateTimeRange: [[calendar, date, { hour: 1 }, date, { hour: 2 }, {}],
    [wrong.calendar, dates_, wrong.time, dates_, wrong.time, options({ skeleton: code })]],
  formatDates: [[calendar, [date, earlier], {}], [wrong.calendar, wrong.dates, styled]],
  formatDateTime: [[calendar, date, { hour: 1 }, {}], [wrong.calendar, dates_, wrong.time, options({ style: code })]],
  formatList: [[locale, ["a", "b"], {}], [wrong.locale, wrong.texts, options({ style: code })]],
  formatNumber: [[locale, 1], [wrong.locale, [...wrong.number, 2 ** 53, 1e21]]],
  formatRange: [[calendar, date, date, {}], [wrong.calendar, dates_, dates_, options({ skeleton: code })]],
  formatTime: [[locale, { hour: 1 }, {}], [wrong.locale, wrong.time, both]],
  formatTimeRange: [[locale, { hour: 1 }, { hour: 2 }], [wrong.locale, wrong.time, wrong.time]],
  formatTimeToParts: [[locale, { hour: 1 }, {}], [wrong.locale, wrong.time, both]],
  formatToParts: [[calendar, date, {}], [wrong.calendar, notDates, both]],
  fromDate: [[new Date(2026, 1, 17), {}], [[undefined, ...nothing, date, new Date(NaN), new Date(1899, 11, 31)], options({ utc: wrong.boolean })]],
  fromISO: [["2026-02-17", calendar], [[...wrong.text, "2026-2-17", "2026-02-17 ", "2026-02-31", "2026-02-17[u-ca=persain]"], defined(wrong.calendar)]],
  gregorianDate: [[2026, 2, 17], [wrong.number, wrong.number, wrong.number]],
  hasString: [[locale, "action.done"], [wrong.locale, wrong.text]],
  hourRows: [[locale, "h12"], [wrong.locale, defined(code)]],
  isWeekend: [[locale, date], [wrong.locale, dates_]],
  isWithin: [[{}, date], [limits, dates_]],
  match: [["de"], [[...nothing.filter((value) => value !== null && typeof value !== "string" && !Array.isArray(value)), new Set(["de"])]]],
  maskText: [[calendar], [wrong.calendar]],
  minuteRows: [[locale, 5], [wrong.locale, defined([...wrong.number, 7, -5, 60])]],
  monthPage: [[calendar, date, {}], [wrong.calendar, [...dates_, monthDay], options({
    ...days, today: wrong.dateOrNone, unavailable: wrong.dates, firstDay: code, hasSixWeeks: wrong.boolean,
    selection: options({ dates: wrong.dates, from: wrong.dateOrNone, to: wrong.dateOrNone }),
  })]],
  monthTitle: [[calendar, date], [wrong.calendar, [...dates_, monthDay]]],
  months: [[calendar, 2026, {}], [wrong.calendar, wrong.number, options({ limits })]],
  pickerValues: [[calendar], [wrong.calendar]],
  problemMessage: [[calendar, { code: "tooLate", latest: date }, {}], [
    wrong.calendar, [undefined, ...nothing, { code: "x" }, { code: "tooLate" }, { code: "tooEarly", earliest: "2026" }, { code: ["noDate"] }],
    options({ style: code })]],
  quarterNames: [[locale, "wide"], [wrong.locale, defined(code)]],
  relativeName: [[locale, "day", 1], [wrong.locale, code, wrong.number]],
  relativeTitle: [[locale, "day", 1], [wrong.locale, code, wrong.number]],
  secondaryLabel: [[calendar, date], [wrong.calendar, dates_]],
  setMonth: [[calendar, date, "M03"], [wrong.calendar, dates_, [...code, "M13", "M03L", 3]]],
  setYear: [[calendar, date, 2027], [wrong.calendar, dates_, wrong.number]],
  spokenDayPeriod: [[locale, 1], [wrong.locale, wrong.number]],
  spokenHour: [[locale, 1], [wrong.locale, wrong.number]],
  spokenMinute: [[locale, 1], [wrong.locale, defined(wrong.number)]],
  spokenSelection: [[calendar, date, date], [wrong.calendar, dates_, wrong.dateOrNone]],
  spokenText: [[calendar, date, ["today"]], [wrong.calendar, notDates, [...defined(wrong.texts), ["tomorrow"], "today"]]],
  string: [[locale, "a11y.today", { date: "x" }], [wrong.locale, [...wrong.text, "action.dnoe", "toString"],
    [...nothing, { date: undefined }, { date: null }, { date: {} }, { date: NaN }, { date: "x", day: "x" }, { dte: "x" }]]],
  strings: [[locale, { done: "action.done" }], [wrong.locale, [undefined, null, 0, "x", true, Symbol("x"), { done: 1 }, ["x", 1]]]],
  temporalDate: [[date, { PlainDate: { from: String } }], [notDates, [undefined, ...nothing]]],
  toDate: [[date, {}], [dates_, options({ utc: wrong.boolean })]],
  toISO: [[date], [notDates]],
  typedDate: [[calendar, "17.2.2026", {}], [wrong.calendar, wrong.text, options({ ...days, today: wrong.dateOrNone })]],
  weekNumber: [[locale, date], [wrong.locale, dates_]],
  weekOf: [[calendar, date], [wrong.calendar, dates_]],
  weekday: [[date], [notDates]],
  weekdayHeader: [[locale, "mon"], [wrong.locale, defined(code)]],
  weeks: [[calendar, date], [wrong.calendar, [...dates_, monthDay]]],
  // What 'resolve' returns, which is undefined for an unknown language
  withPreferences: [[locale, { tag: "de", region: "US" }, regions],
    [wrong.locale, [undefined, ...options({ firstDay: code, hourCycle: code })], [undefined, ...nothing, { regions: null }]]],
  withHourCycle: [[locale, "h12"], [wrong.locale, code]],
  withRegion: [[locale, "DE", regions], [wrong.locale, [...code, "XX"], [undefined, ...nothing, { regions: null }]]],
  yearLabel: [[calendar, 2026], [wrong.calendar, wrong.number]],
  yearRows: [[calendar, {}], [wrong.calendar, options({ limits, first: wrong.number, last: wrong.number, era: code })]],
  years: [[calendar], [wrong.calendar]],
};
/** Functions that only the modules of a bundle call. */
const internal = ["anyMonths", "checkedOptions", "suggestion", "textOf", "withWords"];

const failures = [];
let count = 0;
/** @param {string} name @param {(...values: any[]) => unknown} call @param {any[]} values @param {number} place @param {unknown} value */
function demandError(name, call, values, place, value) {
  count += 1;
  const shown = () => `${name}, argument ${place + 1}: ${typeof value === "object" ? inspect(value, { breakLength: Infinity, depth: 2 }).slice(0, 90) : String(value)}`;
  try {
    const result = call(...values.slice(0, place), value, ...values.slice(place + 1));
    failures.push(`${shown()} gives ${inspect(result).slice(0, 60)}`);
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error);
    const isKnown = (name === "RangeError" || name === "TypeError") &&
      /^Expected |^There is no day| is not in 1900-01-01 to 2101-01-28\.$|^The locale 'de' has no text /.test(message);
    if (!isKnown) failures.push(`${shown()} throws ${name}: ${message}`);
  }
}

for (const name of Object.keys(almanac)) {
  if (internal.includes(name)) continue;
  if (!functions[name]) failures.push(`${name} is not tested.`);
}
/** Freezes a value and all values in it, so that a function that changes an argument throws an error. */
function freeze(/** @type {any} */ value) {
  if (Object(value) === value && typeof value !== "function" && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(freeze);
}
[locale, calendar, chinese, regions].forEach(freeze);
for (const [name, [values, wrongValues]] of Object.entries(functions)) {
  values.forEach(freeze);
  almanac[name](...values);
  wrongValues.forEach((list, place) => {
    for (const value of list) demandError(name, almanac[name], values, place, value);
  });
}
// Every function gives the same for the same day as a date of another library. A result with a limit has the app's own object.
for (const [kind, other] of Object.entries(foreignDates)) {
  /** @param {any} value @returns {any} */
  const replaced = (value) => (value === date ? other : Array.isArray(value) ? value.map(replaced)
    : value?.latest === date ? { ...value, latest: other } : value);
  for (const [name, [values]] of Object.entries(functions)) {
    const given = values.map(replaced);
    if (given.every((value, place) => value === values[place])) continue;
    count += 1;
    // `toISO` adds the name of the date's own calendar.
    const [found, expected] = [given, values].map((list) => inspect(almanac[name](...list), { depth: 9 }).replace(/\[u-ca=.*\]/, ""));
    if (found !== expected) failures.push(`${name} with ${kind} gives ${found}, but ${expected} with Almanac's own date.`);
  }
}
const same = (/** @type {unknown} */ found, /** @type {unknown} */ expected, /** @type {string} */ what) => {
  count += 1;
  if (inspect(found, { depth: 9 }) !== inspect(expected, { depth: 9 })) failures.push(`${what} is ${inspect(found)}, but expected ${inspect(expected)}.`);
};
same(almanac.toISO(temporalDate), "2026-02-17[u-ca=hebrew]", "the text of Temporal");
same(almanac.toISO(foreignDates.CalendarDate), "2026-02-17[u-ca=japanese]", "ISO 8601 of CalendarDate");
const february = almanac.gregorianDate(2026, 2, 1);
same(almanac.format(calendar, yearMonth, { skeleton: "yMMMM" }), "Februar 2026", "a PlainYearMonth");
same(almanac.format(calendar, monthDay, { skeleton: "MMMMd" }), "17. Februar", "a PlainMonthDay");
// A part of a date has no text with a field that it lacks, such as the related year of a Chinese month and day.
const newYear = foreign({ calendarId: "chinese", monthCode: "M01", day: 1 }, "1972-02-15[u-ca=chinese]");
for (const [data, part, lacking] of [[calendar, monthDay, /[yGwE]/], [chinese, newYear, /[yGwE]/], [calendar, yearMonth, /[dE]/]]) {
  for (const skeleton of Object.keys(data.patterns.skeletons)) {
    let isRefused = false;
    try {
      almanac.format(data, part, { skeleton });
    } catch {
      isRefused = true;
    }
    same(isRefused, lacking.test(skeleton), `that '${skeleton}' of ${part} is refused`);
  }
}
for (const name of ["monthTitle", "monthPage", "weeks", "dayRows"]) {
  same(almanac[name](calendar, yearMonth), almanac[name](calendar, february), `${name} of a PlainYearMonth`);
  demandError(name, almanac[name], [chinese, yearMonth], 1, yearMonth);
}
// In the Chinese calendar, the fields are compared with the table of years.
for (const value of wrong.dateOfChinese) {
  for (const name of ["convert", "format", "monthTitle", "dayLabel", "setYear"]) {
    demandError(name, almanac[name], [chinese, leap, name === "format" ? {} : 2025], 1, value);
  }
}

if (failures.length > 0) {
  console.error(failures.slice(0, 60).join("\n"));
  throw new Error(`${failures.length} of ${count} calls have another result than expected.`);
}
console.log(`${count} calls: wrong arguments cause an error that names the expected value, and dates of other libraries the same results.`);
