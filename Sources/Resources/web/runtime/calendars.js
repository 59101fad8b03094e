// @ts-check
// The calendars of dates without a module. Almanac writes them here from its own list, so no other part names a calendar.

/** The calendar of ISO 8601. */
export const isoCalendar = /** @type {import("../almanac.js").CalendarIdentifier} */ ("");

/**
 * The numbers of the years minus the years of ISO 8601, in the calendars with the same months and days.
 * @type {Readonly<Record<string, number>>}
 */
export const yearOffsets = {};

/**
 * The number of days in the longest month of every other calendar, and the number of its months without leap months.
 * @type {Readonly<Record<string, readonly number[]>>}
 */
export const monthLimits = {};

/**
 * The names in BCP 47 that differ from the calendars' names.
 * @type {Readonly<Record<string, string>>}
 */
export const bcp47Names = {};
