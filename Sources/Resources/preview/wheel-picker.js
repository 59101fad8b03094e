// @ts-check
// Seed (c): wheels for a time, a date, both, a duration, or a month.

import { segments, setting } from "./choices.js";
import { dateWheels } from "./date-wheels.js";
import { element } from "./dom.js";
import { ifSupported } from "./grid.js";
import { label, liveLine, placeOfWord, placesOf, show, word, wordButton, wordLabel } from "./texts.js";
import { wheel } from "./wheels.js";
import { addDays, dayAndWeekdayLabel, dayPeriodRows, format, formatNumber, formatTime, hourRows, minuteRows } from "../web/almanac.js";
import { monthTitle, spokenDayPeriod, spokenHour, spokenMinute, spokenSelection, string, withHourCycle } from "../web/almanac.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../web/almanac.js").DateColumn} DateColumn */
/** @typedef {import("../web/almanac.js").HourCycle} HourCycle */
/** @typedef {import("../web/almanac.js").PickerMode} PickerMode */
/** @typedef {"hour" | "minute" | "dayPeriod" | "date"} TimeColumn */
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
  time: "prompt.selectTime", date: "prompt.selectDate", dateAndTime: "prompt.selectDateTime",
  countDownTimer: "prompt.selectTime", yearAndMonth: "prompt.selectMonthYear",
};

/** The segments of the modes, and the names of two modes that no word names, in English. */
const modes = /** @type {const} */ ([
  ["time", "Time"], ["date", "Date"], ["dateAndTime", "Date and time"], ["countDownTimer", "Countdown"],
  ["yearAndMonth", "Year and month"],
]);

/** How many days the wheel of days has before and after today. */
const dayWindow = [30, 90];

/**
 * The picker with wheels.
 * @param {View} wholeView
 * @param {WheelState} state what is chosen; it stays when another locale is shown
 */
export function wheelPicker(wholeView, state) {
  const root = element("div", { class: "picker" });
  const draw = () => {
    const locale = state.cycle === "locale" ? wholeView.locale : withHourCycle(wholeView.locale, state.cycle);
    const view = { ...wholeView, locale, calendar: { ...wholeView.calendar, locale } };
    root.replaceChildren(...drawn(view, state), settings(state, draw));
  };
  draw();
  return root;
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
    "div", { class: "settings" }, setting("Mode", modes, state.mode, (mode) => change({ mode })),
    setting("Hour cycle", [["locale", "The locale's"], ["h11", "h11"], ["h12", "h12"], ["h23", "h23"], ["h24", "h24"]], state.cycle, (cycle) => change({ cycle })),
    setting("Minute interval", [["1", "1"], ["5", "5"], ["10", "10"], ["15", "15"], ["30", "30"]], String(state.interval), (interval) => change({ interval: Number(interval) })));
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
  const wheels = isDate ? dateColumns(view, state, turned) : timeColumns(view, state, turned);
  tell();
  const actions = element(
    "div", { class: "actions" },
    wordButton(view, "nav.today", () => {
      state.day = view.today;
      if (isDate) wheels.show(view.today);
      turned();
    }),
    wordButton(view, "action.done", announce, { class: "primary" }));
  return [
    element("h3", { class: "prompt" }, wordLabel(view, promptKeys[state.mode])), element("div", { class: "body" }, wheels.root), result, spoken, actions,
  ];
}

/**
 * @param {View} view
 * @param {WheelState} state
 * @param {() => void} turned
 */
function dateColumns(view, state, turned) {
  return dateWheels(view, {
    columns: /** @type {DateColumn[]} */ (view.locale.columns[state.mode]), date: state.day ?? view.today,
    turn: (day) => {
      state.day = day;
      turned();
    },
  });
}

/**
 * @param {View} view
 * @param {WheelState} state
 * @param {() => void} turned
 */
function timeColumns(view, state, turned) {
  const columns = /** @type {TimeColumn[]} */ ([...view.locale.columns[state.mode]]);
  const nodes = columns.flatMap((column) => {
    const { value, turn, ...rest } = timeWheel(view, state, column);
    const unit = state.mode === "countDownTimer" ? timerUnit(view, state, column) : undefined;
    const { root } = wheel(view, {
      ...rest, value,
      turn: (next) => {
        turn(next);
        unit?.update();
        turned();
      },
    });
    return unit ? [root, unit.root] : [root];
  });
  return { root: element("div", { class: "wheels" }, ...(state.mode === "countDownTimer" ? nodes : clockGroup(columns, nodes))), show: () => {} };
}

/**
 * The wheels with hours and minutes together: a time such as ٢:٠٥ goes from left to right in every language.
 * @param {readonly TimeColumn[]} columns
 * @param {HTMLElement[]} nodes a wheel for each column
 */
function clockGroup(columns, nodes) {
  const isClock = (/** @type {number} */ index) => columns[index] === "hour" || columns[index] === "minute";
  const clock = element("div", { class: "wheels", dir: "ltr" }, ...nodes.filter((_, index) => isClock(index)));
  const first = columns.findIndex((_, index) => isClock(index));
  return nodes.flatMap((node, index) => (index === first ? [clock] : isClock(index) ? [] : [node]));
}

/**
 * The wheel of a column.
 * @param {View} view
 * @param {WheelState} state
 * @param {TimeColumn} column
 */
function timeWheel(view, state, column) {
  const { locale, calendar, today } = view;
  const isTimer = state.mode === "countDownTimer";
  switch (column) {
    case "date": return dateColumn(view, state);
    case "dayPeriod":
      return {
        name: word(view, "label.dayPeriod"), places: placeOfWord("label.dayPeriod"), rowPlaces: placesOf(view, "locale/dayPeriods.format.abbreviated"),
        rows: dayPeriodRows(locale).map((row) => ({ ...row, spoken: spokenDayPeriod(locale, row.value) })),
        value: state.hour < 12 ? 0 : 12, widest: locale.dayPeriods.format.abbreviated.slice(0, 2),
        turn: (/** @type {number} */ value) => { state.hour = (state.hour % 12) + value; },
      };
    case "minute": {
      const rows = isTimer
        ? minuteRows(locale, state.interval).map(({ value }) => ({ value, label: formatNumber(locale, value) }))
        : minuteRows(locale, state.interval);
      return {
        name: word(view, isTimer ? "label.minutes" : "label.minute"), places: placeOfWord(isTimer ? "label.minutes" : "label.minute"),
        rowPlaces: placesOf(view, "locale/numbers"), rows: rows.map((row) => ({ ...row, spoken: spokenMinute(locale, row.value) })),
        value: state.minute, widest: locale.wheels.longest.minutes, turn: (/** @type {number} */ value) => { state.minute = value; },
      };
    }
    default: {
      const isHalf = locale.columns[state.mode].includes("dayPeriod");
      const half = () => (isHalf && state.hour >= 12 ? 12 : 0);
      const rows = isTimer
        ? Array.from({ length: 24 }, (_, value) => ({ value, label: formatNumber(locale, value) }))
        : hourRows(locale).map((row) => ({ ...row, spoken: spokenHour(locale, row.value + half()) }));
      return {
        name: word(view, isTimer ? "label.hours" : "label.hour"), places: placeOfWord(isTimer ? "label.hours" : "label.hour"),
        rowPlaces: placesOf(view, "locale/numbers"), rows, value: state.hour - half(), widest: locale.wheels.longest.hours[locale.hourCycle],
        turn: (/** @type {number} */ value) => { state.hour = value + half(); },
      };
    }
  }
}

/**
 * The wheel of whole days beside a time.
 * @param {View} view
 * @param {WheelState} state
 */
function dateColumn(view, state) {
  const { calendar, today } = view;
  const days = Array.from({ length: dayWindow[0] + dayWindow[1] + 1 }, (_, index) =>
    ifSupported(() => addDays(calendar, today, index - dayWindow[0]))).flatMap((day) => day ?? []);
  const rows = days.map((day) => ({
    value: day.epochDay, label: dayAndWeekdayLabel(calendar, day, { today }),
    spoken: format(calendar, day, { skeleton: "yMMMMEEEEd" }),
  }));
  return {
    name: word(view, "label.date"), places: placeOfWord("label.date"), rowPlaces: placesOf(view, "patterns.skeletons.MMMEd"), rows,
    value: (state.day ?? today).epochDay, widest: rows.map((row) => row.label),
    turn: (/** @type {number} */ value) => { state.day = days.find((day) => day.epochDay === value); },
  };
}

/**
 * The word beside a wheel of a countdown, which agrees with the number; it is as wide as its widest form.
 * @param {View} view
 * @param {WheelState} state
 * @param {TimeColumn} column
 */
function timerUnit(view, state, column) {
  const key = column === "hour" ? "timer.hours" : "timer.minutes";
  const phrase = view.locale.strings[key];
  const forms = typeof phrase === "string" ? [phrase] : Object.values(phrase);
  const text = label(view, "", placeOfWord(key));
  const update = () => show(view, text, word(view, key, { n: column === "hour" ? state.hour : state.minute }), placeOfWord(key));
  update();
  const sizer = element("span", { class: "sizer", "aria-hidden": "true" }, ...forms.map((form) => element("span", {}, form ?? "")));
  return { root: element("span", { class: "unit" }, sizer, text), update };
}

/**
 * What the picker shows when it is closed.
 * @param {View} view
 * @param {WheelState} state
 */
function compactTexts(view, state) {
  const day = state.day ?? view.today;
  const date = () => label(view, format(view.calendar, day, { style: "medium" }), placesOf(view, "patterns.date.medium"), { class: "field date" });
  const time = () => label(view, formatTime(view.locale, state), placesOf(view, "locale/time.styles.short"), { class: "field time" });
  switch (state.mode) {
    case "time": return [wordLabel(view, "label.time"), time()];
    case "date": return [wordLabel(view, "label.date"), date()];
    case "dateAndTime": return [wordLabel(view, "label.dateTime"), date(), time()];
    case "yearAndMonth": return [label(view, monthTitle(view.calendar, day), placesOf(view, "patterns.skeletons.yMMMM"), { class: "field" })];
    default: return [];
  }
}
