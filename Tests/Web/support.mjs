// The code that the tests of the picker adapters share: the bundle, a page in jsdom, and the list of failures.
import { readFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";

// Debian installs jsdom and its dependencies in this folder, where node does not search.
process.env.NODE_PATH = [process.env.NODE_PATH, "/usr/share/nodejs"].filter(Boolean).join(":");
Module._initPaths();
const { JSDOM, VirtualConsole } = createRequire(import.meta.url)("jsdom");

export const tags = ["de", "en", "fr", "ar-EG", "he", "th", "zh-Hans", "ja", "pt-BR", "fa"];

/** Failures of one picker, and the number of its checks. */
export class Report {
  checks = 0;
  failures = [];

  /** Compares as JSON, so that lists can be compared too. */
  expectEqual(locale, what, found, expected) {
    this.checks += 1;
    const [foundText, expectedText] = [found, expected].map((value) => JSON.stringify(value) ?? "undefined");
    if (foundText !== expectedText) this.failures.push({ locale, what, expected: expectedText, found: foundText });
  }
}

/** The 17th day as an ordinal, as date-fns, dayjs and Moment write it in their own locales; the number in other languages. */
export const seventeenth = { de: "17.", en: "17th", "pt-BR": "17º", ja: "17日", "zh-Hans": "17日" };

const pad = (number) => String(number).padStart(2, "0");

/** The texts that a page must show, from the JSON files of a locale. */
export class Expected {
  constructor(folder, tag) {
    const read = (name) => JSON.parse(readFileSync(join(folder, tag, `${name}.json`), "utf8"));
    this.locale = read("locale");
    this.calendar = read("gregorian");
    this.picker = this.calendar.picker;
    this.isRTL = this.picker.direction === "rtl";
  }

  /** A text by its key. */
  word(key, values = {}) {
    const text = this.locale.strings[key];
    if (text === undefined) throw new Error(`${this.locale.locale} has no text '${key}'.`);
    return Object.entries(values).reduce((filled, [name, value]) => filled.split(`{${name}}`).join(value), text);
  }

  get am() {
    return this.picker.dayPeriods[0].replace(/\s/g, " ");
  }

  get pm() {
    return this.picker.dayPeriods[1].replace(/\s/g, " ");
  }

  /** Seven labels that begin with Sunday, rotated to the first day of the week. */
  rotated(labels) {
    const { firstDay } = this.picker;
    return [...labels.slice(firstDay), ...labels.slice(0, firstDay)];
  }

  /** The labels above the columns of a month. */
  get header() {
    return this.rotated(this.picker.weekdaysHeader);
  }

  /** The column of a day of a month, starting at 0. */
  column(year, month, day) {
    return (new Date(year, month - 1, day).getDay() - this.picker.firstDay + 7) % 7;
  }

  /** A text or a number in the locale's digits. */
  native(text) {
    return String(text).replace(/\d/g, (digit) => this.picker.digits[+digit]);
  }

  /** The title above a month, in the digits 0 to 9. A month's name at its start is capitalized as in a menu. */
  title(year, month) {
    const { months, monthsInDate, title } = this.picker;
    return this.fill(title, (letters) => {
      if (letters === "y") return String(year);
      if (letters === "LLLL") return months[month - 1];
      if (letters === "M" || letters === "L") return String(month);
      const [name, inDate] = [months[month - 1], monthsInDate[month - 1]];
      return name.toLowerCase() === inDate.toLowerCase() && title.startsWith("M") ? name : inDate;
    });
  }

  /** A date in numbers, as a user types it, in the digits 0 to 9. */
  date(year, month, day) {
    return this.picker.numericDate.replace("yyyy", year).replace("MM", pad(month)).replace("dd", pad(day));
  }

  /** A time in the locale's clock, in the digits 0 to 9, with plain spaces. */
  time(hour, minute, pattern = this.picker.time) {
    return this.fill(pattern.replace(/\s/g, " "), (letters) => {
      switch (letters) {
        case "HH": return pad(hour);
        case "H": return String(hour);
        case "h": return String(hour % 12 || 12);
        case "hh": return pad(hour % 12 || 12);
        case "mm": return pad(minute);
        case "a": return hour < 12 ? this.am : this.pm;
        default: throw new Error(`The pattern of a time has the letters '${letters}'. Add them to support.mjs.`);
      }
    });
  }

  /** A pattern with its fields filled in. */
  fill(pattern, field) {
    return pattern.replace(/'([^']*)'|([a-zA-Z])\2*/g, (letters, text) => text ?? field(letters));
  }
}

/** The modules of a locale: `calendar` with the core words, and `full` with all of them. */
export async function openLocale(folder, tag) {
  const load = (path) => import(pathToFileURL(join(resolve(folder), path)));
  const [{ calendar }, { locale }] = await Promise.all([load(`${tag}/gregorian.js`), load(`${tag}/words.js`)]);
  return { calendar, full: { ...calendar, locale } };
}

/** A module of an adapter. */
export function openAdapter(folder, name) {
  return import(pathToFileURL(join(resolve(folder), "adapters", `${name}.js`)));
}

const compiled = new Map();

function script(path) {
  if (!compiled.has(path)) compiled.set(path, new vm.Script(readFileSync(path, "utf8"), { filename: path }));
  return compiled.get(path);
}

const field = '<div style="position: relative"><input id="field"></div>';

/** A page in jsdom with an input field. Its method `run` runs library files in the page as classic scripts. */
export class Page {
  constructor({ libraries, direction, sharesDate = false, html = field }) {
    const errors = new VirtualConsole();
    errors.on("jsdomError", (error) => {
      // jsdom has no layout, and reports each call that needs it.
      if (!/not implemented/i.test(error.message)) throw error;
    });
    this.libraries = libraries;
    this.dom = new JSDOM(`<!DOCTYPE html><html dir="${direction}"><body>${html}</body></html>`, {
      runScripts: "outside-only", pretendToBeVisual: true, url: "https://localhost/", virtualConsole: errors,
      // In an app, the adapter's functions run in the page. Here they run outside the page. If the page shares their
      // `Date`, "instanceof Date" still works.
      beforeParse: (window) => { if (sharesDate) window.Date = Date; },
    });
    this.window = this.dom.window;
    // Libraries treat an element without a box as hidden.
    this.window.Element.prototype.getClientRects = function () {
      return this.isConnected ? [this.getBoundingClientRect()] : [];
    };
    this.field = this.window.document.getElementById("field");
  }

  run(...names) {
    for (const name of names) script(join(this.libraries, name)).runInContext(this.dom.getInternalVMContext());
    return this.window;
  }

  /** A copy of a plain value, as if a script of the page had made it. Functions are not copied. */
  adopt(value) {
    const { Array, Object, RegExp } = this.window;
    if (globalThis.Array.isArray(value)) return Array.from(value, (item) => this.adopt(item));
    if (value instanceof globalThis.RegExp) return new RegExp(value.source, value.flags);
    if (value === null || typeof value !== "object" || value.constructor?.name !== "Object") return value;
    const copy = new Object();
    for (const key of globalThis.Object.keys(value)) copy[key] = this.adopt(value[key]);
    return copy;
  }

  all(selector, root = this.window.document) {
    return [...root.querySelectorAll(selector)];
  }

  one(selector, root = this.window.document) {
    const found = root.querySelector(selector);
    if (!found) throw new Error(`The page has no ${selector}.`);
    return found;
  }

  texts(selector, root) {
    return this.all(selector, root).map((element) => element.textContent.trim());
  }

  text(selector, root) {
    return this.one(selector, root).textContent.trim();
  }

  attribute(selector, name, root) {
    return this.one(selector, root).getAttribute(name);
  }

  fire(element, type, options = {}) {
    const { Event, KeyboardEvent, MouseEvent } = this.window;
    const Kind = type.startsWith("key") ? KeyboardEvent : /click|mouse/.test(type) ? MouseEvent : Event;
    element.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...options }));
  }

  close() {
    this.window.close();
  }
}

/** The day of a date in ISO 8601, by the clock of the machine. */
export function isoDay(date) {
  return date ? `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}` : undefined;
}

/** The texts that no picker may show: a missing value, or a placeholder without its value. */
export function problems(value, path = "") {
  if (value === undefined || Number.isNaN(value)) return [`${path} is ${value}`];
  if (typeof value === "string") return /undefined|\{\w+\}/.test(value) ? [`${path} is ${JSON.stringify(value)}`] : [];
  if (value === null || typeof value !== "object" || value instanceof RegExp) return [];
  return Object.entries(value).flatMap(([key, item]) => problems(item, path ? `${path}.${key}` : key));
}
