// @ts-check
// Elements of the page. Every text is inserted as text, never as HTML.

/** @typedef {Readonly<Record<string, string | number | boolean | undefined>>} Attributes */

/**
 * The element with an identifier.
 * @param {string} id
 */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * A new element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes] an attribute that is `false` or `undefined` is absent
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  setAttributes(node, attributes);
  node.append(...children);
  return node;
}

/**
 * Sets attributes, and removes those that are `false` or `undefined`.
 * @param {Element} node
 * @param {Attributes} attributes
 */
export function setAttributes(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
}

/** The lines of the icons, on a square of 16 by 16. */
const iconLines = {
  back: "M10 3 5 8l5 5",
  forward: "m6 3 5 5-5 5",
  open: "m3.5 6 4.5 4.5L12.5 6",
  calendar: "M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 1.5v3M10.5 1.5v3",
  spoken: "M2 6h2.5L8 3v10l-3.5-3H2zM10.5 5.5a3.5 3.5 0 0 1 0 5M12.5 3.5a6.5 6.5 0 0 1 0 9",
};

/** @typedef {keyof typeof iconLines} Icon */

/**
 * An icon. Screen readers skip it.
 * @param {Icon} name
 */
export function icon(name) {
  const [root, path] = ["svg", "path"].map((tag) => document.createElementNS("http://www.w3.org/2000/svg", tag));
  setAttributes(root, { class: `icon ${name}`, viewBox: "0 0 16 16", "aria-hidden": "true" });
  setAttributes(path, { d: iconLines[name] });
  root.append(path);
  return root;
}

let identifiers = 0;

/** A unique identifier for an element. */
export function uniqueId() {
  identifiers += 1;
  return `e${identifiers}`;
}

/**
 * The parsed JSON of a block of data; `undefined` if there is no such block.
 * @param {string} id
 * @returns {any}
 */
export function dataBlock(id) {
  const text = document.getElementById(id)?.textContent;
  return typeof text === "string" ? JSON.parse(text) : undefined;
}
