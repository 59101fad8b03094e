/**
 * @param {import("../almanac.js").CalendarData} calendar Gregorian, Persian or Umm al-Qura
 */
export function muiXLocaleText(calendar: import("../almanac.js").CalendarData): {
    [k: string]: any;
};
/**
 * The labels above the days of a month.
 * @param {import("../almanac.js").CalendarData} calendar
 */
export function muiXDayOfWeek(calendar: import("../almanac.js").CalendarData): (date: any) => string;
