// @ts-check
// Tests the calendars of a bundle: every day against tables of independent sources, months and names, eras, typed dates,
// the limits of the supported days, and damaged modules.
//
// node calendars.mjs FOLDER_OF_THE_MODULES FOLDER_OF_THE_TABLES
//
// The bundle has all calendars and the locales en, he, ja and zh-Hant-TW.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, tables] = process.argv.slice(2).map((path) => resolve(path));
const open = (/** @type {string} */ path) => import(pathToFileURL(join(folder, path)).href);
const A = await open("almanac.js");
const { calendars, load } = await open("index.js");
/** @type {Record<string, any>} */
const english = Object.fromEntries(await Promise.all(
  calendars.map(async (/** @type {string} */ name) => [name, (await load("en", name)).calendar])));
const { persian, hebrew, coptic, indian, chinese, "islamic-umalqura": umalqura } = english;
const { calendar: japanese } = await load("ja", "japanese");
const { calendar: roc } = await load("zh-Hant-TW", "roc");
const gregorian = (/** @type {string} */ text) => A.fromISO(text);
const iso = (/** @type {any} */ date) => A.toISO(A.convert(english.gregorian, date));
/** A date as `1405-M09-04`. */
const shown = (/** @type {any} */ { year, monthCode, day }) => `${year}-${monthCode}-${String(day).padStart(2, "0")}`;
const epochDay = (/** @type {string} */ text) => Date.parse(text) / 86400000;
const [firstDay, lastDay] = ["1900-01-01", "2101-01-28"].map(epochDay);

/** The days of a file of Tests/AlmanacKitTests/Fixtures/months: the own year, its first day, and its months. */
function* daysOf(/** @type {string} */ file) {
  for (const line of readFileSync(join(tables, file), "utf8").split("\n")) {
    if (!line || line.startsWith("#")) continue;
    const [year, first, lengths, leapMonth] = line.split(" ");
    let number = 0;
    let day = epochDay(first);
    for (const length of lengths.split(",")) {
      // The leap month follows the month with the same number.
      const code = `M${String(number).padStart(2, "0")}L`;
      const monthCode = code === leapMonth && number > 0 && !seen(code) ? code : `M${String((number += 1)).padStart(2, "0")}`;
      function seen(/** @type {string} */ one) { return one === last; }
      var last = monthCode;
      for (let dayOfMonth = 1; dayOfMonth <= +length; dayOfMonth += 1, day += 1) {
        yield { day, date: shown({ year, monthCode, day: dayOfMonth }) };
      }
    }
  }
}
