// @ts-check
// All locales of the bundle as small months. The page first draws the months in view, and then all others.

import { localeBlock, viewOf } from "./bundle.js";
import { element } from "./dom.js";
import { label, placesOf } from "./texts.js";
import { monthPage } from "../web/almanac.js";

/** @typedef {import("./bundle.js").Facts} Facts */
/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */

/**
 * The overview. It leaves out the locales that do not have the calendar.
 * @param {Facts} facts
 * @param {readonly string[]} tags
 * @param {{ calendar: string, region: string, today: CalendarDate }} shown
 * @param {(tag: string) => void} choose
 */
export function overview(facts, tags, { calendar, region, today }, choose) {
  /** @type {Map<Element, string>} the tags of the tiles without a month */
  const open = new Map();
  /** @param {Element} tile */
  const draw = (tile) => {
    const tag = open.get(tile);
    if (tag === undefined) return;
    open.delete(tile);
    tile.append(smallMonth(viewOf(facts, `locale-${tag}`, { tag, calendar, region, today })));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) draw(target);
  }, { rootMargin: "400px" });
  const list = element(
    "ul",
    { class: "overview" },
    ...tags.filter((tag) => Object.hasOwn(localeBlock(`locale-${tag}`).calendars, calendar)).map((tag) => {
      const button = element("button", { type: "button", class: "tag" }, tag);
      button.addEventListener("click", () => choose(tag));
      const tile = element("li", { "data-tag": tag }, button);
      open.set(tile, tag);
      observer.observe(tile);
      return tile;
    }),
  );
  // A printed or captured page also needs the months below the visible part.
  const drawMore = () => {
    if (!list.isConnected) return;
    for (const tile of [...open.keys()].slice(0, 5)) draw(tile);
    if (open.size) setTimeout(drawMore);
  };
  setTimeout(drawMore);
  window.onbeforeprint = () => {
    for (const tile of [...open.keys()]) draw(tile);
  };
  return list;
}

/**
 * A month without controls.
 * @param {View} view
 */
export function smallMonth(view) {
  const { calendar, locale, missing, needsReview, tag, today } = view;
  const page = monthPage(calendar, today, { today });
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
