// @ts-check
// Choices of one value: segments with the bundle's words, and the page's own settings in English.

import { element, uniqueId } from "./dom.js";
import { label } from "./texts.js";
import { addDays } from "../web/almanac.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../web/almanac.js").DateLimits} DateLimits */

/**
 * A row of segments, one of which is chosen; the arrow keys move through them as through radio buttons.
 * @template {string} Value
 * @param {View} view
 * @param {{
 *   name: string, places: string, value: Value, choose: (value: Value) => void,
 *   options: { value: Value, text: string, places: string }[],
 * }} settings `name` tells screen readers what the user chooses
 */
export function segments(view, { name, places, value, choose, options }) {
  const group = uniqueId();
  const labels = options.map((option) => {
    const input = element("input", { type: "radio", name: group, value: option.value });
    input.checked = option.value === value;
    input.addEventListener("change", () => choose(option.value));
    return element("label", {}, input, label(view, option.text, option.places));
  });
  const legend = element("legend", {}, label(view, name, places, { class: "hidden" }));
  const root = element("fieldset", { class: "segments" }, legend, ...labels);
  // All segments are on one line, or each segment is on its own line.
  new ResizeObserver(() => {
    root.classList.remove("stacked");
    root.classList.toggle("stacked", root.scrollWidth > root.clientWidth);
  }).observe(root);
  return root;
}

/**
 * A setting of the page with its choices in English.
 * @template {string} Value
 * @param {string} name
 * @param {readonly (readonly [Value, string])[]} options the values and their names in the menu
 * @param {Value} value
 * @param {(value: Value) => void} choose
 */
export function setting(name, options, value, choose) {
  const menu = element(
    "select",
    { "aria-label": name },
    ...options.map(([option, text]) => {
      const item = element("option", { value: option }, text);
      item.selected = option === value;
      return item;
    }),
  );
  menu.addEventListener("change", () => choose(/** @type {Value} */ (menu.value)));
  return element("label", { class: "setting", lang: "en", dir: "ltr" }, element("span", {}, name), menu);
}

/** @typedef {"none" | "fromToday" | "untilToday" | "thisWeek"} LimitChoice */

/** The limits that a user can try in the pickers. */
const limitChoices = /** @type {const} */ ([
  ["none", "No limits"],
  ["fromToday", "From today"],
  ["untilToday", "Until today"],
  ["thisWeek", "Today and 7 days"],
]);

/**
 * The setting that chooses the limits.
 * @param {LimitChoice} value
 * @param {(value: LimitChoice) => void} choose
 */
export function limitSetting(value, choose) {
  return setting("Limits", limitChoices, value, choose);
}

/**
 * The first and the last day that can be chosen.
 * @param {View} view
 * @param {LimitChoice} choice
 * @returns {DateLimits}
 */
export function limitsOf({ calendar, today }, choice) {
  switch (choice) {
    case "fromToday":
      return { earliest: today };
    case "untilToday":
      return { latest: today };
    case "thisWeek":
      return { earliest: today, latest: addDays(calendar, today, 7) };
    default:
      return {};
  }
}
