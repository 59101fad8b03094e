// @ts-check
// The calendars of dates without a module. Almanac writes them here from its own list, so no other part names a calendar.

/** The calendar of ISO 8601. */
export const isoCalendar = /** @type {import("../almanac.js").CalendarIdentifier} */ ("");

/**
 * What is known of the dates of each calendar: the numbers of the years minus the years of ISO 8601, if the months and days
 * are the same; in every other calendar, the number of days in the longest month and the greatest code of a month.
 * @type {Readonly<Record<string, number | readonly [number, string]>>}
 */
export const dateRules = {};

/**
 * The calendars by their names in BCP 47, if these differ.
 * @type {Readonly<Record<string, import("../almanac.js").CalendarIdentifier>>}
 */
export const calendarNames = {};
