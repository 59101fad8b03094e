// @ts-check
// The page of `almanac preview`.

import { viewOf } from "./bundle.js";
import { calendarView } from "./calendar-view.js";
import { setting } from "./choices.js";
import { dateField } from "./date-field.js";
import { dataBlock, element, setAttributes } from "./dom.js";
import { multiDatePicker } from "./multi-date-picker.js";
import { showOrigins } from "./origin.js";
import { overview } from "./overview.js";
import { rangePicker } from "./range-picker.js";
import { wheelPicker } from "./wheel-picker.js";
import { fromDate, fromISO, toISO } from "../web/almanac.js";

/** @typedef {import("./bundle.js").Facts} Facts */
/** @typedef {import("./bundle.js").View} View */
/** @typedef {Facts & { tool: string, icu: string, cldr: string, tags: string[] }} Page */

/** @type {Page} */
const page = dataBlock("bundle");

/** The first and the last day for `today`; the pickers need supported days before and after it. */
const todayLimits = ["1901-03-01", "2100-10-31"];

/** The values of the controls in the page's header. */
const wanted = {
  tag: page.tags.includes("en") ? "en" : page.tags[0],
  calendar: page.calendars[0],
  region: "",
  today: fromDate(new Date()),
};

/** The user's choices in each picker, which stay when the page shows another locale. */
const states = {
  range: /** @type {import("./range-picker.js").RangeState} */ ({ segment: "week", end: "from" }),
  dates: /** @type {import("./multi-date-picker.js").DatesState} */ ({
    mode: "several",
    days: "all",
    limits: "none",
    hasBlockedDay: false,
    dates: [],
  }),
  wheels: /** @type {import("./wheel-picker.js").WheelState} */ ({
    mode: "dateAndTime",
    cycle: "locale",
    interval: 1,
    hour: 14,
    minute: 5,
  }),
  view: /** @type {import("./calendar-view.js").CalendarState} */ ({ limits: "none" }),
  field: /** @type {import("./date-field.js").FieldState} */ ({ limits: "none", style: "medium" }),
};

/** The pickers: the identifier of the section, its title in English, and the function that draws it. */
const pickers = /** @type {[string, string, (view: View) => HTMLElement][]} */ ([
  ["range-picker", "Range picker", (view) => rangePicker(view, states.range)],
  ["multi-date-picker", "Days of a month", (view) => multiDatePicker(view, states.dates)],
  ["calendar-view", "Calendar view", (view) => calendarView(view, states.view)],
  ["wheel-picker", "Wheels", (view) => wheelPicker(view, states.wheels)],
  ["date-field", "Date field", (view) => dateField(view, states.field)],
]);

/** @type {View} */
let shownView;

/** Draws all pickers in the chosen locale, calendar and region. */
function drawPickers() {
  shownView = viewOf(page, `locale-${wanted.tag}`, wanted);
  offerCalendars(Object.keys(shownView.calendars), shownView.calendar.calendar);
  words.replaceChildren(...wordSummary(shownView));
  pickersPart.replaceChildren(...pickers.map(([id, title, draw]) => {
    const stage = element(
      "div",
      { class: "stage", lang: wanted.tag, dir: shownView.locale.direction },
      draw(shownView),
    );
    return element(
      "section",
      { id, "aria-labelledby": `${id}-title` },
      element("h2", { id: `${id}-title` }, title),
      stage,
    );
  }));
}

/**
 * Lets the user choose only calendars that the page can show. A locale without the wanted calendar has another one.
 * @param {readonly string[]} names
 * @param {string} shown
 */
function offerCalendars(names, shown) {
  calendarMenu.value = shown;
  for (const option of calendarMenu.options) option.disabled = !names.includes(option.value);
}

/** Draws the overview in the chosen calendar. */
function drawOverview() {
  offerCalendars(page.calendars, wanted.calendar);
  overviewPart.replaceChildren(overview(page, page.tags, wanted, (tag) => {
    wanted.tag = tag;
    localeMenu.value = tag;
    open("pickers");
    localeMenu.focus();
  }));
}

/**
 * The words that are missing in the locale, and the words that need a review.
 * @param {View} view
 */
function wordSummary({ missing, needsReview }) {
  const lists = [["missing", [...missing]], ["to be reviewed", [...needsReview]]];
  return lists.filter(([, keys]) => keys.length).map(([title, keys]) =>
    element(
      "details",
      {},
      element("summary", {}, `${keys.length} ${keys.length === 1 ? "word" : "words"} ${title}`),
      element("p", {}, /** @type {string[]} */ (keys).join(", ")),
    )
  );
}

/** @typedef {"pickers" | "overview"} Part */

/** @param {Part} part */
function open(part) {
  // The overview begins with the calendar that the pickers show.
  if (part === "overview" && !pickersPart.hidden) wanted.calendar = shownView.calendar.calendar;
  pickersPart.hidden = part !== "pickers";
  overviewPart.hidden = part !== "overview";
  for (const [name, button] of tabs) setAttributes(button, { "aria-current": name === part ? "page" : undefined });
  redraw();
}

function redraw() {
  if (pickersPart.hidden) drawOverview();
  else drawPickers();
}

/**
 * A menu of the header.
 * @param {string} id
 * @param {string} name
 * @param {readonly (readonly [string, string])[]} options
 * @param {"tag" | "calendar" | "region"} field
 */
function menu(id, name, options, field) {
  const label = setting(name, options, wanted[field], (value) => {
    wanted[field] = value;
    redraw();
  });
  const select = /** @type {HTMLSelectElement} */ (label.querySelector("select"));
  select.id = id;
  return { label, select };
}

const pickersPart = element("div", { class: "pickers" });
const overviewPart = element("div", { id: "overview", hidden: true });
const words = element("div", { class: "words" });
/** @type {[Part, HTMLElement][]} */
const tabs = [
  ["pickers", element("button", { type: "button", id: "show-pickers" }, "Pickers")],
  ["overview", element("button", { type: "button", id: "show-overview" }, "All locales")],
];
for (const [part, button] of tabs) button.addEventListener("click", () => open(part));

const { label: localeLabel, select: localeMenu } = menu("locale", "Locale", page.tags.map((tag) => [tag, tag]), "tag");
const { label: calendarLabel, select: calendarMenu } = menu(
  "calendar",
  "Calendar",
  page.calendars.map((name) => [name, name[0].toUpperCase() + name.slice(1)]),
  "calendar",
);
const regions = Object.keys(page.regions.regions).map((code) => /** @type {const} */ ([code, code]));
const { label: regionLabel } = menu("region", "Region", [["", "The locale's"], ...regions], "region");
const todayInput = element("input", {
  id: "today",
  type: "date",
  min: todayLimits[0],
  max: todayLimits[1],
  value: toISO(wanted.today),
  required: true,
});
todayInput.addEventListener("change", () => {
  if (!todayInput.validity.valid) return;
  wanted.today = fromISO(todayInput.value);
  redraw();
});

const versions = `${page.tags.length} ${
  page.tags.length === 1 ? "locale" : "locales"
}, ICU ${page.icu}, CLDR ${page.cldr}.`;
const compact = page.isCompact
  ? " This bundle is compact, so it does not say where a text comes from."
  : " Point at a text to see its key and where it comes from.";
document.body.append(
  element(
    "header",
    {},
    element("h1", {}, "Almanac preview"),
    element("p", {}, versions, compact),
    element("nav", { "aria-label": "Parts of the page" }, ...tabs.map(([, button]) => button)),
    element(
      "div",
      { class: "controls" },
      localeLabel,
      calendarLabel,
      regionLabel,
      element("label", { class: "setting" }, element("span", {}, "Today"), todayInput),
    ),
    words,
  ),
  element("main", {}, pickersPart, overviewPart),
);
showOrigins(document.body, (node) => {
  const tile = /** @type {HTMLElement | null} */ (node.closest("[data-tag]"));
  const tag = tile?.dataset.tag;
  return tag === undefined ? shownView : viewOf(page, `locale-${tag}`, { ...wanted, tag });
});
open("pickers");
