// @ts-check
// Calls of the modules that the corpus lacks: ends in the other order, ECMA-402's fields of dates with times, days next to the
// limits, and what is wrong with a typed date. The expected texts are those of node's Intl, or the JSON's words.
//
// node rare.mjs BUNDLE

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const bundle = resolve(process.argv[2] ?? "");
const open = (/** @type {string} */ name) => import(pathToFileURL(join(bundle, "esm", name)).href);
const A = await open("almanac.js");
const { typedDate } = await open("typed.js");
const { load, loadWords } = await open("index.js");
const day = A.gregorianDate(2026, 2, 17);
const later = A.gregorianDate(2026, 3, 1);
const time = { hour: 14, minute: 5 };
const evening = { hour: 21, minute: 30 };
let count = 0;
/** @param {unknown} found @param {unknown} expected @param {string} what */
function same(found, expected, what) {
  count += 1;
  assert.deepEqual(found, expected, what);
}
/** ICU 78 writes other spaces than ICU 72. */
const plain = (/** @type {string} */ text) => text.replace(/[\s\u2009]/g, " ");
/** @param {string} tag @param {Intl.DateTimeFormatOptions} options */
const intl = (tag, options) =>
  plain(new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options }).format(new Date(Date.UTC(2026, 1, 17, 14, 5))));

const numbers = /** @type {const} */ ({ year: "numeric", day: "numeric", hour: "numeric", minute: "2-digit" });
/** @type {Intl.DateTimeFormatOptions[]} */
const fields = [
  { ...numbers, month: "long", weekday: "long" }, { ...numbers, month: "long" }, { ...numbers, month: "short" },
  { ...numbers, month: "numeric" }, { ...numbers, month: "short", hour12: true }, { ...numbers, month: "short", hour12: false },
];
for (const tag of ["en", "de", "fr", "ja"]) {
  const { calendar } = await load(tag, "gregorian");
  for (const options of fields) same(plain(A.formatDateTime(calendar, day, time, options)), intl(tag, options), JSON.stringify([tag, options]));
  for (const hour12 of [true, false]) {
    const options = /** @type {const} */ ({ hour: "numeric", minute: "2-digit", hour12 });
    same(plain(A.formatTime(calendar.locale, time, options)), intl(tag, options), `${tag}, hour12: ${hour12}`);
  }
  const twoDigits = /** @type {const} */ ({ hour: "2-digit", minute: "2-digit" });
  same(plain(A.formatTime(calendar.locale, time, twoDigits)), intl(tag, twoDigits), `${tag}, two digits`);
  // The earlier end comes first.
  same(A.formatDateTimeRange(calendar, later, evening, day, time), A.formatDateTimeRange(calendar, day, time, later, evening), `${tag}, dates and times`);
  same(A.formatRange(calendar, later, day), A.formatRange(calendar, day, later), `${tag}, dates`);
  same(A.formatTimeRange(calendar.locale, evening, time), A.formatTimeRange(calendar.locale, time, evening), `${tag}, times`);
  const words = { ...calendar, locale: (await loadWords(tag)).locale };
  same(A.spokenSelection(words, later, day), A.spokenSelection(words, day, later), `${tag}, a spoken range`);

  // The message of a typed date says what is wrong, if the locale has that word.
  const { strings } = JSON.parse(readFileSync(join(bundle, "json", tag, "locale.json"), "utf8"));
  const typed = { "2026-02-31": "error.noSuchDate", "2026x": "error.invalidDate" };
  for (const [text, key] of Object.entries(typed)) {
    const { problem } = typedDate(calendar, text);
    same(A.problemMessage(words, problem), strings[key], `${tag}, ${text}`);
    same(A.problemMessage(calendar, problem), strings["error.invalidDate"], `${tag}, ${text}, with the core words`);
  }
  const style = "long";
  same(
    A.problemMessage(words, { code: "ambiguous", dates: [day, later] }, { style }),
    strings["error.ambiguousDate"].replace("{first}", A.format(calendar, day, { style })).replace("{second}", A.format(calendar, later, { style })),
    `${tag}, two dates`);
}

// Intl has no quarters. CLDR 42 has the short name "Q1" in German.
const { calendar: german } = await load("de", "gregorian");
same(A.format(german, day, { quarter: "short" }), "Q1", "a quarter alone");

// 1 January 1900 is a Monday, 28 January 2101 is a Friday, and no calendar has the days outside.
const { calendar: english } = await load("en", "gregorian");
const ends = [[A.gregorianDate(1900, 1, 1), 0, [null, "1", "2", "3", "4", "5", "6"]], [A.fromISO("2101-01-28"), 4, ["23", "24", "25", "26", "27", "28", null]]];
for (const [date, week, expected] of ends) {
  same(A.monthPage(english, date).weeks[week].cells.map((/** @type {any} */ cell) => cell?.label ?? null), expected, "a week at the limits");
  same(A.weeks(english, date)[week].map((/** @type {any} */ cell) => (cell ? `${cell.day}` : null)), expected, "the same week without labels");
}

/** @param {string} kind @param {string} message @param {() => unknown} call */
const fails = (kind, message, call) => {
  count += 1;
  assert.throws(call, { name: kind, message });
};
fails("RangeError", "The date 5000 months later is not in 1900-01-01 to 2101-01-28.", () => A.addMonths(german, day, 5000));
fails("RangeError", "The date -5000 months later is not in 1900-01-01 to 2101-01-28.", () => A.addMonths(german, day, -5000));
fails("TypeError", "Expected either fields, or a skeleton or a style, but got 'long'.", () => A.format(german, day, { month: "long", style: "long" }));
fails("TypeError", "Expected either fields, or a skeleton or a style, but got 'yMd'.", () => A.formatRange(german, day, later, { month: "long", skeleton: "yMd" }));
for (const [name, width] of [["day", "long"], ["month", "wide"], ["weekday", "2-digit"], ["quarter", "numeric"], ["era", "__proto__"], ["year", ""]]) {
  fails("RangeError", `Expected a width of ECMA-402 for '${name}', but got '${width}'.`, () => A.format(german, day, { [name]: width }));
}
fails("RangeError", "Expected a skeleton of a date and a time, such as MMMdjm, but got 'yMd'.", () => A.formatDateTime(german, day, time, { skeleton: "yMd" }));
console.log(`${count} rare calls`);
