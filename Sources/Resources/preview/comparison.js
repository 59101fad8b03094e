// @ts-check
// A locale before and after a change, side by side.

import { localeBlock, viewOf } from "./bundle.js";
import { dateWheels } from "./date-wheels.js";
import { element } from "./dom.js";
import { ifSupported } from "./grid.js";
import { smallMonth } from "./overview.js";
import { label, placesOf } from "./texts.js";
import { timeWheels } from "./time-wheels.js";
import { addDays, calendarDate, fieldTitle, format, formatDates, formatDateTime, formatRange } from "../web/almanac.js";
import { formatTime, gregorianDate, maskText, months, problemMessage, relativeName } from "../web/almanac.js";
import { spokenSelection, spokenText, weekdayHeader, weekOf, yearLabel } from "../web/almanac.js";

/** @typedef {import("./bundle.js").Facts} Facts */
/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../web/almanac.js").DateColumn} DateColumn */
/**
 * @typedef {object} ChangedValue
 * @property {string} [locale]
 * @property {string} [table]
 * @property {string[]} path
 * @property {string} pathText
 * @property {string} [old]
 * @property {string} [new]
 */
/** @typedef {{ places: string, text: () => string | undefined }} Sentence */

/** The words that the pictures need, with their placeholders. If a bundle does not have a word, the pictures show its key. */
const neededWords = [
  "label.day",
  "label.era",
  "prompt.selectMonth",
  "prompt.selectYear",
  "a11y.selected {date}",
  "a11y.selectedRange {start} {end}",
  "a11y.hourValue {n}",
  "a11y.minuteValue {n}",
  "label.hour",
  "label.minute",
  "label.dayPeriod",
  "a11y.today {date}",
  "error.tooEarly {date}",
  "error.outOfRange {min} {max}",
].map((text) => ({ key: text.split(" ")[0], text }));

/** The day that the pictures show if no change names a month; a lunar year begins on it. */
const sampleDay = gregorianDate(2026, 2, 17);
const sampleTime = { hour: 14, minute: 5 };

/**
 * The day that shows a change: a day in the month that the change's path names, or else the sample day.
 * @param {View} view
 * @param {readonly ChangedValue[]} changes
 */
function dayOfChanges({ calendar, today }, changes) {
  const code = changes.flatMap(({ path }) => path).find((key) => /^M(0[1-9]|1[0-3])L?$/.test(key));
  if (!code) return today;
  // The nearest year with the leap month that the path names can be a century away, or may not be supported.
  for (let distance = 0; distance < 200; distance += 1) {
    for (const year of [today.year - distance, today.year + distance]) {
      const month = ifSupported(() => months(calendar, year))?.find(({ monthCode }) => monthCode === code);
      if (month) return calendarDate(calendar, year, month.monthCode, Math.min(today.day, month.length));
    }
  }
  return today;
}

/**
 * The sentences to compare.
 * @param {View} view
 * @returns {Sentence[]}
 */
function sentences(view) {
  const { calendar, locale, today: day } = view;
  const time = sampleTime;
  const later = () => addDays(calendar, day, 40);
  const word = (/** @type {string} */ key) => `locale/strings.${key}`;
  const styles = /** @type {const} */ (["full", "long", "medium", "short"]);
  return [
    ...styles.map((style) => ({
      places: placesOf(view, `patterns.date.${style}`),
      text: () => format(calendar, day, { style }),
    })),
    { places: placesOf(view, "patterns.dateTime.medium"), text: () => formatDateTime(calendar, day, time) },
    { places: placesOf(view, "locale/time.styles.short"), text: () => formatTime(locale, time) },
    {
      places: placesOf(view, "patterns.intervals.yMMMd"),
      text: () => formatRange(calendar, weekOf(calendar, day)[0], weekOf(calendar, day)[6]),
    },
    { places: placesOf(view, "patterns.intervals.yMMMd"), text: () => formatRange(calendar, day, later()) },
    {
      places: placesOf(view, "locale/lists.long"),
      text: () => formatDates(calendar, [day, addDays(calendar, day, 1), later()]),
    },
    { places: placesOf(view, "patterns.skeletons.MMMEd"), text: () => format(calendar, day, { skeleton: "MMMEd" }) },
    { places: placesOf(view, "patterns.skeletons.yMd"), text: () => format(calendar, day, { skeleton: "yMd" }) },
    { places: placesOf(view, "years.display"), text: () => yearLabel(calendar, day.year) },
    {
      places: placesOf(view, "locale/weekdays.standAlone.wide"),
      text: () => weekdayHeader(locale).map(({ name }) => name).join(" · "),
    },
    {
      places: placesOf(view, "months.standAlone.wide"),
      text: () => months(calendar, day.year).map(({ name }) => name).join(" · "),
    },
    {
      places: placesOf(view, "months.format.wide"),
      text: () => months(calendar, day.year).map((row) => row.nameBesideDay).join(" · "),
    },
    {
      places: placesOf(view, "locale/relative.day"),
      text: () => [-1, 0, 1].map((offset) => relativeName(locale, "day", offset)).join(" · "),
    },
    {
      places: placesOf(view, "locale/fields"),
      text: () => /** @type {const} */ (["year", "month", "day", "hour"]).map((field) => fieldTitle(locale, field)).join(" · "),
    },
    { places: placesOf(view, "mask.letters"), text: () => maskText(calendar) },
    { places: word("a11y.selected"), text: () => spokenText(calendar, day, ["selected"]) },
    { places: word("a11y.selectedRange"), text: () => spokenSelection(calendar, day, later()) },
    { places: word("error.tooEarly"), text: () => problemMessage(calendar, { code: "tooEarly", earliest: day }) },
    {
      places: word("error.outOfRange"),
      text: () => problemMessage(calendar, { code: "outOfRange", earliest: day, latest: later() }),
    },
  ];
}

/** The drawn locales, by the elements that show them. */
/** @type {WeakMap<Element, View>} */
const drawnViews = new WeakMap();

/**
 * The locale that an element of a comparison belongs to.
 * @param {Element} node
 */
export function viewOfComparison(node) {
  return drawnViews.get(/** @type {Element} */ (node.closest(".side")));
}

/**
 * The changed words of the picker as sentences, except the words that the other sentences have.
 * @param {View} view
 * @param {readonly ChangedValue[]} changes
 * @param {readonly Sentence[]} known
 * @returns {Sentence[]}
 */
function changedWords({ locale }, changes, known) {
  const keys = new Set(changes.flatMap(({ path: [table, ...key] }) => (table === "strings" ? key.slice(0, 1) : [])));
  return [...keys].filter((key) => !known.some(({ places }) => places === `locale/strings.${key}`)).map((key) => ({
    places: `locale/strings.${key}`,
    text: () => {
      const phrase = Object.hasOwn(locale.strings, key) ? locale.strings[key] : undefined;
      return phrase && typeof phrase !== "string" ? Object.values(phrase).join(" · ") : phrase;
    },
  }));
}

/**
 * One side of a comparison; if there is nothing to draw, only a title and a sentence.
 * @param {Facts} facts
 * @param {"old" | "new"} side
 * @param {string} tag
 * @param {readonly ChangedValue[]} changes
 * @returns {{ root: HTMLElement, view?: View, pictures: HTMLElement[], texts: { text: string, places: string }[] }}
 */
function sideOf(facts, side, tag, changes) {
  const root = element("div", { class: "side" }, element("h3", {}, side === "old" ? "Before" : "After"));
  const block = `${side}-${tag}`;
  const data = localeBlock(block);
  if (!data?.locale) {
    root.append(element("p", {}, data?.unreadable ?? "This bundle does not have the locale."));
    return { root, pictures: [], texts: [] };
  }
  const table = changes.map((change) => change.table ?? "").find((name) => Object.hasOwn(data.calendars, name));
  const calendar = table ?? Object.keys(data.calendars)[0];
  const allFacts = { ...facts, words: neededWords };
  const first = viewOf(allFacts, block, { tag, calendar, today: sampleDay });
  const view = { ...first, today: dayOfChanges(first, changes) };
  drawnViews.set(root, view);
  const columns = /** @type {DateColumn[]} */ (view.locale.columns.date);
  const date = dateWheels(view, { columns, date: view.today, turn: () => {} }).root;
  const time = timeWheels(view, { mode: "time", cycle: "locale", interval: 1, ...sampleTime }, () => {}).root;
  const wheels = [date, time].map((node) => element("div", { lang: tag, dir: view.locale.direction }, node));
  const known = sentences(view);
  const texts = [...changedWords(view, changes, known), ...known].flatMap(({ places, text }) => {
    const shown = ifSupported(text);
    return shown ? [{ text: shown, places }] : [];
  });
  return { root, view, pictures: [...wheels, smallMonth(view)], texts };
}

/**
 * A locale before and after its changes. The changed sentences are first. A picture is shown only if it changed.
 * @param {Facts} facts
 * @param {string} tag
 * @param {readonly ChangedValue[]} changes the changes of the locale that have the same cause
 */
export function comparison(facts, tag, changes) {
  const sides = [sideOf(facts, "old", tag, changes), sideOf(facts, "new", tag, changes)];
  for (const [index, { root, view, pictures, texts }] of sides.entries()) {
    const other = sides[1 - index];
    if (!view) continue;
    /** @param {readonly { text: string, places: string }[]} shown @param {string} [name] */
    const list = (shown, name) =>
      element(
        "ul",
        { class: "sentences", lang: tag, dir: view.locale.direction },
        ...shown.map(({ text, places }) => element("li", { class: name }, label(view, text, places))),
      );
    // Two places can have the same text, such as the names of the months alone and beside a day.
    const others = new Set(other.texts.map(({ text, places }) => `${places} ${text}`));
    const isChanged = (/** @type {{ text: string, places: string }} */ { text, places }) =>
      others.size > 0 && !others.has(`${places} ${text}`);
    const changed = texts.filter(isChanged);
    root.append(
      ...(changed.length > 0 ? [list(changed, "changed")] : []),
      ...pictures.filter((picture, place) => picture.textContent !== other.pictures[place]?.textContent),
      list(texts.filter((one) => !isChanged(one))),
    );
  }
  return element("div", { class: "sides" }, ...sides.map(({ root }) => root));
}
