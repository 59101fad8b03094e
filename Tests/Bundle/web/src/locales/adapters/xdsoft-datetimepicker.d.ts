/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/**
 * The names in the formats, for the library's `DateFormatter`, which has one for the whole page.
 * @param {CalendarData} calendar
 */
export function xdsoftFormatter(calendar: CalendarData): {
    dateSettings: {
        days: string[];
        daysShort: string[];
        months: string[];
        monthsShort: string[];
        meridiem: string[];
    };
};
/**
 * The localized options. The names take the place of the library's English ones, so its locale must be "en".
 * @param {CalendarData} calendar of the Gregorian calendar
 */
export function xdsoftOptions(calendar: CalendarData): {
    i18n: {
        en: {
            months: string[];
            dayOfWeekShort: string[];
            dayOfWeek: string[];
        };
    };
    dayOfWeekStart: number;
    rtl: boolean;
    formatDate: string;
    formatTime: string;
    format: string;
};
export type CalendarData = import("../almanac.js").CalendarData;
