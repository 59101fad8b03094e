// @ts-check
// The days of a month as a grid, with the keyboard of the ARIA Authoring Practices' date picker.

import { element, setAttributes } from "./dom.js";
import { label, mark, placesOf } from "./texts.js";
import { addDays, addMonths, convert, monthPage, setYear, spokenText, string } from "../web/almanac.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../web/almanac.js").DayCell} DayCell */
/** @typedef {import("../web/almanac.js").DayState} DayState */
/** @typedef {import("../web/almanac.js").MonthPageOptions} MonthPageOptions */

/**
 * @typedef {object} GridSettings
 * @property {"abbreviatedName" | "shortName"} header the form of the weekdays' names
 * @property {string} titleId the identifier of the element that names the grid
 * @property {() => boolean} [isMultiple] whether several days can be chosen
 * @property {() => MonthPageOptions} options the chosen days, and the days that can be chosen
 * @property {(date: CalendarDate) => void} choose called only with days that can be chosen
 * @property {(day: DayCell) => void} [look] called with the day that has the focus or the mouse
 * @property {() => void} moved called when the grid shows another month
 */

/**
 * The move of each key: a number of days, and a number of months. A row of the grid is a week.
 * @type {Record<string, [number, number]>}
 */
const keySteps = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [7, 0],
  ArrowUp: [-7, 0],
  PageDown: [0, 1],
  PageUp: [0, -1],
};

/**
 * The result of a function; `undefined` if it throws because Almanac does not support a day.
 * @template Result
 * @param {() => Result} compute
 */
export function ifSupported(compute) {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The paths of the weekdays' names in the bundle. */
const headerPlaces = {
  abbreviatedName: "locale/weekdays.standAlone.abbreviated",
  shortName: "locale/weekdays.standAlone.short",
};

/**
 * A grid with the days of a month.
 * @param {View} view
 * @param {CalendarDate} date the day that first has the focus
 * @param {GridSettings} settings
 */
export function dayGrid(view, date, settings) {
  const { calendar, locale, today } = view;
  let cursor = convert(calendar, date);
  const body = element("tbody");
  const header = element("thead");
  const root = element(
    "table",
    {
      role: "grid",
      "aria-labelledby": settings.titleId,
    },
    header,
    body,
  );
  /** @type {Map<HTMLElement, DayCell>} */
  const days = new Map();

  /** @param {DayCell | null} cell */
  const drawDay = (cell) => {
    if (!cell?.isInMonth) return element("td");
    const node = element("td", {
      role: "gridcell",
      tabindex: cell.date.epochDay === cursor.epochDay ? 0 : -1,
      "data-date": cell.date.epochDay,
      "aria-selected": String(cell.isSelected),
      "aria-disabled": cell.problem ? "true" : undefined,
      "aria-current": cell.isToday ? "date" : undefined,
      "aria-label": spokenDay(view, cell),
      class: [cell.isWeekend && "weekend", cell.rangePlace && `range-${cell.rangePlace}`].filter(Boolean).join(" "),
    }, element("span", {}, cell.label));
    days.set(node, cell);
    return mark(view, node, placesOf(view, "dayLabels", "patterns.skeletons.yMMMMEEEEd"));
  };
  const draw = () => {
    const hadFocus = body.contains(document.activeElement);
    setAttributes(root, { "aria-multiselectable": settings.isMultiple?.() ? "true" : undefined });
    const page = monthPage(calendar, cursor, { ...settings.options(), today });
    days.clear();
    header.replaceChildren(element(
      "tr",
      {},
      ...page.header.map((column) =>
        element(
          "th",
          { scope: "col", abbr: column.name },
          label(view, column[settings.header], headerPlaces[settings.header], { "aria-hidden": "true" }),
          label(view, column.name, placesOf(view, "locale/weekdays.standAlone.wide"), { class: "hidden" }),
        )
      ),
    ));
    body.replaceChildren(...page.weeks.map(({ cells }) => element("tr", {}, ...cells.map(drawDay))));
    if (hadFocus) focus();
    return page;
  };
  const focused = () => [...days.keys()].find((node) => node.tabIndex === 0);
  const focus = () => focused()?.focus();
  /** @param {CalendarDate | undefined} next */
  const moveTo = (next) => {
    if (!next) return;
    const isOtherMonth = next.monthCode !== cursor.monthCode || next.year !== cursor.year;
    cursor = convert(calendar, next);
    if (isOtherMonth) settings.moved();
    else {
      for (const [node, cell] of days) node.tabIndex = cell.date.epochDay === cursor.epochDay ? 0 : -1;
    }
  };
  /** @param {EventTarget | null} target */
  const dayOfEvent = (target) => {
    const node = target instanceof Element ? target.closest("td") : null;
    return node ? days.get(node) : undefined;
  };
  /** @param {DayCell | undefined} cell */
  const choose = (cell) => {
    if (!cell) return;
    moveTo(cell.date);
    settings.look?.(cell);
    if (!cell.problem) settings.choose(cell.date);
  };
  root.addEventListener("click", ({ target }) => choose(dayOfEvent(target)));
  for (const type of ["focusin", "pointerover"]) {
    root.addEventListener(type, ({ target }) => {
      const cell = dayOfEvent(target);
      if (cell) settings.look?.(cell);
    });
  }
  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return choose(dayOfEvent(event.target));
    }
    const target = keyTarget(event.key, event.shiftKey);
    if (target === null) return;
    event.preventDefault();
    moveTo(target);
    focus();
  });
  /**
   * The day to which a key moves; `undefined` if Almanac does not support it, and `null` if the key does not move.
   * @param {string} key
   * @param {boolean} isShifted
   */
  const keyTarget = (key, isShifted) => {
    if (key === "Home" || key === "End") return weekEnd(key === "Home");
    const steps = keySteps[key];
    if (!steps) return null;
    const [inline, months] = steps;
    const isMirrored = locale.direction === "rtl" && Math.abs(inline) === 1;
    return ifSupported(() => {
      if (months === 0) return addDays(calendar, cursor, isMirrored ? -inline : inline);
      return isShifted ? setYear(calendar, cursor, cursor.year + months) : addMonths(calendar, cursor, months);
    });
  };
  /** @param {boolean} isFirst */
  const weekEnd = (isFirst) => {
    const row = focused()?.closest("tr");
    const cells = [...(row?.children ?? [])].flatMap((node) => days.get(/** @type {HTMLElement} */ (node)) ?? []);
    return cells[isFirst ? 0 : cells.length - 1]?.date;
  };
  return { root, draw, focus, moveTo, cursor: () => cursor };
}

/**
 * The text that a screen reader speaks for a day.
 * @param {View} view
 * @param {DayCell} cell
 */
function spokenDay({ calendar, locale }, { date, isToday, isSelected, rangePlace, problem }) {
  /** @type {(DayState | false)[]} */
  const states = [
    isToday && "today",
    rangePlace === "start" && "rangeStart",
    rangePlace === "end" && "rangeEnd",
    isSelected && (!rangePlace || rangePlace === "only") && "selected",
  ];
  const text = spokenText(calendar, date, states.flatMap((state) => state || []));
  if (problem) return string(locale, "a11y.unavailable", { date: text });
  return rangePlace === "middle" ? string(locale, "a11y.inRange", { date: text }) : text;
}
