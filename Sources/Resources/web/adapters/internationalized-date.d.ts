/**
 * An object with the library's interface `Calendar`: the library's own one, or one with the years of a bundle's calendar.
 *
 * The years that Almanac does not support have the months of the nearest year that it supports, so that a user can type a
 * year digit by digit.
 * @param {CalendarData} calendar
 * @param {new (...fields: any[]) => any} CalendarDate the library's class
 * @param {(identifier: any) => any} createCalendar the library's function
 */
export function internationalizedCalendar(calendar: CalendarData, CalendarDate: new (...fields: any[]) => any, createCalendar: (identifier: any) => any): any;
export type CalendarData = import("../almanac.js").CalendarData;
/**
 * A date of the library. A month is its place in the year, from 1 to 13.
 */
export type Fields = {
    year: number;
    month: number;
    day: number;
};
