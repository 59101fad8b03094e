// @ts-check
// Reads what people type in 30 languages. The files typed-dates.txt and typed-dates-tester.txt have the texts and the expected
// dates, and name their source. TypedLanguageTests reads the same files with AlmanacKit.
//
// node typed.mjs FOLDER_OF_THE_MODULES

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2] ?? "");
const open = (/** @type {string} */ path) => import(pathToFileURL(join(folder, path)).href);
const { fromISO, toISO } = await open("almanac.js");
const { typedDate } = await open("typed.js");
const iso = (/** @type {any} */ date) => toISO(date).slice(0, 10);

let count = 0;
for (const [file, day] of [["typed-dates", "2026-02-17"], ["typed-dates-tester", "2026-03-18"]]) {
  const today = fromISO(day);
  const lines = readFileSync(new URL(`../Fixtures/${file}.txt`, import.meta.url), "utf8").split("\n")
    .filter((line) => line && !line.startsWith("#"));
  assert.ok(lines.length > 400);
  for (const line of lines) {
    const [tag, name, text, expected] = line.split("|");
    const { calendar } = await open(`${tag}/${name}.js`);
    // The form NFD has the parts of each letter, as in the names of files in macOS.
    for (const form of [text, text.normalize("NFD")]) {
      const { date, problem } = typedDate(calendar, form, { today });
      assert.equal(date ? iso(date) : problem.dates?.map(iso).join(" ") ?? problem.code, expected, line);
    }
  }
  count += lines.length;
}

// If the month has the same name in a leap year, as with numbers, the name means no other month. pyluach: 15 Adar II 5784.
const { calendar: hebrew } = await open("he/hebrew.js");
const wide = [hebrew.months.format.wide[5]];
const format = { wide, abbreviated: wide, narrow: wide };
const numbered = { ...hebrew, leapYearMonths: { format, standAlone: format } };
assert.equal(iso(typedDate(numbered, `15 ${wide[0]} 5784`).date), "2024-03-25");

// The keys of an attacker's bundle.
const { calendar } = await open("de/gregorian.js");
const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
const months = { format: { wide: [...calendar.months.format.wide.slice(0, 8), ...names] }, standAlone: {} };
const hostile = { ...calendar, months };
names.forEach((name, index) => {
  assert.equal(iso(typedDate(hostile, `3. ${name} 2026`).date), `2026-${index + 9 < 10 ? "0" : ""}${index + 9}-03`);
});
for (const name of names) assert.equal(typedDate(calendar, `3. ${name} 2026`).problem.code, "noDate");
console.log(`${count} typed dates`);
