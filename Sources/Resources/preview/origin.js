// @ts-check
// A tip near the mouse or the focus, with the key and the origin of a text.

import { originOf } from "./bundle.js";
import { element } from "./dom.js";

/** @typedef {import("./bundle.js").View} View */

/**
 * Shows the origin of the text under the mouse or with the focus.
 * @param {HTMLElement} root
 * @param {(node: Element) => View | undefined} viewAt the locale that an element belongs to
 */
export function showOrigins(root, viewAt) {
  // The tip is hidden from screen readers, because they speak the texts themselves.
  /** @type {unknown} */
  const node = element("div", { class: "origin", "aria-hidden": "true", lang: "en", dir: "ltr", popover: "manual" });
  const tip = /** @type {HTMLElement & { showPopover(): void, hidePopover(): void }} */ (node);
  document.body.append(tip);
  // A popover is above an open dialog. The popover is shown again, so that it is also above a dialog that opened later.
  const hide = () => tip.hidePopover();
  /** @param {Event} event */
  const tell = ({ target }) => {
    const node = target instanceof Element ? textAt(target) : null;
    const view = node && viewAt(node);
    hide();
    if (!view) return;
    const spoken = node.getAttribute("aria-valuetext") ?? node.getAttribute("aria-label");
    const lines = (node.getAttribute("data-paths") ?? "").split(" ").map((place) => originLine(view, place));
    tip.replaceChildren(...(spoken ? [element("bdi", { class: "heard" }, spoken)] : []), ...lines);
    tip.showPopover();
    place(tip, node);
  };
  for (const type of ["pointerover", "focusin"]) root.addEventListener(type, tell);
  root.addEventListener("pointerleave", hide);
  for (const type of ["click", "input"]) root.addEventListener(type, hide);
  addEventListener("scroll", hide, { passive: true });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });
}

/**
 * The element whose text has the mouse or the focus; the text of a radio button is beside the button.
 * @param {Element} target
 */
function textAt(target) {
  return target.closest("[data-paths]") ?? target.closest("label")?.querySelector("[data-paths]") ?? null;
}

/**
 * @param {View} view
 * @param {string} place
 */
function originLine(view, place) {
  const key = place.replace(/^locale\/(strings\.)?/, "").replace("/", " ");
  const isUnreviewed = view.needsReview.has(key);
  const origin = [originOf(view, place) ?? "no origin in this bundle", isUnreviewed && "needs review"].filter(Boolean)
    .join(", ");
  return element("span", { class: "line" }, element("code", {}, key), ` ${origin}`);
}

/**
 * Puts the tip within the window, below an element and below the texts that describe the element. It covers no dialog.
 * @param {HTMLElement} tip
 * @param {Element} node
 */
function place(tip, node) {
  const { left } = node.getBoundingClientRect();
  const frame = node.closest("dialog") ?? node;
  const { top } = frame.getBoundingClientRect();
  const described = (node.getAttribute("aria-describedby") ?? "").split(" ");
  const texts = described.flatMap((id) => document.getElementById(id) ?? []);
  const bottom = Math.max(...[frame, ...texts].map((one) => one.getBoundingClientRect().bottom));
  const { offsetWidth: width, offsetHeight: height } = tip;
  const isBelow = bottom + height + 8 < innerHeight;
  tip.style.left = `${Math.max(4, Math.min(left, innerWidth - width - 4))}px`;
  tip.style.top = `${isBelow ? bottom + 4 : Math.max(4, top - height - 4)}px`;
}
