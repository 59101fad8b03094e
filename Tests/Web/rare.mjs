// @ts-check
// Calls of the modules that the corpus lacks: ends in the other order, ECMA-402's fields of dates with times and of ranges, defaults,
// days next to the limits, typed dates without a whole year, and what is wrong with a typed date. The expected texts are those of
// node's Intl, or the JSON's words. The modules are also found by the name of their package.
//
// node rare.mjs BUNDLE

import assert from "node:assert/strict";
import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";

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
  // A component may leave an option undefined.
  { ...numbers, month: "long", weekday: undefined, second: undefined, hour12: undefined },
];
// The hour of Spanish has one digit.
for (const tag of ["en", "de", "fr", "ja", "es"]) {
  const { locale } = await load(tag);
  for (const [hour, hour12] of [14, 9].flatMap((hour) => [undefined, true, false].map((hour12) => [hour, hour12]))) {
    const twoDigits = { hour: "2-digit", minute: "2-digit", hour12 };
    const expected = new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...twoDigits }).format(new Date(Date.UTC(2026, 1, 17, hour, 5)));
    same(plain(A.formatTime(locale, { hour, minute: 5 }, twoDigits)), plain(expected), JSON.stringify([tag, hour, hour12]));
  }
}
for (const tag of ["en", "de", "fr", "ja"]) {
  const { calendar } = await load(tag, "gregorian");
  for (const options of fields) same(plain(A.formatDateTime(calendar, day, time, options)), intl(tag, options), JSON.stringify([tag, options]));
  for (const hour12 of [true, false]) {
    const options = /** @type {const} */ ({ hour: "numeric", minute: "2-digit", hour12 });
    same(plain(A.formatTime(calendar.locale, time, options)), intl(tag, options), `${tag}, hour12: ${hour12}`);
    // hour12 also changes a style and the letter j of a skeleton.
    for (const given of /** @type {const} */ ([{}, { style: "short" }, { skeleton: "jm" }])) {
      same(plain(A.formatTime(calendar.locale, time, { ...given, hour12 })), intl(tag, options), JSON.stringify([tag, hour12, given]));
    }
    const medium = A.formatTime(calendar.locale, time, { style: "medium", hour12 });
    same(plain(medium), intl(tag, { ...options, second: "2-digit" }), `${tag}, medium, hour12: ${hour12}`);
    const text = A.formatDateTime(calendar, day, time, { style: "short", hour12 });
    same(text.includes(A.formatTime(calendar.locale, time, options)), true, `${tag}, a date in a style`);
    const both = /** @type {const} */ ({ year: "numeric", month: "short", day: "numeric", ...options });
    for (const given of [{ hour12 }, { skeleton: /** @type {const} */ ("yMMMdjm"), hour12 }]) {
      same(A.formatDateTimeRange(calendar, day, time, later, evening, given), A.formatDateTimeRange(calendar, day, time, later, evening, both), `${tag}, dates`);
      const skeleton = given.skeleton && "jm";
      same(A.formatTimeRange(calendar.locale, time, evening, { skeleton, hour12 }), A.formatTimeRange(calendar.locale, time, evening, options), `${tag}, a range`);
    }
  }
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

// A Hebrew year has no form with two digits. 17 February 2026 is 30 Shevat 5786.
const { calendar: israeli } = await load("he-IL", "hebrew");
same(A.format(israeli, day, { year: "2-digit", month: "long", day: "numeric" }), "ל׳ בשבט תשפ״ו", "a Hebrew year");

// Each time has its part of the day, if the parts differ. In zh-Hant, 中午 begins at 12, 下午 at 13 and 晚上 at 19 o'clock.
const { locale: traditional } = (await load("zh-Hant", "gregorian")).calendar;
for (const [from, to, text] of /** @type {const} */ ([[12, 23, "中午12:00至晚上11:00"], [13, 18, "下午1:00至6:00"], [0, 11, "凌晨12:00至上午11:00"]])) {
  same(A.formatTimeRange(traditional, { hour: from }, { hour: to }, { skeleton: "hm" }), text, `zh-Hant, ${from} to ${to}`);
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

// Ranges of ECMA-402's fields. Each pair differs in one more field.
const clock = /** @type {const} */ ({ hour: "numeric", minute: "2-digit" });
const timeFields = [{ hour: "numeric" }, clock, { ...clock, second: "2-digit" }, { ...clock, hour12: true }, { ...clock, hour12: false }];
const moments = [[9, 5], [9, 40], [11, 40], [21, 30]].map(([hour, minute]) => ({ hour, minute, second: 0 }));
const dateFields = [{ month: "long", day: "numeric" }, { year: "numeric", month: "short", day: "numeric" }, { year: "numeric", month: "long" }];
const dates = ["2026-02-17", "2026-02-17", "2026-02-20", "2026-05-03", "2027-05-03"].map((text) => A.fromISO(text));
const utc = (/** @type {any} */ date, /** @type {any} */ { hour, minute }) => new Date(date.epochDay * 86400000 + (hour * 60 + minute) * 60000);
/** @param {string} tag @param {any} options @param {Date} from @param {Date} to */
const intlRange = (tag, options, from, to) => plain(new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options }).formatRange(from, to));
// CLDR 48 has other ranges in some languages.
for (const tag of ["en", "de", "fr", "ja", "es", "hi", "cs", "el"]) {
  const { calendar } = await load(tag, "gregorian");
  for (const options of timeFields) same(A.formatTimeRange(calendar.locale, time, time, options), A.formatTime(calendar.locale, time, options), `${tag}, one time`);
  for (const to of moments.slice(1)) for (const options of timeFields) {
    same(plain(A.formatTimeRange(calendar.locale, moments[0], to, options)), intlRange(tag, options, utc(day, moments[0]), utc(day, to)), JSON.stringify([tag, to, options]));
  }
  for (const to of dates.slice(1)) for (const options of /ja|cs|el/.test(tag) ? [] : dateFields) {
    same(plain(A.formatRange(calendar, dates[0], to, options)), intlRange(tag, options, utc(dates[0], time), utc(to, time)), JSON.stringify([tag, to, options]));
  }
}

// A range of dates with times shows the month and the year in which its ends differ.
for (const tag of ["en", "de"]) {
  const { calendar } = await load(tag, "gregorian");
  for (const month of /** @type {const} */ ([undefined, "short", "long"])) for (const to of dates.slice(3)) {
    const options = { month, day: /** @type {const} */ ("numeric"), ...clock };
    const expected = intlRange(tag, options, utc(dates[0], time), utc(to, evening));
    same(plain(A.formatDateTimeRange(calendar, dates[0], time, to, evening, options)), expected, JSON.stringify([tag, to, options]));
    same(plain(A.formatDateTimeRange(calendar, to, evening, dates[0], time, options)), expected, JSON.stringify([tag, options]));
  }
  // A user's hour cycle changes only the letter j.
  for (const [cycle, letter] of [["h11", "h"], ["h24", "H"]]) {
    const cycled = A.withHourCycle(calendar.locale, cycle);
    for (const skeleton of [letter, `${letter}m`]) for (const [from, to] of [[{ hour: 0, minute: 5 }, { hour: 1, minute: 45 }], moments]) {
      same(A.formatTimeRange(cycled, from, to, { skeleton }), A.formatTimeRange(calendar.locale, from, to, { skeleton }), `${tag}, ${cycle}, ${skeleton}`);
    }
  }
}

// What a function does by default, also if the option is undefined.
const { calendar: french } = await load("fr", "gregorian");
const frenchWords = (await loadWords("fr")).locale;
const three = [later, day, A.gregorianDate(2026, 1, 1)];
/** @type {[name: string, values: any[], name: string, value: unknown][]} */
const defaults = [
  ["format", [french, day], "style", "medium"], ["formatToParts", [french, day], "style", "medium"], ["formatTime", [french.locale, time], "style", "short"],
  ["formatTimeToParts", [french.locale, time], "style", "short"], ["formatDateTime", [french, day, time], "style", "medium"],
  ["formatRange", [french, day, later], "skeleton", "yMMMd"], ["formatTimeRange", [french.locale, time, evening], "skeleton", "jm"],
  ["formatDateTimeRange", [french, day, time, later, evening], "skeleton", "yMMMdjm"], ["formatDates", [french, three], "skeleton", "yMMMd"],
  ["formatDates", [french, three], "style", "long"], ["formatList", [french.locale, ["a", "b", "c"]], "style", "long"],
  ["problemMessage", [{ ...french, locale: frenchWords }, { code: "tooLate", latest: day }], "style", "medium"], ["monthPage", [french, day], "firstDay", "mon"],
  ["monthPage", [french, day], "hasSixWeeks", false], ["monthPage", [french, day], "days", "all"], ["monthPage", [french, day], "today", null],
  ["yearRows", [french], "first", A.years(french).first], ["yearRows", [french], "last", A.years(french).last], ["toDate", [day], "utc", false], ["fromDate", [new Date(2026, 1, 17)], "utc", false],
];
for (const [name, values, option, value] of defaults) {
  const expected = A[name](...values, { [option]: value });
  for (const options of [[], [undefined], [{}], [{ [option]: undefined }]]) same(A[name](...values, ...options), expected, `${name}, ${option}`);
}
for (const [name, values, value] of [
  ["duration", [french.locale, 3, "hour"], "wide"], ["quarterNames", [french.locale], "wide"], ["minuteRows", [french.locale], 1], ["weekdayHeader", [french.locale], "mon"],
  ["hourRows", [french.locale], "h23"], ["spokenText", [{ ...french, locale: frenchWords }, day], []], ["spokenSelection", [{ ...french, locale: frenchWords }, day], null],
]) same([A[name](...values), A[name](...values, undefined)], Array(2).fill(A[name](...values, value)), name);
// The dates of a list are in order, whichever order and calendar they are in.
const { calendar: thai } = await load("fr", "buddhist");
const style = "narrow";
same(A.formatDates(french, [three[0], A.convert(thai, three[1]), three[2]], { skeleton: "MMMd", style }),
  A.formatList(french.locale, [three[2], day, later].map((date) => A.format(french, date, { skeleton: "MMMd" })), { style }), "a list of dates");
same(A.strings(frenchWords, { done: "action.done", absent: "action.dnoe", plural: "selection.count" }), { done: A.string(frenchWords, "action.done") }, "the texts of several keys");
same(A.fromDate(runInNewContext("new Date(2026, 1, 17)")), day, "a Date of another frame");

// An app can change what it gets.
const header = A.weekdayHeader(french.locale);
for (const names of [...Object.values(A.pickerValues(french)).filter(Array.isArray), A.quarterNames(french.locale)]) names.reverse();
same(A.weekdayHeader(french.locale), header, "the weekdays after a change");
same([A.months(french, 2026)[0].name, A.quarterNames(french.locale)[0]], ["Janvier", "1er trimestre"], "the names after a change");

// The core words have the hours of both clocks.
for (const tag of ["es", "en-GB"]) {
  same(A.spokenHour((await load(tag)).locale, 15), A.spokenHour((await loadWords(tag)).locale, 15), `${tag}, the spoken hour`);
}
// `resolve` returns a calendar's name in BCP 47.
same((await load("th", "gregory")).calendar, (await load("th", "gregorian")).calendar, "a calendar by its name in BCP 47");

// With the day, a year of two digits is in the 80 years before it and the 20 years after it. Without a year, the nearest day counts.
const { calendar: american } = await load("en-US", "gregorian");
for (let year = 1946; year <= 2046; year += 1) {
  for (const [month, number] of [[2, 16], [2, 17], [2, 18], [12, 31]]) {
    const date = A.gregorianDate(year, month, number);
    if (date.epochDay < A.gregorianDate(1946, 2, 17).epochDay || date.epochDay >= A.gregorianDate(2046, 2, 17).epochDay) continue;
    const text = `${month}/${number}/${String(year).slice(2)}`;
    same(A.toISO(typedDate(american, text, { today: day }).date), A.toISO(date), text);
  }
}
// Today's day can have one digit.
for (const [text, year] of [["2/4/46", 2046], ["2/5/46", 1946], ["2/17/46", 1946], ["1/31/46", 2046], ["10/1/46", 1946]]) {
  same(typedDate(american, text, { today: A.gregorianDate(2026, 2, 5) }).date?.year, year, text);
}
for (let days = -182; days <= 182; days += 4) {
  const date = A.addDays(american, day, days);
  const text = A.format(american, date, { skeleton: "Md" });
  same(typedDate(american, text, { today: day }), { date }, text);
  same(typedDate(american, text).problem.code, "noDate", text);
}
// The nearest day, or the day of two digits of a year, can be outside. 31 December 1899 was a Sunday, and 3 January is a Monday in 2101
// and a Sunday in 2100.
for (const [text, today, expected] of [
  ["12/31", "1900-01-10", "tooEarly"], ["Sun, 12/31", "1900-01-10", "tooEarly"], ["6/1", "1900-01-10", "1900-06-01"], ["2/17/99", "1905-01-01", "tooEarly"],
  ["1/3", "2100-12-15", "tooLate"], ["Mon, 1/3", "2100-12-15", "tooLate"], ["Sun, 1/3", "2100-12-15", "2100-01-03"], ["8/1", "2100-12-15", "2100-08-01"],
  ["2/17/05", "2095-01-01", "tooLate"], ["2/30", "2100-12-15", "noSuchDate"],
]) {
  const { date, problem } = typedDate(american, text, { today: A.fromISO(today) });
  same(date ? A.toISO(date) : problem.code, expected, `${text} on ${today}`);
}
// No year has a second twelfth month.
const { calendar: marathi } = await load("mr", "chinese");
for (const today of ["1900-06-01", "2026-06-01", "2100-06-01"]) {
  same(typedDate(marathi, "अधिक मास १२ 23", { today: A.fromISO(today) }).problem?.code, "noSuchDate", `a leap month on ${today}`);
}
// A day outside the table is too early or too late, whichever days can be chosen.
for (const days of ["all", "weekdays", "weekends"]) {
  for (const [text, code] of [["1/1/1850", "tooEarly"], ["1/2/1850", "tooEarly"], ["1/1/2150", "tooLate"], ["1/3/2150", "tooLate"]]) {
    same(typedDate(american, text, { days }).problem.code, code, `${text} of ${days}`);
  }
}
// The problem with such a day names the app's limit on that side, or the end of the table. Limits in the wrong order are ignored.
const [start, end] = [A.gregorianDate(1900, 1, 1), A.gregorianDate(2100, 12, 31)];
for (const [limits, early, late] of [
  [{}, { earliest: start }, { latest: end }], [{ earliest: day }, { earliest: day }, { latest: end }], [{ latest: day }, { earliest: start }, { latest: day }],
  [{ earliest: day, latest: later }, { earliest: day, latest: later }, { earliest: day, latest: later }], [{ earliest: later, latest: day }, { earliest: start }, { latest: end }],
]) {
  const codes = limits.earliest && early.latest ? ["outOfRange", "outOfRange"] : ["tooEarly", "tooLate"];
  same(["1/1/1850", "1/1/2150"].map((text) => typedDate(american, text, { limits }).problem), [{ code: codes[0], ...early }, { code: codes[1], ...late }], JSON.stringify(limits));
}
// A text that begins with a minus sign is not a date.
same(["-", "−"].map((sign) => typedDate(american, `${sign}2/17/2026`).problem?.code), ["noDate", "noDate"], "a minus sign");
// The longest text that is read has 100 characters.
same(["2/17/2026".padEnd(100), "2/17/2026".padEnd(101)].map((text) => typedDate(american, text).problem?.code), [undefined, "noDate"], "long texts");

// UTS 35: L is the same field as M, c and e as E, q as Q. The letters may have any order.
for (const [skeleton, usual] of [["LLLLdy", "yMMMMd"], ["yMMMcccd", "yMMMEd"], ["eeeeyMMMMd", "yMMMMEEEEd"], ["yqqqq", "yQQQQ"], ["yMMMEEEEEEd", "yMMMEEEEEEd"]]) {
  same(A.format(german, day, { skeleton }), A.format(german, day, { skeleton: usual }), skeleton);
}
// In a pattern, two apostrophes are one.
const quoted = { ...english, patterns: { ...english.patterns, dateTime: { ...english.patterns.dateTime, medium: "{1} o''clock 'at' {0}" } } };
same(plain(A.formatDateTime(quoted, day, time)), "Feb 17, 2026 o'clock at 2:05 PM", "an apostrophe");
// Fields that no locale of CLDR 42 has (UTS 35). In the cycle of 60 years, 2026 is 丙午, the 43rd year. A number above 59
// keeps its digits, and the Roman zero is "n", as in ICU.
const { calendar: chinese } = await load("zh-Hans", "chinese");
const { calendar: hungarian } = await load("hu", "gregorian");
const roman = { ...english, numberOverrides: { "patterns.date.medium": { "*": "romanlow" } } };
for (const [calendar, pattern, text, date = day] of [
  [chinese, "y", "43"], [hungarian, "qqqq", "1. negyedév"], [roman, "d.M.y", "xvii.ii.2026"],
  [roman, "yy", "n", A.gregorianDate(2000, 1, 1)],
]) {
  same(A.format({ ...calendar, patterns: { ...calendar.patterns, date: { medium: pattern } } }, date), text, pattern);
}
// Noon has a name only at 12:00:00, and a part of the day can begin before midnight.
for (const tag of ["de", "es", "ja", "ru", "ta"]) {
  const { locale } = await load(tag);
  const named = { ...locale, time: { ...locale.time, styles: { short: "B" } } };
  const fields = { hour: "numeric", minute: "2-digit", second: "2-digit", hour12: true, dayPeriod: "short" };
  const intl = new Intl.DateTimeFormat(tag, /** @type {any} */ ({ ...fields, timeZone: "UTC" }));
  for (let hour = 0; hour < 24; hour += 1) for (const [minute, second] of [[0, 0], [30, 0], [0, 7]]) {
    const parts = intl.formatToParts(new Date(Date.UTC(2026, 1, 17, hour, minute, second)));
    const expected = parts.find(({ type }) => type === "dayPeriod")?.value;
    same(A.formatTime(named, { hour, minute, second }), expected, `${tag}, ${hour}:${minute}:${second}`);
  }
}
// An empty text is not in another script.
const { locale: hebrew } = await load("he");
// 25 November 2026 is 15 Kislev. In the grid of a month, Hebrew has Hebrew numerals, and Japanese has no word for a day.
const { calendar: jewish } = await load("he", "hebrew");
const kislev = A.monthPage(jewish, A.fromISO("2026-11-25")).weeks.flatMap((/** @type {any} */ week) => week.cells);
same(kislev.find((/** @type {any} */ cell) => cell.date.day === 15).label, "ט״ו", "a Hebrew numeral");
same(A.dayLabel((await load("ja", "gregorian")).calendar, day), "17", "a number alone");
const pair = ["א", ""];
same(A.formatList(hebrew, pair), new Intl.ListFormat("he").format(pair), "a list that ends with an empty text");
// String.replace gives these signs a meaning.
const signs = ["$$", "$&", "$`", "$'", "$$"];
same(A.formatList(american.locale, signs), new Intl.ListFormat("en-US").format(signs), "a list of dollar signs");
same(A.fromISO("2026-02-17[u-ca=gregory]"), day, "a Gregorian day with the name of its calendar");

/** @param {string} kind @param {string} message @param {() => unknown} call */
const fails = (kind, message, call) => {
  count += 1;
  assert.throws(call, { name: kind, message });
};
fails("RangeError", "The date 5000 months later is not in 1900-01-01 to 2101-01-28.", () => A.addMonths(german, day, 5000));
fails("RangeError", "The date -5000 months later is not in 1900-01-01 to 2101-01-28.", () => A.addMonths(german, day, -5000));
// A wrong skeleton does not depend on the dates.
for (const to of dates) {
  fails("RangeError", `Expected one of ${Object.keys(german.patterns.skeletons).join(", ")}, but got 'yEEEEd'.`,
    () => A.formatDateTimeRange(german, dates[0], time, to, time, { year: "numeric", weekday: "long", day: "numeric", hour: "numeric" }));
}
fails("TypeError", "Expected either fields, or a skeleton or a style, but got 'long'.", () => A.format(german, day, { month: "long", style: "long" }));
fails("TypeError", "Expected either fields, or a skeleton or a style, but got 'yMd'.", () => A.formatRange(german, day, later, { month: "long", skeleton: "yMd" }));
for (const [name, width] of [["day", "long"], ["month", "wide"], ["weekday", "2-digit"], ["quarter", "numeric"], ["era", "__proto__"], ["year", ""]]) {
  fails("RangeError", `Expected a width of ECMA-402 for '${name}', but got '${width}'.`, () => A.format(german, day, { [name]: width }));
}
// A field is there once, and its letter at most five times, or six times for a weekday. An era needs a year.
for (const skeleton of ["yMMMMMMd", "yMMMEEEEEEEd", "yMMMMMMEd", "dMMMd", "yMMML", "yMMMEdc", "GMMMd"]) {
  fails("RangeError", `Expected one of ${Object.keys(german.patterns.skeletons).join(", ")}, but got '${skeleton}'.`, () => A.format(german, day, { skeleton }));
}
fails("RangeError", "Expected a skeleton of a date and a time, such as MMMdjm, but got 'yMd'.", () => A.formatDateTime(german, day, time, { skeleton: "yMd" }));

const { resolve: found } = createRequire(join(bundle, "esm", "index.js"));
for (const [name, file] of [["", "index.js"], ["/de/gregorian.js", "de/gregorian.js"], ["/package.json", "package.json"]]) {
  same(found(`almanac-locales${name}`), realpathSync(join(bundle, "esm", file)), `almanac-locales${name}`);
}
console.log(`${count} rare calls`);
