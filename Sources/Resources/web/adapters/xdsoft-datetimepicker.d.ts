/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/**
 * The names that formats contain, for the library's `DateFormatter`. A page has only one such object.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function xdsoftFormatter(calendar: CalendarData): {
    dateSettings: {
        days: import("../almanac.js").WeekdayTexts;
        daysShort: string[];
        months: string[];
        monthsShort: string[];
        meridiem: [string, string];
        ordinal: (day: number) => string;
    };
};
/**
 * The localized options. The names replace the library's English names, so its locale must be "en".
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function xdsoftOptions(calendar: CalendarData): {
    i18n: {
        en: {
            months: string[];
            dayOfWeekShort: import("../almanac.js").WeekdayTexts;
            dayOfWeek: import("../almanac.js").WeekdayTexts;
        };
    };
    dayOfWeekStart: 0 | 2 | 1 | 3 | 4 | 5 | 6;
    rtl: boolean;
    formatDate: string;
    formatTime: string;
    format: string;
};
export type CalendarData = import("../almanac.js").CalendarData;
