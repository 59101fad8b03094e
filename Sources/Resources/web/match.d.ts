import type { MatchIndex } from "./almanac.js";
/** The languages of an HTTP header `Accept-Language`, the most wanted first. */
export function acceptedLanguages(header: string): string[];
/** The tag of the best locale for a user's languages, or for the value of `Accept-Language`. */
export function matchLocale(index: MatchIndex, wanted: string | readonly string[] | null | undefined): string | undefined;
