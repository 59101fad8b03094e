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
 * @param {HTMLElement} node
 * @param {Attributes} attributes
 */
export function setAttributes(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
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
