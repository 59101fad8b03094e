// @ts-check
// The wheels of a time, of a time with a day, and of a countdown.

import { element } from "./dom.js";
import { ifSupported } from "./grid.js";
import { label, placeOfWord, placesOf, show, word } from "./texts.js";
import { wheel } from "./wheels.js";
import { addDays, dayAndWeekdayLabel, dayPeriodRows, duration, format, formatNumber } from "../web/almanac.js";
import { hourRows, minuteRows, spokenDayPeriod, spokenHour, spokenMinute } from "../web/almanac.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("./wheel-picker.js").WheelState} WheelState */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {"hour" | "minute" | "dayPeriod" | "date"} TimeColumn */

/** The number of days before and after the middle of the wheel of days: today, or a chosen day that is further away. */
const dayWindow = [30, 90];

/**
 * @param {View} view
 * @param {WheelState} state
 * @param {() => void} turned
 */
export function timeWheels(view, state, turned) {
  const columns = /** @type {TimeColumn[]} */ ([...view.locale.columns[state.mode]]);
  /** @type {(day: CalendarDate) => void} */
  let show = () => {};
  const nodes = columns.flatMap((column) => {
    const { value, turn, ...rest } = timeWheel(view, state, column);
    const unit = state.mode === "countDownTimer" ? timerUnit(view, state, column) : undefined;
    const { root, update } = wheel(view, {
      ...rest,
      value,
      turn: (next) => {
        turn(next);
        unit?.update();
        turned();
      },
    });
    if (column === "date") show = ({ epochDay }) => update(dateColumn(view, state).rows, epochDay);
    return unit ? [root, unit.root] : [root];
  });
  return {
    root: element(
      "div",
      { class: "wheels" },
      ...(state.mode === "countDownTimer" ? nodes : clockGroup(columns, nodes)),
    ),
    show,
  };
}

/**
 * The wheels with hours and minutes together, because a time such as ٢:٠٥ runs from left to right in every language.
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
  const { locale } = view;
  const isTimer = state.mode === "countDownTimer";
  switch (column) {
    case "date":
      return dateColumn(view, state);
    case "dayPeriod":
      return {
        name: word(view, "label.dayPeriod"),
        places: placeOfWord("label.dayPeriod"),
        rowPlaces: placesOf(view, "locale/dayPeriods.format.abbreviated"),
        rows: dayPeriodRows(locale).map((row) => ({ ...row, spoken: spokenDayPeriod(locale, row.value) })),
        value: state.hour < 12 ? 0 : 12,
        widest: locale.dayPeriods.format.abbreviated.slice(0, 2),
        turn: (/** @type {number} */ value) => {
          state.hour = (state.hour % 12) + value;
        },
      };
    case "minute": {
      const rows = isTimer
        ? minuteRows(locale, state.interval).map(({ value }) => ({ value, label: formatNumber(locale, value) }))
        : minuteRows(locale, state.interval);
      return {
        name: word(view, isTimer ? "label.minutes" : "label.minute"),
        places: placeOfWord(isTimer ? "label.minutes" : "label.minute"),
        rowPlaces: placesOf(view, "locale/numbers"),
        rows: rows.map((row) => ({ ...row, spoken: spokenMinute(locale, row.value) })),
        value: state.minute,
        widest: locale.wheels.longest.minutes,
        turn: (/** @type {number} */ value) => {
          state.minute = value;
        },
      };
    }
    default: {
      const isHalf = locale.columns[state.mode].includes("dayPeriod");
      const half = () => (isHalf && state.hour >= 12 ? 12 : 0);
      const rows = isTimer
        ? Array.from(
          { length: 24 },
          (_, value) => ({ value, label: formatNumber(locale, value), spoken: duration(locale, value, "hour") }),
        )
        : hourRows(locale).map((row) => ({ ...row, spoken: spokenHour(locale, row.value + half()) }));
      return {
        name: word(view, isTimer ? "label.hours" : "label.hour"),
        places: placeOfWord(isTimer ? "label.hours" : "label.hour"),
        rowPlaces: placesOf(view, "locale/numbers"),
        rows,
        value: state.hour - half(),
        widest: locale.wheels.longest.hours[locale.hourCycle],
        turn: (/** @type {number} */ value) => {
          state.hour = value + half();
        },
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
  const [before, after] = dayWindow;
  const { epochDay } = state.day ?? today;
  const distance = epochDay - today.epochDay;
  /** @param {CalendarDate} day */
  const row = (day) => ({
    value: day.epochDay,
    label: dayAndWeekdayLabel(calendar, day, { today }),
    spoken: format(calendar, day, { skeleton: "yMMMMEEEEd" }),
  });
  /** @param {number} middle in days after today */
  const rowsAround = (middle) =>
    Array.from(
      { length: before + after + 1 },
      (_, index) => ifSupported(() => addDays(calendar, today, middle + index - before)),
    ).flatMap((day) => (day ? [row(day)] : []));
  const near = rowsAround(0);
  const rows = distance < -before || distance > after ? rowsAround(distance) : near;
  return {
    name: word(view, "label.date"),
    places: placeOfWord("label.date"),
    rowPlaces: placesOf(view, "patterns.skeletons.MMMEd"),
    rows,
    value: epochDay,
    // The button "Today" shows the days near today.
    widest: [...rows, ...near].map(({ label }) => label),
    turn: (/** @type {number} */ value) => {
      state.day = addDays(calendar, today, value - today.epochDay);
    },
  };
}

/**
 * The word beside a wheel of a countdown, in the plural form of the number; it is as wide as its widest form.
 * @param {View} view
 * @param {WheelState} state
 * @param {TimeColumn} column
 */
function timerUnit(view, state, column) {
  const key = column === "hour" ? "timer.hours" : "timer.minutes";
  const phrase = view.locale.strings[key];
  const forms = typeof phrase === "string" ? [phrase] : Object.values(phrase);
  const text = label(view, "", placeOfWord(key));
  const update = () =>
    show(view, text, word(view, key, { n: column === "hour" ? state.hour : state.minute }), placeOfWord(key));
  update();
  const sizer = element(
    "span",
    { class: "sizer", "aria-hidden": "true" },
    ...forms.map((form) => element("span", {}, form ?? "")),
  );
  return { root: element("span", { class: "unit" }, sizer, text), update };
}
