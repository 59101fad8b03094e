// @ts-check
// Texts of the bundle in the page, each with the places its parts come from.

import { element, setAttributes } from "./dom.js";
import { string } from "../web/almanac.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("./dom.js").Attributes} Attributes */
/** @typedef {Readonly<Record<string, string | number>>} Values */

/**
 * The places of texts: each a file and a path, separated by spaces.
 * @param {View} view
 * @param {string[]} paths of the calendar's file; one with a slash says its file
 */
export function placesOf(view, ...paths) {
  return paths.map((path) => (path.includes("/") ? path : `${view.calendar.calendar}/${path}`)).join(" ");
}

/**
 * The place of a word.
 * @param {string} key
 */
export function placeOfWord(key) {
  return `locale/strings.${key}`;
}

/**
 * Says where the text of an element comes from, and marks it if it is missing in the bundle or needs a review.
 * @template {HTMLElement} Node
 * @param {View} view
 * @param {Node} node
 * @param {string} places
 * @returns {Node}
 */
export function mark(view, node, places) {
  const keys = places.split(" ").map((place) => place.replace(/^locale\/strings\./, ""));
  setAttributes(node, {
    "data-paths": places,
    "data-missing": keys.some((key) => view.missing.has(key)),
    "data-needs-review": keys.some((key) => view.needsReview.has(key)),
  });
  return node;
}

/**
 * Shows a text of the bundle in an element.
 * @template {HTMLElement} Node
 * @param {View} view
 * @param {Node} node
 * @param {string} text
 * @param {string} places
 * @returns {Node}
 */
export function show(view, node, text, places) {
  if (node.textContent !== text) node.textContent = text;
  return mark(view, node, places);
}

/**
 * An element with a text of the bundle.
 * @param {View} view
 * @param {string} text
 * @param {string} places
 * @param {Attributes} [attributes]
 */
export function label(view, text, places, attributes) {
  return show(view, element("span", attributes), text, places);
}

/**
 * A word of the picker.
 * @param {View} view
 * @param {string} key
 * @param {Values} [values] of its placeholders
 * @returns {string}
 */
export function word({ locale }, key, values) {
  return values ? string(locale, key, values) : string(locale, key);
}

/**
 * An element with a word of the picker.
 * @param {View} view
 * @param {string} key
 * @param {Values} [values]
 * @param {Attributes} [attributes]
 */
export function wordLabel(view, key, values, attributes) {
  return label(view, word(view, key, values), placeOfWord(key), attributes);
}

/**
 * A button with a word of the picker.
 * @param {View} view
 * @param {string} key
 * @param {() => void} act
 * @param {Attributes} [attributes]
 */
export function wordButton(view, key, act, attributes) {
  const button = element("button", { type: "button", ...attributes }, wordLabel(view, key));
  button.addEventListener("click", act);
  return button;
}

/**
 * A button with a sign, whose word is only spoken.
 * @param {View} view
 * @param {string} key
 * @param {string} sign
 * @param {() => void} act
 */
export function signButton(view, key, sign, act) {
  const button = element(
    "button",
    { type: "button", class: "sign", "aria-label": word(view, key) },
    element("span", { "aria-hidden": "true" }, sign),
  );
  button.addEventListener("click", act);
  return mark(view, button, placeOfWord(key));
}

/**
 * A line that screen readers speak whenever its text changes. The page shows it too.
 * @param {"status" | "alert"} role
 */
export function liveLine(role) {
  return element("p", { class: role === "alert" ? "problem" : "spoken", role });
}
