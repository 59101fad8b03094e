/**
 * @param {CalendarData} calendar Gregorian, or Persian for date-fns-jalali
 */
export function dateFnsLocale(calendar: CalendarData): {
    code: string;
    localize: {
        ordinalNumber: (number: number, { unit }?: {
            unit?: string | undefined;
        }) => string;
        era: (value: any, options?: Options) => string;
        quarter: (value: any, options?: Options) => string;
        month: (value: any, options?: Options) => string;
        day: (value: any, options?: Options) => string;
        dayPeriod: (value: any, options?: Options) => string;
    };
    formatLong: {
        date: (options?: Options) => string;
        time: (options?: Options) => string;
        dateTime: (options?: Options) => string;
    };
    match: {
        ordinalNumber: (text: string, options?: Options) => {
            value: any;
            rest: string;
        } | null;
        era: (text: string, options?: Options) => {
            value: any;
            rest: string;
        } | null;
        quarter: (text: string, options?: Options) => {
            value: any;
            rest: string;
        } | null;
        month: (text: string, options?: Options) => {
            value: any;
            rest: string;
        } | null;
        day: (text: string, options?: Options) => {
            value: any;
            rest: string;
        } | null;
        dayPeriod: (text: string, options?: Options) => {
            value: any;
            rest: string;
        } | null;
    };
    options: {
        weekStartsOn: 0 | 2 | 1 | 3 | 4 | 5 | 6;
        firstWeekContainsDate: 1 | 4;
    };
};
export type CalendarData = import("../almanac.js").CalendarData;
export type LocaleData = import("../almanac.js").LocaleData;
export type Options = {
    width?: any;
    context?: string | undefined;
    valueCallback?: ((value: any) => any) | undefined;
};
export type Names = {
    narrow: readonly string[];
    wide: readonly string[];
    abbreviated: readonly string[];
} & {
    short?: readonly string[] | undefined;
};
export type Forms = {
    format: Names;
    standAlone: Names;
};
