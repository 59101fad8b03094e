// @ts-check
// The date picker: one day, several days or a range in a month, with limits and the reasons why a day cannot be chosen.

import { limitSetting, limitsOf, segments, setting } from "./choices.js";
import { element } from "./dom.js";
import { month } from "./month.js";
import { lines, liveLine, placeOfWord, placesOf, show, word, wordButton, wordLabel } from "./texts.js";
import { addDays, convert, dateProblem, formatDates, formatRange, problemMessage } from "../web/almanac.js";
import { spokenSelection, string } from "../web/almanac.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("./choices.js").LimitChoice} LimitChoice */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../web/almanac.js").DayCell} DayCell */
/** @typedef {import("../web/almanac.js").SelectableDays} SelectableDays */
/** @typedef {"single" | "several" | "range"} DateMode */
/**
 * @typedef {object} DatesState
 * @property {DateMode} mode
 * @property {SelectableDays} days
 * @property {LimitChoice} limits
 * @property {boolean} hasBlockedDay whether the day after tomorrow is blocked
 * @property {CalendarDate[]} dates in the order in which they were chosen
 */

/** @type {Record<DateMode, string>} */
const modeKeys = { single: "prompt.selectDate", several: "prompt.selectDates", range: "prompt.selectDateRange" };

/**
 * The key of the sentence for a problem.
 * @type {Record<string, string>}
 */
const problemKeys = {
  tooEarly: "error.tooEarly",
  tooLate: "error.tooLate",
  outOfRange: "error.outOfRange",
  unavailable: "error.unavailable",
  weekdaysOnly: "error.weekdaysOnly",
  weekendsOnly: "error.weekendsOnly",
  noDate: "error.invalidDate",
  rangeReversed: "error.rangeReversed",
};

/**
 * Shows why a day cannot be chosen.
 * @param {View} view
 * @param {HTMLElement} line
 * @param {import("../web/almanac.js").DateProblem | undefined} problem
 */
export function showProblem(view, line, problem) {
  if (problem) show(view, line, problemMessage(view.calendar, problem), placeOfWord(problemKeys[problem.code]));
  else line.replaceChildren();
}

/**
 * The chosen days, earliest first.
 * @param {DatesState} state
 */
function inOrder({ dates }) {
  return [...dates].sort((one, other) => one.epochDay - other.epochDay);
}

/**
 * The chosen days after the user chooses one more day, or removes a chosen day.
 * @param {DatesState} state
 * @param {CalendarDate} day
 */
function chosenDates({ mode, dates }, day) {
  const others = dates.filter(({ epochDay }) => epochDay !== day.epochDay);
  if (mode === "several") return others.length < dates.length ? others : [...dates, day];
  return mode === "range" && dates.length === 1 ? [...others, day] : [day];
}

/**
 * The picker of several days.
 * @param {View} view
 * @param {DatesState} state the user's choices, which stay when the page shows another locale
 */
export function multiDatePicker(view, state) {
  const { calendar, locale, today } = view;
  const count = element("p", { class: "count" });
  const list = element("output", { class: "result" });
  const reason = liveLine("alert");
  const spoken = liveLine("status");
  const draw = () => {
    const dates = inOrder(state);
    const [first, last] = [dates[0], dates[dates.length - 1]];
    const isRange = state.mode === "range" && dates.length > 1;
    // Days of different years need their years.
    const years = new Set(dates.map((date) => convert(calendar, date).year));
    const skeleton = years.size > 1 ? "yMMMd" : "MMMd";
    spoken.replaceChildren();
    if (first) {
      const n = isRange ? last.epochDay - first.epochDay + 1 : dates.length;
      show(view, count, string(locale, "selection.count", { n }), placeOfWord("selection.count"));
    } else show(view, count, word(view, "selection.none"), placeOfWord("selection.none"));
    const text = isRange
      ? formatRange(calendar, first, last, { skeleton })
      : formatDates(calendar, dates, { skeleton });
    show(
      view,
      list,
      text,
      isRange
        ? placesOf(view, `patterns.intervals.${skeleton}`)
        : placesOf(view, `patterns.skeletons.${skeleton}`, "locale/lists.long"),
    );
    days.update();
  };
  /** @param {CalendarDate} day */
  const choose = (day) => {
    state.dates = chosenDates(state, day);
    const dates = inOrder(state);
    const last = state.mode === "range" ? dates[1] : undefined;
    const key = last ? "a11y.selectedRange" : "a11y.selectedDate";
    draw();
    // If the day was removed, the line with the number of days says what is left.
    if (dates.some(({ epochDay }) => epochDay === day.epochDay)) {
      show(view, spoken, spokenSelection(calendar, last ? dates[0] : day, last), placeOfWord(key));
    }
  };
  const blockedDays = () => (state.hasBlockedDay ? [addDays(calendar, today, 2)] : []);
  /** Removes the chosen days that can no longer be chosen. */
  const drawAllowed = () => {
    const limits = limitsOf(view, state.limits);
    const blocked = new Set(blockedDays().map(({ epochDay }) => epochDay));
    state.dates = state.dates.filter((day) =>
      !blocked.has(day.epochDay) && !dateProblem(calendar, day, { limits, days: state.days })
    );
    draw();
  };
  const days = month(view, state.dates[0] ?? today, {
    header: "abbreviatedName",
    isMultiple: () => state.mode !== "single",
    options: () => {
      const dates = inOrder(state);
      const selection = state.mode === "range" ? { from: dates[0], to: dates[1] } : { dates };
      return { selection, limits: limitsOf(view, state.limits), days: state.days, unavailable: blockedDays() };
    },
    choose,
    look: (/** @type {DayCell} */ { problem }) => showProblem(view, reason, problem),
  });
  const modes = segments(view, {
    name: word(view, "label.date"),
    places: placeOfWord("label.date"),
    value: state.mode,
    options: (/** @type {DateMode[]} */ (["single", "several", "range"])).map((value) => ({
      value,
      text: word(view, modeKeys[value]),
      places: placeOfWord(modeKeys[value]),
    })),
    choose: (mode) => {
      Object.assign(state, { mode, dates: [] });
      draw();
    },
  });
  const actions = element(
    "div",
    { class: "actions" },
    wordButton(view, "nav.today", () => {
      days.moveTo(today);
      days.update();
    }),
    wordButton(view, "action.clear", () => {
      state.dates = [];
      draw();
    }),
  );
  // The limits follow today, and the weekend follows the locale.
  drawAllowed();
  return element(
    "div",
    { class: "picker" },
    modes,
    filters(view, state, drawAllowed),
    days.root,
    lines(count, list, reason, spoken),
    actions,
    element(
      "div",
      { class: "settings" },
      limitSetting(state.limits, (limits) => {
        state.limits = limits;
        drawAllowed();
      }),
      setting(
        "Blocked day",
        [["none", "None"], ["blocked", "The day after tomorrow"]],
        state.hasBlockedDay ? "blocked" : "none",
        (value) => {
          state.hasBlockedDay = value === "blocked";
          drawAllowed();
        },
      ),
    ),
  );
}

/**
 * The two filters; at most one filter is on.
 * @param {View} view
 * @param {DatesState} state
 * @param {() => void} changed
 */
function filters(view, state, changed) {
  const boxes = (/** @type {const} */ ([["weekdays", "filter.weekdaysOnly"], ["weekends", "filter.weekendsOnly"]])).map(
    ([days, key]) => {
      const box = element("input", { type: "checkbox", value: days });
      box.addEventListener("change", () => {
        state.days = box.checked ? days : "all";
        update();
        changed();
      });
      return { box, days, label: element("label", {}, box, wordLabel(view, key)) };
    },
  );
  const update = () =>
    boxes.forEach(({ box, days }) => {
      box.checked = state.days === days;
    });
  update();
  return element("div", { class: "filters" }, ...boxes.map(({ label }) => label));
}
