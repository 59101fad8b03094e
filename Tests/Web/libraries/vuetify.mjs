// @ts-check
// The date adapter of Vuetify: its names, its titles and its weeks. Node's Intl supplies the expected names.

import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Vuetify's own date adapter needs Vue, so this class has the functions that ours extends or calls. A value can also be a text. */
export class DateAdapter {
  date(/** @type {Date | string} */ value) { return typeof value === "string" ? this.parseISO(value) : value; }
  toJsDate(/** @type {Date} */ value) { return value; }
  getYear(/** @type {Date} */ value) { return value.getFullYear(); }
  getMonth(/** @type {Date} */ value) { return value.getMonth(); }
  getDiff(/** @type {Date} */ _, /** @type {Date} */ other, /** @type {string} */ unit) { return `own ${unit}`; }
  addDays(/** @type {Date} */ value, /** @type {number} */ days) {
    return new Date(value.getFullYear(), value.getMonth(), value.getDate() + days);
  }
  startOfDay(/** @type {Date} */ value) { return this.addDays(value, 0); }
  isAfter(/** @type {Date} */ value, /** @type {Date} */ other) { return value > other; }
  parseISO(/** @type {string} */ text) {
    const [year, month, day] = text.split("-").map(Number);
    return new Date(year, month - 1, day);
  }
  format(/** @type {Date} */ _, /** @type {string} */ name) { return `own ${name}`; }
  getWeekArray(/** @type {Date} */ _, /** @type {number} */ first) { return first; }
  getWeek(/** @type {Date} */ _, /** @type {number} */ first, /** @type {number} */ deciding) { return [first, deciding]; }
  startOfWeek(/** @type {Date} */ value, /** @type {number} */ first) {
    return this.addDays(value, -((value.getDay() - first + 7) % 7));
  }
}

/**
 * The number of wrong results, which are printed.
 *
 * The deciding day is the day that every first week of a year contains: Thursday in Europe (ISO 8601), Saturday in the
 * United States, Friday in Egypt.
 * @param {string} esm the folder of the modules
 */
export async function vuetifyFailures(esm) {
  const open = (/** @type {string} */ path) => import(pathToFileURL(join(resolve(esm), path)).href);
  const { vuetifyDateAdapter } = await open("adapters/vuetify.js");
  const { pickerValues } = await open("almanac.js");
  let failed = 0;
  for (const [tag, first, deciding] of /** @type {const} */ ([["de", 1, 4], ["en", 0, 6], ["ar-EG", 6, 5]])) {
    const [{ calendar }, { locale }] = [await open(`${tag}/gregorian.js`), await open(`${tag}/words.js`)];
    const full = { ...calendar, locale };
    const adapter = new (vuetifyDateAdapter(full, DateAdapter))();
    const day = new Date(2026, 1, 17);
    const text = (/** @type {Intl.DateTimeFormatOptions} */ options, date = day) =>
      new Intl.DateTimeFormat(`${tag}-u-nu-${full.locale.numbers.system}`, options).format(date);
    const week = (/** @type {"long" | "narrow"} */ weekday, /** @type {number} */ start) =>
      Array.from({ length: 7 }, (_, index) => text({ weekday }, new Date(2026, 1, 15 + (index + start) % 7)));
    const last = adapter.endOfWeek(day);
    /** The fields of Vuetify's own formats. @type {Record<string, Intl.DateTimeFormatOptions>} */
    const formats = {
      fullDate: { year: "numeric", month: "short", day: "numeric" }, normalDate: { month: "long", day: "numeric" },
      fullDateWithWeekday: { weekday: "long", year: "numeric", month: "long", day: "numeric" },
      normalDateWithWeekday: { weekday: "short", month: "short", day: "numeric" }, shortDate: { month: "short", day: "numeric" },
      year: { year: "numeric" }, month: { month: "long" }, monthAndDate: { month: "long", day: "numeric" }, dayOfMonth: { day: "numeric" },
      monthAndYear: { month: "long", year: "numeric" }, weekday: { weekday: "long" },
    };
    const limits = [new Date(1900, 0, 1), new Date(2100, 11, 31)];
    const { titled: short = full.locale.weekdays.standAlone } = full.locale.weekdays;
    const pairs = [
      ...Object.entries(formats).flatMap(([name, options]) =>
        [[adapter.format(day, name), text(options)], [adapter.format("2026-02-17", name), text(options)]]),
      [limits.map((date) => adapter.format(date, "monthAndYear")), limits.map((date) => text(formats.monthAndYear, date))],
      [adapter.format(new Date(2101, 0, 1), "monthAndYear"), "own monthAndYear"],
      [[adapter.format(day, "weekdayShort"), adapter.getWeekdays(2, "short")[0]], [short.abbreviated[2], short.abbreviated[2]]],
      [adapter.getWeekdays()[0], pickerValues(full).weekdaysHeader[first]], [adapter.getWeekdays("3")[0], pickerValues(full).weekdaysHeader[3]],
      [adapter.format(day, "monthShort"), pickerValues(full).monthsShort[1]],
      [adapter.getWeekdays(undefined, "long"), week("long", first)], [adapter.getWeekdays(3, "long"), week("long", 3)],
      [adapter.getWeekdays(0, "narrow"), week("narrow", 0)], [adapter.getWeek(day), [first, deciding]], [adapter.getWeek(day, 2, 3), [2, 3]],
      [adapter.getWeekArray(day), first], [adapter.getWeekArray(day, 2), 2], [(last.getDay() + 1) % 7, first],
      [adapter.startOfWeek(day, 2), day],
      [adapter.format(day, "keyboardDate"), "own keyboardDate"],
      [adapter.format(new Date(1899, 11, 31), "monthAndYear"), "own monthAndYear"],
    ];
    for (const [found, expected] of pairs) {
      if (JSON.stringify(found) === JSON.stringify(expected)) continue;
      console.log(`  vuetifyDateAdapter, ${tag}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
      failed += 1;
    }
  }
  // CLDR's context transforms: alone, the Spanish name begins with a capital letter. Intl's name for a sentence is "mar".
  const { calendar: spanish } = await open("es/gregorian.js");
  const label = new (vuetifyDateAdapter(spanish, DateAdapter))().format(new Date(2026, 1, 17), "weekdayShort");
  if (label === "Mar") return failed;
  console.log(`  vuetifyDateAdapter, es: ${label} instead of Mar`);
  return failed + 1;
}
