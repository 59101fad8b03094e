/**
 * @param {import("../almanac.js").CalendarData} calendar a Gregorian calendar
 */
export function antDesignLocale(calendar: import("../almanac.js").CalendarData): {
    lang: {
        locale: string;
        shortWeekDays: import("../almanac.js").WeekdayTexts;
        shortMonths: string[];
        monthBeforeYear: boolean;
        yearFormat: string;
        cellDateFormat: string;
        cellMeridiemFormat: string;
        fieldDateFormat: string;
        fieldTimeFormat: string;
        fieldDateTimeFormat: string;
        fieldMonthFormat: string;
        rangeWeekPlaceholder?: [string, string] | undefined;
        rangeMonthPlaceholder?: [string, string] | undefined;
        rangeQuarterPlaceholder?: [string, string] | undefined;
        rangeYearPlaceholder?: [string, string] | undefined;
        rangePlaceholder?: [string, string] | undefined;
        clear?: string | undefined;
        ok?: string | undefined;
        month?: string | undefined;
        year?: string | undefined;
        week?: string | undefined;
        today?: string | undefined;
        placeholder?: string | undefined;
        yearPlaceholder?: string | undefined;
        quarterPlaceholder?: string | undefined;
        monthPlaceholder?: string | undefined;
        weekPlaceholder?: string | undefined;
        now?: string | undefined;
        backToToday?: string | undefined;
        timeSelect?: string | undefined;
        dateSelect?: string | undefined;
        weekSelect?: string | undefined;
        monthSelect?: string | undefined;
        yearSelect?: string | undefined;
        decadeSelect?: string | undefined;
        previousMonth?: string | undefined;
        nextMonth?: string | undefined;
        previousYear?: string | undefined;
        nextYear?: string | undefined;
        previousDecade?: string | undefined;
        nextDecade?: string | undefined;
        previousCentury?: string | undefined;
        nextCentury?: string | undefined;
    };
    timePickerLocale: {
        rangePlaceholder?: [string, string] | undefined;
        placeholder?: string | undefined;
    };
};
