/**
 * @param {import("../almanac.js").CalendarData} calendar Gregorian or Persian
 * @param {any} [base] a language object of Quasar
 */
export function quasarLang(calendar: import("../almanac.js").CalendarData, base?: any): any;
