import type { MatchIndex, Preferences } from "./almanac.js";
/** Tags, the most wanted first, or the value of the HTTP header `Accept-Language`. */
export type Wanted = string | readonly string[] | null | undefined;
/** The tag of a locale, and what a user's language says besides. */
export interface Resolved extends Preferences {
  tag: string;
}
/** The languages of an HTTP header `Accept-Language`, the most wanted first. */
export function acceptedLanguages(header: string): string[];
/** The best locale for a user's languages, with the user's region, hour cycle and first day of the week. */
export function resolveLocale(index: MatchIndex, wanted: Wanted): Resolved | undefined;
/** The tag of the best locale for a user's languages. */
export function matchLocale(index: MatchIndex, wanted: Wanted): string | undefined;
