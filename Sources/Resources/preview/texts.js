// @ts-check
// Texts of the bundle in the page, each with the places of its parts in the bundle.

import { element, icon, setAttributes } from "./dom.js";
import { string } from "../web/almanac.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("./dom.js").Attributes} Attributes */
/** @typedef {Readonly<Record<string, string | number>>} Values */

/**
 * The places of texts, separated by spaces; each place is a file and a path.
 * @param {View} view
 * @param {string[]} paths in the calendar's file; a path with a slash names its own file
 */
export function placesOf(view, ...paths) {
  return paths.map((path) => (path.includes("/") ? path : `${view.calendar.calendar}/${path}`)).join(" ");
}

/**
 * The place of a word in the bundle.
 * @param {string} key
 */
export function placeOfWord(key) {
  return `locale/strings.${key}`;
}

/**
 * Records the place of an element's text, and marks the text if it needs a review, or if the bundle does not have it, so
 * that it is in English.
 * @template {HTMLElement} Node
 * @param {View} view
 * @param {Node} node
 * @param {string} places
 * @returns {Node}
 */
export function mark(view, node, places) {
  const keys = places.split(" ").map((place) => place.replace(/^locale\/strings\./, ""));
  const isAbsent = keys.some((key) => view.absent.has(key));
  setAttributes(node, {
    "data-paths": places,
    "data-missing": isAbsent,
    "data-needs-review": keys.some((key) => view.needsReview.has(key)),
    lang: isAbsent && "en",
    // The icon of a button with an English name points in the direction of the locale.
    dir: isAbsent && (node.hasAttribute("aria-label") ? view.locale.direction : "ltr"),
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
 * @param {Values} [values] the values of its placeholders
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
 * A button that shows an icon; only screen readers get its word.
 * @param {View} view
 * @param {string} key
 * @param {import("./dom.js").Icon} sign
 * @param {() => void} act
 */
export function signButton(view, key, sign, act) {
  const button = element("button", { type: "button", class: "sign", "aria-label": word(view, key) }, icon(sign));
  button.addEventListener("click", act);
  return mark(view, button, placeOfWord(key));
}

/**
 * A visible line that screen readers speak whenever its text changes.
 * @param {"status" | "alert"} role
 */
export function liveLine(role) {
  return element("p", { class: role === "alert" ? "problem" : "spoken", role });
}

/**
 * The lines below a picker's days. They share their room, so that a line that gets a text does not move the buttons
 * below them. A line that only screen readers need has an icon.
 * @param {HTMLElement[]} nodes
 */
export function lines(...nodes) {
  return element(
    "div",
    { class: "lines" },
    ...nodes.map((node) =>
      node.classList.contains("spoken") ? element("div", { class: "said" }, icon("spoken"), node) : node
    ),
  );
}
