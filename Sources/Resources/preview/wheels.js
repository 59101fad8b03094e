// @ts-check
// Wheels, which are spin buttons that the user turns by keyboard, mouse wheel or touch.

import { element, setAttributes } from "./dom.js";
import { mark } from "./texts.js";

/** @typedef {import("./bundle.js").View} View */

/**
 * @typedef {object} Row
 * @property {number} value
 * @property {string} label
 * @property {string} [spoken] the text that a screen reader speaks; by default the label
 */

/**
 * A wheel.
 * @param {View} view
 * @param {{
 *   name: string, places: string, rows: Row[], rowPlaces: string, value: number, widest: readonly string[],
 *   turn: (value: number) => void,
 * }} settings `widest` has the labels that may be the widest; they reserve the wheel's width, so that it never changes
 */
export function wheel(view, { name, places, rows, rowPlaces, value, widest, turn }) {
  // A screen reader reads the row in the middle as the wheel's value.
  const list = element("div", { class: "rows", "aria-hidden": "true" });
  const sizer = element("div", { class: "sizer" }, ...widest.map((text) => element("span", {}, text)));
  const root = element("div", { class: "wheel", role: "spinbutton", tabindex: 0, "aria-label": name }, sizer, list);
  let index = 0;

  /** Shows the row in the middle, and lets screen readers speak it. */
  const settle = () => {
    const { value: number, label, spoken = label } = rows[index];
    list.style.setProperty("--row-index", String(index));
    [...list.children].forEach((row, place) => row.classList.toggle("middle", place === index));
    setAttributes(root, {
      "aria-valuenow": number,
      "aria-valuemin": rows[0].value,
      "aria-valuemax": rows[rows.length - 1].value,
      "aria-valuetext": spoken,
    });
  };
  /** @param {number} place */
  const turnTo = (place) => {
    const next = Math.min(rows.length - 1, Math.max(0, place));
    if (next === index) return;
    index = next;
    settle();
    turn(rows[index].value);
  };
  /**
   * Shows other rows, with the row of a value in the middle. If no row has the value, the next larger value is in the
   * middle, or else the last row.
   * @param {Row[]} newRows
   * @param {number} newValue
   */
  const update = (newRows, newValue) => {
    rows = newRows;
    const place = rows.findIndex((row) => row.value >= newValue);
    index = place < 0 ? rows.length - 1 : place;
    list.replaceChildren(...rows.map(({ label }) => mark(view, element("div", { class: "row" }, label), rowPlaces)));
    settle();
  };

  mark(view, root, places);
  // An English name does not change the language of the value.
  setAttributes(root, { lang: undefined, dir: undefined });
  root.addEventListener("keydown", (event) => {
    const steps = wheelSteps[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turnTo(index + steps);
  });
  root.addEventListener("click", ({ target }) => {
    const place = [...list.children].indexOf(/** @type {Element} */ (target));
    if (place >= 0) turnTo(place);
  });
  turnByPointer(root, () => index, turnTo);
  update(rows, value);
  return { root, update };
}

/**
 * The number of rows that each key turns a wheel, as in the ARIA Authoring Practices for spin buttons.
 * @type {Record<string, number>}
 */
const wheelSteps = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5, Home: -Infinity, End: Infinity };

/**
 * Turns a wheel when the user drags it or turns the mouse wheel.
 * @param {HTMLElement} root
 * @param {() => number} index
 * @param {(index: number) => void} turnTo
 */
function turnByPointer(root, index, turnTo) {
  /** @type {{ y: number, index: number } | undefined} */
  let start;
  const rowHeight = () => root.clientHeight / 5;
  root.addEventListener("wheel", (event) => {
    event.preventDefault();
    turnTo(index() + Math.sign(event.deltaY));
  }, { passive: false });
  root.addEventListener("pointerdown", (event) => {
    start = { y: event.clientY, index: index() };
  });
  root.addEventListener("pointermove", (event) => {
    if (!start || event.buttons === 0) return;
    const rows = Math.round((start.y - event.clientY) / rowHeight());
    if (rows === 0) return;
    root.setPointerCapture(event.pointerId);
    turnTo(start.index + rows);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    root.addEventListener(end, () => {
      start = undefined;
    });
  }
}
