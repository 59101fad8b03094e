/**
 * The option `locale`. Its hints `scrollTitle` and `toggleTitle` need the words of the locale in `words.js`.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function flatpickrLocale(calendar: CalendarData): {
    hourAriaLabel?: string | undefined;
    minuteAriaLabel?: string | undefined;
    weekAbbreviation?: string | undefined;
    scrollTitle?: string | undefined;
    toggleTitle?: string | undefined;
    yearAriaLabel?: string | undefined;
    monthAriaLabel?: string | undefined;
    weekdays: {
        shorthand: import("../almanac.js").WeekdayTexts;
        longhand: import("../almanac.js").WeekdayTexts;
    };
    months: {
        shorthand: MonthTexts;
        longhand: MonthTexts;
    };
    firstDayOfWeek: 0 | 2 | 1 | 3 | 4 | 5 | 6;
    amPM: [string, string];
    time_24hr: boolean;
    rangeSeparator: string;
    ordinal: (day: number) => string;
};
/**
 * The options `dateFormat` (one of `date`, `time` and `dateTime`) and `ariaDateFormat`.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function flatpickrFormats(calendar: CalendarData): {
    date: string;
    time: string;
    dateTime: string;
    aria: string;
};
export type CalendarData = import("../almanac.js").CalendarData;
export type MonthTexts = [string, string, string, string, string, string, string, string, string, string, string, string];
