// @ts-check
// The rules of a user's region, if it differs from the locale's region, as for English in Germany.

import { checkModule, expected, oneOf, own } from "./errors.js";
import { hourCycles, inCycle, isHalfDay } from "./times.js";

/** @typedef {import("../almanac.js").HourCycle} HourCycle */
/** @typedef {import("../almanac.js").LocaleData} LocaleData */
/** @typedef {import("../almanac.js").PickerColumn} PickerColumn */
/** @typedef {import("../almanac.js").Regions} Regions */

/**
 * The columns of a picker, with or without AM and PM.
 * @param {readonly PickerColumn[]} columns
 * @param {boolean} isShown
 * @param {"before" | "after"} side
 * @returns {readonly PickerColumn[]}
 */
function withDayPeriod(columns, isShown, side) {
  if (columns.includes("dayPeriod") === isShown) return columns;
  if (!isShown) return columns.filter((column) => column !== "dayPeriod");
  const first = columns.findIndex((column) => column === "hour" || column === "minute");
  const last = Math.max(columns.indexOf("hour"), columns.indexOf("minute"));
  const place = side === "before" ? first : last + 1;
  return [...columns.slice(0, place), "dayPeriod", ...columns.slice(place)];
}

/**
 * The patterns of times, with their hours in another hour cycle.
 * @param {LocaleData["time"]} time
 * @param {HourCycle} cycle
 * @returns {LocaleData["time"]}
 */
function timeInCycle({ styles, skeletons, intervals }, cycle) {
  const letter = isHalfDay(cycle) ? "h" : "H";
  /** @param {string} fields */
  const skeleton = (fields) => inCycle(skeletons[letter + fields], cycle);
  return {
    styles: { ...styles, medium: skeleton("ms"), short: skeleton("m") },
    skeletons: { ...skeletons, j: skeleton(""), jm: skeleton("m"), jms: skeleton("ms") },
    intervals,
  };
}

/**
 * A locale with another hour cycle, such as the user's.
 * @template {LocaleData} Locale
 * @param {Locale} locale
 * @param {HourCycle} hourCycle
 * @returns {Locale}
 */
export function withHourCycle(locale, hourCycle) {
  checkModule(locale, "locale");
  oneOf(hourCycle, hourCycles);
  const { columns, dayPeriodSide, original = locale } = locale;
  const isShown = isHalfDay(hourCycle);
  return {
    ...locale,
    original,
    hourCycle,
    time: hourCycle === original.hourCycle ? original.time : timeInCycle(original.time, hourCycle),
    columns: {
      ...columns,
      time: withDayPeriod(columns.time, isShown, dayPeriodSide),
      dateAndTime: withDayPeriod(columns.dateAndTime, isShown, dayPeriodSide),
    },
  };
}

/**
 * A locale with the week, the hour cycles and the preferred calendars of another region.
 *
 * Call `withHourCycle` after it, because it sets the region's hour cycle.
 * @template {LocaleData} Locale
 * @param {Locale} locale
 * @param {string} region a code, such as `DE` or `001`
 * @param {Regions} regions the export `regions` of `regions.js`
 * @returns {Locale}
 */
export function withRegion(locale, region, regions) {
  checkModule(locale, "locale");
  const habits = own(regions?.regions, region);
  if (!habits) throw expected("a region code such as 'DE'", region);
  const hours = own(habits.languages, locale.locale.split("-")[0]) ?? habits;
  const { firstDay, minimalDays, weekend, calendars } = habits;
  return {
    ...withHourCycle(locale, hours.hourCycle),
    allowedHourCycles: hours.allowedHourCycles,
    week: { firstDay, minimalDays, weekend, region },
    calendars: { ...locale.calendars, preferred: calendars },
  };
}
