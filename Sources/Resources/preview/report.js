// @ts-check
// The page of `almanac diff --report html` and `almanac check --report html`: changes by cause, before and after.

import { comparison, viewOfComparison } from "./comparison.js";
import { dataBlock, element } from "./dom.js";
import { showOrigins } from "./origin.js";

/** @typedef {import("./bundle.js").Facts} Facts */
/** @typedef {import("./comparison.js").ChangedValue} ChangedValue */
/**
 * @typedef {object} Group
 * @property {number} count
 * @property {string} place
 * @property {string} cause
 * @property {string[]} examples
 * @property {ChangedValue[]} changes
 * @property {number} [more] the number of changes that are not listed
 */
/**
 * @typedef {Facts & {
 *   title: string, summary: string[], old: string, new: string, groups: Group[], wholes?: string[], remedy?: string,
 *   hiddenLocales?: number, hiddenChanges?: number,
 * }} ReportData
 */

/** @type {ReportData} */
const report = { words: [], missing: [], needsReview: {}, ...dataBlock("report") };

/** The number of locales that the page can show for each cause. */
const shownLocales = 20;

/**
 * A part of the page that is drawn when the user opens it.
 * @param {string} title
 * @param {() => HTMLElement} draw
 * @param {boolean} isOpen
 */
function fold(title, draw, isOpen) {
  const node = element("details", {}, element("summary", {}, title));
  node.addEventListener("toggle", () => node.append(draw()), { once: true });
  node.open = isOpen;
  return node;
}

/** @param {Group} group */
function changesTable({ changes, more }) {
  const rows = changes.map(({ locale = "", table = "", pathText, old = "", new: now = "" }) =>
    element(
      "tr",
      {},
      ...[`${locale} ${table}`.trim(), pathText, old, now].map((text) => element("td", {}, element("bdi", {}, text))),
    )
  );
  const head = element(
    "tr",
    {},
    ...["Where", "Value", "Before", "After"].map((title) => element("th", { scope: "col" }, title)),
  );
  const table = element("table", { class: "changes" }, element("thead", {}, head), element("tbody", {}, ...rows));
  return element(
    "div",
    { class: "table-scroll" },
    table,
    ...(more ? [element("p", {}, `${more} more values. --all lists every value.`)] : []),
  );
}

/**
 * @param {Group} group
 * @param {number} index
 */
function drawGroup(group, index) {
  // The first locale is open, so that a reader sees that the page can show locales.
  const isFirst = index === report.groups.findIndex(({ changes }) => changes.some(({ locale }) => locale));
  const { count, place, cause, examples, changes } = group;
  const tags = [...new Set(changes.flatMap(({ locale }) => locale ?? []))].filter((tag) =>
    document.getElementById(`old-${tag}`) || document.getElementById(`new-${tag}`)
  );
  const title = [place, cause].filter(Boolean).join(": ");
  const looks = tags.slice(0, shownLocales).map((tag, number) =>
    fold(
      `${tag}, before and after`,
      () => comparison(report, tag, changes.filter(({ locale }) => locale === tag)),
      isFirst && number === 0,
    )
  );
  return element(
    "section",
    { class: "group", "aria-labelledby": `group-${index}` },
    element(
      "h2",
      { id: `group-${index}` },
      element("bdi", {}, title),
      ` (${count} ${count === 1 ? "value" : "values"})`,
    ),
    element("ul", {}, ...examples.map((example) => element("li", {}, element("bdi", {}, example)))),
    fold("Values", () => changesTable(group), count <= 10),
    ...looks,
    ...(tags.length > shownLocales
      ? [element("p", {}, `${tags.length - shownLocales} more locales have the same change.`)]
      : []),
  );
}

const { hiddenLocales = 0, hiddenChanges = 0, remedy } = report;
document.body.append(
  element(
    "header",
    {},
    element("h1", {}, element("bdi", {}, report.title)),
    ...report.summary.map((line) => element("p", {}, element("bdi", {}, line))),
    ...(report.wholes ?? []).map((line) => element("p", {}, element("bdi", {}, line))),
    ...(hiddenLocales ? [element("p", {}, `This page does not show ${hiddenLocales} more locales that changed.`)] : []),
    ...(hiddenChanges ? [element("p", {}, `This page does not list ${hiddenChanges} more values that changed.`)] : []),
    ...(remedy ? [element("p", {}, "Run ", element("code", {}, remedy), ".")] : []),
  ),
  element("main", {}, ...report.groups.map(drawGroup)),
);
showOrigins(document.body, viewOfComparison);
