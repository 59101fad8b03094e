// Tests rules that hold in every locale of a bundle: its plural forms, numbers, messages, weeks, hour cycles and pickers. The
// expected values come from node's Intl or from the bundle's JSON.
//
// node rules.mjs BUNDLE

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const bundle = resolve(process.argv[2] ?? "");
const open = (name) => import(pathToFileURL(join(bundle, "esm", name)).href);
const json = (...path) => JSON.parse(readFileSync(join(bundle, "json", ...path), "utf8"));
const A = await open("almanac.js");
const { load, tags } = await open("index.js");
const day = (text) => A.fromISO(text);
let count = 0;
function same(found, expected, what) {
  count += 1;
  assert.deepEqual(found, expected, what);
}
function frozen(value) {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

// The words of each locale.
const numbers = [...Array(31).keys(), 40, 61, 100, 101, 103, 111, 112, 1000, 1e6, 1000001, -1, -2, -21];
const categories = ["zero", "one", "two", "few", "many"];
const phrase = Object.fromEntries([...categories, "other"].map((name) => [name, name]));
const hostile = ["$&", "{date}", "$1{0}"];
const time = frozen({ hour: 14, minute: 5, second: 7 });
const keyOf = {
  noDate: "error.invalidDate", noSuchDate: "error.noSuchDate", wrongWeekday: "error.wrongWeekday", noTime: "error.invalidTime",
  rangeReversed: "error.rangeReversed", unavailable: "error.unavailable", weekdaysOnly: "error.weekdaysOnly",
  weekendsOnly: "error.weekendsOnly",
};
const { regions } = await open("regions.js");
for (const tag of tags) {
  const { locale } = await open(`${tag}/words.js`);
  const { calendar: module } = await open(`${tag}/gregorian.js`);
  const calendar = frozen({ ...module, locale });
  const data = json(tag, "locale.json");
  const plurals = new Intl.PluralRules(tag);
  const withPhrase = { ...locale, strings: { phrase, other: { other: "x" }, date: "<{date}>" } };
  // Node has no rules for some languages. CLDR 48 has other rules for Konkani.
  if (tag !== "kok" && plurals.resolvedOptions().locale.startsWith(tag.slice(0, 2))) {
    same(numbers.map((n) => A.string(withPhrase, "phrase", { n })), numbers.map((n) => plurals.select(n)), `${tag}, plural forms`);
  }
  // An app's text can have only the form for all numbers.
  same(numbers.map((n) => A.string(withPhrase, "other", { n })), numbers.map(() => "x"), `${tag}, the form "other"`);
  for (const date of hostile) same(A.string(withPhrase, "date", { date }), `<${date}>`, `${tag}, ${date}`);
  const { digits, system } = data.numbers;
  if (digits) {
    const intl = new Intl.NumberFormat(tag, { numberingSystem: system, useGrouping: false });
    for (const number of [0, 7, 42, 1234567890]) same(A.formatNumber(locale, number), intl.format(number), `${tag}, ${number}`);
    same(A.formatNumber(locale, -42), `-${A.formatNumber(locale, 42)}`, `${tag}, −42`);
  }
  for (const firstDay of [undefined, ...weekdays]) {
    const start = weekdays.indexOf(firstDay ?? data.week.firstDay);
    const codes = [...weekdays.slice(start), ...weekdays.slice(0, start)];
    const header = A.weekdayHeader(locale, firstDay);
    same(header.map((column) => [column.weekday, column.narrowName, column.isWeekend]),
      codes.map((code) => [code, data.weekdays.standAlone.narrow[weekdays.indexOf(code)], data.week.weekend.includes(code)]), `${tag}, ${firstDay}`);
  }
  // A problem's message has the key of its code, in the given style.
  const [one, two] = [day("2026-02-03"), day("2026-11-25")];
  for (const style of [undefined, "full", "long", "short"]) {
    const [min, max] = [one, two].map((date) => A.format(calendar, date, style && { style }));
    const values = { tooEarly: { date: min }, tooLate: { date: max }, outOfRange: { min, max }, ambiguousDate: { first: min, second: max } };
    for (const [name, replaced] of Object.entries(values)) {
      const word = data.strings[`error.${name}`];
      if (!word) continue;
      const expected = word.replace(/\{(\w+)\}/g, (_, place) => (replaced)[place]);
      const problem = { code: name === "ambiguousDate" ? "ambiguous" : name, earliest: one, latest: two, dates: [one, two] };
      same(A.problemMessage(calendar, problem, style && { style }), expected, `${tag}, ${name}, ${style}`);
    }
  }
  for (const [code, key] of Object.entries(keyOf)) {
    if (data.strings[key]) same(A.problemMessage(calendar, { code }), data.strings[key], `${tag}, ${code}`);
  }
  // The core words have one text for every problem with a typed date. A message names the first two dates.
  const dates = [one, two, day("2027-01-01")];
  for (const code of ["noDate", "noSuchDate", "ambiguous", "wrongWeekday"]) {
    same(A.problemMessage(module, { code, dates, date: one }), data.strings["error.invalidDate"], `${tag}, ${code}, with the core words`);
  }
  for (const code of ["weekdaysOnly", "weekendsOnly"]) {
    const word = data.strings[`filter.${code}`];
    if (word) same(A.problemMessage(module, { code }), word, `${tag}, ${code}, with the core words`);
  }
  same(A.problemMessage(calendar, { code: "ambiguous", dates }), A.problemMessage(calendar, { code: "ambiguous", dates: [one, two] }), `${tag}, three dates`);
  // UTS 35: the width of the month decides which pattern joins a date and a time.
  for (const [style, month, weekday] of [["full", "long", "short"], ["long", "long"], ["medium", "short", "long"], ["short", "numeric"], ["short", "narrow"]]) {
    const fields = { day: "numeric", month, ...(weekday && { weekday }) };
    const texts = { "{0}": A.formatTime(locale, time, { skeleton: "jm" }), "{1}": A.format(calendar, one, fields) };
    const expected = calendar.patterns.dateTime[style].replace(/'/g, "").replace(/\{[01]\}/g, (place) => texts[place]);
    same(A.formatDateTime(calendar, one, time, { ...fields, hour: "numeric", minute: "numeric" }), expected, JSON.stringify([tag, fields]));
  }
  // Another region or hour cycle takes the place of the last one.
  for (const cycle of ["h11", "h12", "h23", "h24"]) {
    const { original: _, ...once } = A.withHourCycle(locale, cycle);
    for (const before of ["h11", "h12", "h23", "h24"]) {
      const { original: __, ...twice } = A.withHourCycle(A.withHourCycle(locale, before), cycle);
      same(twice, once, `${tag}, ${before}, then ${cycle}`);
    }
    const isHalf = cycle < "h2";
    const { dayPeriodSide: side } = data;
    for (const mode of ["time", "dateAndTime"]) {
      const bare = data.columns[mode].filter((name) => name !== "dayPeriod");
      const place = bare.indexOf("hour");
      if (isHalf) bare.splice(side === "before" ? place : place + 2, 0, "dayPeriod");
      same(once.columns[mode], bare, `${tag}, ${mode} in ${cycle}`);
    }
    if (cycle === data.hourCycle) same(once.time, data.time, `${tag}, ${cycle}`);
    // At two o'clock, both cycles of half a day show the same hour, and so do both cycles of a day. `j` is the cycle's letter.
    else for (const [fields, style] of [["", undefined], ["m", "short"], ["ms", "medium"]]) {
      const text = A.formatTime(locale, time, { skeleton: (isHalf ? "h" : "H") + fields });
      for (const options of [{ skeleton: `j${fields}` }, ...(style ? [{ style }] : [])]) same(A.formatTime(once, time, options), text, JSON.stringify([tag, cycle, options]));
    }
    const hours = A.hourRows(locale, cycle).map((row) => row.value);
    same(hours, [...Array(isHalf ? 12 : 24).keys()], `${tag}, hours in ${cycle}`);
    same(A.formatTime(A.withHourCycle(locale, cycle), time), A.formatTimeToParts(once, time).map((part) => part.value).join(""), `${tag}, ${cycle}`);
  }
}
const { locale: english } = await open("en.js");
const { regions: facts } = json("regions.json");
for (const [code, { firstDay, minimalDays, weekend, calendars, languages, ...hours }] of Object.entries(facts)) {
  const abroad = A.withRegion(english, code, regions);
  same(abroad.week, { firstDay, minimalDays, weekend, region: code }, code);
  same([abroad.hourCycle, abroad.allowedHourCycles, abroad.calendars.preferred],
    [...["hourCycle", "allowedHourCycles"].map((name) => (languages?.en ?? hours)[name]), calendars], code);
}


// Each calendar of each locale.
for (const tag of tags) {
  for (const name of json(tag, "locale.json").calendars.available) {
    const { calendar } = await load(tag, name);
    const data = json(tag, `${name}.json`);
    same(A.pickerValues(calendar), data.picker, `${tag}, ${name}`);
    const first = data.years.first + data.rules.yearOffset;
    same(A.years(calendar), { first, last: data.years.last + data.rules.yearOffset }, `${tag}, ${name}`);
  }
}
console.log(`${count} rules of locales hold.`);
