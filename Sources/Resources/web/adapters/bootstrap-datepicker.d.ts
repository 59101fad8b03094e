/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/**
 * The texts and settings of a language. Version 1.3 has no `titleFormat` and writes the month before the year.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function bootstrapDatepickerLocale(calendar: CalendarData): {
    clear?: string | undefined;
    today?: string | undefined;
    monthsTitle?: string | undefined;
    format?: string | undefined;
    days: import("../almanac.js").WeekdayTexts;
    daysShort: string[];
    daysMin: import("../almanac.js").WeekdayTexts;
    months: string[];
    monthsShort: string[];
    weekStart: 0 | 2 | 1 | 3 | 4 | 5 | 6;
    rtl: boolean;
    titleFormat: {
        /** @param {Date} date */
        toDisplay: (date: Date) => string;
        /** @param {unknown} text */
        toValue: (text: unknown) => unknown;
    };
};
export type CalendarData = import("../almanac.js").CalendarData;
