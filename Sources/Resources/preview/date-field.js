// @ts-check
// The date field: a field for a typed date, with a button that opens a calendar.

import { limitSetting, limitsOf } from "./choices.js";
import { element, icon, setAttributes, uniqueId } from "./dom.js";
import { month } from "./month.js";
import { showProblem } from "./multi-date-picker.js";
import { label, lines, liveLine, mark, placeOfWord, placesOf, show, word, wordButton, wordLabel } from "./texts.js";
import { dateProblem, format, maskText, spokenSelection } from "../web/almanac.js";
import { typedDate } from "../web/typed.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("./choices.js").LimitChoice} LimitChoice */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../web/almanac.js").TextStyle} TextStyle */
/** @typedef {import("../web/typed.js").TypedDate} TypedDate */
/** @typedef {{ limits: LimitChoice, style: TextStyle, day?: CalendarDate }} FieldState */

/** The paths in the bundle of the mask's letters: one for each field of the mask. */
const maskPaths = ["day", "month", "year"].map((field) => `mask.letters.${field}`);

/** @type {TextStyle[]} */
const styles = ["full", "long", "medium", "short"];

/**
 * The field.
 * @param {View} view
 * @param {FieldState} state the user's choices, which stay when the page shows another locale
 */
export function dateField(view, state) {
  const { calendar, today } = view;
  const [inputId, hintId, problemId] = [uniqueId(), uniqueId(), uniqueId()];
  const problem = liveLine("alert");
  problem.id = problemId;
  const spoken = liveLine("status");
  const mask = maskText(calendar);
  const input = element("input", {
    type: "text",
    id: inputId,
    autocomplete: "off",
    "aria-describedby": `${hintId} ${problemId}`,
    ...(mask ? {} : { placeholder: word(view, "prompt.selectDate") }),
  });
  mark(view, input, placesOf(view, `patterns.date.${state.style}`));
  const hint = element(
    "p",
    { id: hintId, class: "hint" },
    ...(mask ? [label(view, mask, placesOf(view, ...maskPaths))] : []),
  );
  const stylesList = element("dl", { class: "styles" });
  /** @param {TypedDate["problem"]} [found] */
  const tell = (found) => {
    showProblem(view, problem, found);
    setAttributes(input, { "aria-invalid": found ? "true" : undefined });
    const shown = state.day ?? today;
    stylesList.replaceChildren(...styles.flatMap((style) => [
      element("dt", { lang: "en", dir: "ltr" }, style),
      element("dd", {}, label(view, format(calendar, shown, { style }), placesOf(view, `patterns.date.${style}`))),
    ]));
    if (!state.day || found) show(view, spoken, word(view, "selection.none"), placeOfWord("selection.none"));
    else show(view, spoken, spokenSelection(calendar, state.day), placeOfWord("a11y.selectedDate"));
  };
  const textOfDay = () => (state.day ? format(calendar, state.day, { style: state.style }) : "");
  const fill = () => {
    input.value = textOfDay();
  };
  const read = () => {
    const limits = limitsOf(view, state.limits);
    // The text of the chosen day needs no reading, also if its year has two digits and is far from today.
    if (state.day && input.value === textOfDay()) return tell(dateProblem(calendar, state.day, { limits }));
    state.day = undefined;
    if (input.value.trim() === "") return tell();
    const result = typedDate(calendar, input.value, { limits, today });
    state.day = result.date;
    if (result.date) fill();
    tell(result.problem);
  };
  input.addEventListener("change", read);
  const open = element(
    "button",
    { type: "button", class: "sign", "aria-label": word(view, "prompt.openCalendar"), "aria-haspopup": "dialog" },
    icon("calendar"),
  );
  mark(view, open, placeOfWord("prompt.openCalendar"));
  const root = element("div", { class: "picker" });
  open.addEventListener("click", () =>
    root.append(openDialog(view, state, open, () => {
      fill();
      tell();
    })));
  const clear = wordButton(view, "action.clear", () => {
    state.day = undefined;
    fill();
    tell();
  });
  fill();
  read();
  root.append(
    element("label", { for: inputId }, wordLabel(view, "label.date")),
    element("div", { class: "date-input" }, input, open),
    hint,
    lines(problem, spoken),
    stylesList,
    element("div", { class: "actions" }, clear),
    element(
      "div",
      { class: "settings" },
      limitSetting(state.limits, (limits) => {
        state.limits = limits;
        read();
      }),
    ),
  );
  return root;
}

/**
 * The calendar of the field, as a modal dialog; when it closes, the button that opened it gets the focus again.
 * @param {View} view
 * @param {FieldState} state
 * @param {HTMLElement} opener
 * @param {() => void} chosen
 */
function openDialog(view, state, opener, chosen) {
  const heading = wordLabel(view, "prompt.selectDate", undefined, { id: uniqueId() });
  const dialog = element("dialog", { "aria-labelledby": heading.id });
  let day = state.day;
  const reason = liveLine("alert");
  const close = () => dialog.close();
  const accept = () => {
    state.day = day;
    chosen();
    close();
  };
  const days = month(view, day ?? view.today, {
    header: "shortName",
    options: () => ({ selection: { dates: day ? [day] : [] }, limits: limitsOf(view, state.limits) }),
    choose: (date) => {
      day = date;
      accept();
    },
    look: (cell) => showProblem(view, reason, cell.problem),
  });
  dialog.append(
    element("h3", { class: "prompt" }, heading),
    days.root,
    reason,
    element("p", { class: "hint" }, wordLabel(view, "hint.dayGrid")),
    element(
      "div",
      { class: "actions" },
      wordButton(view, "action.cancel", close),
      wordButton(view, "action.ok", () => {
        const problem = dateProblem(view.calendar, days.cursor(), { limits: limitsOf(view, state.limits) });
        if (problem) {
          days.focus();
          return showProblem(view, reason, problem);
        }
        day = days.cursor();
        accept();
      }, { class: "primary" }),
    ),
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    // Some browsers do not focus a clicked button, so the dialog could not return the focus to it.
    if (document.activeElement === document.body) opener.focus();
  });
  dialog.addEventListener("keydown", (event) => keepFocus(dialog, event));
  // The dialog must be in the page before it can open.
  queueMicrotask(() => {
    dialog.showModal();
    days.focus();
  });
  return dialog;
}

/**
 * Keeps Tab inside the dialog.
 * @param {HTMLElement} dialog
 * @param {KeyboardEvent} event
 */
function keepFocus(dialog, event) {
  if (event.key !== "Tab") return;
  // The first and the last stop of the dialog are buttons.
  const stops = dialog.querySelectorAll("button");
  const [from, to] = event.shiftKey ? [stops[0], stops[stops.length - 1]] : [stops[stops.length - 1], stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}
