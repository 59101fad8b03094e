// The types of Almanac's runtime and of the modules of a bundle, for TypeScript 4.8 and later.

export type CalendarIdentifier = "gregorian" | "buddhist" | "chinese";
export type Weekday = "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";
export type HourCycle = "h11" | "h12" | "h23" | "h24";
/** `M01` to `M12`, and `L` behind a leap month, as in ECMAScript Temporal. */
export type MonthCode = `M${string}`;
export type TextStyle = "full" | "long" | "medium" | "short";
export type WordWidth = "wide" | "abbreviated" | "narrow";
export type DateColumn = "year" | "month" | "day";
export type PickerColumn = "date" | "day" | "dayPeriod" | "hour" | "minute" | "month" | "year";
export type PickerMode = "time" | "date" | "dateAndTime" | "countDownTimer" | "yearAndMonth";
export type SelectableDays = "all" | "weekdays" | "weekends";
export type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";
/** A text, or one for each plural form. */
export type Phrase = string | ({ other: string } & { [form in PluralForm]?: string });

/** A day of a calendar. All functions take dates of any calendar; `epochDay` identifies the day. */
export interface CalendarDate {
  readonly calendar: CalendarIdentifier;
  /** The year in the calendar's own numbers: 2569 in the Buddhist calendar, the related year in the Chinese. */
  readonly year: number;
  readonly monthCode: MonthCode;
  readonly day: number;
  /** The days since 1 January 1970. */
  readonly epochDay: number;
}
export interface CivilDay {
  year: number;
  month: number;
  day: number;
}
export interface TimeOfDay {
  /** 0 to 23. */
  readonly hour: number;
  readonly minute?: number;
  readonly second?: number;
}
export type DateSkeleton =
  | "E" | "Ed" | "Gy" | "GyMMM" | "GyMMMM" | "M" | "MMM" | "MMMEd" | "MMMM" | "MMMMd" | "MMMd" | "Md" | "d" | "y"
  | "yM" | "yMMM" | "yMMMEd" | "yMMMM" | "yMMMMEEEEd" | "yMMMMd" | "yMMMd" | "yMd";
export type IntervalSkeleton = "MMMd" | "yMMMEd" | "yMMMM" | "yMMMd";
export type TimeSkeleton = "H" | "Hm" | "Hms" | "h" | "hm" | "hms" | "ms" | "j" | "jm";
/** A style, or a skeleton (UTS 35) instead. */
export interface TextOptions<Skeleton extends string = string> {
  style?: TextStyle;
  skeleton?: Skeleton;
}
export type PartType =
  | "era" | "year" | "relatedYear" | "yearName" | "month" | "weekday" | "day" | "dayPeriod" | "hour" | "minute"
  | "second" | "literal";
export interface TextPart {
  type: PartType;
  value: string;
}

export interface WidthNames {
  wide: string[];
  abbreviated: string[];
  narrow: string[];
  short?: string[];
}
export interface ContextNames {
  format: WidthNames;
  standAlone: WidthNames;
  titled?: { wide?: string[]; abbreviated?: string[]; short?: string[] };
}
export interface PluralRelation {
  modulus?: number;
  negated?: boolean;
  ranges: [number, number][];
}
export interface Intervals {
  [skeleton: string]: string | { [letter: string]: string };
}
export interface ListPatterns {
  start: string;
  middle: string;
  end: string;
  two: string;
  beforePrefix?: { prefixes: string[]; exceptions: string[]; two: string; end: string };
  beforeOtherScript?: { script: string; two: string; end: string };
}
export interface FieldNames {
  wide: string;
  abbreviated?: string;
  narrow?: string;
  titled?: { wide?: string };
}
export interface RelativeWords {
  [offset: string]: string | { [offset: string]: string } | undefined;
  titled?: { [offset: string]: string };
}
export interface UnitNames {
  [form: string]: string | undefined;
  label?: string;
}
/** The words that a locale has: each key with the values of its placeholders. */
export type Words = { [key: string]: { [placeholder: string]: string | number } };

/** What `<tag>.js` and `<tag>/words.js` export as `locale`; the fields are those of `json/<tag>/locale.json`. */
export interface LocaleData<W = any> {
  schemaVersion: number;
  locale: string;
  dataLocale: string;
  direction: "ltr" | "rtl";
  week: { firstDay: Weekday; weekend: Weekday[]; minimalDays: number; region: string };
  weekdays: ContextNames & { codes: Weekday[] };
  numbers: { system: string; digits?: string[]; days?: string[]; hours?: string[]; minutes?: string[] };
  hourCycle: HourCycle;
  allowedHourCycles: HourCycle[];
  columns: { [mode in PickerMode]: readonly PickerColumn[] };
  dayPeriodSide: "before" | "after";
  dayPeriods: {
    codes: string[];
    format: WidthNames;
    standAlone: WidthNames;
    rules?: { [code: string]: { at?: string; from?: string; before?: string } };
  };
  time: { styles: { [style: string]: string }; skeletons: { [skeleton: string]: string }; intervals: Intervals };
  fields?: { [field: string]: FieldNames };
  relative?: { [unit: string]: RelativeWords };
  units?: { [unit: string]: { [width: string]: UnitNames } };
  quarters?: ContextNames;
  plurals: { cardinal: { [form: string]: PluralRelation[][] } };
  lists: { [style: string]: ListPatterns };
  calendars: { preferred: string[]; available: CalendarIdentifier[]; names?: { [calendar: string]: string } };
  strings: { [key in keyof W & string]?: Phrase } & { [key: string]: Phrase };
  /** The locale before `withRegion` or `withHourCycle` changed it. */
  original?: LocaleData<W>;
  /** An app's own names of keys, if the bundle was made with `--keys`. */
  keys?: { [name: string]: string };
  /** The widest labels of the wheels by an estimate, to measure instead of all. */
  wheels: { longest: { hours: { [cycle in HourCycle]: string[] }; minutes: string[] } };
}

/** What `<tag>/<calendar>.js` exports as `calendar`; the fields are those of `json/<tag>/<calendar>.json`. */
export interface CalendarData<W = any, C extends CalendarIdentifier = CalendarIdentifier> {
  schemaVersion: number;
  locale: LocaleData<W>;
  calendar: C;
  bcp47: string;
  columns: DateColumn[];
  monthCodes: MonthCode[];
  months: ContextNames;
  leapMonthCodes?: MonthCode[];
  leapMonths?: ContextNames;
  leapMonthPatterns?: { numeric: string };
  eras?: { codes: string[]; current: string; wide: string[]; abbreviated: string[]; narrow: string[] };
  cyclicYears?: string[];
  zodiac?: string[];
  dayNames?: string[];
  patterns: {
    date: { [style: string]: string };
    dateTime: { [style: string]: string };
    skeletons: { [skeleton: string]: string };
    intervals: Intervals;
  };
  numberOverrides?: { [path: string]: { [letter: string]: string } };
  mask?: { order: DateColumn[]; separators: string[]; letters?: { [column in DateColumn]: string } };
  longest: { years: string[]; months: string[]; days: string[] };
  picker: { weekdaysHeader: string[] };
  years: { first: number; last: number; pattern: string; display?: string[]; numeric?: string[] };
  chineseYears?: ChineseYears;
}
export interface MonthSpan {
  monthCode: MonthCode;
  /** The days from 1 January 1970 to the first day. */
  first: number;
  length: number;
}
/** What `chinese-years.js` exports. */
export interface ChineseYears {
  monthsOf(year: number): MonthSpan[];
  dateAt(epochDay: number): CalendarDate;
}
export interface RegionHours {
  hourCycle: HourCycle;
  allowedHourCycles: HourCycle[];
}
/** What `regions.js` exports as `regions`. */
export interface Regions {
  regions: {
    [code: string]: RegionHours & {
      calendars: string[];
      firstDay: Weekday;
      minimalDays: number;
      weekend: Weekday[];
      languages?: { [language: string]: RegionHours };
    };
  };
}
export interface MatchIndex {
  aliases: { [code: string]: string };
  languages: {
    [language: string]: { script: string; regions: { [script: string]: string }; scripts: { [region: string]: string } };
  };
  locales: { [tag: string]: { language: string; region: string; script: string } };
  paradigmLocales: string[];
  parents: { [tag: string]: string };
  regionAliases: { [code: string]: string };
}

/** What a user's language tag says besides the language. */
export interface Preferences {
  /** The user's region, as in `DE` or `419`. */
  region?: string;
  hourCycle?: HourCycle;
  /** The first day of the week. */
  firstDay?: Weekday;
}

/** The first and the last day that can be chosen, each of them included. */
export interface DateLimits {
  earliest?: CalendarDate;
  latest?: CalendarDate;
}
export type DateProblem =
  | { code: "tooEarly"; earliest: CalendarDate }
  | { code: "tooLate"; latest: CalendarDate }
  | { code: "outOfRange"; earliest: CalendarDate; latest: CalendarDate }
  | { code: "noDate" | "noTime" | "rangeReversed" | "unavailable" | "weekdaysOnly" | "weekendsOnly" };
export type TypedDate = { date: CalendarDate; problem?: undefined } | { date?: undefined; problem: DateProblem };
export interface DaySelection {
  dates?: readonly CalendarDate[];
  from?: CalendarDate;
  to?: CalendarDate;
}
export type RangePlace = "start" | "middle" | "end" | "only";
export type DayState = "today" | "selected" | "rangeStart" | "rangeEnd";
export interface DayCell {
  date: CalendarDate;
  label: string;
  isInMonth: boolean;
  isToday: boolean;
  isWeekend: boolean;
  isSelected: boolean;
  rangePlace: RangePlace | undefined;
  problem: DateProblem | undefined;
}
export interface WeekdayColumn {
  weekday: Weekday;
  name: string;
  abbreviatedName: string;
  shortName: string;
  narrowName: string;
  isWeekend: boolean;
}
export interface MonthPage {
  title: string;
  firstDay: CalendarDate;
  header: WeekdayColumn[];
  weeks: { number: number; cells: (DayCell | null)[] }[];
}
export interface MonthPageOptions {
  today?: CalendarDate;
  selection?: DaySelection;
  limits?: DateLimits;
  days?: SelectableDays;
  unavailable?: readonly CalendarDate[];
  /** The first day of the week; the region's own unless given. */
  firstDay?: Weekday;
  hasSixWeeks?: boolean;
}
export interface MonthRow {
  monthCode: MonthCode;
  name: string;
  abbreviatedName: string;
  nameBesideDay: string;
  length: number;
  firstDay: CalendarDate;
}
export interface WheelRow {
  value: number;
  label: string;
}
/** What `picker` is in the JSON of a calendar: the values that most pickers' locale objects have. */
export interface PickerValues {
  dayPeriods: string[];
  digits?: string[];
  direction: "ltr" | "rtl";
  firstDay: number;
  firstDayCode: Weekday;
  hour12: boolean;
  months: string[];
  monthsInDate: string[];
  monthsShort: string[];
  numericDate?: string;
  rangeSeparator: string;
  time: string;
  title: string;
  weekdays: string[];
  weekdaysHeader: string[];
  yearFirst: boolean;
  yearOffset?: number;
  yearSuffix?: string;
}

type Zone = { utc?: boolean };
/** The values of a text's placeholders; any for a locale whose words have no types. */
type Arguments<Values> =
  0 extends 1 & Values ? [values?: Values] : [keyof Values] extends [never] ? [] : [values: Values];

/**
 * A day of the Gregorian calendar.
 * @param month 1 to 12
 */
export function gregorianDate(year: number, month: number, day: number): CalendarDate;
/**
 * A day of a calendar by its numbers.
 * @param year in the calendar's own numbers: 2569 in the Buddhist calendar, the related year in the Chinese
 * @param month 1 to 12, or a code such as `M06L`
 */
export function calendarDate(
  calendar: CalendarData, year: number, month: number | MonthCode, day: number
): CalendarDate;
/** The same day in another calendar. */
export function convert(calendar: CalendarData, date: CalendarDate): CalendarDate;
/** The day of a `Date`, in the time zone of the machine or in UTC. */
export function fromDate(date: Date, options?: Zone): CalendarDate;
/**
 * A `Date` at midnight of a day, in the time zone of the machine or in UTC.
 *
 * Where clocks skip midnight, the `Date` is the first moment of the day. A day that a time zone skipped becomes the next
 * day, so use `utc` to store dates.
 */
export function toDate(date: CalendarDate, options?: Zone): Date;
/**
 * A day from ISO 8601, as in `2026-02-17` or `2026-02-17[u-ca=chinese]`; the numbers are always those of ISO 8601.
 * @param calendar the calendar of the date; the Gregorian unless given
 */
export function fromISO(text: string, calendar?: CalendarData): CalendarDate;
/** A day in ISO 8601, with another calendar than the Gregorian behind it, as Temporal writes it (RFC 9557). */
export function toISO(date: CalendarDate): string;
/** The day of the week, as in `sun`. */
export function weekday(date: CalendarDate): Weekday;
/** The days from one date to another. */
export function daysBetween(first: CalendarDate, last: CalendarDate): number;
/**
 * The day a number of days later, or earlier if it is negative.
 * @param calendar the calendar of the result
 */
export function addDays(calendar: CalendarData, date: CalendarDate, days: number): CalendarDate;
/**
 * The day in the month a number of months later, or that month's last day if it is shorter.
 *
 * A leap month counts as a month.
 * @param calendar the calendar that counts the months
 */
export function addMonths(calendar: CalendarData, date: CalendarDate, months: number): CalendarDate;
/**
 * The day in another year, or the last day of the month if it is shorter.
 *
 * If the year does not have the leap month, the day is in the month that the leap month follows.
 * @param year in the calendar's own numbers
 */
export function setYear(calendar: CalendarData, date: CalendarDate, year: number): CalendarDate;
/**
 * The day in another month of the year, or that month's last day if it is shorter.
 * @param month a code, as in `M06L`
 */
export function setMonth(calendar: CalendarData, date: CalendarDate, month: MonthCode): CalendarDate;

/**
 * A date as text.
 * @param date a date of any calendar
 */
export function format(calendar: CalendarData, date: CalendarDate, options?: TextOptions<DateSkeleton>): string;
/**
 * A date as text in its parts, for an input with a field for each part.
 * @param date a date of any calendar
 */
export function formatToParts(
  calendar: CalendarData, date: CalendarDate, options?: TextOptions<DateSkeleton>
): TextPart[];
/**
 * A range of dates as text; dates in the wrong order are exchanged.
 * @param options `yMMMd` unless given
 */
export function formatRange(
  calendar: CalendarData, first: CalendarDate, last: CalendarDate, options?: { skeleton?: IntervalSkeleton }
): string;
/**
 * A date with a time as text.
 * @param options medium unless given
 */
export function formatDateTime(
  calendar: CalendarData, date: CalendarDate, time: TimeOfDay, options?: { style?: TextStyle }
): string;
/**
 * Dates in order as a list.
 * @param options `yMMMd` and long unless given
 */
export function formatDates(
  calendar: CalendarData,
  dates: readonly CalendarDate[],
  options?: { skeleton?: DateSkeleton; style?: "long" | "short" | "narrow" },
): string;
/**
 * A time as text; the styles full and long are the same as medium.
 * @param options the style short unless given
 */
export function formatTime(locale: LocaleData, time: TimeOfDay, options?: TextOptions<TimeSkeleton>): string;
/**
 * A time as text in its parts.
 * @param options the style short unless given
 */
export function formatTimeToParts(
  locale: LocaleData, time: TimeOfDay, options?: TextOptions<TimeSkeleton>
): TextPart[];
/** A range of times as text; times in the wrong order are exchanged. */
export function formatTimeRange(locale: LocaleData, first: TimeOfDay, last: TimeOfDay): string;
/**
 * Texts as a list.
 * @param options long unless given
 */
export function formatList(
  locale: LocaleData, texts: readonly string[], options?: { style?: "long" | "short" | "narrow" }
): string;
/** A whole number in the locale's digits, never grouped. */
export function formatNumber(locale: LocaleData, number: number): string;

/** A text of the picker's words; the values are those of its placeholders, `n` for a text with plural forms. */
export function string<W, Key extends keyof W & string>(
  locale: LocaleData<W>, key: Key, ...values: Arguments<W[Key]>
): string;
/**
 * The texts of several keys by other names, as a picker's locale object has them.
 *
 * A name is left out if the locale has no text of its key, or if the text has plural forms.
 */
export function strings<W, Name extends string>(
  locale: LocaleData<W>, keys: Record<Name, keyof W & string>
): { [name in Name]?: string };
/** Whether a locale has a text of a key. */
export function hasString(locale: LocaleData, key: string): boolean;
/**
 * The name of a part of a date or time as a menu or a button shows it.
 * @param field as in `month`
 */
export function fieldTitle(locale: LocaleData, field: string): string | undefined;
/** The names of the four quarters as a menu shows them, or `undefined` if CLDR has none in the language. */
export function quarterNames(locale: LocaleData, width?: WordWidth): string[] | undefined;
/**
 * The words for a day, week, month or year near this one, as in "tomorrow", or `undefined` if CLDR has none.
 * @param offset −1 for the one before, 0 for this one, 1 for the next
 */
export function relativeName(
  locale: LocaleData, unit: "day" | "week" | "month" | "year", offset: number
): string | undefined;
/** The words of `relativeName` as a menu or a button shows them. */
export function relativeTitle(
  locale: LocaleData, unit: "day" | "week" | "month" | "year", offset: number
): string | undefined;
/** A number of hours, minutes or seconds, as in "3 hours", or `undefined` if CLDR has no words for it. */
export function duration(
  locale: LocaleData, number: number, unit: "hour" | "minute" | "second", width?: WordWidth
): string | undefined;

/**
 * The months of a year that have at least one day within the limits.
 * @param year in the calendar's own numbers
 */
export function months(calendar: CalendarData, year: number, options?: { limits?: DateLimits }): MonthRow[];
/**
 * The title of a month, as in "February 2026".
 * @param date any day of the month
 */
export function monthTitle(calendar: CalendarData, date: CalendarDate): string;
/**
 * The label of a year: from the bundle's list, or composed in the same way.
 * @param year in the calendar's own numbers
 */
export function yearLabel(calendar: CalendarData, year: number): string;
/** The first and the last year that a wheel of years has, in the calendar's own numbers. */
export function years(calendar: CalendarData): { first: number; last: number };
/**
 * The columns of a month, the first day of the week first.
 * @param firstDay the region's own unless given
 */
export function weekdayHeader(locale: LocaleData, firstDay?: Weekday): WeekdayColumn[];
/** Whether a day lies on the weekend of the locale's region. */
export function isWeekend(locale: LocaleData, date: CalendarDate): boolean;
/** The week that a date lies in, the first day of the region's week first. */
export function weekOf(calendar: CalendarData, date: CalendarDate): CalendarDate[];
/** The number of the week in the Gregorian year, by the rules of the locale's region. */
export function weekNumber(locale: LocaleData, date: CalendarDate): number;
/** The weeks of the month a date lies in: seven places each, `null` where the day is of another month. */
export function weeks(calendar: CalendarData, date: CalendarDate): (CalendarDate | null)[][];
/** The label of a day in the grid of a month: its number in the locale's digits, or its name, as in 初八. */
export function dayLabel(calendar: CalendarData, date: CalendarDate): string;
/**
 * A month as a grid: title, header, and weeks of seven cells.
 *
 * A cell is `null` where Almanac does not support the day.
 * @param date any day of the month
 */
export function monthPage(calendar: CalendarData, date: CalendarDate, options?: MonthPageOptions): MonthPage;
/** The small label of a day under another calendar's: its label, or the month's name on the first of a month. */
export function secondaryLabel(calendar: CalendarData, date: CalendarDate): string;

/**
 * The rows of the wheel of hours: 24 of the day, or 12 of half the day beside a wheel of AM and PM.
 *
 * A value counts from midnight or noon, whatever the label is: in `h12` the row of value 0 reads "12".
 * @param cycle the locale's own unless given
 */
export function hourRows(locale: LocaleData, cycle?: HourCycle): WheelRow[];
/**
 * The rows of the wheel of minutes.
 * @param interval a divisor of 60, up to 30
 */
export function minuteRows(locale: LocaleData, interval?: number): WheelRow[];
/** The rows of the wheel of AM and PM: 0 for the hours before noon, 12 for those after it. */
export function dayPeriodRows(locale: LocaleData): WheelRow[];
/** What a screen reader speaks on the wheel of AM and PM, for an hour from 0 to 23. */
export function spokenDayPeriod(locale: LocaleData, hour: number): string;
/**
 * The rows of the wheel of days in a month, without the days beyond the limits.
 * @param date any day of the month
 */
export function dayRows(calendar: CalendarData, date: CalendarDate, options?: { limits?: DateLimits }): WheelRow[];
/**
 * The rows of the wheel of years, without the years beyond the limits, in the calendar's own numbers.
 * @param options the bundle's years unless given
 */
export function yearRows(
  calendar: CalendarData, options?: { first?: number; last?: number; limits?: DateLimits }
): WheelRow[];
/** The label of a day in the first column of a picker of dates and times: its weekday, month and day, or "Today". */
export function dayAndWeekdayLabel(
  calendar: CalendarData, date: CalendarDate, options?: { today?: CalendarDate }
): string;

/** Whether a day, of any calendar, can be chosen. */
export function isWithin(limits: DateLimits, date: CalendarDate): boolean;
/** What is wrong with a day, or `undefined` if it can be chosen. */
export function dateProblem(
  calendar: CalendarData, date: CalendarDate, options?: { limits?: DateLimits; days?: SelectableDays }
): DateProblem | undefined;
/**
 * What a picker tells a user about a problem.
 * @param options medium unless given
 */
export function problemMessage(calendar: CalendarData, problem: DateProblem, options?: { style?: TextStyle }): string;
/** The mask of an input field, as in "TT.MM.JJJJ", or `undefined` if the calendar or the language has none. */
export function maskText(calendar: CalendarData): string | undefined;
/**
 * The date that a user typed, or what is wrong with it.
 *
 * It reads the numbers in the order of the locale, or with a year of four digits first, in the locale's digits or any
 * others, with any separators. A text of eight digits without separators is in the order of the locale.
 */
export function typedDate(
  calendar: CalendarData, text: string, options?: { limits?: DateLimits; days?: SelectableDays }
): TypedDate;
/** The text of a day's cell. */
export function spokenText(calendar: CalendarData, date: CalendarDate, states?: readonly DayState[]): string;
/** The announcement after a date, or a range of dates, was chosen. */
export function spokenSelection(calendar: CalendarData, first: CalendarDate, last?: CalendarDate): string;
/**
 * The value of the wheel of hours.
 * @param hour 0 to 23
 */
export function spokenHour(locale: LocaleData, hour: number): string;
/**
 * The value of the wheel of minutes.
 * @param minute 0 to 59
 */
export function spokenMinute(locale: LocaleData, minute: number): string;

/** The values of a picker's locale object: what `picker` is in the JSON of a calendar. */
export function pickerValues(calendar: CalendarData): PickerValues;
/** A locale with another hour cycle, as a user set it. */
export function withHourCycle<W>(locale: LocaleData<W>, hourCycle: HourCycle): LocaleData<W>;
/**
 * A locale with the week, the hours and the preferred calendars of another region. Call `withHourCycle` after it.
 * @param region a code, as in `DE` or `001`
 * @param regions the export `regions` of `regions.js`
 */
export function withRegion<W>(locale: LocaleData<W>, region: string, regions: Regions): LocaleData<W>;
/** Called by the module `chinese-years.js`. */
export function chineseYearTable(firstYear: number, packed: string): ChineseYears;
/** Called by the modules `<tag>/words.js`. */
export function withWords(locale: LocaleData, keys: readonly string[], texts: readonly (Phrase | null)[]): any;
