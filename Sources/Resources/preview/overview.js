// @ts-check
// All locales of the bundle as small months. The page draws a month when it comes into view.

import { viewOf } from "./bundle.js";
import { element } from "./dom.js";
import { label, placesOf } from "./texts.js";
import { monthPage } from "../web/almanac.js";

/** @typedef {import("./bundle.js").Facts} Facts */
/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */

/**
 * The overview.
 * @param {Facts} facts
 * @param {readonly string[]} tags
 * @param {{ calendar: string, today: CalendarDate }} shown
 * @param {(tag: string) => void} choose
 */
export function overview(facts, tags, { calendar, today }, choose) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const tag = /** @type {HTMLElement} */ (target).dataset.tag ?? "";
      target.append(smallMonth(viewOf(facts, `locale-${tag}`, { tag, calendar, today })));
    }
  }, { rootMargin: "400px" });
  return element(
    "ul",
    { class: "overview" },
    ...tags.map((tag) => {
      const open = element("button", { type: "button", class: "tag" }, tag);
      open.addEventListener("click", () => choose(tag));
      const tile = element("li", { "data-tag": tag }, open);
      observer.observe(tile);
      return tile;
    }),
  );
}

/**
 * A month without controls.
 * @param {View} view
 */
export function smallMonth(view) {
  const { calendar, locale, missing, needsReview, tag, today } = view;
  const page = monthPage(calendar, today, { today, hasSixWeeks: true });
  const open = [[missing.size, "missing"], [needsReview.size, "to review"]].filter(([count]) => count);
  const header = page.header.map((column) =>
    element("th", { scope: "col" }, label(view, column.narrowName, placesOf(view, "locale/weekdays.standAlone.narrow")))
  );
  const weeks = page.weeks.map(({ cells }) =>
    element(
      "tr",
      {},
      ...cells.map((cell) =>
        cell?.isInMonth
          ? element(
            "td",
            { class: [cell.isToday && "today", cell.isWeekend && "weekend"].filter(Boolean).join(" ") },
            label(view, cell.label, placesOf(view, "dayLabels")),
          )
          : element("td")
      ),
    )
  );
  return element(
    "div",
    { lang: tag, dir: locale.direction },
    element(
      "table",
      { class: "small-month" },
      element("caption", {}, label(view, page.title, placesOf(view, "patterns.skeletons.yMMMM"))),
      element("thead", {}, element("tr", {}, ...header)),
      element("tbody", {}, ...weeks),
    ),
    element("p", { class: "open-words", lang: "en", dir: "ltr" }, open.map((one) => one.join(" ")).join(", ")),
  );
}
