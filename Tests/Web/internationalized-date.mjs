// @ts-check
// Tests the dates and the calendars of @internationalized/date with a bundle: the library's own calendars day by day, and the
// calendars that the adapter gives it, by Almanac's own arithmetic with months and years.
//
// node internationalized-date.mjs FOLDER_OF_THE_MODULES FOLDER_OF_THE_LIBRARIES
//
// The bundle has all calendars in English. `.ci/web-frameworks` takes the library out of a wheel. The cases of days, months and
// years follow packages/@internationalized/date/tests/manipulation.test.js and conversion.test.js in adobe/react-spectrum, in
// the Chinese and the Korean calendar.

import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, libraries] = process.argv.slice(2).map((path) => resolve(path));
const open = (/** @type {string[]} */ ...path) => import(pathToFileURL(join(...path)).href);
const A = await open(folder, "almanac.js");
const { calendars, load } = await open(folder, "index.js");
const { internationalizedCalendar } = await open(folder, "adapters", "internationalized-date.js");
const { CalendarDate, createCalendar } = await open(libraries, "internationalized-date.mjs");
let count = 0;
/** @param {unknown} found @param {unknown} expected @param {string} what */
function same(found, expected, what) {
  count += 1;
  assert.deepEqual(found, expected, what);
}
const [first, last] = [-25567, 47874];
const epoch = 2440588;
/** The places of a year's months, by their codes. @param {any} calendar @param {any} date */
const place = (calendar, { year, monthCode }) => calendar.yearTable
  ? calendar.yearTable.monthsOf(year - calendar.rules.yearOffset).findIndex((/** @type {any} */ span) => span.monthCode === monthCode) + 1
  : calendar.monthCodes.indexOf(monthCode) + 1;

for (const name of calendars) {
  const { calendar } = await load("en", name);
  const library = internationalizedCalendar(calendar, CalendarDate, createCalendar);
  same(library.identifier, calendar.bcp47, name);
  for (let day = first; day <= last; day += 1) {
    const date = library.fromJulianDay(day + epoch);
    const own = A.convert(calendar, date);
    same([own.epochDay, place(calendar, own), own.day], [day, date.month, date.day], `${name}: ${date}`);
    same(library.toJulianDay(date), day + epoch, `${name}: ${date} in days`);
    if (day % 31 === 0) same(A.toISO(date), A.toISO(own), `${name}: ${date} in ISO 8601`);
  }
}

for (const name of ["chinese", "dangi"]) {
  const { calendar } = await load("en", name);
  const library = internationalizedCalendar(calendar, CalendarDate, createCalendar);
  const at = (/** @type {any} */ date) => A.toISO(A.convert(calendar, date));
  const date = (/** @type {number[]} */ ...fields) => new CalendarDate(library, ...fields);
  // "should add months": a leap month counts as a month. "should add months and constrain days", "should add days across years"
  for (let day = first + 4000; day < last - 4000; day += 13) {
    const own = A.addDays(calendar, A.gregorianDate(1970, 1, 1), day);
    const other = library.fromJulianDay(day + epoch);
    for (const months of [1, -1, 5, 13, -25]) {
      same(at(other.add({ months })), at(A.addMonths(calendar, own, months)), `${at(own)} and ${months} months`);
    }
    for (const years of [1, -1, 4]) {
      same(at(other.add({ years })), at(A.setYear(calendar, own, own.year + years)), `${at(own)} and ${years} years`);
    }
    same(at(other.add({ weeks: 5, days: 15 })), at(A.addDays(calendar, own, 50)), `${at(own)} and 50 days`);
    same(at(other.subtract({ days: other.day - 1 })), at(A.monthPage(calendar, own).firstDay), `the month of ${at(own)}`);
    same(other.copy().compare(other), 0, "a copy");
    same(other.toString(), at(own).slice(0, 10), "the text of a date");
  }
  // Both calendars had a second sixth month in 2025: July 25 to August 22 (KASI and the Hong Kong Observatory).
  same(at(date(2025, 7, 1)).slice(0, 10), "2025-07-25", "the leap month of 2025");
  same(date(2025, 7, 1).add({ years: 1 }).month, 6, "the leap month in a year without it");
  same([date(2025, 13, 29), date(2026, 12, 29)].map((each) => library.getMonthsInYear(each)), [13, 12], "months of a year");
  // "should constrain": a month or a day that does not exist becomes the last one.
  same([date(2026, 13, 1).month, date(2026, 1, 31).day], [12, 30], "constrained fields");
  same(date(2026, 12, 1).cycle("month", 1).month, 1, "a month in a circle");
  same(date(2025, 7, 1).cycle("year", 1).toString(), "2026-07-14", "the year in a circle");
  // A user types a year digit by digit.
  same([2, 20, 202, 2026].map((year) => date(2026, 1, 1).set({ year }).year), [2, 20, 202, 2026], "typed years");
  same([2, 20, 202].every((year) => date(year, 1, 1).compare(date(2026, 1, 1)) < 0), true, "typed years are early");
  assert.throws(() => A.toISO(date(202, 1, 1)), { name: "RangeError" });
}
console.log(`@internationalized/date: ${count} values of ${calendars.length} calendars are as expected.`);
