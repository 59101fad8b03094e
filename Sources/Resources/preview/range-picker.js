// @ts-check
// The range picker: a week, a month, a year or a range of days.

import { segments } from "./choices.js";
import { dateWheels, nearest } from "./date-wheels.js";
import { element } from "./dom.js";
import { month } from "./month.js";
import { lines, liveLine, placeOfWord, placesOf, show, word, wordButton, wordLabel } from "./texts.js";
import { addDays, convert, format, formatRange, gregorianDate, months, monthTitle, problemMessage } from "../web/almanac.js";
import { spokenSelection, weekOf, yearLabel } from "../web/almanac.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../web/almanac.js").DateColumn} DateColumn */
/** @typedef {"week" | "month" | "year" | "custom"} Segment */
/**
 * @typedef {object} RangeState
 * @property {Segment} segment
 * @property {"from" | "to"} end the end of the custom range that the user chooses next
 * @property {CalendarDate} [day] a day in the chosen week, month or year
 * @property {CalendarDate} [from]
 * @property {CalendarDate} [to]
 */

/** @type {Segment[]} */
const segmentNames = ["week", "month", "year", "custom"];

/**
 * The range picker.
 * @param {View} view
 * @param {RangeState} state the user's choices, which stay when the page shows another locale
 */
export function rangePicker(view, state) {
  const body = element("div", { class: "body" });
  const result = element("output", { class: "result" });
  const problem = liveLine("alert");
  const spoken = liveLine("status");
  const apply = wordButton(view, "action.apply", () => announce(), { class: "primary" });
  const cancel = wordButton(view, "action.cancel", () => {
    Object.assign(state, { day: undefined, from: undefined, to: undefined, end: "from" });
    drawBody();
  });
  const announce = () => {
    const { first, last } = chosenRange(view, state);
    if (first && last && first.epochDay <= last.epochDay) {
      show(view, spoken, spokenSelection(view.calendar, first, last), placeOfWord("a11y.selectedRange"));
    } else spoken.replaceChildren();
  };
  const tell = () => {
    const { first, last, text, places } = chosenRange(view, state);
    const isReversed = Boolean(first && last && first.epochDay > last.epochDay);
    show(view, result, isReversed ? "" : text, places);
    if (isReversed) {
      show(view, problem, problemMessage(view.calendar, { code: "rangeReversed" }), placeOfWord("error.rangeReversed"));
    } else problem.replaceChildren();
    apply.disabled = isReversed || !last;
    announce();
  };
  /** @param {Partial<RangeState>} changes */
  const choose = (changes) => {
    Object.assign(state, changes);
    tell();
  };
  const drawBody = () => {
    const draw = { week: weekBody, month: monthBody, year: yearBody, custom: customBody }[state.segment];
    body.replaceChildren(...draw(view, state, choose));
    tell();
  };
  const bar = segments(view, {
    name: word(view, "prompt.selectDateRange"),
    places: placeOfWord("prompt.selectDateRange"),
    value: state.segment,
    options: segmentNames.map((value) => {
      const key = `segment.${value}`;
      return { value, text: word(view, key), places: placeOfWord(key) };
    }),
    choose: (segment) => {
      state.segment = segment;
      drawBody();
    },
  });
  drawBody();
  return element(
    "div",
    { class: "picker" },
    bar,
    body,
    lines(result, problem, spoken),
    element("div", { class: "actions" }, cancel, apply),
  );
}

/** @typedef {(view: View, state: RangeState, choose: (changes: Partial<RangeState>) => void) => HTMLElement[]} Body */

/** @type {Body} */
const weekBody = (view, state, choose) => {
  // The user chooses whole weeks: from the first one whose days are all supported, to the week of today.
  const [earliest] = weekOf(view.calendar, gregorianDate(1900, 1, 7));
  const limits = { earliest, latest: weekOf(view.calendar, view.today)[6] };
  state.day = state.day && nearest(state.day, limits);
  const days = month(view, state.day ?? view.today, {
    header: "shortName",
    isMultiple: () => true,
    options: () => {
      const week = weekOf(view.calendar, state.day ?? view.today);
      return { selection: { from: week[0], to: week[6] }, limits };
    },
    choose: (day) => {
      choose({ day });
      days.update();
    },
  });
  return [days.root];
};

/**
 * Wheels of dates up to today.
 * @param {readonly string[]} columns
 * @returns {Body}
 */
const wheelsBody = (columns) => (view, state, choose) => {
  const shown = view.locale.columns.yearAndMonth.filter((column) => columns.includes(column));
  // The week of today may have later days, which the wheels do not have.
  if (state.day && state.day.epochDay > view.today.epochDay) state.day = view.today;
  return [
    dateWheels(view, {
      columns: /** @type {DateColumn[]} */ (shown),
      date: state.day ?? view.today,
      limits: { latest: view.today },
      turn: (day) => choose({ day }),
    }).root,
  ];
};
const monthBody = wheelsBody(["month", "year"]);
const yearBody = wheelsBody(["year"]);

/** @type {Body} */
const customBody = (view, state, choose) => {
  const hint = element("p", { class: "hint" });
  const ends = /** @type {const} */ ([["from", "label.startDate"], ["to", "label.endDate"]]);
  const fields = segments(view, {
    name: word(view, "label.dateRange"),
    places: placeOfWord("label.dateRange"),
    value: state.end,
    options: ends.map(([value, key]) => ({ value, text: word(view, key), places: placeOfWord(key) })),
    choose: (end) => {
      state.end = end;
      tellEnd();
    },
  });
  // The radio buttons remain the same elements, so that they keep the focus.
  const tellEnd = () => {
    for (const input of fields.querySelectorAll("input")) input.checked = input.value === state.end;
    hint.replaceChildren(wordLabel(view, state.end === "from" ? "hint.startRange" : "hint.finishRange"));
  };
  const days = month(view, state.from ?? view.today, {
    header: "shortName",
    isMultiple: () => true,
    options: () => ({ selection: isInOrder(state) ? { from: state.from, to: state.to } : {} }),
    choose: (day) => {
      choose(state.end === "from" ? { from: day, end: "to" } : { to: day });
      tellEnd();
      days.update();
    },
  });
  tellEnd();
  return [fields, hint, days.root];
};

/** @param {RangeState} state */
function isInOrder({ from, to }) {
  return !from || !to || from.epochDay <= to.epochDay;
}

/**
 * The chosen days and their text; without a last day, the range cannot be applied.
 * @param {View} view
 * @param {RangeState} state
 * @returns {{ first?: CalendarDate, last?: CalendarDate, text: string, places: string }}
 */
function chosenRange(view, { segment, day = view.today, from, to }) {
  const { calendar } = view;
  const { year, monthCode } = convert(calendar, day);
  const monthRows = months(calendar, year);
  switch (segment) {
    case "week": {
      const week = weekOf(calendar, day);
      const text = formatRange(calendar, week[0], week[6], { skeleton: "yMMMd" });
      return { first: week[0], last: week[6], text, places: placesOf(view, "patterns.intervals.yMMMd.d") };
    }
    case "month": {
      const row = monthRows.find((one) => one.monthCode === monthCode) ?? monthRows[0];
      const last = addDays(calendar, row.firstDay, row.length - 1);
      return {
        first: row.firstDay,
        last,
        text: monthTitle(calendar, day),
        places: placesOf(view, "patterns.skeletons.yMMMM"),
      };
    }
    case "year": {
      const end = monthRows[monthRows.length - 1];
      const last = addDays(calendar, end.firstDay, end.length - 1);
      return {
        first: monthRows[0].firstDay,
        last,
        text: yearLabel(calendar, year),
        places: placesOf(view, "years.display"),
      };
    }
    default: {
      const places = placesOf(view, "patterns.intervals.yMMMd.M", "patterns.skeletons.yMMMd");
      if (from && to) {
        return { first: from, last: to, text: formatRange(calendar, from, to, { skeleton: "yMMMd" }), places };
      }
      return { first: from, text: from ? format(calendar, from, { skeleton: "yMMMd" }) : "", places };
    }
  }
}
