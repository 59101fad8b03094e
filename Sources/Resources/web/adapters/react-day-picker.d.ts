/**
 * @param {import("../almanac.js").CalendarData} calendar the calendar of the build
 */
export function dayPickerProps(calendar: import("../almanac.js").CalendarData): {
    dir: "ltr" | "rtl";
    lang: string;
    weekStartsOn: 0 | 2 | 1 | 3 | 4 | 5 | 6;
    firstWeekContainsDate: 1 | 4;
    labels: {
        labelDayButton: (date: Date, modifiers?: Record<string, boolean> | undefined) => string;
        labelGridcell: (date: Date, modifiers?: Record<string, boolean> | undefined) => string;
        labelGrid: (date: Date) => string;
        labelWeekday: (date: Date) => string;
        labelNav: () => string;
        labelWeekNumberHeader: () => string;
        labelWeekNumber: (n: number) => string;
    };
    formatters: {
        formatCaption: (date: Date) => string;
        formatDay: (date: Date) => string;
        formatMonthDropdown: (date: Date) => string;
        formatYearDropdown: (date: Date) => string;
        formatWeekdayName: (date: Date) => string;
        formatWeekNumber: (n: number) => string;
        formatWeekNumberHeader: () => string;
    };
};
