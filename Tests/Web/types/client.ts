// A client of the modules, as an app's team would write it. TypeScript must accept it.
import {
  addMonths, calendarDate, format, formatRange, formatToParts, gregorianDate, hourRows, monthPage, problemMessage,
  spokenText, string, strings, toISO, withRegion,
} from "bundle/almanac.js";
import type { CalendarData, CalendarDate, DayCell, LocaleData, TextPart } from "bundle/almanac.js";
import { antDesignLocale } from "bundle/adapters/ant-design.js";
import { dateFnsLocale } from "bundle/adapters/date-fns.js";
import { dayjsLocale, mantineSettings } from "bundle/adapters/dayjs.js";
import { flatpickrLocale } from "bundle/adapters/flatpickr.js";
import { internationalizedCalendar } from "bundle/adapters/internationalized-date.js";
import { pikadayOptions } from "bundle/adapters/pikaday.js";
import { dayPickerProps } from "bundle/adapters/react-day-picker.js";
import { temporalDate } from "bundle/adapters/temporal.js";
import { calendar as chinese } from "bundle/de/chinese.js";
import { calendar, locale } from "bundle/de/gregorian.js";
import { locale as words } from "bundle/de/words.js";
import { calendars, load, loadWords, match, resolve, tags } from "bundle/index.js";
import { withPreferences } from "bundle/preferences.js";
import type { Tag } from "bundle/index.js";
import { regions } from "bundle/regions.js";
import { typedDate } from "bundle/typed.js";
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
const typed = typedDate(calendar, "17.02.2026", { limits: { latest: date }, today: date });
export const result: string = typed.problem ? problemMessage(calendar, typed.problem) : toISO(typed.date);
const found: Tag = match(["de-AT", "en"]) ?? tags[0];
export const loaded: Promise<CalendarData<CoreWords, "gregorian">> = load(found, "gregorian").then((it) => it.calendar);
const preferences = resolve("de-US-u-hc-h12, en");
export const hours: string | undefined = preferences && hourRows(withPreferences(locale, preferences, regions))[0].label;
export const all: Promise<LocaleData<AllWords>> = loadWords(found).then((it) => it.locale);
export const byDefault: Promise<CalendarData<CoreWords, "gregorian">> = load("de").then((it) => it.calendar);
export const first: "gregorian" | "buddhist" | "chinese" = calendars[0];

// Dates of other libraries, with the members of TypeScript's types of Temporal and of @internationalized/date
declare class PlainDate {
  static from(item: string | object): PlainDate;
  readonly calendarId: string;
  readonly year: number;
  readonly month: number;
  readonly monthCode: string;
  readonly day: number;
  toString(options?: { calendarName?: "auto" | "always" }): string;
}
declare class PlainYearMonth {
  readonly calendarId: string;
  readonly year: number;
  readonly month: number;
  readonly monthCode: string;
  toPlainDate(day: { day: number }): PlainDate;
}
declare class PlainMonthDay {
  readonly calendarId: string;
  readonly monthCode: string;
  readonly day: number;
  toPlainDate(year: { year: number }): PlainDate;
}
declare class LibraryDate {
  #type: string;
  constructor(calendar: { identifier: "gregory" | "chinese" }, year: number, month: number, day: number);
  readonly calendar: { identifier: "gregory" | "chinese" };
  readonly era: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  toString(): string;
}
declare const [plainDate, plainMonth, plainMonthDay, libraryDate]: [PlainDate, PlainYearMonth, PlainMonthDay, LibraryDate];
declare function createCalendar(identifier: "gregory" | "chinese"): { identifier: "gregory" | "chinese" };
export const otherTexts: string[] = [
  format(calendar, plainDate), format(calendar, plainMonth, { skeleton: "yMMMM" }), format(calendar, plainMonthDay, { skeleton: "MMMd" }),
  toISO(libraryDate), monthPage(calendar, plainMonth, { today: libraryDate, limits: { latest: plainDate } }).title,
];
export const back: PlainDate = temporalDate(date, { PlainDate });
export const lunar: { identifier: string } = internationalizedCalendar(chinese, LibraryDate, createCalendar);

// What the types of these libraries ask for: flatpickr 4, react-day-picker 9, date-fns 4, dayjs 1, Mantine 8, Pikaday 1 and
// Ant Design 5
type WeekdayTexts = [string, string, string, string, string, string, string];
type MonthTexts = [string, string, string, string, string, string, string, string, string, string, string, string];
type DayNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const flatpickr: {
  weekdays: { shorthand: WeekdayTexts; longhand: WeekdayTexts };
  months: { shorthand: MonthTexts; longhand: MonthTexts };
  amPM?: [string, string];
  ordinal?: (day: number) => string;
} = flatpickrLocale(calendar);
export const dayPicker: { weekStartsOn?: DayNumber; firstWeekContainsDate?: 1 | 4; dir?: string } = dayPickerProps(calendar);
export const dateFns: { options?: { weekStartsOn?: DayNumber; firstWeekContainsDate?: 1 | 4 } } = dateFnsLocale(calendar);
export const dayjs: { weekdays?: string[]; months?: string[]; monthsShort?: string[]; ordinal?: (n: number) => number | string } =
  dayjsLocale(calendar);
export const mantine: { firstDayOfWeek?: DayNumber; weekendDays?: DayNumber[] } = mantineSettings(calendar);
export const pikaday: { i18n?: { previousMonth: string; nextMonth: string; months: string[] } } = pikadayOptions(calendar);
export const antDesign: { lang: { placeholder?: string; rangePlaceholder?: [string, string] } } = antDesignLocale(calendar);
