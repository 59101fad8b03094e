/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/** @typedef {{ viewDate: Date, curDecade: [number, number] }} View */
/**
 * The localized options. The library needs the texts `today` and `clear`, so `--words` must not leave them out.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function airDatepickerOptions(calendar: CalendarData): {
    locale: {
        clear?: string | undefined;
        today?: string | undefined;
        days: import("../almanac.js").WeekdayTexts;
        daysShort: string[];
        daysMin: import("../almanac.js").WeekdayTexts;
        months: string[];
        monthsShort: string[];
        firstDay: 0 | 2 | 1 | 3 | 4 | 5 | 6;
        dateFormat: string;
        timeFormat: string;
    };
    weekends: number[];
    dateTimeSeparator: string;
    multipleDatesSeparator: string;
    navTitles: {
        /** @param {View} view */
        days: ({ viewDate }: View) => string;
        /** @param {View} view */
        months: ({ viewDate }: View) => string;
        /** @param {View} view */
        years: ({ curDecade }: View) => string;
    };
};
export type CalendarData = import("../almanac.js").CalendarData;
export type View = {
    viewDate: Date;
    curDecade: [number, number];
};
