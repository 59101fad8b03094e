import type { MatchIndex, Preferences } from "./almanac.js";
/** Tags, most preferred first, or the value of the HTTP header `Accept-Language`. */
export type Wanted = string | readonly string[] | null | undefined;
/** The tag of a locale, and the user's settings to apply to it. */
export interface Resolved extends Preferences {
  tag: string;
}
/** The languages of an HTTP header `Accept-Language`, most preferred first. */
export function acceptedLanguages(header: string): string[];
/** The best locale for a user's languages, with the user's settings; `undefined` if no language has a match. */
export function resolveLocale(index: MatchIndex, wanted: Wanted): Resolved | undefined;
/** The tag of the best locale for a user's languages; `undefined` if no language has a match. */
export function matchLocale(index: MatchIndex, wanted: Wanted): string | undefined;
