// @ts-check
// Measures how the time of each function of the runtime grows with the length of its lists and texts. Fails if a time grows
// faster than the power 1.2 of the length.
//
// node growth.mjs FOLDER_OF_THE_MODULES

import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2] ?? "");
const open = (/** @type {string} */ path) => import(pathToFileURL(join(folder, path)).href);
const A = await open("almanac.js");
const { typedDate } = await open("typed.js");
const { match, resolve: resolveTag } = await open("index.js");
const { calendar, locale } = await open("es/gregorian.js");
const hebrew = (await open("he/gregorian.js")).locale;
const date = A.gregorianDate(2026, 2, 17);
const days = Array.from({ length: 16000 }, (_, index) => A.addDays(calendar, date, (index * 7919) % 20000));

/** @param {() => unknown} call */
function refused(call) {
  try {
    call();
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return;
    throw error;
  }
  throw new Error("The call must fail.");
}
const some = (/** @type {number} */ count) => days.slice(0, count);
const texts = (/** @type {number} */ count) => Array(count).fill("x");

/**
 * The calls by their names, each with a function that makes its argument of a given length.
 * @type {Record<string, [(length: number) => any, (argument: any) => unknown]>}
 */
const calls = {
  formatList: [texts, (list) => A.formatList(locale, list)],
  "formatList, Hebrew": [texts, (list) => A.formatList(hebrew, list, { style: "short" })],
  formatDates: [some, (list) => A.formatDates(calendar, list)],
  "monthPage, unavailable": [some, (unavailable) => A.monthPage(calendar, date, { unavailable })],
  "monthPage, selection": [some, (dates) => A.monthPage(calendar, date, { selection: { dates } })],
  spokenText: [(count) => Array(count).fill("today"), (states) => A.spokenText(calendar, date, states)],
  "string, a long value": [(count) => "{".repeat(count), (text) => A.string(locale, "a11y.today", { date: text })],
  "string, a long key": [(count) => "x".repeat(count), (key) => refused(() => A.string(locale, key))],
  hasString: [(count) => "x".repeat(count), (key) => A.hasString(locale, key)],
  "typedDate, digits": [(count) => "1".repeat(count), (text) => typedDate(calendar, text, { today: date })],
  "typedDate, names": [(count) => "ene ".repeat(count), (text) => typedDate(calendar, text, { today: date })],
  "typedDate, spaces": [(count) => " ".repeat(count), (text) => typedDate(calendar, text, { today: date })],
  fromISO: [(count) => "2".repeat(count), (text) => refused(() => A.fromISO(text))],
  "format, a long skeleton": [(count) => "y".repeat(count), (skeleton) => refused(() => A.format(calendar, date, { skeleton }))],
  "setMonth, a long code": [(count) => "M".repeat(count), (code) => refused(() => A.setMonth(calendar, date, code))],
  "withRegion, a long code": [(count) => "D".repeat(count), (code) => refused(() => A.withRegion(locale, code, {}))],
  "match, a header": [(count) => "xx,".repeat(count), (header) => match(header)],
  "match, a list": [(count) => Array(count).fill("xx"), (list) => match(list)],
  "match, a long tag": [(count) => "x-".repeat(count), (tag) => match([tag])],
  "resolve, a long tag": [(count) => `de-u${"-fw-sun".repeat(count)}`, (tag) => resolveTag([tag])],
  withWords: [texts, (keys) => A.withWords(locale, keys, keys)],
};

/**
 * The shortest of several times of the processor, in milliseconds. A text is read at its end, because engines join texts late.
 * @param {(argument: any) => unknown} call
 * @param {any} argument
 */
function shortest(call, argument) {
  let best = Infinity;
  for (let round = 0; round < 9; round += 1) {
    const start = process.cpuUsage();
    const result = call(argument);
    if (typeof result === "string") result.charCodeAt(result.length - 1);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, Math.max(1, user + system) / 1000);
  }
  return best;
}

/** The power with which the time of a call grows from 1,000 to 16,000 items; 0 if the call takes less than 0.3 ms. */
function exponent(/** @type {string} */ name) {
  const [make, call] = calls[name];
  const [small, large] = [make(1000), make(16000)];
  const time = shortest(call, large);
  return time < 0.3 ? 0 : Math.log(time / shortest(call, small)) / Math.log(16);
}

let worst = 0;
for (const name of Object.keys(calls)) {
  // Another process can disturb one measurement, but hardly six.
  let power = exponent(name);
  for (let attempt = 0; attempt < 5 && power > 1.2; attempt += 1) power = Math.min(power, exponent(name));
  if (power > 1.2) throw new Error(`The time of ${name} grows with the power ${power.toFixed(2)} of the length (limit: 1.2).`);
  if (process.argv.includes("--verbose")) console.log(`${power.toFixed(2)} ${name}`);
  worst = Math.max(worst, power);
}
console.log(`${Object.keys(calls).length} calls grow at most with the power ${worst.toFixed(2)} of the length (limit: 1.2).`);
