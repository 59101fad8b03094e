// @ts-check
// A month with its title, which opens wheels of months and years, and with chevrons.

import { dateWheels } from "./date-wheels.js";
import { element, icon, setAttributes, uniqueId } from "./dom.js";
import { dayGrid, ifSupported } from "./grid.js";
import { label, placesOf, show, signButton, wordLabel } from "./texts.js";
import { addMonths, monthTitle } from "../web/almanac.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("./grid.js").GridSettings} GridSettings */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../web/almanac.js").DateColumn} DateColumn */

/**
 * A month of days.
 * @param {View} view
 * @param {CalendarDate} date the day that first has the focus
 * @param {Omit<GridSettings, "titleId" | "moved"> & { moved?: () => void }} settings
 */
export function month(view, date, settings) {
  const { calendar, locale } = view;
  const title = label(view, monthTitle(calendar, date), placesOf(view, "patterns.skeletons.yMMMM"), {
    id: uniqueId(),
    class: "title",
    "aria-live": "polite",
  });
  const update = () => {
    const page = grid.draw();
    show(view, title, page.title, placesOf(view, "patterns.skeletons.yMMMM"));
    settings.moved?.();
  };
  const grid = dayGrid(view, date, { ...settings, titleId: title.id, moved: update });
  const titleButton = element(
    "button",
    { type: "button", class: "title-button", "aria-expanded": "false" },
    title,
    icon("open"),
    wordLabel(view, "prompt.selectMonthYear", undefined, { class: "hidden" }),
  );
  /** @param {CalendarDate | undefined} day */
  const moveTo = (day) => {
    grid.moveTo(day);
    showWheels();
  };
  /** @param {number} months */
  const turn = (months) => moveTo(ifSupported(() => addMonths(calendar, grid.cursor(), months)));
  const columns = locale.columns.yearAndMonth.filter((column) => column === "year" || column === "month");
  const wheels = dateWheels(view, {
    columns: /** @type {DateColumn[]} */ (columns),
    date,
    limits: settings.options().limits,
    turn: grid.moveTo,
  });
  wheels.root.hidden = true;
  // The limits may have changed since the wheels were made.
  const showWheels = () => {
    if (!wheels.root.hidden) wheels.show(grid.cursor(), settings.options().limits);
  };
  titleButton.addEventListener("click", () => {
    wheels.root.hidden = !wheels.root.hidden;
    grid.root.classList.toggle("covered", !wheels.root.hidden);
    grid.root.inert = !wheels.root.hidden;
    setAttributes(titleButton, { "aria-expanded": String(!wheels.root.hidden) });
    showWheels();
  });
  const head = element(
    "div",
    { class: "month-head" },
    signButton(view, "nav.previousMonth", "back", () => turn(-1)),
    titleButton,
    signButton(view, "nav.nextMonth", "forward", () => turn(1)),
  );
  grid.draw();
  const root = element(
    "div",
    { class: "month" },
    head,
    element("div", { class: "month-body" }, grid.root, wheels.root),
  );
  const updateAll = () => {
    update();
    showWheels();
  };
  return { root, update: updateAll, focus: grid.focus, moveTo, cursor: grid.cursor };
}
