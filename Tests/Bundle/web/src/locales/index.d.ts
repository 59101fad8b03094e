import type { CalendarData, LocaleData, MatchIndex, Preferences } from "./almanac.js";
import type { Wanted } from "./match.js";
export interface Locales {
  "de": typeof import("./de.js").locale;
  "en": typeof import("./en.js").locale;
}
export interface LocalesWithAllWords {
  "de": typeof import("./de/words.js").locale;
  "en": typeof import("./en/words.js").locale;
}
export type Tag = keyof Locales;
export type Calendar = "gregorian" | "buddhist" | "chinese";
type Words<Locale> = Locale extends LocaleData<infer W> ? W : never;
export const tags: Tag[];
export const calendars: Calendar[];
/** The argument of matchLocale in match.js. */
export const index: MatchIndex;
export function load<T extends Tag, C extends Calendar = "gregorian">(tag: T, calendar?: C): Promise<{ locale: Locales[T]; calendar: CalendarData<Words<Locales[T]>, C> }>;
export function loadWords<T extends Tag>(tag: T): Promise<{ locale: LocalesWithAllWords[T] }>;
/** The tag of the best locale for a user's languages, or for the value of `Accept-Language`. */
export function match(wanted: Wanted): Tag | undefined;
/** The best locale, with the user's region, hour cycle and first day of the week: see preferences.js. */
export function resolve(wanted: Wanted): (Preferences & { tag: Tag }) | undefined;
