/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {import("../almanac.js").CalendarDate} CalendarDate */
/**
 * A date adapter with the calendar's dates and texts.
 *
 * VDatePicker has twelve months, and passes the numbers of its years to `parseISO`. So the function throws if the calendar
 * has another month, or if its years look like those of ISO 8601, as in the Indian calendar.
 * @param {CalendarData} calendar
 * @param {new (...options: any[]) => any} Base a date adapter with Gregorian dates, such as Vuetify's own
 * @returns {new (...options: any[]) => any}
 */
export function vuetifyCalendarAdapter(calendar: CalendarData, Base: new (...options: any[]) => any): new (...options: any[]) => any;
export type CalendarData = import("../almanac.js").CalendarData;
export type CalendarDate = import("../almanac.js").CalendarDate;
