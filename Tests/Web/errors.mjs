// @ts-check
// Tests the modules with bad input, and with a bundle whose keys an attacker chose.
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
const { typedDate } = await open(folder, "typed.js");
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

// Limits in the wrong order are ignored, as in AlmanacKit.
assert.equal(A.dateProblem(calendar, date,
  { limits: { earliest: A.gregorianDate(2026, 3, 1), latest: A.gregorianDate(2026, 2, 1) } }), undefined);

// The eras come from the calendar's rules, and so does the year in an era: here, year 1 begins on 1 January 1912.
const republican = {
  ...calendar,
  rules: { ...calendar.rules, eras: { bce: { lastYear: 1911 }, ce: { firstDay: "1912-01-01", firstYear: 1912 } } },
  years: { ...calendar.years, display: undefined, pattern: "y G" },
};
for (const [day, text] of [["1900-01-01", "12 v. Chr."], ["1911-12-31", "1 v. Chr."], ["1912-01-01", "1 n. Chr."]]) {
  const { year } = A.fromISO(day);
  assert.equal(A.format(republican, A.fromISO(day), { skeleton: "Gy" }), text);
  assert.equal(A.yearLabel(republican, year), text);
}
// An era without supported days has no row.
const eras = { bce: { lastYear: 2149 }, ce: { firstDay: "2150-01-01", firstYear: 2150 } };
const eraRows = A.eraRows({ ...calendar, rules: { ...calendar.rules, eras } });
assert.deepEqual(eraRows.map((/** @type {any} */ row) => row.code), ["bce"]);

try {
  await fails("RangeError", "There is no day '2026-2-30'.", () => A.gregorianDate(2026, 2, 30));
  await fails("RangeError", "Expected a whole number, but got '1.5'.", () => A.gregorianDate(0, 3, 1.5));
  // The value of a <select> and the parts of a split text are texts.
  for (const call of [
    () => A.gregorianDate("2026", 2, 17), () => A.months(calendar, "2026"), () => A.setYear(calendar, date, "2026"),
    () => A.yearRows(calendar, { first: "2026" }), () => A.calendarDate(calendar, "2026", 2, 17),
  ]) await fails("RangeError", "Expected a whole number, but got '2026'.", call);
  await fails("RangeError", "Expected a whole number, but got '17'.", () => A.calendarDate(calendar, 2026, 2, "17"));
  await fails("RangeError", "The day 1899-12-31 is not in 1900-01-01 to 2101-01-28.", () => A.gregorianDate(1899, 12, 31));
  await fails("RangeError", "Expected a day such as 2026-02-17, but got '17.2.2026'.", () => A.fromISO("17.2.2026"));
  await fails("TypeError", "Expected a Gregorian day unless a calendar is passed, but got '2026-02-17[u-ca=chinese]'.",
    () => A.fromISO("2026-02-17[u-ca=chinese]"));
  await fails("TypeError", "Expected a valid Date, but got 'Invalid Date'.", () => A.fromDate(new Date(NaN)));
  await fails("TypeError", "Expected a date, as from gregorianDate(2026, 2, 17), but got '2026-02-17'.",
    () => A.format(calendar, "2026-02-17"));
  await fails("RangeError", "The date 99999 days later is not in 1900-01-01 to 2101-01-28.", () => A.addDays(calendar, date, 99999));
  await fails("RangeError", "The whole gregorian year '2101' is not in 1900-01-01 to 2101-01-28.", () => A.months(calendar, 2101));
  await fails("RangeError", "Expected a month of the chinese year 2026, but got 'M06L'.", () => A.calendarDate(chinese, 2026, "M06L", 1));
  for (const day of [0, 31]) {
    await fails("RangeError", `Expected a day of M01 from 1 to 30 in the chinese year 2026, but got '${day}'.`,
      () => A.calendarDate(chinese, 2026, 1, day));
  }
  // 1 January 1900 is the first day of the last month of the Chinese year 1899.
  const first = A.fromISO("1900-01-01", chinese);
  await fails("RangeError", "The chinese day 1899-M11-29 is not in 1900-01-01 to 2101-01-28.", () => A.calendarDate(chinese, 1899, "M11", 29));
  await fails("RangeError", "The chinese month 1899-M11 is not in 1900-01-01 to 2101-01-28.", () => A.setMonth(chinese, first, "M11"));
  await fails("RangeError", "The chinese month 1899-M01 is not in 1900-01-01 to 2101-01-28.", () => A.setYear(chinese, date, 1899));
  await fails("RangeError", "Expected one of full, long, medium, short, but got 'tiny'.", () => A.format(calendar, date, { style: "tiny" }));
  await fails("RangeError", `Expected one of ${Object.keys(calendar.patterns.skeletons).join(", ")}, but got '__proto__'.`,
    () => A.formatRange(calendar, date, date, { skeleton: "__proto__" }));
  await fails("RangeError", "Expected a time of day, but got '24:0:0'.", () => A.formatTime(locale, { hour: 24 }));
  await fails("RangeError", "Expected a time of day, but got 'undefined'.", () => A.formatTime(locale, undefined));
  await fails("RangeError", "Expected a time of day, but got '14:30'.", () => A.formatTime(locale, "14:30"));
  await fails("RangeError", "Expected a divisor of 60 up to 30, but got '7'.", () => A.minuteRows(locale, 7));
  await fails("RangeError", "The locale 'de' has no text 'action.dnoe'. 'words.js' has more texts.",
    () => A.string(locale, "action.dnoe"));
  await fails("RangeError", "The locale 'de' has no text 'toString'. 'words.js' has more texts.",
    () => A.string(locale, "toString"));
  await fails("TypeError", "Expected the values 'date' for 'error.tooEarly', but got ''.", () => A.string(locale, "error.tooEarly"));
  await fails("TypeError", "Expected a whole number for 'a11y.hourValue' (the argument is called n), but got 'number'.",
    () => A.string(locale, "a11y.hourValue", { number: 3 }));
  await fails("TypeError", "Expected a whole number for 'a11y.hourValue' (the argument is called n), but got '1.5'.",
    () => A.string(locale, "a11y.hourValue", { n: 1.5 }));
  await fails("RangeError", "Expected a region code such as 'DE', but got '?x'.", () => A.withRegion(locale, "\u202Ex", regions));
  // An old script on the page can extend Object.prototype.
  Object.prototype.extend = () => {};
  assert.equal(A.format(calendar, date, { year: "numeric" }), "2026");
  delete Object.prototype.extend;
  await fails("TypeError", "Expected a calendar of a bundle, but got 'undefined'.", () => A.convert(undefined, date));
  await fails("TypeError", "almanac.js reads schema 3, but a module has 4. Write the bundle again.",
    () => A.format({ ...calendar, schemaVersion: 4 }, date));
  // A bundle of an earlier schema has no rules, and a damaged one has others.
  const { rules } = chinese;
  for (const changed of [
    { yearTable: undefined }, { rules: undefined }, { rules: null }, { rules: {} }, { rules: { ...rules, yearOffset: "0" } },
    { rules: { ...rules, yearOffset: NaN } }, { rules: { ...rules, yearOffset: Infinity } },
  ]) {
    await fails("TypeError", "The chinese calendar has unknown rules. Write the bundle again.",
      () => A.format({ ...chinese, ...changed }, date));
  }
  await fails("RangeError", `Expected one of the calendars buddhist, chinese, coptic, dangi, ethioaa, ethiopic, gregory, \
hebrew, indian, islamic-civil, islamic-tbla, islamic-umalqura, japanese, persian, roc, but got 'persain'. Did you mean 'persian'?`,
    () => A.fromISO("2026-02-17[u-ca=persain]", chinese));
  // The eras of a damaged module: the later era is first, or it has no first day or no first year.
  const { bce, ce } = calendar.rules.eras;
  for (const eras of [{ bce: ce, ce: bce }, { bce, ce: { ...ce, firstDay: "x" } }, { bce, ce: { firstDay: ce.firstDay } }, { bce: {}, ce }]) {
    await fails("TypeError", "The eras of the gregorian calendar are not in order. Write the bundle again.",
      () => A.format({ ...calendar, rules: { ...calendar.rules, eras } }, date, { skeleton: "Gy" }));
  }
  for (const changed of [{ yearRule: "unknown" }, { yearRule: "__proto__" }, { eras: undefined }, { eras: { ce: { firstYear: 1 } } }]) {
    await fails("TypeError", "The gregorian calendar has unknown rules. Write the bundle again.",
      () => A.format({ ...calendar, rules: { ...calendar.rules, ...changed } }, date, { skeleton: "Gy" }));
  }
  // A pattern of a damaged module has another field, or a field whose names the module lacks, or other numerals.
  for (const [pattern, letter, changed] of [
    ["d Z", "Z"], ["c", "c"], ["U", "U"], ["y G", "G", { eras: undefined }],
    ["QQQ", "Q", { locale: { ...locale, quarters: undefined } }],
  ]) {
    const patterns = { ...calendar.patterns, date: { medium: pattern } };
    await fails("TypeError", `A pattern has the unknown field '${letter}'. Write the bundle again.`,
      () => A.format({ ...calendar, ...changed, patterns }, date));
  }
  await fails("TypeError", "A pattern has the unknown numbering system 'thai'. Write the bundle again.",
    () => A.format({ ...calendar, numberOverrides: { "patterns.date.medium": { d: "thai" } } }, date));
  await fails("RangeError", 'The bundle has no calendar "julian" for "de". It has gregorian, buddhist, chinese.', () => load("de", "julian"));
  await fails("RangeError", `The bundle has no calendar "budhist" for "de". It has gregorian, buddhist, chinese. Did you mean 'buddhist'?`,
    () => load("de", "budhist"));
  await fails("RangeError", 'The bundle has no calendar "words" for "de". It has gregorian, buddhist, chinese.', () => load("de", "words"));
  await fails("RangeError", 'The bundle has no locale "__proto__". Pass one of its tags.', () => load("__proto__", "gregorian"));
  await fails("RangeError", 'The bundle has no locale "xx". Pass one of its tags.', () => loadWords("xx"));
  await fails("RangeError", "Expected one of sun, mon, tue, wed, thu, fri, sat, but got 'monday'.", () => A.weekdayHeader(locale, "monday"));
  await fails("RangeError", "Expected one of sun, mon, tue, wed, thu, fri, sat, but got '1'.",
    () => A.monthPage(calendar, date, { firstDay: 1 }));
  await fails("RangeError", "Expected one of all, weekdays, weekends, but got 'weekday'.",
    () => A.dateProblem(calendar, date, { days: "weekday" }));
  await fails("RangeError", "Expected one of h11, h12, h23, h24, but got 'h99'.", () => A.hourRows(locale, "h99"));
  await fails("RangeError", "Expected one of full, long, medium, short, but got 'shrot'.",
    () => A.formatTime(locale, { hour: 1 }, { style: "shrot" }));
  await fails("RangeError", "Expected a whole number, but got 'NaN'.", () => A.addDays(calendar, date, NaN));
  await fails("RangeError", "Expected a whole number, but got '1.5'.", () => A.addMonths(calendar, date, 1.5));
  await fails("TypeError", "Expected a date, as from gregorianDate(2026, 2, 17), but got '[object Object]'.", () => A.toISO({ epochDay: 20501 }));
  await fails("TypeError", "Expected a calendar of a bundle, but got '[object Object]'.", () => A.format(locale, date));
  await fails("TypeError", "Expected a locale of a bundle, but got '[object Object]'.", () => A.weekdayHeader(calendar));
  await fails("RangeError", "Expected a date whose fields are those of the day 20501 since 1970, but got 'gregorian 2026-M99-17'.",
    () => A.format(calendar, { ...date, monthCode: "M99" }));
  await fails("TypeError", "Expected only the options style, skeleton, era, year, quarter, month, weekday, day, but got 'hour'.",
    () => A.format(calendar, date, { hour: "numeric" }));
  await fails("TypeError", "Expected a text, but got 'null'.", () => typedDate(calendar, null));
  await fails("TypeError", "Expected a calendar of a bundle, but got '[object Module]'.", () => typedDate(A, "17.2.2026"));
  for (const call of [
    () => A.string({ ...locale, schemaVersion: 1 }, "action.done"), () => A.weekdayHeader({ ...locale, schemaVersion: 1 }),
    () => A.hourRows({ ...locale, schemaVersion: 1 }), () => A.months({ ...calendar, schemaVersion: 1 }, 2026),
  ]) await fails("TypeError", "almanac.js reads schema 3, but a module has 1. Write the bundle again.", call);

  // Earlier calls with other values must not change these results.
  A.format(calendar, date, { skeleton: "yMd" });
  A.yearLabel(calendar, 3000);
  await fails("RangeError", "Expected one of full, long, medium, short, but got 'yMd'.", () => A.format(calendar, date, { style: "yMd" }));
  // A message has at most 40 characters of a value, and a suggestion needs at most three changes.
  await fails("RangeError", `Expected one of full, long, medium, short, but got '${"x".repeat(40)}'.`,
    () => A.format(calendar, date, { style: "x".repeat(100) }));
  for (const [name, end] of [["rocxxx", " Did you mean 'roc'?"], ["rocxxxx", ""]]) {
    await assert.rejects(async () => A.fromISO(`2026-02-17[u-ca=${name}]`), (/** @type {Error} */ { message }) =>
      message.endsWith(`, but got '${name}'.${end}`));
  }
  await assert.rejects(async () => A.format(calendar, date, { skeleton: "label" }), RangeError);
  assert.equal(A.formatTime(locale, { hour: 14, minute: 5 }, {}), "14:05");
  const half = A.withHourCycle((await load("en", "gregorian")).locale, "h11");
  // node's Intl writes fr-CA-u-hc-h11 so: the quoted "h" of the pattern is not an hour.
  const quoted = A.withHourCycle((await load("fr-CA", "gregorian")).locale, "h11");
  assert.equal(A.formatTime(quoted, { hour: 14, minute: 5 }).replace(/\s/g, " "), "2 h 05 p.m.");
  const range = A.formatTimeRange(half, { hour: 12, minute: 0 }, { hour: 12, minute: 30 });
  assert.equal(range.replace(/\s/g, " "), "0:00 – 0:30 PM");

  // A Date is on the day of the machine's time zone, unless UTC is asked for. On 27 March 2022, clocks in Beirut skipped
  // the hour after midnight.
  const zone = process.env.TZ;
  for (const [name, moment, local, utc, hour] of /** @type {const} */ ([
    ["Pacific/Kiritimati", "2026-02-28T12:00:00Z", "2026-03-01", "2026-02-28", 0],
    ["Pacific/Pago_Pago", "2026-03-01T05:00:00Z", "2026-02-28", "2026-03-01", 0],
    ["Asia/Beirut", "2022-03-26T22:00:00Z", "2022-03-27", "2022-03-26", 1],
  ])) {
    process.env.TZ = name;
    const day = A.fromDate(new Date(moment));
    assert.equal(A.toISO(day), local, name);
    assert.equal(A.toISO(A.fromDate(new Date(moment), { utc: true })), utc, name);
    assert.equal(A.toISO(A.fromDate(A.toDate(day))), local, name);
    assert.equal(A.toDate(day).getHours(), hour, name);
    assert.equal(A.toDate(day, { utc: true }).toISOString(), `${local}T00:00:00.000Z`, name);
  }
  process.env.TZ = zone ?? "";

  // A header with 100 languages that no locale matches must take less than 50 milliseconds.
  const unknown = Array.from({ length: 100 }, (_, index) => `q${String.fromCharCode(97 + (index % 26))}-${index}00`);
  const times = Array.from({ length: 20 }, () => {
    const start = process.hrtime.bigint();
    assert.equal(match(unknown.join(",")), undefined);
    return Number(process.hrtime.bigint() - start) / 1e6;
  });
  assert.ok(Math.min(...times) < 50, `${times}`);
  count += 6;
  for (const wanted of [
    undefined, null, "", "*", "x".repeat(1000), `de-${"x".repeat(253)}`, "__proto__", "constructor", "-", "a;q=2",
    ["\u0000"], [], ["tlh"], [undefined, 7],
  ]) {
    count += 1;
    assert.equal(match(wanted), undefined, String(wanted));
  }

  // With --calendars regional, locales have different calendars.
  writeFileSync(join(temporary, "two.txt"), "de\nth\n");
  execFileSync(almanacCommand, [
    "--quiet", "--locales", join(temporary, "two.txt"), "--formats", "esm", "--calendars", "regional",
    "--output", join(temporary, "regional"),
  ]);
  const two = await open(temporary, "regional", "esm", "index.js");
  assert.deepEqual(two.calendars, ["gregorian", "buddhist"]);
  assert.equal((await two.load("th", "buddhist")).calendar.calendar, "buddhist");
  assert.equal((await two.load("de")).calendar.calendar, "gregorian");
  await fails("RangeError", 'The bundle has no calendar "buddhist" for "de". It has gregorian.', () => two.load("de", "buddhist"));

  // An attacker may choose an app's own key. The key must stay a text and never become code.
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

  // The modules of two bundles do not fit together: the words of one bundle do not match the keys of the other.
  const mixed = join(temporary, "mixed");
  mkdirSync(join(mixed, "en"), { recursive: true });
  for (const file of ["almanac.js", "en.js", "words.js", "package.json"]) copyFileSync(join(folder, file), join(mixed, file));
  writeFileSync(join(mixed, "en", "words.js"), readFileSync(join(temporary, "bundle0", "esm", "en", "words.js")));
  await fails("TypeError", "The words of a module do not belong to its 'words.js'. Write the bundle again.",
    () => open(mixed, "en", "words.js"));
} finally {
  rmSync(temporary, { recursive: true });
}
console.log(`${count} bad inputs cause the expected error.`);
