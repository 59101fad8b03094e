// @ts-check
// Applies the settings of a user's language tag to a locale. Without such settings, a page does not need this module.

import { checkedOptions, weekdayHeader, withHourCycle, withRegion } from "./almanac.js";

/** @typedef {import("./almanac.js").Preferences} Preferences */
/** @typedef {import("./almanac.js").Regions} Regions */

/**
 * The rules of a region, or the world's rules for a group of regions such as `419`; `undefined` for an unknown code.
 * @param {string} code
 * @param {Regions} rules
 * @returns {Regions | undefined}
 */
function rulesOf(code, rules) {
  const regions = rules?.regions;
  if (!regions) throw new TypeError("Expected the export 'regions' of regions.js.");
  if ({}.hasOwnProperty.call(regions, code)) return { regions };
  if (!/^\d{3}$/.test(code)) return undefined;
  // The world's rules have hour cycles for some languages, such as English. They are not for a part of the world.
  return { regions: { [code]: { ...regions["001"], languages: undefined } } };
}

/**
 * A locale with a user's region, preferred calendar, hour cycle and first day of the week.
 *
 * An unknown region is ignored.
 * @template {import("./almanac.js").LocaleData} Locale
 * @param {Locale} locale
 * @param {Preferences} preferences what `resolve` of `index.js` returns
 * @param {Regions} regions the export `regions` of `regions.js`
 * @returns {Locale}
 */
export function withPreferences(locale, preferences, regions) {
  const { region, calendar, hourCycle, firstDay } =
    checkedOptions(preferences, ["tag", "region", "calendar", "hourCycle", "firstDay"]);
  // Throws for a wrong locale, and for a wrong day.
  weekdayHeader(locale, firstDay);
  /** @type {any} */
  let result = locale;
  const rules = region === undefined || region === locale.week.region ? undefined : rulesOf(region, regions);
  if (region !== undefined && rules) result = withRegion(result, region, rules);
  if (calendar) {
    const preferred = [...new Set([calendar, ...result.calendars.preferred])];
    result = { ...result, calendars: { ...result.calendars, preferred } };
  }
  if (firstDay !== undefined) result = { ...result, week: { ...result.week, firstDay } };
  return hourCycle === undefined ? result : withHourCycle(result, hourCycle);
}
