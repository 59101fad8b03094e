// The types of Almanac's runtime and of the modules of a bundle, for TypeScript 4.8 and later.

export type CalendarIdentifier =
  | "gregorian" | "buddhist" | "chinese" | "japanese" | "roc" | "persian" | "islamic-umalqura" | "islamic-civil" | "islamic-tbla"
  | "hebrew" | "ethiopic" | "ethiopic-amete-alem" | "coptic" | "indian" | "dangi";
export type Weekday = "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";
export type HourCycle = "h11" | "h12" | "h23" | "h24";
/** `M01` to `M13`, as in ECMAScript Temporal. The code of a leap month ends with `L`, such as `M06L`. */
export type MonthCode = `M${string}`;
export type TextStyle = "full" | "long" | "medium" | "short";
export type WordWidth = "wide" | "abbreviated" | "narrow";
export type DateField =
  | "day" | "dayPeriod" | "era" | "hour" | "minute" | "month" | "second" | "week" | "weekday" | "year" | "zone";
export type DateColumn = "year" | "month" | "day";
export type PickerColumn = "date" | "day" | "dayPeriod" | "hour" | "minute" | "month" | "year";
export type PickerMode = "time" | "date" | "dateAndTime" | "countDownTimer" | "yearAndMonth";
export type SelectableDays = "all" | "weekdays" | "weekends";
export type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";
/** A text, or a text for each plural form. */
export type Phrase = string | ({ other: string } & { [form in PluralForm]?: string });

/**
 * A day in a calendar. All functions take dates in any calendar; `epochDay` identifies the day. A date whose other fields
 * are not those of the day is refused, if its calendar has fixed rules or is the calendar of the call. The years of the Chinese
 * and some other calendars are in a table, which other calls do not have.
 */
export interface CalendarDate {
  readonly calendar: CalendarIdentifier;
  /** The year in the calendar's own numbers, such as 2569 (Buddhist); the related year in the Chinese calendar. */
  readonly year: number;
  readonly monthCode: MonthCode;
  readonly day: number;
  /** The number of days since 1 January 1970. */
  readonly epochDay: number;
}
/** A `Temporal.PlainDate`, `PlainDateTime` or `ZonedDateTime` in one of Almanac's calendars, or in `iso8601`. */
export interface TemporalDate {
  readonly calendarId: string;
  readonly year: number;
  readonly monthCode: string;
  readonly day: number;
  toString(): string;
}
/** A `Temporal.PlainYearMonth`. Only the functions for months and texts take it, with the calendar of the month. */
export interface TemporalYearMonth {
  readonly calendarId: string;
  readonly year: number;
  readonly monthCode: string;
  readonly day?: undefined;
  toPlainDate(item: { day: number }): TemporalDate;
}
/** A `Temporal.PlainMonthDay`. Only `format` and `formatToParts` take it, with its calendar and a skeleton without the year. */
export interface TemporalMonthDay {
  readonly calendarId: string;
  readonly year?: undefined;
  readonly monthCode: string;
  readonly day: number;
  toString(): string;
}
/** A `CalendarDate`, `CalendarDateTime` or `ZonedDateTime` of @internationalized/date. */
export interface InternationalizedDate {
  readonly calendar: { readonly identifier: string };
  readonly era: string;
  /** The year of the era. */
  readonly year: number;
  /** The place of the month in its year. */
  readonly month: number;
  readonly day: number;
  toString(): string;
}
/** A date that Almanac's functions take. */
export type AnyDate = CalendarDate | TemporalDate | InternationalizedDate;
/** A month, or any day of a month. */
export type AnyMonth = AnyDate | TemporalYearMonth;
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
  | "yM" | "yMMM" | "yMMMEd" | "yMMMM" | "yMMMMEEEEd" | "yMMMMd" | "yMMMd" | "yMd" | "EEEE" | "EEEEd" | "MEd"
  | "MMMMEEEEd" | "yMEd" | "GyM" | "GyMd" | "GyMEd" | "GyMMMd" | "GyMMMEd" | "GyMMMMd" | "GyMMMMEEEEd" | "GyMMMMEd"
  | "MEEEEd" | "MMMEEEEd" | "MMMMEd" | "yMEEEEd" | "yMMMEEEEd" | "yMMMMEd" | "QQQ" | "QQQQ" | "yQQQ" | "yQQQQ";
export type TimeSkeleton = "H" | "Hm" | "Hms" | "h" | "hm" | "hms" | "ms" | "j" | "jm" | "jms";
/** The skeleton of a date, followed by the skeleton of a time. */
export type DateTimeSkeleton = `${DateSkeleton}${TimeSkeleton}`;
/** The width of a name, as in ECMA-402: "Tuesday", "Tue" or "T". */
export type NameWidth = "long" | "short" | "narrow";
/** The form of a number, as in ECMA-402. */
export type NumberForm = "numeric" | "2-digit";
/** The fields of a date and their widths, as in ECMA-402. Their order and the words between them are the locale's. */
export interface DateFieldOptions {
  era?: NameWidth;
  year?: NumberForm;
  /** Almanac's own addition to ECMA-402. */
  quarter?: NameWidth;
  month?: NumberForm | NameWidth;
  day?: NumberForm;
  weekday?: NameWidth;
}
export interface ClockOptions {
  /** By default, the hour cycle is the locale's. In a skeleton, this changes only `j`. */
  hour12?: boolean;
}
/** The fields of a time, as in ECMA-402. Beside an hour, minutes and seconds always have two digits. */
export interface TimeFieldOptions extends ClockOptions {
  hour?: NumberForm;
  minute?: NumberForm;
  second?: NumberForm;
}
/** A style or a skeleton (UTS 35). If both are present, the skeleton counts. */
export interface TextOptions<Skeleton extends string = string> {
  style?: TextStyle;
  skeleton?: Skeleton;
}
/** A style, a skeleton, or the fields of a date. */
export type DateOptions = TextOptions<DateSkeleton> | DateFieldOptions;
/** A style, a skeleton, or the fields of a time. */
export type TimeOptions = (TextOptions<TimeSkeleton> & ClockOptions) | TimeFieldOptions;
/** A style, a skeleton such as `MMMdjm`, or the fields of a date and a time. */
export type DateTimeOptions =
  | (TextOptions<DateTimeSkeleton> & ClockOptions)
  | (DateFieldOptions & TimeFieldOptions);
/** A skeleton, or the fields of a date. */
export type RangeOptions = { skeleton?: DateSkeleton } | DateFieldOptions;
/** A skeleton, or the fields of a time. */
export type TimeRangeOptions = ({ skeleton?: TimeSkeleton } & ClockOptions) | TimeFieldOptions;
/** A skeleton, or the fields of a date and a time. */
export type DateTimeRangeOptions =
  | ({ skeleton?: DateTimeSkeleton } & ClockOptions)
  | (DateFieldOptions & TimeFieldOptions);
export type PartType =
  | "era" | "year" | "relatedYear" | "yearName" | "quarter" | "month" | "weekday" | "day" | "dayPeriod" | "hour" | "minute"
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
  titled?: { wide?: string; abbreviated?: string };
}
export interface RelativeWords {
  [offset: string]: string | { [offset: string]: string } | undefined;
  titled?: { [offset: string]: string };
}
export interface UnitNames {
  [form: string]: string | undefined;
  label?: string;
}
/** The keys of a locale's words, each with its placeholders and the types of their values. */
export type Words = { [key: string]: { [placeholder: string]: string | number } };

/** The export `locale` of `<tag>.js` and `<tag>/words.js`; the fields are those of `json/<tag>/locale.json`. */
export interface LocaleData<W = any> {
  schemaVersion: number;
  locale: string;
  dataLocale: string;
  direction: "ltr" | "rtl";
  week: { firstDay: Weekday; weekend: Weekday[]; minimalDays: number; region: string };
  weekdays: ContextNames & { codes: Weekday[] };
  numbers: {
    system: string; digits?: string[]; days?: string[]; hours?: string[]; minutes?: string[];
    texts?: { [number: string]: string };
  };
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
  /** Almanac's key for each of the app's own keys, if the bundle was made with `--keys`. */
  keys?: { [name: string]: string };
  /** The labels of the wheels with the largest estimated widths, to measure instead of all labels. */
  wheels: { longest: { hours: { [cycle in HourCycle]: string[] }; minutes: string[] } };
}

/** The export `calendar` of `<tag>/<calendar>.js`; the fields are those of `json/<tag>/<calendar>.json`. */
export interface CalendarData<W = any, C extends CalendarIdentifier = CalendarIdentifier> {
  schemaVersion: number;
  locale: LocaleData<W>;
  calendar: C;
  bcp47: string;
  columns: DateColumn[];
  monthCodes: MonthCode[];
  months: ContextNames;
  leapMonthCodes?: MonthCode[];
  /** The names of the leap months, in the order of `leapMonthCodes`. */
  leapMonths?: ContextNames;
  leapYearMonthCodes?: MonthCode[];
  /** The names of the months of `leapYearMonthCodes` in leap years, such as Adar II. */
  leapYearMonths?: ContextNames;
  leapMonthPatterns?: { numeric: string };
  eras?: { codes: string[]; current: string; wide: string[]; abbreviated: string[]; narrow: string[] };
  cyclicYears?: string[];
  zodiac?: string[];
  dayNames?: string[];
  /** The days that are ordinal numbers beside a month's name, by number: `{ "1": "1er" }` in French. */
  dayOfMonths?: { [day: string]: string };
  patterns: {
    date: { [style: string]: string };
    dateTime: { [style: string]: string };
    skeletons: { [skeleton: string]: string };
    intervals: Intervals;
  };
  numberOverrides?: { [path: string]: { [letter: string]: string } };
  /** The texts of a numbering system, by number: `{ "jpanyear": { "1": "元" } }`. Other numbers are in digits. */
  numberTexts?: { [system: string]: { [number: string]: string } };
  mask?: { order: DateColumn[]; separators: string[]; letters?: { [column in DateColumn]: string } };
  longest: { years: string[]; months: string[]; days: string[] };
  picker: { weekdaysHeader: string[] };
  years: { first: number; last: number; pattern: string; display?: string[]; numeric?: string[] };
  rules: CalendarRules;
  /** The years that `rules.yearTable` or `rules.yearRule` names, from `<yearTable>.js` or `<yearRule>-years.js`. */
  yearTable?: YearTable;
}
export interface MonthSpan {
  monthCode: MonthCode;
  /** The number of days from 1 January 1970 to the first day of the month. */
  first: number;
  length: number;
}
/**
 * The export of a module such as `chinese-years.js`. A year is identified by the Gregorian year in which it begins, or by
 * its own number if `numbering` is `own`.
 */
export interface YearTable {
  /** `undefined` if a table does not have the year. */
  monthsOf(year: number): MonthSpan[] | undefined;
  dayAt(epochDay: number): { year: number; monthCode: MonthCode; day: number };
}
/** What the runtime needs to compute with a calendar, besides the codes of its months. */
export interface CalendarRules {
  /** The eras by their codes; a year counts from `firstYear`, or backward from `lastYear`. */
  eras?: { [code: string]: { firstDay?: string; firstYear?: number; lastYear?: number } };
  longestMonth: number;
  /** `cyclic` if the years have names in a cycle of 60, `own` if lists identify the years by the calendar's own numbers. */
  numbering: "counted" | "cyclic" | "own";
  /** The least and the greatest number of digits of a typed year; absent if users cannot type dates as three numbers. */
  typedYearDigits?: number[];
  /** The number of a year minus the number that identifies it in lists: the Gregorian year in which it begins, or itself. */
  yearOffset: number;
  /** The rule that gives the months and days of a year, such as `civil`; absent if the bundle has a table of years. */
  yearRule?: string;
  /** The file of the bundle with the months and days of the years, such as `chinese-years`. */
  yearTable?: string;
}
export interface RegionHours {
  hourCycle: HourCycle;
  allowedHourCycles: HourCycle[];
}
/** The export `regions` of `regions.js`. */
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

/** The settings that a user's language tag has in addition to the language. */
export interface Preferences {
  /** The user's region, such as `DE` or `419`. */
  region?: string;
  /** The name of the preferred calendar in BCP 47, such as `gregory`. */
  calendar?: string;
  hourCycle?: HourCycle;
  /** The first day of the week. */
  firstDay?: Weekday;
}

/** The first and the last day that can be chosen, both inclusive. If `latest` is before `earliest`, both are ignored. */
export interface DateLimits<Day extends AnyDate = CalendarDate> {
  earliest?: Day;
  latest?: Day;
}
/** A problem with a date. Its limits are the dates that the app passed. */
export type DateProblem<Day extends AnyDate = CalendarDate> =
  | { code: "tooEarly"; earliest: Day }
  | { code: "tooLate"; latest: Day }
  | { code: "outOfRange"; earliest: Day; latest: Day }
  /** The typed text can be two or more dates, earliest first. */
  | { code: "ambiguous"; dates: CalendarDate[] }
  /** The typed date has another weekday than the typed weekday. */
  | { code: "wrongWeekday"; date: CalendarDate }
  | { code: "noDate" | "noSuchDate" | "noTime" | "rangeReversed" | "unavailable" | "weekdaysOnly" | "weekendsOnly" };
/** Single days, or a range. A range whose last day is before its first day contains no day. */
export interface DaySelection {
  dates?: readonly AnyDate[];
  from?: AnyDate;
  to?: AnyDate;
}
export type RangePlace = "start" | "middle" | "end" | "only";
export type DayState = "today" | "selected" | "rangeStart" | "rangeEnd";
export interface DayCell<Day extends AnyDate = CalendarDate> {
  date: CalendarDate;
  label: string;
  isInMonth: boolean;
  isToday: boolean;
  isWeekend: boolean;
  isSelected: boolean;
  rangePlace: RangePlace | undefined;
  problem: DateProblem<Day> | undefined;
}
export interface WeekdayColumn {
  weekday: Weekday;
  name: string;
  abbreviatedName: string;
  shortName: string;
  narrowName: string;
  isWeekend: boolean;
}
export interface MonthPage<Day extends AnyDate = CalendarDate> {
  /** The text of `monthTitle`. */
  title: string;
  /** The month's first day, or 1 January 1900 if the month began before this day. */
  firstDay: CalendarDate;
  header: WeekdayColumn[];
  /** Usually four to six weeks. A thirteenth month, or a month with days that are not supported, can have fewer. */
  weeks: { number: number; cells: (DayCell<Day> | null)[] }[];
}
export interface MonthPageOptions<Day extends AnyDate = CalendarDate> {
  today?: AnyDate;
  selection?: DaySelection;
  limits?: DateLimits<Day>;
  days?: SelectableDays;
  unavailable?: readonly AnyDate[];
  /** The first day of the week; by default the first day of the region's week. */
  firstDay?: Weekday;
  hasSixWeeks?: boolean;
}
export interface MonthRow {
  monthCode: MonthCode;
  name: string;
  abbreviatedName: string;
  nameBesideDay: string;
  /** The number of supported days in the month. */
  length: number;
  /** The month's first day, or 1 January 1900 if the month began before this day. */
  firstDay: CalendarDate;
}
export interface WheelRow {
  value: number;
  label: string;
}
export interface EraRow {
  /** The era's code, such as `reiwa`. */
  code: string;
  name: string;
  /** The first year with supported days of the era, in the calendar's own numbers, such as 2019. */
  firstYear: number;
  /** The last year of the era; in the Japanese calendar, it is also the first year of the next era. */
  lastYear: number;
  /** The first and the last supported day of the era. */
  limits: { earliest: CalendarDate; latest: CalendarDate };
}
/** A text for each of the seven weekdays, from Sunday. */
export type WeekdayTexts = [string, string, string, string, string, string, string];
/** The values that the locale objects of most picker libraries need, as in the field `picker` of a calendar's JSON. */
export interface PickerValues {
  dayPeriods: [string, string];
  digits?: string[];
  direction: "ltr" | "rtl";
  /** 0 is Sunday. */
  firstDay: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  firstDayCode: Weekday;
  hour12: boolean;
  months: string[];
  monthsInDate: string[];
  monthsShort: string[];
  numericDate?: string;
  rangeSeparator: string;
  time: string;
  title: string;
  weekdays: WeekdayTexts;
  weekdaysHeader: WeekdayTexts;
  yearFirst: boolean;
  yearOffset?: number;
  yearSuffix?: string;
}

type Zone = { utc?: boolean };
/** The values of a text's placeholders; any values for a locale whose words have no types. */
type Arguments<Values> =
  0 extends 1 & Values ? [values?: Values] : [keyof Values] extends [never] ? [] : [values: Values];

/**
 * A date of the Gregorian calendar.
 * @param month 1 to 12
 */
export function gregorianDate(year: number, month: number, day: number): CalendarDate;
/**
 * A date of a calendar from its year, month and day.
 * @param year in the calendar's own numbers, such as 2569 (Buddhist); the related year in the Chinese calendar
 * @param month 1 to 13, or a code such as `M06L`
 */
export function calendarDate(
  calendar: CalendarData, year: number, month: number | MonthCode, day: number
): CalendarDate;
/** The same day in another calendar. */
export function convert(calendar: CalendarData, date: AnyDate): CalendarDate;
/** The day of a `Date`, in the time zone of the machine or in UTC. */
export function fromDate(date: Date, options?: Zone): CalendarDate;
/**
 * A `Date` at midnight of a day, in the time zone of the machine or in UTC.
 *
 * Where clocks skip midnight, the `Date` is the first moment of the day. A day that a time zone skipped becomes the next
 * day, so use `utc` to store dates.
 */
export function toDate(date: AnyDate, options?: Zone): Date;
/**
 * Reads a day in ISO 8601, such as `2026-02-17` or `2026-02-17[u-ca=chinese]`; the numbers are always Gregorian.
 * @param calendar the calendar of the result; needed if the text names another calendar than the Gregorian one
 */
export function fromISO(text: string, calendar?: CalendarData): CalendarDate;
/** A day in ISO 8601, followed by the calendar if it is not Gregorian, as in Temporal (RFC 9557). */
export function toISO(date: AnyDate): string;
/** The day of the week, such as `sun`. */
export function weekday(date: AnyDate): Weekday;
/** The number of days from one date to another; negative if `last` is earlier. */
export function daysBetween(first: AnyDate, last: AnyDate): number;
/**
 * The date a number of days later, or earlier if `days` is negative.
 * @param calendar the calendar of the result
 */
export function addDays(calendar: CalendarData, date: AnyDate, days: number): CalendarDate;
/**
 * The date a number of months later, or earlier if `months` is negative.
 *
 * If that month does not have the day, the result is the month's last day. If the day is not supported, the result is the
 * nearest supported day of the month. A leap month counts as a month.
 * @param calendar the calendar that counts the months
 */
export function addMonths(calendar: CalendarData, date: AnyDate, months: number): CalendarDate;
/**
 * The date in the same month of another year, or the nearest supported day if the month does not have the day.
 *
 * If the year does not have the leap month, the result is in the month with the same number, or in the month that has
 * another name in a leap year, such as Adar.
 * @param year in the calendar's own numbers
 */
export function setYear(calendar: CalendarData, date: AnyDate, year: number): CalendarDate;
/**
 * The date in another month of the same year, or the nearest supported day if the month does not have the day.
 * @param month a code, such as `M06L`
 */
export function setMonth(calendar: CalendarData, date: AnyDate, month: MonthCode): CalendarDate;

/**
 * The text of a date. Throws if the locale has no pattern for the fields of the options.
 * @param date a date in any calendar
 * @param options by default the style medium
 */
export function format(
  calendar: CalendarData, date: AnyMonth | TemporalMonthDay, options?: DateOptions
): string;
/**
 * The parts of a date's text, for an input with a field for each part.
 * @param date a date in any calendar
 */
export function formatToParts(
  calendar: CalendarData, date: AnyMonth | TemporalMonthDay, options?: DateOptions
): TextPart[];
/**
 * The text of a range of dates; the earlier date always comes first. If the options have a day of the month, a range also
 * shows the month and the year in which its ends differ. If they have a month or a quarter, it also shows the year.
 * @param options by default the skeleton `yMMMd`
 */
export function formatRange(
  calendar: CalendarData, first: AnyDate, last: AnyDate, options?: RangeOptions
): string;
/**
 * The text of a date and a time.
 * @param options by default the style medium
 */
export function formatDateTime(
  calendar: CalendarData, date: AnyDate, time: TimeOfDay, options?: DateTimeOptions
): string;
/**
 * The text of a range between two dates with times; on one day, the date comes once, before a range of times. On different
 * days, the dates have the fields that `formatRange` shows.
 * @param options by default the skeleton `yMMMdjm`
 */
export function formatDateTimeRange(
  calendar: CalendarData,
  first: AnyDate,
  firstTime: TimeOfDay,
  last: AnyDate,
  lastTime: TimeOfDay,
  options?: DateTimeRangeOptions,
): string;
/**
 * Joins the texts of dates to a list, earliest first.
 * @param options by default `yMMMd` and the style long
 */
export function formatDates(
  calendar: CalendarData,
  dates: readonly AnyDate[],
  options?: { skeleton?: DateSkeleton; style?: "long" | "short" | "narrow" },
): string;
/**
 * The text of a time; the styles full and long are the same as medium.
 * @param options by default the style short
 */
export function formatTime(locale: LocaleData, time: TimeOfDay, options?: TimeOptions): string;
/**
 * The parts of a time's text.
 * @param options by default the style short
 */
export function formatTimeToParts(
  locale: LocaleData, time: TimeOfDay, options?: TimeOptions
): TextPart[];
/**
 * The text of a range of times; the earlier time always comes first.
 * @param options by default the skeleton `jm`
 */
export function formatTimeRange(
  locale: LocaleData, first: TimeOfDay, last: TimeOfDay, options?: TimeRangeOptions
): string;
/**
 * Joins texts to a list.
 * @param options by default the style long
 */
export function formatList(
  locale: LocaleData, texts: readonly string[], options?: { style?: "long" | "short" | "narrow" }
): string;
/** A whole number in the locale's digits, without grouping separators. */
export function formatNumber(locale: LocaleData, number: number): string;

/** One of the picker's own texts, with values for its placeholders; a text with plural forms needs the value `n`. */
export function string<W, Key extends keyof W & string>(
  locale: LocaleData<W>, key: Key, ...values: Arguments<W[Key]>
): string;
/**
 * The texts of several keys, by the names that the locale object of a picker library uses.
 *
 * A name is absent if the locale has no text for its key, or if the text has plural forms.
 */
export function strings<W, Name extends string>(
  locale: LocaleData<W>, keys: Record<Name, keyof W & string>
): { [name in Name]?: string };
/** Whether a locale has a text for a key. */
export function hasString(locale: LocaleData, key: string): boolean;
/**
 * The name of a part of a date or time on a menu or a button; `undefined` if CLDR has none.
 */
export function fieldTitle(locale: LocaleData, field: DateField): string | undefined;
/** The names of the four quarters of a year on a menu; `undefined` if CLDR has none in the language. */
export function quarterNames(locale: LocaleData, width?: WordWidth): string[] | undefined;
/**
 * The words for a day, week, month or year near the current one, such as "tomorrow"; `undefined` if CLDR has none.
 * @param offset −1 for the previous, 0 for the current, 1 for the next
 */
export function relativeName(
  locale: LocaleData, unit: "day" | "week" | "month" | "year", offset: number
): string | undefined;
/** The words of `relativeName` in the form for a menu or a button. */
export function relativeTitle(
  locale: LocaleData, unit: "day" | "week" | "month" | "year", offset: number
): string | undefined;
/** A number of hours, minutes or seconds, such as "3 hours"; `undefined` if CLDR has no words for it. */
export function duration(
  locale: LocaleData, number: number, unit: "hour" | "minute" | "second", width?: WordWidth
): string | undefined;

/**
 * The months of a year that have at least one day within the limits.
 * @param year in the calendar's own numbers
 */
export function months(calendar: CalendarData, year: number, options?: { limits?: DateLimits<AnyDate> }): MonthRow[];
/**
 * The title of a month, such as "February 2026", with the era of the month's first day.
 * @param date any day of the month
 */
export function monthTitle(calendar: CalendarData, date: AnyMonth): string;
/**
 * The label of a year. If the bundle's list does not have the year, the label is made by the list's pattern.
 * @param year in the calendar's own numbers
 */
export function yearLabel(calendar: CalendarData, year: number): string;
/** The first and the last year of the bundle's lists, in the calendar's own numbers. */
export function years(calendar: CalendarData): { first: number; last: number };
/**
 * The columns of a month, one for each day of the week, starting at the first day of the week.
 * @param firstDay by default the first day of the region's week
 */
export function weekdayHeader(locale: LocaleData, firstDay?: Weekday): WeekdayColumn[];
/** Whether a day is on the weekend of the locale's region. */
export function isWeekend(locale: LocaleData, date: AnyDate): boolean;
/**
 * The seven days of the week that contains a date, starting at the first day of the region's week. Throws if one of them is
 * before 1900 or after January 28, 2101; `weeks` has `null` for such days.
 */
export function weekOf(calendar: CalendarData, date: AnyDate): CalendarDate[];
/** The number of the week in the Gregorian year, 1 to 53, by the rules of the locale's region. */
export function weekNumber(locale: LocaleData, date: AnyDate): number;
/**
 * The weeks of the month that contains a date, each with seven days; days of the months before and after complete them.
 *
 * An entry is `null` if Almanac does not support its day.
 * @param date any day of the month
 */
export function weeks(calendar: CalendarData, date: AnyMonth): (CalendarDate | null)[][];
/** The label of a day in the grid of a month: its number in the calendar's numerals, or its name, such as 初八. */
export function dayLabel(calendar: CalendarData, date: AnyDate): string;
/**
 * A month as a grid: title, header, and weeks of seven cells.
 *
 * A cell is `null` if Almanac does not support its day.
 * @param date any day of the month
 */
export function monthPage<Day extends AnyDate = CalendarDate>(
  calendar: CalendarData, date: AnyMonth, options?: MonthPageOptions<Day>
): MonthPage<Day>;
/** A day's small label in a second calendar: the day's label, or the month's name on the first day of a month. */
export function secondaryLabel(calendar: CalendarData, date: AnyDate): string;

/**
 * The rows of the wheel of hours: 24 for a day, or 12 for half a day beside a wheel of AM and PM.
 *
 * A row's value is the number of hours since midnight or noon. In `h12`, the label of value 0 is "12".
 * @param cycle by default the locale's hour cycle
 */
export function hourRows(locale: LocaleData, cycle?: HourCycle): WheelRow[];
/**
 * The rows of the wheel of minutes.
 * @param interval a divisor of 60, up to 30
 */
export function minuteRows(locale: LocaleData, interval?: number): WheelRow[];
/** The rows of the wheel of AM and PM; their values are 0 and 12, the first hour of each half of the day. */
export function dayPeriodRows(locale: LocaleData): WheelRow[];
/** The text that a screen reader speaks on the wheel of AM and PM; `hour` is 0 to 23. */
export function spokenDayPeriod(locale: LocaleData, hour: number): string;
/**
 * The rows of the wheel of days in a month, without the days beyond the limits.
 * @param date any day of the month
 */
export function dayRows(calendar: CalendarData, date: AnyMonth, options?: { limits?: DateLimits<AnyDate> }): WheelRow[];
/**
 * The rows of the wheel of eras: the eras that have supported days, earliest first.
 *
 * A picker needs this wheel if a calendar has two rows or more. A year may have two eras: both have a row for it. The limits
 * of a row are for the rows of other wheels.
 */
export function eraRows(calendar: CalendarData): EraRow[];
/**
 * The rows of the wheel of years, without the years beyond the limits, in the calendar's own numbers.
 *
 * With an era, the rows are the years that have days of the era, and the labels are the numbers beside a wheel of eras, such
 * as 64年.
 * @param options by default the bundle's years
 */
export function yearRows(
  calendar: CalendarData, options?: { first?: number; last?: number; limits?: DateLimits<AnyDate>; era?: string }
): WheelRow[];
/** The label of a day in the first column of a picker of dates and times: its weekday, month and day, or "Today". */
export function dayAndWeekdayLabel(
  calendar: CalendarData, date: AnyDate, options?: { today?: AnyDate }
): string;

/** Whether a day is within the limits; the day may be in any calendar. */
export function isWithin(limits: DateLimits<AnyDate>, date: AnyDate): boolean;
/** The problem with a day; `undefined` if it can be chosen. */
export function dateProblem<Day extends AnyDate = CalendarDate>(
  calendar: CalendarData, date: AnyDate, options?: { limits?: DateLimits<Day>; days?: SelectableDays }
): DateProblem<Day> | undefined;
/**
 * The sentence that tells a user about a problem.
 * @param options by default the style medium
 */
export function problemMessage(calendar: CalendarData, problem: DateProblem<AnyDate>, options?: { style?: TextStyle }): string;
/** The mask of an input field, such as "TT.MM.JJJJ", or `undefined` if the calendar or the language has none. */
export function maskText(calendar: CalendarData): string | undefined;
/** The text that a screen reader speaks for a day: the whole date with its weekday, and its states. */
export function spokenText(calendar: CalendarData, date: AnyDate, states?: readonly DayState[]): string;
/** The text that a screen reader speaks after the user has chosen a date or a range of dates. */
export function spokenSelection(calendar: CalendarData, first: AnyDate, last?: AnyDate): string;
/**
 * The text that a screen reader speaks for a row of the wheel of hours.
 * @param hour 0 to 23
 */
export function spokenHour(locale: LocaleData, hour: number): string;
/**
 * The text that a screen reader speaks for a row of the wheel of minutes.
 * @param minute 0 to 59
 */
export function spokenMinute(locale: LocaleData, minute: number): string;

/** The values that the locale objects of most picker libraries need, as in the field `picker` of a calendar's JSON. */
export function pickerValues(calendar: CalendarData): PickerValues;
/** A locale with another hour cycle, such as the user's. */
export function withHourCycle<W>(locale: LocaleData<W>, hourCycle: HourCycle): LocaleData<W>;
/**
 * A locale with the week, the hour cycles and the preferred calendars of another region.
 *
 * Call `withHourCycle` after it, because it sets the region's hour cycle.
 * @param region a code, such as `DE` or `001`
 * @param regions the export `regions` of `regions.js`
 */
export function withRegion<W>(locale: LocaleData<W>, region: string, regions: Regions): LocaleData<W>;
/** All months of any year; `undefined` if the calendar's table does not have the year. Only `typed.js` calls this. */
export function anyMonths(calendar: CalendarData, year: number): MonthSpan[] | undefined;
/** Options with known names; throws for an unknown name. Only `typed.js` calls this. */
export function checkedOptions<Options extends object>(options: Options, names: readonly string[]): Options;
/** A value that is a text; throws for any other value. Only `typed.js` calls this. */
export function textOf(value: unknown): string;
/** The end of an error message for a wrong name. Only `index.js` calls this. */
export function suggestion(wrong: string, names: readonly string[]): string;
/** A locale with more words. Only the modules `<tag>/words.js` call this. */
export function withWords(locale: LocaleData, keys: readonly string[], texts: readonly (Phrase | null)[]): any;
