// @ts-check
// The mask of a field for a typed date.

import { checkModule } from "./errors.js";

/** @typedef {import("../almanac.js").CalendarData} CalendarData */

/**
 * The mask of an input field, such as "TT.MM.JJJJ", or `undefined` if the calendar or the language has none.
 * @param {CalendarData} calendar
 * @returns {string | undefined}
 */
export function maskText(calendar) {
  checkModule(calendar, "calendar");
  const { mask } = calendar;
  if (!mask?.letters) return undefined;
  const { order, separators, letters } = mask;
  return separators.map((separator, index) => (index === 0 ? "" : letters[order[index - 1]]) + separator).join("");
}
