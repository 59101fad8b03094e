// @ts-check
// The wheels of a date: days, months and years in the order of the language, and eras if the calendar has several.

import { element } from "./dom.js";
import { ifSupported } from "./grid.js";
import { placeOfWord, placesOf, word } from "./texts.js";
import { wheel } from "./wheels.js";
import { calendarDate, convert, dayRows, eraRows, months, setMonth, setYear, yearRows, years } from "../web/almanac.js";

/** @typedef {import("./bundle.js").View} View */
/** @typedef {import("../web/almanac.js").CalendarDate} CalendarDate */
/** @typedef {import("../web/almanac.js").DateLimits} DateLimits */
/** @typedef {import("../web/almanac.js").DateColumn | "era"} WheelColumn */

/** The key of a wheel's name, by its column. */
const columnKeys = { day: "label.day", era: "label.era", month: "prompt.selectMonth", year: "prompt.selectYear" };

/**
 * The day inside the limits that is nearest to a date.
 * @param {CalendarDate} date
 * @param {DateLimits} limits
 */
export function nearest(date, { earliest, latest }) {
  if (earliest && date.epochDay < earliest.epochDay) return earliest;
  return latest && date.epochDay > latest.epochDay ? latest : date;
}

/**
 * Wheels of a date.
 * @param {View} view
 * @param {{
 *   columns: readonly import("../web/almanac.js").DateColumn[], date: CalendarDate, limits?: DateLimits,
 *   turn: (date: CalendarDate) => void,
 * }} settings
 */
export function dateWheels(view, { columns, date, limits = {}, turn }) {
  const { calendar } = view;
  const listed = years(calendar);
  let chosen = view.today;
  /**
   * Chooses the day inside the limits that is nearest to a date. If the last days of the date's year are not supported,
   * the wheels keep their day.
   * @param {CalendarDate} date
   */
  const choose = (date) => {
    const { year } = convert(calendar, date);
    chosen = convert(calendar, nearest(ifSupported(() => months(calendar, year)) ? date : chosen, limits));
  };
  choose(date);
  const hasDay = columns.includes("day");
  const eras = eraRows(calendar);
  const hasEras = eras.length > 1 && columns.includes("year");
  /** @type {WheelColumn[]} */
  const shown = columns.flatMap((column) => (hasEras && column === "year" ? ["era", column] : [column]));
  const eraPlace = () => eras.findIndex(({ limits: { latest } }) => chosen.epochDay <= latest.epochDay);
  /** The limits of the wheels of months and days: those of the picker, and the days of the era. */
  const limitsOfEra = () => {
    if (!hasEras) return limits;
    const { earliest, latest } = eras[eraPlace()].limits;
    return { earliest: nearest(earliest, limits), latest: nearest(latest, limits) };
  };
  const monthRows = () =>
    months(calendar, chosen.year, { limits: limitsOfEra() }).map((row, index) => ({
      value: index,
      label: hasDay ? row.nameBesideDay : row.name,
      monthCode: row.monthCode,
    }));
  const rows = {
    day: () => dayRows(calendar, chosen, { limits: limitsOfEra() }),
    era: () => eras.map(({ name }, value) => ({ value, label: name })).filter(({ value }) => {
      const { earliest, latest } = eras[value].limits;
      return nearest(earliest, limits).epochDay <= latest.epochDay && nearest(latest, limits).epochDay >= earliest.epochDay;
    }),
    month: monthRows,
    // The chosen year need not be one of the bundle's years.
    year: () =>
      yearRows(calendar, {
        first: Math.min(listed.first, chosen.year),
        last: Math.max(listed.last, chosen.year),
        limits,
        ...(hasEras && { era: eras[eraPlace()].code }),
      }),
  };
  const values = {
    day: () => chosen.day,
    era: eraPlace,
    month: () => monthRows().findIndex(({ monthCode }) => monthCode === chosen.monthCode),
    year: () => chosen.year,
  };
  const rowPlaces = {
    day: placesOf(view, "dayLabels"),
    era: placesOf(view, "eras.wide"),
    month: placesOf(view, hasDay ? "months.format.wide" : "months.standAlone.wide"),
    year: placesOf(view, "years.display"),
  };
  const widest = { day: calendar.longest.days, era: eras.map(({ name }) => name), month: calendar.longest.months, year: calendar.longest.years };
  /** @param {WheelColumn} column @param {number} value */
  const changed = (column, value) => {
    if (column === "era") return nearest(chosen, eras[value].limits);
    if (column === "day") return calendarDate(calendar, chosen.year, chosen.monthCode, value);
    return column === "year"
      ? setYear(calendar, chosen, value)
      : setMonth(calendar, chosen, monthRows()[value].monthCode);
  };
  const wheels = shown.map((column) => {
    const key = columnKeys[column];
    return {
      column,
      ...wheel(view, {
        name: word(view, key),
        places: placeOfWord(key),
        rows: rows[column](),
        rowPlaces: rowPlaces[column],
        value: values[column](),
        widest: widest[column],
        turn: (value) => {
          const bounds = column === "era" ? limits : limitsOfEra();
          chosen = convert(calendar, nearest(changed(column, value), bounds));
          update(column);
          turn(chosen);
        },
      }),
    };
  });
  /** @param {WheelColumn} [turned] the wheel that the user has turned */
  const update = (turned) => {
    for (const { column, update: show } of wheels) {
      if (column !== turned) show(rows[column](), values[column]());
    }
  };
  const root = element("div", { class: "wheels" }, ...wheels.map((one) => one.root));
  return {
    root,
    show: (/** @type {CalendarDate} */ day, /** @type {DateLimits} */ newLimits = limits) => {
      limits = newLimits;
      choose(day);
      update();
    },
  };
}
