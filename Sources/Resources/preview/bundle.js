// @ts-check
// The bundle's data in the page. The page parses the data of a locale when it first shows that locale.

import { dataBlock } from "./dom.js";
import { convert, withRegion } from "../web/almanac.js";
import { yearStructures } from "./years.js";

/** @typedef {import("../web/almanac.js").CalendarData} CalendarData */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../web/almanac.js").LocaleData} LocaleData */
/** @typedef {import("../web/almanac.js").Phrase} Phrase */
/** @typedef {Readonly<Record<string, string>>} Origins */

/**
 * The page's other data: the regions, Almanac's keys with their English texts, and the keys that the manifest calls missing.
 * @typedef {{
 *   calendars: string[], regions: import("../web/almanac.js").Regions, isCompact?: boolean,
 *   words: { key: string, text: Phrase }[],
 *   missing: { keys: string[], locales: string[] }[],
 *   needsReview: Readonly<Record<string, string[]>>,
 * }} Facts
 */

/**
 * A locale of the bundle in the form that the pickers show, with a calendar, a region and the date of today.
 * @typedef {object} View
 * @property {string} tag
 * @property {LocaleData} locale words that the bundle does not have are in English
 * @property {CalendarData} calendar
 * @property {Readonly<Record<string, CalendarData>>} calendars by their identifiers
 * @property {CalendarDate} today
 * @property {ReadonlySet<string>} absent the keys of Almanac's words that the bundle does not have, which are in English
 * @property {ReadonlySet<string>} missing the keys that the manifest calls missing; `--words` leaves out others
 * @property {ReadonlySet<string>} needsReview the keys of the words that need a review
 * @property {Readonly<Record<string, Origins | undefined>>} origins by file: `locale`, or a calendar's identifier
 */

/** @type {Map<string, any>} */
const parsedBlocks = new Map();

/**
 * The data of a locale: `{ locale, calendars }`.
 * @param {string} id the identifier of the locale's block
 */
export function localeBlock(id) {
  if (!parsedBlocks.has(id)) parsedBlocks.set(id, dataBlock(id));
  return parsedBlocks.get(id);
}

/**
 * Almanac's keys without a word in a locale, with their English texts.
 * @param {Facts} facts
 * @param {Readonly<Record<string, unknown>>} words
 */
function absentWords({ words: known }, words) {
  return known.filter(({ key }) => !Object.hasOwn(words, key));
}

/**
 * Prepares a locale of the bundle for the pickers.
 * @param {Facts} facts
 * @param {string} block the identifier of the locale's block
 * @param {{ tag: string, calendar: string, region?: string, today: CalendarDate }} wanted
 * @returns {View}
 */
export function viewOf(facts, block, { tag, calendar, region, today }) {
  const data = localeBlock(block);
  const absent = absentWords(facts, data.locale.strings);
  const english = Object.fromEntries(absent.map(({ key, text }) => [key, text]));
  const whole = { ...data.locale, strings: { ...english, ...data.locale.strings } };
  const locale = region ? withRegion(whole, region, facts.regions) : whole;
  /** @type {[string, CalendarData][]} */
  const calendars = Object.entries(data.calendars).map(([identifier, values]) => {
    const { yearRule, yearTable = `${yearRule}-years` } = values.rules;
    const yearsOfTable = Object.hasOwn(yearStructures, yearTable) ? yearStructures[yearTable]() : undefined;
    return [identifier, { ...values, locale, yearTable: yearsOfTable }];
  });
  // A locale need not have all calendars of the bundle.
  const name = Object.hasOwn(data.calendars, calendar) ? calendar : calendars[0][0];
  const origins = [["locale", data.locale.sources], ...calendars.map(([name]) => [name, data.calendars[name].sources])];
  const shown = Object.fromEntries(calendars);
  return {
    tag,
    locale,
    calendar: shown[name],
    calendars: shown,
    today: convert(shown[name], today),
    absent: new Set(absent.map(({ key }) => key)),
    missing: new Set(facts.missing.filter(({ locales }) => locales.includes(tag)).flatMap(({ keys }) => keys)),
    needsReview: new Set(Object.hasOwn(facts.needsReview, tag) ? facts.needsReview[tag] : []),
    origins: Object.fromEntries(origins),
  };
}

/**
 * The same locale with another calendar.
 * @param {View} view
 * @param {string} calendar
 * @returns {View}
 */
export function withCalendar(view, calendar) {
  return { ...view, calendar: view.calendars[calendar], today: convert(view.calendars[calendar], view.today) };
}

/**
 * The origin of a value of the bundle, such as `catalogue`; `undefined` if the bundle has no origin for the value.
 * @param {View} view
 * @param {string} place the file and the path in the file, such as `locale/strings.action.done`
 */
export function originOf({ absent, origins }, place) {
  const end = place.indexOf("/");
  const path = place.slice(end + 1);
  if (path.startsWith("strings.") && absent.has(path.slice("strings.".length))) return "not in the bundle, so this is English";
  const file = origins[place.slice(0, end)];
  // An origin belongs to a value or to all values of a table.
  for (let name = path; file && name; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
    if (Object.hasOwn(file, name)) return file[name];
  }
  return undefined;
}
