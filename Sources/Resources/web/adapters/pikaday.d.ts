/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/**
 * The localized options. The input shows a date in the locale's digits, and reads any digits.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function pikadayOptions(calendar: CalendarData): {
    ariaLabel?: string | undefined;
    i18n: {
        previousMonth?: string | undefined;
        nextMonth?: string | undefined;
        months: string[];
        weekdays: string[];
        weekdaysShort: string[];
    };
    firstDay: number;
    isRTL: boolean;
    showMonthAfterYear: boolean;
    yearSuffix: string;
    /** @param {Date} date */
    toString: (date: Date) => string;
    /** @param {string} text */
    parse: (text: string) => Date | null;
};
export type CalendarData = import("../almanac.js").CalendarData;
