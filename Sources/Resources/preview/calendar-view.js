// @ts-check
// The calendar view: a month in a chosen calendar, with the available days, and all months of the year.

import { withCalendar } from "./bundle.js";
import { limitSetting, limitsOf, segments } from "./choices.js";
import { element, setAttributes } from "./dom.js";
import { ifSupported } from "./grid.js";
import { month } from "./month.js";
import { showProblem } from "./multi-date-picker.js";
import { label, lines, liveLine, placeOfWord, placesOf, show, word, wordButton } from "./texts.js";
import { convert, dateProblem, months, spokenSelection } from "../web/almanac.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("./choices.js").LimitChoice} LimitChoice */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {{ calendar?: string, limits: LimitChoice, day?: CalendarDate }} CalendarState */

/**
 * The calendar view.
 * @param {View} wholeView
 * @param {CalendarState} state the user's choices, which stay when the page shows another locale
 */
export function calendarView(wholeView, state) {
  const stage = element("div", { class: "picker" });
  const draw = () => {
    const { calendar = "" } = state;
    const view = Object.hasOwn(wholeView.calendars, calendar) ? withCalendar(wholeView, calendar) : wholeView;
    const names = view.locale.calendars.names ?? {};
    stage.replaceChildren(
      segments(view, {
        name: word(view, "label.calendar"),
        places: placeOfWord("label.calendar"),
        value: view.calendar.calendar,
        options: Object.keys(view.calendars).map((value) => {
          const places = placesOf(view, `locale/calendars.names.${value}`);
          return { value, text: Object.hasOwn(names, value) ? names[value] : value, places };
        }),
        choose: (calendar) => {
          state.calendar = calendar;
          draw();
          /** @type {HTMLElement | null} */ (stage.querySelector("input:checked"))?.focus();
        },
      }),
      ...calendarPage(view, state),
    );
  };
  draw();
  const limits = limitSetting(state.limits, (choice) => {
    state.limits = choice;
    draw();
  });
  return element("div", { class: "picker" }, stage, element("div", { class: "settings" }, limits));
}

/**
 * @param {View} view
 * @param {CalendarState} state
 */
function calendarPage(view, state) {
  const { calendar, today } = view;
  const limits = limitsOf(view, state.limits);
  if (state.day && dateProblem(calendar, state.day, { limits })) state.day = undefined;
  const reason = liveLine("alert");
  const spoken = liveLine("status");
  const days = month(view, state.day ?? today, {
    header: "shortName",
    options: () => ({ selection: { dates: state.day ? [state.day] : [] }, limits }),
    choose: (day) => {
      state.day = day;
      show(view, spoken, spokenSelection(calendar, day), placeOfWord("a11y.selectedDate"));
      days.update();
    },
    look: ({ problem }) => showProblem(view, reason, problem),
    moved: () => drawStrip(),
  });
  const strip = element("div", { class: "months", role: "group" });
  const drawStrip = () => {
    const cursor = convert(calendar, days.cursor());
    strip.replaceChildren(
      // The grid can show the first days of a year whose last days are not supported.
      ...(ifSupported(() => months(calendar, cursor.year, { limits })) ?? []).map((row) => {
        const button = element(
          "button",
          {
            type: "button",
            class: row.monthCode.endsWith("L") ? "leap" : undefined,
            "aria-current": row.monthCode === cursor.monthCode ? "true" : undefined,
          },
          label(
            view,
            row.name,
            placesOf(view, row.monthCode.endsWith("L") ? "leapMonths.standAlone.wide" : "months.standAlone.wide"),
          ),
        );
        button.addEventListener("click", () => {
          days.moveTo(row.firstDay);
          /** @type {HTMLElement | null} */ (strip.querySelector("[aria-current]"))?.focus();
        });
        return button;
      }),
    );
    // The months are on one line that scrolls, so that a leap month does not move the elements below them. The line
    // shows only whole months.
    requestAnimationFrame(() => {
      const current = /** @type {HTMLElement | null} */ (strip.querySelector("[aria-current]"));
      if (current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
    });
  };
  setAttributes(strip, { "aria-label": word(view, "prompt.selectMonth") });
  drawStrip();
  const { earliest, latest } = limits;
  const ends = [
    wordButton(view, "nav.today", () => days.moveTo(today)),
    earliest && wordButton(view, "a11y.firstAvailable", () => days.moveTo(earliest)),
    latest && wordButton(view, "a11y.lastAvailable", () => days.moveTo(latest)),
  ];
  return [
    strip,
    days.root,
    lines(reason, spoken),
    element("div", { class: "actions" }, ...ends.flatMap((end) => end || [])),
  ];
}
