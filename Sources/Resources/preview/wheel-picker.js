// @ts-check
// The wheel picker: wheels for a time, a date, both, a duration, or a month.

import { setting } from "./choices.js";
import { dateWheels } from "./date-wheels.js";
import { element } from "./dom.js";
import { label, lines, liveLine, placeOfWord, placesOf, show, word, wordButton, wordLabel } from "./texts.js";
import { timeWheels } from "./time-wheels.js";
import { format, formatTime, monthTitle, spokenSelection, withHourCycle } from "../web/almanac.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../web/almanac.js").DateColumn} DateColumn */
/** @typedef {import("../web/almanac.js").HourCycle} HourCycle */
/** @typedef {import("../web/almanac.js").PickerMode} PickerMode */
/**
 * @typedef {object} WheelState
 * @property {PickerMode} mode
 * @property {"locale" | HourCycle} cycle
 * @property {number} interval minutes
 * @property {number} hour 0 to 23
 * @property {number} minute
 * @property {CalendarDate} [day]
 */

/** @type {Record<PickerMode, string>} */
const promptKeys = {
  time: "prompt.selectTime",
  date: "prompt.selectDate",
  dateAndTime: "prompt.selectDateTime",
  countDownTimer: "prompt.selectTime",
  yearAndMonth: "prompt.selectMonthYear",
};

/** The modes and their names in English. */
const modes = /** @type {const} */ ([
  ["time", "Time"],
  ["date", "Date"],
  ["dateAndTime", "Date and time"],
  ["countDownTimer", "Countdown"],
  ["yearAndMonth", "Year and month"],
]);

/**
 * The picker with wheels.
 * @param {View} wholeView
 * @param {WheelState} state the user's choices, which stay when the page shows another locale
 */
export function wheelPicker(wholeView, state) {
  const stage = element("div", { class: "picker" });
  const draw = () => {
    const locale = state.cycle === "locale" ? wholeView.locale : withHourCycle(wholeView.locale, state.cycle);
    const view = { ...wholeView, locale, calendar: { ...wholeView.calendar, locale } };
    stage.replaceChildren(...drawn(view, state));
  };
  draw();
  return element("div", { class: "picker" }, stage, settings(state, draw));
}

/**
 * @param {WheelState} state
 * @param {() => void} changed
 */
function settings(state, changed) {
  /** @param {Partial<WheelState>} changes */
  const change = (changes) => {
    Object.assign(state, changes);
    changed();
  };
  return element(
    "div",
    { class: "settings" },
    setting("Mode", modes, state.mode, (mode) => change({ mode })),
    setting(
      "Hour cycle",
      [["locale", "The locale's"], ["h11", "h11"], ["h12", "h12"], ["h23", "h23"], ["h24", "h24"]],
      state.cycle,
      (cycle) => change({ cycle }),
    ),
    setting(
      "Minute interval",
      [["1", "1"], ["5", "5"], ["10", "10"], ["15", "15"], ["30", "30"]],
      String(state.interval),
      // The wheel of minutes has no row between two steps, so the time moves back to the last step.
      (interval) => change({ interval: Number(interval), minute: state.minute - (state.minute % Number(interval)) }),
    ),
  );
}

/**
 * The parts of the picker in a mode.
 * @param {View} view
 * @param {WheelState} state
 */
function drawn(view, state) {
  const result = element("div", { class: "compact" });
  const spoken = liveLine("status");
  const tell = () => result.replaceChildren(...compactTexts(view, state));
  const announce = () => {
    if (state.mode === "countDownTimer") return;
    const time = () => word(view, "a11y.selectedTime", { time: formatTime(view.locale, state) });
    if (state.mode === "time") show(view, spoken, time(), placeOfWord("a11y.selectedTime"));
    else show(view, spoken, spokenSelection(view.calendar, state.day ?? view.today), placeOfWord("a11y.selectedDate"));
  };
  const turned = () => {
    tell();
    announce();
  };
  const isDate = state.mode === "date" || state.mode === "yearAndMonth";
  const wheels = isDate ? dateColumns(view, state, turned) : timeWheels(view, state, turned);
  tell();
  const actions = element(
    "div",
    { class: "actions" },
    wordButton(view, "nav.today", () => {
      state.day = view.today;
      wheels.show(view.today);
      turned();
    }),
    wordButton(view, "action.done", announce, { class: "primary" }),
  );
  return [
    element("h3", { class: "prompt" }, wordLabel(view, promptKeys[state.mode])),
    element("div", { class: "body" }, wheels.root),
    result,
    lines(spoken),
    actions,
  ];
}

/**
 * @param {View} view
 * @param {WheelState} state
 * @param {() => void} turned
 */
function dateColumns(view, state, turned) {
  return dateWheels(view, {
    columns: /** @type {DateColumn[]} */ (view.locale.columns[state.mode]),
    date: state.day ?? view.today,
    turn: (day) => {
      state.day = day;
      turned();
    },
  });
}

/**
 * The text that the picker shows when it is closed.
 * @param {View} view
 * @param {WheelState} state
 */
function compactTexts(view, state) {
  const day = state.day ?? view.today;
  const date = () =>
    label(view, format(view.calendar, day, { style: "medium" }), placesOf(view, "patterns.date.medium"), {
      class: "field date",
    });
  const time = () =>
    label(view, formatTime(view.locale, state), placesOf(view, "locale/time.styles.short"), { class: "field time" });
  switch (state.mode) {
    case "time":
      return [wordLabel(view, "label.time"), time()];
    case "date":
      return [wordLabel(view, "label.date"), date()];
    case "dateAndTime":
      return [wordLabel(view, "label.dateTime"), date(), time()];
    case "yearAndMonth":
      return [
        label(view, monthTitle(view.calendar, day), placesOf(view, "patterns.skeletons.yMMMM"), { class: "field" }),
      ];
    default:
      return [];
  }
}
