// @ts-check
// The years of the calendars of all bundles. Almanac writes their list here, and the code of their rules before it.

/**
 * For each year structure except that of ISO 8601, a function that makes its years.
 * @type {Readonly<Record<string, () => import("../web/almanac.js").YearTable>>}
 */
export const yearStructures = {};
