// The code that a front-end developer would write with Intl for months, weekdays, eras and years of three calendars.
//
// Usage: node intl.mjs LIST FOLDER. LIST is a file with one tag on each line. FOLDER gets one JSON file for each locale.
import fs from "node:fs";
import path from "node:path";

const [list, folder] = process.argv.slice(2);
const calendars = { gregorian: "gregory", buddhist: "buddhist", chinese: "chinese" };
const widths = { wide: "long", abbreviated: "short", narrow: "narrow" };
const [first, last] = [1900, 2060];

const gregorianMonths = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
// The Chinese year that begins on 17 February 2026 has no leap month. These days are in the middle of its twelve months.
const chineseMonths = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, 2, 3) + month * 29.53 * 86_400_000);
// 1 March 2026 is a Sunday.
const week = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 2, 1 + day));
const years = Array.from({ length: last - first + 1 }, (_, index) => Date.UTC(first + index, 5, 15));
const eraDays = { gregorian: [Date.UTC(-500, 6, 1), Date.UTC(2000, 6, 1)], buddhist: [Date.UTC(2000, 6, 1)] };

// A cache of one locale's formatters, because it takes long to create a formatter.
class Formatters {
  #cache = new Map();

  constructor(tag) {
    this.tag = tag;
  }

  get(calendar, options) {
    const key = calendar + JSON.stringify(options);
    if (!this.#cache.has(key)) {
      const tag = `${this.tag}-u-ca-${calendars[calendar]}`;
      this.#cache.set(key, new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options }));
    }
    return this.#cache.get(key);
  }

  // The text of one part of a date.
  part(calendar, options, type, date) {
    return this.get(calendar, options).formatToParts(date).find((part) => part.type === type)?.value;
  }
}

const byWidth = (names) => Object.fromEntries(Object.entries(widths).map(([width, style]) => [width, names(style)]));

const monthNames = (formatters, calendar) => {
  const days = calendar === "chinese" ? chineseMonths : gregorianMonths;
  const names = (options) => days.map((day) => formatters.part(calendar, options, "month", day));
  return {
    format: byWidth((month) => names({ month, day: "numeric" })),
    standAlone: byWidth((month) => names({ month })),
  };
};

const weekdayNames = (formatters) =>
  byWidth((weekday) => week.map((day) => formatters.part("gregorian", { weekday }, "weekday", day)));

const eraNames = (formatters, calendar) =>
  byWidth((era) => eraDays[calendar].map((day) => formatters.part(calendar, { year: "numeric", era }, "era", day)));

const yearLabels = (formatters, calendar) =>
  years.map((day) => formatters.get(calendar, { year: "numeric" }).format(day));

const localeFile = (tag) => {
  const formatters = new Formatters(tag);
  const file = { locale: tag, weekdays: weekdayNames(formatters), calendars: {} };
  for (const calendar of Object.keys(calendars)) {
    file.calendars[calendar] = {
      months: monthNames(formatters, calendar),
      eras: calendar in eraDays ? eraNames(formatters, calendar) : undefined,
      years: { first, last, display: yearLabels(formatters, calendar) },
    };
  }
  return file;
};

fs.mkdirSync(folder, { recursive: true });
for (const tag of fs.readFileSync(list, "utf8").split("\n").filter(Boolean)) {
  fs.writeFileSync(path.join(folder, `${tag}.json`), JSON.stringify(localeFile(tag), null, 2) + "\n");
}
