// @ts-check
// What the modules do with bad input and with a bundle whose keys an attacker chose.
//
// node errors.mjs FOLDER_OF_THE_MODULES ALMANAC

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2] ?? "");
const almanacCommand = resolve(process.argv[3] ?? "");
const open = (/** @type {string[]} */ ...path) => import(pathToFileURL(join(...path)).href);
const A = await open(folder, "almanac.js");
const { load, loadWords, match } = await open(folder, "index.js");
const { regions } = await open(folder, "regions.js");
const { calendar, locale } = await load("de", "gregorian");
const { calendar: chinese } = await load("zh-Hans", "chinese");
const date = A.gregorianDate(2026, 2, 17);
const temporary = mkdtempSync(join(tmpdir(), "almanac-"));
let count = 0;

/** @param {string} kind @param {string} message @param {() => unknown} call */
async function fails(kind, message, call) {
  count += 1;
  await assert.rejects(async () => call(), (/** @type {Error} */ error) => {
    assert.equal(error.name, kind);
    assert.equal(error.message, message);
    return true;
  });
}

try {
  await fails("RangeError", "Expected a day that there is, and got '2026-2-30'.", () => A.gregorianDate(2026, 2, 30));
  await fails("RangeError", "The day 1899-12-31 is outside the Gregorian years 1900 to 2100.", () => A.gregorianDate(1899, 12, 31));
  await fails("RangeError", "Expected a day such as 2026-02-17, and got '17.2.2026'.", () => A.fromISO("17.2.2026"));
  await fails("TypeError", "Expected a Gregorian day, or its calendar as the second argument, and got '2026-02-17[u-ca=chinese]'.",
    () => A.fromISO("2026-02-17[u-ca=chinese]"));
  await fails("TypeError", "Expected a valid Date, and got 'Invalid Date'.", () => A.fromDate(new Date(NaN)));
  await fails("TypeError", "Expected a date, as from gregorianDate(2026, 2, 17), and got '2026-02-17'.",
    () => A.format(calendar, "2026-02-17"));
  await fails("RangeError", "The date 99999 days later is outside the Gregorian years 1900 to 2100.", () => A.addDays(calendar, date, 99999));
  await fails("RangeError", "The gregorian year '2101' is outside the Gregorian years 1900 to 2100.", () => A.months(calendar, 2101));
  await fails("RangeError", "Expected a month of the chinese year 2026, and got 'M06L'.", () => A.calendarDate(chinese, 2026, "M06L", 1));
  await fails("RangeError", "Expected a day of M01 from 1 to 30 in the chinese year 2026, and got '31'.",
    () => A.calendarDate(chinese, 2026, 1, 31));
  await fails("RangeError", "Expected one of full, long, medium, short, and got 'tiny'.", () => A.format(calendar, date, { style: "tiny" }));
  await fails("RangeError", "Expected one of MMMd, yMMMEd, yMMMM, yMMMd, and got '__proto__'.",
    () => A.formatRange(calendar, date, date, { skeleton: "__proto__" }));
  await fails("RangeError", "Expected a time of a day, and got '24:0:0'.", () => A.formatTime(locale, { hour: 24 }));
  await fails("RangeError", "Expected a divisor of 60 up to 30, and got '7'.", () => A.minuteRows(locale, 7));
  await fails("RangeError", "Expected a key that the locale 'de' has; 'de/words.js' has more, and got 'action.dnoe'.",
    () => A.string(locale, "action.dnoe"));
  await fails("RangeError", "Expected a key that the locale 'de' has; 'de/words.js' has more, and got 'toString'.",
    () => A.string(locale, "toString"));
  await fails("TypeError", "Expected the values date for 'error.tooEarly', and got ''.", () => A.string(locale, "error.tooEarly"));
  await fails("TypeError", "Expected a whole number n for 'a11y.hourValue', and got '1.5'.",
    () => A.string(locale, "a11y.hourValue", { n: 1.5 }));
  await fails("RangeError", "Expected the code of a region, as in 'DE', and got '?x'.", () => A.withRegion(locale, "\u202Ex", regions));
  await fails("TypeError", "Expected a calendar of a bundle, and got 'undefined'.", () => A.convert(undefined, date));
  await fails("TypeError", "almanac.js reads schema 2, and a module has 3. Write the whole bundle again.",
    () => A.format({ ...calendar, schemaVersion: 3 }, date));
  await fails("TypeError", "The Chinese calendar has no 'chineseYears'. Write the whole bundle again.",
    () => A.format({ ...chinese, chineseYears: undefined }, date));
  await fails("RangeError", 'The bundle has no calendar "julian". It has gregorian, buddhist, chinese.', () => load("de", "julian"));
  await fails("RangeError", 'The bundle has no locale "__proto__". Pass one of its tags.', () => load("__proto__", "gregorian"));
  await fails("RangeError", 'The bundle has no locale "xx". Pass one of its tags.', () => loadWords("xx"));
  for (const wanted of ["", "*", "x".repeat(1000), "__proto__", "constructor", "-", "a;q=2", ["\u0000"], [], ["tlh"]]) {
    count += 1;
    assert.equal(match(wanted), undefined, String(wanted));
  }

  // A key of an app's own, which a stranger may have written, is a text and never code.
  const keys = ['a"]); globalThis.pwned = 1; (["', "*/ globalThis.pwned = 2; /*", "`${globalThis.pwned = 3}`", "__proto__", "constructor", "\\", "</script>"];
  const unit = (/** @type {string} */ value) => ({ stringUnit: { state: "translated", value } });
  const texts = Object.fromEntries(keys.map((key, index) => [key, { localizations: { en: unit(`text ${index}`) } }]));
  const map = Object.fromEntries(keys.map((key, index) => [`${key} ${index}`, "action.done"]));
  const overlay = { sourceLanguage: "en", strings: texts, version: "1.0" };
  writeFileSync(join(temporary, "en.txt"), "en\n");
  writeFileSync(join(temporary, "own.xcstrings"), JSON.stringify(overlay));
  writeFileSync(join(temporary, "keys.json"), JSON.stringify(map));
  for (const layout of [[], ["--compact"]]) {
    const output = join(temporary, `bundle${layout.length}`);
    execFileSync(almanacCommand, [
      "--quiet", "--locales", join(temporary, "en.txt"), "--formats", "esm", "--strings", join(temporary, "own.xcstrings"),
      "--keys", join(temporary, "keys.json"), "--output", output, ...layout,
    ], { stdio: ["ignore", "ignore", "inherit"] });
    const own = await open(output, "esm", "almanac.js");
    const words = (await open(output, "esm", "en", "words.js")).locale;
    for (const [index, key] of keys.entries()) {
      assert.equal(own.string(words, key), `text ${index}`);
      assert.equal(own.string(words, `${key} ${index}`), "Done");
      count += 2;
    }
    assert.equal(/** @type {any} */ (globalThis).pwned, undefined);
    assert.equal(/** @type {any} */ ({}).stringUnit, undefined);
  }

  // Modules of two bundles together: the words of one do not fit the keys of the other.
  const mixed = join(temporary, "mixed");
  mkdirSync(join(mixed, "en"), { recursive: true });
  for (const file of ["almanac.js", "en.js", "words.js", "package.json"]) copyFileSync(join(folder, file), join(mixed, file));
  writeFileSync(join(mixed, "en", "words.js"), readFileSync(join(temporary, "bundle0", "esm", "en", "words.js")));
  await fails("TypeError", "The words of a module do not belong to its 'words.js'. Write the whole bundle again.",
    () => open(mixed, "en", "words.js"));
} finally {
  rmSync(temporary, { recursive: true });
}
console.log(`${count} bad inputs cause the error that is expected.`);
