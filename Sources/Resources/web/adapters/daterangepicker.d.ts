/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/**
 * The localized options. Versions 2 and 3 read `format` and `separator` from `locale`, and version 1 from the options.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function daterangepickerOptions(calendar: CalendarData): {
    format: string;
    separator: string;
    timePicker12Hour: boolean;
    timePicker24Hour: boolean;
    minYear: number;
    maxYear: number;
    locale: {
        applyLabel?: string | undefined;
        cancelLabel?: string | undefined;
        customRangeLabel?: string | undefined;
        fromLabel?: string | undefined;
        toLabel?: string | undefined;
        weekLabel?: string | undefined;
        format: string;
        separator: string;
        direction: "ltr" | "rtl";
        firstDay: 0 | 2 | 1 | 3 | 4 | 5 | 6;
        daysOfWeek: import("../almanac.js").WeekdayTexts;
        monthNames: string[];
    };
};
/**
 * The option `ranges` with the library's six usual ranges; a range without a word is absent.
 *
 * Pass a calendar with the words of the locale in `words.js`.
 * @param {CalendarData} calendar a Gregorian calendar
 * @param {() => any} moment
 */
export function daterangepickerRanges(calendar: CalendarData, moment: () => any): {
    [k: string]: any[];
};
export type CalendarData = import("../almanac.js").CalendarData;
