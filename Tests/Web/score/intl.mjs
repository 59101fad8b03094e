// @ts-check
// What Intl writes for a line of a corpus, in node or in a browser.

const calendarTypes = { gregorian: "gregory", buddhist: "buddhist", chinese: "chinese" };

/** The options of Intl for the fields of a skeleton. The count of a letter decides between a number and a name. */
const fields = [
  [/G/, () => ({ era: "short" })],
  [/y/, () => ({ year: "numeric" })],
  [/M+/, (/** @type {string} */ text) => ({ month: ["numeric", "2-digit", "short", "long"][text.length - 1] })],
  [/d/, () => ({ day: "numeric" })],
  [/E+/, (/** @type {string} */ text) => ({ weekday: text.length === 4 ? "long" : "short" })],
  // Use `hourCycle`, because V8 may write 24:30 or 0:30 PM with `hour12`.
  [/H/, () => ({ hour: "numeric", hourCycle: "h23" })],
  [/h/, () => ({ hour: "numeric", hourCycle: "h12" })],
  [/j/, () => ({ hour: "numeric" })],
  [/m/, () => ({ minute: "2-digit" })],
  [/s/, () => ({ second: "2-digit" })],
];

/** @param {string} skeleton */
function options(skeleton) {
  return Object.assign({}, ...fields.map(([letter, option]) => {
    const found = skeleton.match(/** @type {RegExp} */ (letter));
    return found ? /** @type {any} */ (option)(found[0]) : {};
  }));
}

/**
 * Whether Intl has a locale itself. Otherwise it uses a parent or the default locale and reports no error.
 * @param {string} tag @param {"DateTimeFormat" | "ListFormat" | "RelativeTimeFormat"} api
 */
function isKnown(tag, api) {
  if (Intl[api].supportedLocalesOf(tag).length === 0) return false;
  // A tag also counts as supported if Intl has only its language. V8 resolves nb-NO to nb, which is the same locale.
  const found = /** @type {any} */ (new Intl[api](tag)).resolvedOptions().locale;
  return `${new Intl.Locale(found).maximize()}` === `${new Intl.Locale(tag).maximize()}`;
}

/** @type {Record<string, "ListFormat" | "RelativeTimeFormat">} */
const api = { list: "ListFormat", relativeName: "RelativeTimeFormat" };

/** The formatters of one locale by their options. */
class Formatters {
  /** @type {Map<string, any>} */
  #made = new Map();

  /** @param {string} tag */
  constructor(tag) {
    this.tag = tag;
  }

  /** @param {string} call */
  knows(call) {
    return this.#get(`knows ${call}`, () => isKnown(this.tag, api[call] ?? "DateTimeFormat"));
  }

  /** @param {string | undefined} calendar @param {any} wanted @returns {Intl.DateTimeFormat} */
  date(calendar, wanted) {
    const tag = calendar ? `${this.tag}-u-ca-${calendarTypes[/** @type {"chinese"} */ (calendar)]}` : this.tag;
    return this.#get(`${calendar} ${JSON.stringify(wanted)}`, () =>
      new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...wanted }));
  }

  /**
   * The option for the hour: two digits if the locale's short time has them. With "numeric", V8 writes 9:05 in
   * locales that write 09:05.
   * @param {any} hourCycle
   */
  hour(hourCycle) {
    return this.#get(`hour ${hourCycle}`, () => {
      const formatter = this.date("gregorian", { timeStyle: "short", hourCycle });
      const parts = formatter.formatToParts(at("2026-02-17", "09:05:00"));
      return [...(parts.find(({ type }) => type === "hour")?.value ?? "")].length === 1 ? "numeric" : "2-digit";
    });
  }

  /** @param {any} style */
  list(style) {
    return this.#get(style, () => new Intl.ListFormat(this.tag, { type: "conjunction", style }));
  }

  /** @param {"auto" | "always"} numeric */
  relative(numeric) {
    return this.#get(numeric, () => new Intl.RelativeTimeFormat(this.tag, { numeric }));
  }

  /** @param {string} key @param {() => any} make */
  #get(key, make) {
    let found = this.#made.get(key);
    if (found === undefined) this.#made.set(key, (found = make()));
    return found;
  }
}

const at = (/** @type {string} */ date, time = "12:00:00") => Date.parse(`${date}T${time}Z`);
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/**
 * The calls that Intl has an API for; each takes the arguments of a line.
 * @type {Record<string, (formatters: Formatters, values: any, calendar?: string) => string>}
 */
const calls = {
  date: (formatters, { date, style, skeleton }, calendar) =>
    formatters.date(calendar, style ? { dateStyle: style } : options(skeleton)).format(at(date)),
  dateTime: (formatters, { date, time, style }, calendar) =>
    formatters.date(calendar, { dateStyle: style, timeStyle: "short" }).format(at(date, time)),
  // AlmanacKit puts the earlier day first, so this program does so too.
  range: (formatters, { from, to, skeleton }, calendar) => {
    const [first, last] = [from, to].sort();
    return formatters.date(calendar, options(skeleton)).formatRange(at(first), at(last));
  },
  title: (formatters, { date }, calendar) =>
    formatters.date(calendar, { year: "numeric", month: "long" }).format(at(date)),
  time: (formatters, { time, style, skeleton }) => {
    const wanted = style ? { timeStyle: style } : options(skeleton);
    if (wanted.hour && wanted.hourCycle !== "h12") wanted.hour = formatters.hour(wanted.hourCycle);
    return formatters.date("gregorian", wanted).format(at("2026-02-17", time));
  },
  list: (formatters, { texts, style }) => formatters.list(style).format(texts),
  // 4 January 1970 was a Sunday.
  weekday: (formatters, { weekday }) =>
    formatters.date("gregorian", { weekday: "long" }).format((3 + weekdays.indexOf(weekday)) * 86_400_000),
  relativeName: (formatters, { unit, offset }) => {
    const [name, count] = ["auto", "always"].map((/** @type {any} */ numeric) =>
      formatters.relative(numeric).format(offset, unit));
    // "In 2 days" is not a name. The corpus has "none" here.
    return name === count ? "none" : name;
  },
};

/**
 * Intl's text for a line of a corpus; `undefined` if Intl has no API for it, and `noLocale` if Intl lacks the locale.
 * @returns {(line: any) => string | undefined}
 */
export function intlTexts() {
  let formatters = new Formatters("und");
  return ({ locale, calendar, call, arguments: values }) => {
    if (!calls[call]) return undefined;
    if (formatters.tag !== locale) formatters = new Formatters(locale);
    if (!formatters.knows(call)) return noLocale;
    try {
      return calls[call](formatters, values, calendar);
    } catch (error) {
      return `error: ${error}`;
    }
  };
}

/** The answer for a locale that Intl does not have. */
export const noLocale = "no such locale";

/** The text of a line that Intl could write: of a weekday, only the first name. @param {any} line */
export const expectedOf = ({ call, text }) => (call === "weekday" ? text.split("|")[0] : text);
/** A text in which every kind of space is the same. @param {string} text */
export const plain = (text) => text.replace(/\s/gu, " ");
