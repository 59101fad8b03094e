// @ts-check
// Elements of the page. Every text goes in as text, never as HTML.

/**
 * The element of the page with an identifier.
 * @param {string} id
 */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
