/**
 * An object as `JSONCatalog` of Django answers with: `catalog` has the texts by their English ones.
 * @param {CalendarData} calendar of the Gregorian calendar
 */
export function djangoCatalog(calendar: CalendarData): {
    catalog: Record<string, string>;
    formats: {
        DATE_INPUT_FORMATS: string[];
        TIME_INPUT_FORMATS: string[];
        FIRST_DAY_OF_WEEK: number;
    };
};
export type CalendarData = import("../almanac.js").CalendarData;
