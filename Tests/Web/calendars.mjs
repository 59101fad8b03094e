// @ts-check
// Tests the calendars of a bundle: every day against tables of independent sources, months and names, eras, typed dates,
// the first and the last supported days, and damaged years.
//
// node calendars.mjs FOLDER_OF_THE_MODULES FOLDER_OF_THE_TABLES
//
// The bundle has all calendars, in the locales en, fa, ja and zh-Hant-TW.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, tables] = process.argv.slice(2).map((path) => resolve(path));
const open = (/** @type {string} */ path) => import(pathToFileURL(join(folder, path)).href);
const A = await open("almanac.js");
const { typedDate } = await open("typed.js");
const { calendars, load } = await open("index.js");
/** @type {Record<string, any>} */
const english = Object.fromEntries(await Promise.all(
  calendars.map(async (/** @type {string} */ name) => [name, (await load("en", name)).calendar])));
const { gregorian, chinese, coptic, hebrew, persian, "islamic-umalqura": umalqura } = english;
const { calendar: japanese } = await load("ja", "japanese");
const { calendar: roc } = await load("zh-Hant-TW", "roc");

const day = (/** @type {string} */ text) => A.fromISO(text);
const iso = (/** @type {any} */ date) => A.toISO(A.convert(gregorian, date));
const epochDay = (/** @type {string} */ text) => Date.parse(text) / 86400000;
const [firstDay, lastDay] = ["1900-01-01", "2101-01-28"].map(epochDay);
const code = (/** @type {number} */ number) => `M${String(number).padStart(2, "0")}`;
/** @param {any} calendar @param {string} text a Gregorian day */
const shown = (calendar, text) => {
  const { year, monthCode, day: dayOfMonth } = A.convert(calendar, day(text));
  return `${year}-${monthCode}-${dayOfMonth}`;
};
let count = 0;
/** @param {unknown} found @param {unknown} expected @param {string} what */
function same(found, expected, what) {
  count += 1;
  if (found !== expected) assert.deepEqual(found, expected, what);
}
/** @param {string} kind @param {RegExp} message @param {() => unknown} call */
function fails(kind, message, call) {
  count += 1;
  assert.throws(call, (/** @type {Error} */ error) => error.name === kind && message.test(error.message));
}
const outside = / is not in 1900-01-01 to 2101-01-28\.$/;

/**
 * The years of a table: the year's number, its first day, the lengths of its months, and its leap month or 0.
 * @param {string} file
 */
function yearsOf(file) {
  return readFileSync(join(tables, file), "utf8").split("\n").filter((line) => /^\d/.test(line)).map((line) => {
    const [year, first, lengths, leapMonth] = line.split(" ");
    const codes = lengths.split(",").map((_, index) => code(index + 1));
    if (leapMonth !== "0") {
      const place = +leapMonth.slice(1, 3);
      codes.splice(place, codes.length, leapMonth, ...codes.slice(place, -1));
    }
    return { year: +year, newYear: epochDay(first), months: lengths.split(",").map((length, index) => ({ code: codes[index], length: +length })) };
  });
}

const first = day("1900-01-01");
// Every day of every table, and each calendar at least once.
const untested = new Set(Object.keys(english).filter((name) => english[name].yearTable));
for (const file of readdirSync(tables).filter((name) => name !== "icu-differs.txt")) {
  const name = calendars.filter((/** @type {string} */ one) => file.startsWith(`${one}-`)).pop();
  const calendar = english[name];
  if (!calendar) throw new Error(`The bundle has no calendar for ${file}.`);
  untested.delete(name);
  for (const { year, newYear, months } of yearsOf(file)) {
    let next = newYear;
    for (const { code: monthCode, length } of months) {
      for (let dayOfMonth = 1; dayOfMonth <= length; dayOfMonth += 1, next += 1) {
        if (next < firstDay || next > lastDay) continue;
        const found = A.addDays(calendar, first, next - firstDay);
        same(`${found.calendar} ${found.year}-${found.monthCode}-${found.day}`, `${name} ${year}-${monthCode}-${dayOfMonth}`, file);
      }
    }
  }
}
// The years of the world are 5500 higher than those of the Incarnation. The Chinese years have a test of their own.
untested.delete("ethiopic-amete-alem");
untested.delete("chinese");
same([...untested], [], "calendars without a table");
for (const text of ["1900-01-01", "2026-11-25", "2101-01-28"]) {
  const { year, ...rest } = A.convert(english.ethiopic, day(text));
  same(A.convert(english["ethiopic-amete-alem"], day(text)), { ...rest, calendar: "ethiopic-amete-alem", year: year + 5500 }, text);
}

// A page with the Gregorian calendar imports no years, and each other module of a calendar imports its own.
for (const name of calendars) {
  const text = readFileSync(join(folder, "en", `${name}.js`), "utf8");
  const { yearRule, yearTable = `${yearRule}-years` } = english[name].rules;
  const isCivil = yearRule === "civil";
  same(text.includes(`import { yearTable } from "../${yearTable}.js";`), !isCivil, name);
  same(existsSync(join(folder, `${yearTable}.js`)), !isCivil, yearTable);
}
const runtime = readFileSync(join(folder, "almanac.js"), "utf8");
for (const name of ["tableOfYears", "packedYears", "hebrewYears"]) same(runtime.includes(name), false, name);

// The names of Hebrew months, as Intl has them: M06 is Adar, and Adar II in a leap year.
const inEnglish = new Intl.DateTimeFormat("en-u-ca-hebrew", { month: "long", timeZone: "UTC" });
for (const year of [5784, 5785]) {
  for (const { monthCode, name, firstDay: first } of A.months(hebrew, year)) {
    same(name, inEnglish.format(A.toDate(first, { utc: true })), `${year} ${monthCode}`);
    same(A.secondaryLabel(hebrew, first), A.format(hebrew, first, { skeleton: "MMM" }), name);
    assert.ok(A.monthTitle(hebrew, first).includes(name) && A.format(hebrew, first, { style: "long" }).includes(name), name);
    assert.ok(A.spokenText(hebrew, first).includes(name), name);
  }
}
same(A.months(hebrew, 5784).length, 13, "leap year");

// Arithmetic over leap months. Adar I becomes Adar, as in ECMAScript Temporal.
const adar1 = A.calendarDate(hebrew, 5784, "M05L", 30);
same(iso(adar1), "2024-03-10", "30 Adar I 5784, by pyluach");
for (const [call, expected] of [
  [A.addMonths(hebrew, adar1, 1), "5784 M06 29"], [A.addMonths(hebrew, adar1, -1), "5784 M05 30"],
  [A.setYear(hebrew, adar1, 5785), "5785 M06 29"], [A.setYear(hebrew, adar1, 5787), "5787 M05L 30"],
  [A.setMonth(hebrew, adar1, "M12"), "5784 M12 29"],
  [A.addMonths(coptic, A.calendarDate(coptic, 1742, 12, 30), 1), "1742 M13 5"],
  [A.setYear(coptic, A.calendarDate(coptic, 1739, 13, 6), 1740), "1740 M13 5"],
  [A.setYear(chinese, A.calendarDate(chinese, 2025, "M06L", 1), 2026), "2026 M06 1"],
]) same(`${call.year} ${call.monthCode} ${call.day}`, expected, expected);
fails("RangeError", /a month of the coptic year 1740, but got '14'/, () => A.calendarDate(coptic, 1740, 14, 1));
fails("RangeError", /a day of M13 from 1 to 5/, () => A.calendarDate(coptic, 1740, "M13", 6));

// A month that began before 1900 begins on 1 January 1900, and the last month ends on the last supported day. Dey has 30 days.
const early = A.convert(persian, day("1900-01-01"));
same(shown(persian, "1900-01-01"), "1278-M10-11", "the first day");
const late = A.addDays(persian, early, 19);
same(`${late.monthCode}-${late.day}`, "M10-30", "the last day of the first month");
const page = A.monthPage(persian, late);
const cells = page.weeks.flatMap((/** @type {any} */ week) => week.cells).filter(Boolean);
same(page.firstDay, early, "its first day");
same(cells[0].date, early, "the first cell");
same(cells.filter((/** @type {any} */ cell) => cell.isInMonth).length, 20, "its days");
same(A.weeks(persian, late).flat().filter(Boolean), cells.map((/** @type {any} */ cell) => cell.date), "its weeks");
same(A.dayRows(persian, late).map((/** @type {any} */ row) => row.value), Array.from({ length: 20 }, (_, index) => index + 11), "its rows");
const next = A.addMonths(persian, early, 1);
same(iso(next), "1900-01-31", "M11-11");
for (const date of [A.setMonth(persian, late, "M10"), A.addMonths(persian, A.addMonths(persian, late, 1), -1)]) same(date, late, "the same day");
for (const date of [A.addMonths(persian, A.calendarDate(persian, 1278, 11, 1), -1), A.setYear(persian, A.calendarDate(persian, 1405, 10, 1), 1278)]) {
  same(date, early, "the nearest supported day");
}
for (const call of [
  () => A.addMonths(persian, early, -1), () => A.setMonth(persian, early, "M09"), () => A.months(persian, 1277),
  () => A.setYear(persian, A.calendarDate(persian, 1405, 5, 1), 1278), () => A.setYear(persian, A.calendarDate(persian, 1405, 12, 1), 1479),
  () => A.months(persian, 1480), () => A.calendarDate(persian, 1278, 10, 10), () => A.months(umalqura, 1316),
  () => A.months(umalqura, 1525), () => A.months(persian, 1e9), () => A.months(japanese, 50), () => A.months(roc, 190),
]) fails("RangeError", outside, call);
same(A.months(persian, 1278).map((/** @type {any} */ row) => row.monthCode), ["M10", "M11", "M12"], "months of 1278");
{
  const [{ firstDay, length }, { firstDay: second }] = A.months(persian, 1278);
  same([firstDay, A.addDays(persian, firstDay, length)], [early, second], "the first month");
}
const last = A.convert(persian, day("2101-01-28"));
same(A.months(persian, 1479).pop(), { ...A.months(persian, 1478)[10], length: 8, firstDay: { ...last, day: 1, epochDay: epochDay("2101-01-21") } }, "the last month");
same(A.dayRows(persian, last).length, 8, "its days");
same(iso(A.addMonths(persian, A.calendarDate(persian, 1479, 10, 8), 1)), "2101-01-28", "the last day by arithmetic");
same(iso(A.addMonths(persian, A.calendarDate(persian, 1479, 10, 9), 1)), "2101-01-28", "the nearest supported day");

// The eras of Japan, as Intl has them on the days before and after each first day.
const inJapanese = new Intl.DateTimeFormat("ja-u-ca-japanese", { era: "long", year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
for (const text of ["1912-07-29", "1912-07-30", "1926-12-24", "1926-12-25", "1989-01-07", "1989-01-08", "2019-04-30", "2019-05-01", "2026-11-25"]) {
  same(A.format(japanese, day(text), { style: "long" }), inJapanese.format(Date.parse(text)), text);
}
// A range has two eras if one begins in it, even on its last day.
for (const [from, to] of [["1989-01-05", "1989-01-08"], ["1989-01-07", "1989-01-08"], ["2019-04-30", "2019-05-02"]]) {
  same(A.formatRange(japanese, day(from), day(to)), [from, to].map((text) => inJapanese.format(Date.parse(text))).join("～"), from);
}
same(A.formatRange(japanese, day("1989-01-05"), day("1989-01-07")), "昭和64年1月5日～7日", "a range that ends with an era");
same(A.formatRange(japanese, day("1989-01-08"), day("1989-01-09")), "平成元年1月8日～9日", "a range that begins with an era");
// All days of a month have one title, with the era of the first day.
for (const [text, title] of [["1989-01-07", "昭和64年1月"], ["1989-01-20", "昭和64年1月"], ["1926-12-26", "大正15年12月"], ["1912-07-31", "明治45年7月"]]) {
  same([A.monthTitle(japanese, day(text)), A.monthPage(japanese, day(text)).title], [title, title], `the title of ${text}`);
}
same(A.eraRows(japanese).map((/** @type {any} */ row) => [row.code, row.name, row.firstYear, row.lastYear, iso(row.limits.earliest), iso(row.limits.latest)]), [
  ["meiji", "明治", 1900, 1912, "1900-01-01", "1912-07-29"], ["taisho", "大正", 1912, 1926, "1912-07-30", "1926-12-24"],
  ["showa", "昭和", 1926, 1989, "1926-12-25", "1989-01-07"], ["heisei", "平成", 1989, 2019, "1989-01-08", "2019-04-30"],
  ["reiwa", "令和", 2019, 2100, "2019-05-01", "2101-01-28"],
], "eras of Japan");
/** @param {any} calendar @param {string} era */
const labels = (calendar, era) => A.yearRows(calendar, { era }).map((/** @type {any} */ row) => `${row.value} ${row.label}`);
same(labels(japanese, "showa").pop(), "1989 64年", "the last year of Showa");
same(labels(japanese, "heisei")[0], "1989 元年", "the first year of Heisei");
same([1989, 2018, 2019].map((year) => A.yearLabel(japanese, year)), ["平成元年", "平成30年", "令和元年"], "years alone");
same(A.eraRows(roc).map((/** @type {any} */ row) => [row.code, row.firstYear, row.lastYear]), [["broc", -11, 0], ["roc", 1, 189]], "eras of Taiwan");
same(A.eraRows(gregorian).map((/** @type {any} */ row) => row.code), ["ce"], "Gregorian eras");
same(A.eraRows(chinese), [], "Chinese eras");
const { showa } = Object.fromEntries(A.eraRows(japanese).map((/** @type {any} */ row) => [row.code, row]));
same(A.months(japanese, 1989, { limits: showa.limits }).length, 1, "the months of 昭和64年");
fails("RangeError", /^Expected one of meiji, taisho, showa, heisei, reiwa, but got 'edo'\.$/, () => A.yearRows(japanese, { era: "edo" }));

// Typed dates: years of an era, years without an era, days that do not exist, and days outside.
/** @param {any} calendar @param {string} text */
const typed = (calendar, text) => {
  const { date, problem } = typedDate(calendar, text);
  return date ? iso(date) : problem.code;
};
const { ethiopic, indian } = english;
for (const [calendar, text, expected] of [
  [japanese, "令和8年11月25日", "2026-11-25"], [japanese, "R8/11/25", "2026-11-25"], [japanese, "平成31年4月30日", "2019-04-30"],
  [japanese, "令和元年5月1日", "2019-05-01"], [japanese, "昭和64年1月7日", "1989-01-07"], [japanese, "昭和100年1月8日", "2025-01-08"],
  [japanese, "2026/11/25", "2026-11-25"], [japanese, "8/11/25", "noDate"],
  [japanese, "明治33年1月1日", "1900-01-01"], [japanese, "明治32年12月31日", "tooEarly"], [japanese, "令和83年1月1日", "tooLate"],
  [roc, "115/11/25", "2026-11-25"], [roc, "民國115年11月25日", "2026-11-25"], [roc, "1151125", "2026-11-25"],
  [roc, "190/1/1", "tooLate"], [roc, "0/1/1", "noDate"],
  // The number beside an era is its year: Reiwa 1 is 2019, Showa 1 is 1926, and Minguo 1 is 1912.
  [english.japanese, "R8/11/10", "2026-11-10"], [english.japanese, "Showa 21 April 1", "1946-04-01"],
  [english.japanese, "Nov 10, Reiwa 8", "2026-11-10"], [english.roc, "Minguo 5/3/17", "1916-03-17"],
  [persian, "1405-9-4", "2026-11-25"], [persian, "۱۴۰۵-۹-۴", "2026-11-25"], [persian, "1403-12-30", "2025-03-20"],
  [persian, "1404-12-30", "noSuchDate"], [persian, "1405-7-31", "noSuchDate"], [persian, "1405-13-1", "noSuchDate"],
  [persian, "1278-10-11", "1900-01-01"], [persian, "1278-10-10", "tooEarly"], [persian, "1200-1-1", "tooEarly"],
  [persian, "1479-11-30", "tooLate"], [persian, "1600-1-1", "tooLate"],
  [coptic, "1743-13-6", "2027-09-11"], [coptic, "1742-13-6", "noSuchDate"], [coptic, "1743-14-1", "noSuchDate"],
  [ethiopic, "2019-3-16", "2026-11-25"], [indian, "1948-9-4", "2026-11-25"], [umalqura, "1448-6-15", "2026-11-25"],
  // The second sixth month of 2025 begins on 25 July (KASI).
  [chinese, "2025-6*-1", "2025-07-25"], [umalqura, "1448-6-30", "noSuchDate"], [hebrew, "5787-3-15", "2026-11-25"],
]) same(typed(calendar, text), expected, text);

// The name of a year in the cycle of 60 years is not enough, even with today's date. In English, 2026 is "bing-wu".
const cyclic = { today: day("2026-02-17") };
same(typedDate(chinese, "First Month 1, bing-wu", cyclic).problem?.code, "noDate", "a year in the cycle");
same(typedDate(chinese, "First Month 1", cyclic).date?.year, 2026, "no year");

// What a calendar writes can be typed, in each month of leap years and other years. ISO 8601 can be typed, too, and no month has a day 0.
for (const [name, calendar] of Object.entries(english)) {
  for (const [text, style] of [["2023-12-01", "full"], ["2025-12-01", "long"]]) {
    for (const { firstDay } of A.months(calendar, A.convert(calendar, day(text)).year)) {
      const written = A.format(calendar, firstDay, { style });
      same(typedDate(calendar, written), { date: firstDay }, `${name}, ${written}`);
    }
    same([text, text.replace(/-/g, "")].map((one) => typed(calendar, one)), [text, text], `${name}, ${text}`);
  }
  same(typedDate(calendar, "2026-02-00").date, undefined, `${name}, day 0`);
}

// A date of a calendar has the months of the calendar. Without the calendar, only their number and longest length are known.
const thirteenth = A.calendarDate(coptic, 1743, 13, 1);
same(A.toISO(thirteenth), "2027-09-06[u-ca=coptic]", "ISO 8601");
same(A.fromISO("2027-09-06[u-ca=coptic]", coptic), thirteenth, "ISO 8601");
same(A.toISO(A.convert(english["ethiopic-amete-alem"], thirteenth)), "2027-09-06[u-ca=ethioaa]", "BCP 47");
for (const wrong of [{ ...thirteenth, monthCode: "M14" }, { ...thirteenth, day: 31 }, { ...early, monthCode: "M13" }]) {
  fails("RangeError", /^Expected a date whose fields are those of the day/, () => A.toISO(wrong));
}
fails("RangeError", /^Expected a date whose fields/, () => A.format(coptic, { ...thirteenth, day: 6 }));

// A damaged table: a month is a day longer, a year is missing, or there are other letters.
const { packedYears, tableOfYears } = await open("year-tables.js");
const damaged = /^A table of years is damaged\. Write the bundle again\.$/;
const months = Array(12).fill(29);
same(packedYears(1, "2000-01-01", months, 354 + 355, "555557").monthsOf(2).length, 12, "a table");
for (const packed of ["555557".replace("7", "f"), "555", "", "555xyz", "55555"]) {
  fails("TypeError", damaged, () => packedYears(1, "2000-01-01", months, 354 + 355, packed));
}
fails("TypeError", damaged, () => packedYears(1, "2000-01-01T12:00Z", months, 354 + 355, "555557").monthsOf(2));
fails("TypeError", damaged, () => packedYears(1, "x", months, 354 + 355, "555557"));
// The first year is too long for the second one.
const years = tableOfYears(1, 2, (/** @type {number} */ year) => ({ first: year * 354, lengths: [...months, 29] }));
fails("TypeError", damaged, () => years.dayAt(400));
fails("TypeError", damaged, () => packedYears(1, "2000-01-01", months, 354 + 355, "555557").dayAt(0));

console.log(`${count} days, texts and errors of ${calendars.length} calendars are as expected.`);
