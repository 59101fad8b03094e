/**
 * An object like the response of Django's `JSONCatalog`: `catalog` has the texts by their English texts.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function djangoCatalog(calendar: CalendarData): {
    catalog: Record<string, string>;
    formats: {
        DATE_INPUT_FORMATS: string[];
        TIME_INPUT_FORMATS: string[];
        FIRST_DAY_OF_WEEK: 0 | 2 | 1 | 3 | 4 | 5 | 6;
    };
};
export type CalendarData = import("../almanac.js").CalendarData;
