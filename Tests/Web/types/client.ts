// A client of the modules, as an app's team would write it. TypeScript must accept it.
import {
  addMonths, calendarDate, format, formatRange, formatToParts, gregorianDate, hourRows, monthPage, problemMessage,
  spokenText, string, strings, toISO, typedDate, withRegion,
} from "bundle/almanac.js";
import type { CalendarData, CalendarDate, DayCell, LocaleData, TextPart } from "bundle/almanac.js";
import { flatpickrLocale } from "bundle/adapters/flatpickr.js";
import { calendar as chinese } from "bundle/de/chinese.js";
import { calendar, locale } from "bundle/de/gregorian.js";
import { locale as words } from "bundle/de/words.js";
import { calendars, load, loadWords, match, resolve, tags } from "bundle/index.js";
import { withPreferences } from "bundle/preferences.js";
import type { Tag } from "bundle/index.js";
import { regions } from "bundle/regions.js";
import type { AllWords, CoreWords } from "bundle/words.js";

const date: CalendarDate = gregorianDate(2026, 2, 17);
export const title: string = monthPage(calendar, date, { today: date, firstDay: "mon" }).title;
export const cells: (DayCell | null)[] = monthPage(calendar, date).weeks[0].cells;
export const texts: string[] = [
  format(calendar, date, { style: "long" }),
  format(chinese, date, { skeleton: "yMMMM" }),
  formatRange(calendar, date, addMonths(calendar, date, 1), { skeleton: "yMMMd" }),
  string(locale, "action.done"),
  string(locale, "error.tooEarly", { date: "17. Februar" }),
  string(words, "a11y.hourValue", { n: 3 }),
  string(words, "prompt.selectTimeRange"),
  // The app's own keys, from its overlay and from its key map.
  string(words, "app.greeting", { name: "Ada" }),
  string(words, "app.nights", { n: 2 }),
  string(locale, "myapp.done"),
  string(locale, "myapp.early", { date: "17. Februar" }),
  spokenText(calendar, date, ["today", "selected"]),
  toISO(calendarDate(chinese, 2025, "M06L", 1)),
  hourRows(withRegion(locale, "US", regions))[0].label,
];
export const parts: TextPart[] = formatToParts({ ...calendar, locale: words }, date);
export const buttons: { done?: string } = strings(locale, { done: "action.done" });
const typed = typedDate(calendar, "17.02.2026", { limits: { latest: date } });
export const result: string = typed.problem ? problemMessage(calendar, typed.problem) : toISO(typed.date);
const found: Tag = match(["de-AT", "en"]) ?? tags[0];
export const loaded: Promise<CalendarData<CoreWords, "gregorian">> = load(found, "gregorian").then((it) => it.calendar);
const preferences = resolve("de-US-u-hc-h12, en");
export const hours: string | undefined = preferences && hourRows(withPreferences(locale, preferences, regions))[0].label;
export const all: Promise<LocaleData<AllWords>> = loadWords(found).then((it) => it.locale);
export const picker: { firstDayOfWeek: number } = flatpickrLocale(calendar);
export const byDefault: Promise<CalendarData<CoreWords, "gregorian">> = load("de").then((it) => it.calendar);
export const first: "gregorian" | "buddhist" | "chinese" = calendars[0];
