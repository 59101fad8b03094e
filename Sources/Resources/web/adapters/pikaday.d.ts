/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/**
 * The localized options. The input shows a date in the locale's digits, and reads any digits.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function pikadayOptions(calendar: CalendarData): {
    ariaLabel?: string | undefined;
    i18n: {
        previousMonth: string;
        nextMonth: string;
        months: string[];
        weekdays: import("../almanac.js").WeekdayTexts;
        weekdaysShort: import("../almanac.js").WeekdayTexts;
    };
    firstDay: 0 | 2 | 1 | 3 | 4 | 5 | 6;
    isRTL: boolean;
    showMonthAfterYear: boolean;
    yearSuffix: string;
    /** @param {Date} date */
    toString: (date: Date) => string;
    /** @param {string} text */
    parse: (text: string) => Date | null;
};
export type CalendarData = import("../almanac.js").CalendarData;
