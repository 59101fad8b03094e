// Tests rules that hold in every calendar of a bundle: days, weeks and months one after the other, the first and the last day, limits,
// pages, typed dates with options, and calls after other calls. The expected values come from arithmetic with `Date`.
//
// node calendar-rules.mjs BUNDLE

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const bundle = resolve(process.argv[2] ?? "");
const open = (name) => import(pathToFileURL(join(bundle, "esm", name)).href);
const A = await open("almanac.js");
const { typedDate } = await open("typed.js");
const { calendars, load, tags } = await open("index.js");
const { calendar: english } = await open("en/gregorian.js");
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const [first, last] = ["1900-01-01", "2101-01-28"].map((text) => A.fromISO(text));
const utc = (epochDay) => new Date(epochDay * 86400000);
const iso = (epochDay) => utc(epochDay).toISOString().slice(0, 10);
let count = 0;
function same(found, expected, what) {
  count += 1;
  if (found !== expected) assert.deepEqual(found, expected, what);
}
function refused(what, call) {
  count += 1;
  assert.throws(call, RangeError, what);
}
/** The number of the last day of a month, whose first supported day need not be day 1. */
const lastOf = ({ firstDay, length }) => firstDay.day + length - 1;
const shown = ({ year, monthCode, day }) => `${year}-${monthCode}-${day}`;

/** Every day of the Gregorian calendar is that of `Date`. */
function checkDays() {
  for (let epochDay = first.epochDay; epochDay <= last.epochDay; epochDay += 1) {
    const date = utc(epochDay);
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const found = A.gregorianDate(year, month, day);
    same(shown(found), `${year}-M${iso(epochDay).slice(5, 7)}-${day}`, iso(epochDay));
    same(`${A.toISO(found)} ${A.weekday(found)} ${A.daysBetween(first, found)}`,
      `${iso(epochDay)} ${weekdays[date.getUTCDay()]} ${epochDay - first.epochDay}`, iso(epochDay));
  }
}

/** UTS 35: a week belongs to the year that begins in it if it has at least `minimalDays` days of that year. */
function checkWeekNumbers(start, minimalDays) {
  const locale = { ...english.locale, week: { ...english.locale.week, firstDay: weekdays[start], minimalDays } };
  // 31 December 1899 was a Sunday. The first number is known in the week of a new year.
  for (let epochDay = first.epochDay - 1 + start, number = NaN; epochDay + 6 <= last.epochDay; epochDay += 7) {
    const end = utc(epochDay + 6);
    const daysOfYear = (+end - Date.UTC(end.getUTCFullYear(), 0, 1)) / 86400000 + 1;
    number = daysOfYear >= minimalDays && daysOfYear < minimalDays + 7 ? 1 : number + 1;
    if (!number || epochDay < first.epochDay) continue;
    for (const day of [epochDay, epochDay + 6]) {
      same(A.weekNumber(locale, A.addDays(english, first, day - first.epochDay)), number, `${iso(day)}, ${weekdays[start]}, ${minimalDays}`);
    }
  }
}

/** The months of a calendar follow each other, and each has every day up to its length. */
function checkedMonths(name, calendar) {
  // No calendar has a year that begins after 2100.
  const newYear = A.fromISO("2100-12-31");
  const [start, end] = [first, newYear].map((date) => A.convert(calendar, date).year);
  const rows = Array.from({ length: end - start + 1 }, (_, index) => A.months(calendar, start + index)).flat();
  assert.ok(rows[0].firstDay.epochDay === first.epochDay && rows.at(-1).firstDay.epochDay + rows.at(-1).length > newYear.epochDay, name);
  const { bcp47 } = JSON.parse(readFileSync(join(bundle, "json", "en", `${name}.json`), "utf8"));
  const suffix = bcp47 === "gregory" ? "" : `[u-ca=${bcp47}]`;
  rows.forEach(({ firstDay, length, monthCode }, index) => {
    const { year, epochDay } = firstDay;
    const what = `${name} ${year}-${monthCode}`;
    if (index > 0) same(epochDay, rows[index - 1].firstDay.epochDay + rows[index - 1].length, what);
    // Enough days of each month of the year
    if (index % 5 > 0) return;
    for (const day of [firstDay.day - 1, firstDay.day + length]) refused(what, () => A.calendarDate(calendar, year, monthCode, day));
    for (const day of [firstDay.day, firstDay.day + length - 1]) {
      const text = `${iso(epochDay + day - firstDay.day)}${suffix}`;
      same(`${shown(A.fromISO(text, calendar))} ${A.toISO(A.calendarDate(calendar, year, monthCode, day))}`, `${year}-${monthCode}-${day} ${text}`, what);
    }
  });
  // A date has a month and a day that the calendar can have.
  const longest = Math.max(...rows.map(({ length }) => length));
  const beyond = rows.some(({ monthCode }) => monthCode === "M13") ? "M14" : "M13";
  for (const change of [{ day: longest + 1 }, { day: 0 }, { monthCode: beyond }, { monthCode: "M00" }]) {
    refused(`${name}, ${Object.values(change)}`, () => A.toISO({ ...rows[9].firstDay, ...change }));
  }
  return rows;
}

/** Some months later or earlier, the day is the same or the last of that month. */
function checkArithmetic(calendar, rows, index) {
  const { firstDay: { year, epochDay }, length, monthCode } = rows[index];
  const what = shown(rows[index].firstDay);
  const dayIn = (row) => Math.max(row.firstDay.day, Math.min(lastOf(rows[index]), lastOf(row)));
  const lastDay = A.addDays(calendar, first, epochDay + length - 1 - first.epochDay);
  for (const months of [0, 1, 2, 13, 30, -1, -13]) {
    const other = rows[index + months];
    if (!other || other.firstDay.epochDay + other.length > last.epochDay) continue;
    same(shown(A.addMonths(calendar, lastDay, months)), shown({ ...other.firstDay, day: dayIn(other) }), `${what} + ${months}`);
  }
  for (const row of rows.filter(({ firstDay }) => firstDay.year === year)) {
    same(A.setMonth(calendar, lastDay, row.monthCode).epochDay, row.firstDay.epochDay + dayIn(row) - row.firstDay.day, `${what}, ${row.monthCode}`);
  }
  const there = rows.find((row) => row.firstDay.year === year + 1 && row.monthCode === monthCode);
  if (there && there.firstDay.epochDay + 40 < last.epochDay) {
    same(A.setYear(calendar, lastDay, year + 1).epochDay, there.firstDay.epochDay + dayIn(there) - there.firstDay.day, `${what} a year later`);
  }
}

/** The lists of a picker have only the days, months and years within the limits. */
function checkLimits(calendar, rows, index) {
  const { firstDay, length } = rows[index];
  const { year, epochDay } = firstDay;
  const [early, late] = [epochDay + 2, epochDay + length - 1].map((day) => A.addDays(english, first, day - first.epochDay));
  // Limits in the wrong order are ignored.
  for (const [earliest, latest] of [[], [early], [undefined, late], [early, late], [early, early], [late, early]]) {
    const isIgnored = earliest === late;
    const [from, to] = [isIgnored || !earliest ? -1e9 : earliest.epochDay, isIgnored || !latest ? 1e9 : latest.epochDay];
    const limits = { earliest, latest };
    const what = `${shown(firstDay)}, ${from} to ${to}`;
    const days = Array.from({ length }, (_, place) => place + 1).filter((day) => epochDay + day > from && epochDay + day - 1 <= to);
    same(A.dayRows(calendar, firstDay, { limits }).map((row) => row.value).join(), days.join(), what);
    const inYear = rows.filter((row) => row.firstDay.year === year && row.firstDay.epochDay + row.length > from && row.firstDay.epochDay <= to);
    same(A.months(calendar, year, { limits }), inYear, what);
    const years = [year - 1, year, year + 1].filter((one) => (from === -1e9 || one >= year) && (to === 1e9 || one <= year));
    const labels = years.map((value) => ({ value, label: A.yearLabel(calendar, value) }));
    same(A.yearRows(calendar, { first: year - 1, last: year + 1, limits }), labels, what);
  }
}

/** The problem with a day by the options, or `undefined`. */
function problemOf(day, { earliest, latest }, days, isWeekend) {
  if (earliest && day < earliest.epochDay || latest && day > latest.epochDay) {
    return earliest && latest ? { code: "outOfRange", earliest, latest } : earliest ? { code: "tooEarly", earliest } : { code: "tooLate", latest };
  }
  if (days === "all" || (days === "weekends") === isWeekend) return undefined;
  return { code: `${days}Only` };
}

/** Each day of a month's page has what the options say, and a typed day has the same problem. */
function checkPage(calendar, month, variant) {
  const at = (place) => A.addDays(english, first, month.firstDay.epochDay + place - first.epochDay);
  const { firstDay: start } = month;
  const limits = [{}, { earliest: at(4) }, { latest: at(20) }, { earliest: at(4), latest: at(20) }][variant % 4];
  const days = ["all", "weekdays", "weekends"][variant % 3];
  const selection = [{}, { dates: [at(3), at(8)] }, { from: at(5) }, { from: at(5), to: at(9), dates: [at(2)] }, { from: at(9), to: at(5) }][variant % 5];
  const weekStart = variant % 7;
  const hasSixWeeks = variant % 2 > 0;
  // In Brunei, the days of the weekend are not adjacent.
  const weekend = variant % 8 > 4 ? ["fri", "sun"] : ["sat", "sun"];
  const local = { ...calendar, locale: { ...calendar.locale, week: { ...calendar.locale.week, weekend } } };
  const options = { today: at(variant % 6), limits, days, selection, unavailable: [at(6), at(12)], firstDay: weekdays[weekStart], hasSixWeeks };
  const page = A.monthPage(local, at(2), options);
  const offset = (utc(start.epochDay).getUTCDay() - weekStart + 7) % 7;
  const rowCount = Math.ceil((offset + month.length) / 7);
  same(page.firstDay, start, `${shown(start)}, the first day`);
  same(page.weeks.length, hasSixWeeks ? 6 : rowCount, `${shown(start)}, weeks`);
  const range = [selection.from, selection.to ?? selection.from].map((date) => date?.epochDay ?? NaN);
  page.weeks.flatMap((week) => week.cells).forEach((cell, index) => {
    const day = start.epochDay - offset + index;
    const isWeekend = weekend.includes(weekdays[utc(day).getUTCDay()]);
    const [isFirst, isLast, isInside] = [day === range[0] && day <= range[1], day === range[1] && day >= range[0], day >= range[0] && day <= range[1]];
    const problem = problemOf(day, limits, days, isWeekend);
    const { date, label, ...rest } = cell;
    same(date.epochDay, day, `${shown(start)}, day ${index}`);
    const isBlocked = options.unavailable.some(({ epochDay }) => epochDay === day);
    same(rest, {
      isInMonth: index >= offset && index < offset + month.length, isToday: day === options.today.epochDay, isWeekend,
      isSelected: isInside || (selection.dates ?? []).some(({ epochDay }) => epochDay === day),
      rangePlace: isFirst && isLast ? "only" : isFirst ? "start" : isLast ? "end" : isInside ? "middle" : undefined,
      problem: problem ?? (isBlocked ? { code: "unavailable" } : undefined),
    }, `${shown(start)}, day ${index}, ${JSON.stringify(options)}`);
    // The reader prepares the words of a calendar, which takes time.
    if (index === variant % 30 && variant % 11 === 8) same(typedDate(local, A.format(local, date, { style: "full" }), { limits, days }), problem ? { problem } : { date }, iso(day));
  });
  const place = variant % rowCount;
  const week = page.weeks[place].cells.map((cell) => cell.date);
  const ordered = { ...local, locale: { ...local.locale, week: { ...local.locale.week, firstDay: weekdays[weekStart] } } };
  same(A.weekOf(ordered, week[variant % 7]), week, `${shown(start)}, a week`);
  same(A.weeks(ordered, start)[place], week, `${shown(start)}, weeks`);
}

/** Every day has one era, and the rows of an era are its years. */
function checkEras(calendar) {
  const eras = A.eraRows(calendar);
  const [start, end] = [first, last].map((date) => A.convert(calendar, date));
  eras.forEach(({ code, firstYear, lastYear, limits }, index) => {
    same(limits.earliest, index ? A.addDays(calendar, eras[index - 1].limits.latest, 1) : start, code);
    if (index === eras.length - 1) same(limits.latest, end, code);
    for (const [from, to] of [[start.year + 1, start.year + 150], [start.year + 20, start.year + 21]]) {
      const years = Array.from({ length: to - from + 1 }, (_, place) => from + place).filter((year) => year >= firstYear && year <= lastYear);
      same(A.yearRows(calendar, { first: from, last: to, era: code }).map((row) => row.value).join(), years.join(), code);
    }
  });
}

/** A call gives the same text first, after all other calls, and before them. */
function checkOrder(calendar) {
  const [one, two, three, four] = ["2026-02-17", "2026-02-20", "2026-05-03", "2027-01-09"].map((text) => A.fromISO(text));
  const times = [{ hour: 0, minute: 5, second: 7 }, { hour: 0, minute: 40 }, { hour: 9, minute: 5 }, { hour: 23, minute: 30 }];
  const attempt = (call) => {
    try {
      return call();
    } catch (error) {
      return String(error);
    }
  };
  const calls = [
    ...["full", "long", "medium", "short"].flatMap((style) => [
      (data) => A.format(data, one, { style }), (data) => A.formatTime(data.locale, times[0], { style }), (data) => A.formatDateTime(data, one, times[2], { style })]),
    ...["d", "Gy", "MMM", "MMMMd", "yMd", "GyMd", "yMMMEd", "GyMMMMEEEEEd", "yMMMMEEEEd", "QQQ", "yQQQQ", "EEEE"].flatMap((skeleton) => [
      (data) => A.format(data, one, { skeleton }), ...[one, two, three, four].map((end) => (data) => A.formatRange(data, one, end, { skeleton }))]),
    ...["j", "jm", "jms", "jj", "hm", "hhmm", "Hm", "HHmm", "ms"].flatMap((skeleton) => [
      (data) => A.formatTime(data.locale, times[0], { skeleton }), ...times.map((end) => (data) => A.formatTimeRange(data.locale, times[0], end, { skeleton }))]),
    ...[1, 2000, 2026].map((year) => (data) => A.yearLabel(data, A.convert(data, one).year - 2026 + year)),
    ...A.eraRows(calendar).map(({ code: era }) => (data) => A.yearRows(data, { era }).at(-1)),
    ...(calendar.calendar !== "gregorian" ? [] : [one, four, undefined]).flatMap((today) =>
      ["3/4/27", "tomorrow"].map((text) => (data) => typedDate(data, text, { today }))),
  ];
  const results = (data, list = calls) => list.map((call) => attempt(() => call(data())));
  const fresh = () => ({ ...calendar, locale: { ...calendar.locale } });
  const [shared, reversed] = [fresh(), fresh()];
  const expected = results(fresh);
  same(results(() => shared), expected, `${calendar.calendar}, the calls in order`);
  same(results(() => reversed, [...calls].reverse()).reverse(), expected, `${calendar.calendar}, the calls in the other order`);
  same(results(() => shared), expected, `${calendar.calendar}, all calls again`);
}

checkDays();
for (const start of [0, 1, 6]) for (const minimalDays of [1, 4, 7]) checkWeekNumbers(start, minimalDays);
for (const name of calendars) {
  const { calendar } = await load("en", name);
  const rows = checkedMonths(name, calendar);
  for (let index = 20; index < rows.length - 2; index += 163) {
    checkArithmetic(calendar, rows, index);
    checkLimits(calendar, rows, index);
    checkPage(calendar, rows[index], index);
  }
  checkEras(calendar);
  refused(name, () => A.addDays(calendar, first, -1));
  refused(name, () => A.addDays(calendar, last, 1));
  same(A.addDays(calendar, first, 73441).epochDay, last.epochDay, name);
  for (const tag of tags) if (name === "gregorian" || tag === "en") checkOrder((await load(tag, name)).calendar);
}
for (let variant = 0; variant < 84; variant += 1) checkPage(english, A.months(english, 1990 + variant % 100)[variant % 12], variant);

// The digits of every script are valid.
for (const system of Intl.supportedValuesOf("numberingSystem")) {
  const number = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false, minimumIntegerDigits: 2 });
  const text = [2026, 2, 17].map((value) => number.format(value)).join("-");
  if (/^[\p{Nd}-]{10,17}$/u.test(text)) same(A.toISO(typedDate(english, text).date), "2026-02-17", system);
}
console.log(`${count} rules of calendars hold.`);
