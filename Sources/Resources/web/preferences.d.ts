import type { LocaleData, Preferences, Regions } from "./almanac.js";
/**
 * A locale with a user's region, preferred calendar, hour cycle and first day of the week; an unknown region is ignored.
 * @param preferences what `resolve` of `index.js` returns
 * @param regions the export `regions` of `regions.js`
 */
export function withPreferences<W>(locale: LocaleData<W>, preferences: Preferences, regions: Regions): LocaleData<W>;
