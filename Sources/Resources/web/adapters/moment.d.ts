/** @param {string} pattern a pattern of UTS 35 */
export function momentFormat(pattern: string): string;
/**
 * The names, formats and digits of a locale.
 * @param {CalendarData} calendar a Gregorian calendar
 * @param {{ digits?: boolean }} options `digits: false` writes the digits 0 to 9, but still reads the locale's digits
 */
export function momentLocale(calendar: CalendarData, { digits: writesDigits }?: {
    digits?: boolean | undefined;
}): {
    preparse?: ((text: string) => string) | undefined;
    postformat?: ((text: string) => string) | undefined;
    week: {
        dow: 0 | 2 | 1 | 3 | 4 | 5 | 6;
        doy: number;
    };
    meridiemParse: RegExp;
    isPM: (text: string) => boolean;
    /** @param {number} hour @param {string} text */
    meridiemHour: (hour: number, text: string) => number;
    /** @param {number} hour */
    meridiem: (hour: number) => string;
    ordinal?: ((number: number, unit?: string) => string) | undefined;
    dayOfMonthOrdinalParse?: RegExp | undefined;
    months: {
        format: string[];
        standalone: string[];
        isFormat: RegExp;
    };
    monthsShort: {
        format: string[];
        standalone: string[];
    };
    monthsRegex: RegExp;
    monthsShortRegex: RegExp;
    monthsStrictRegex: RegExp;
    monthsShortStrictRegex: RegExp;
    monthsParseExact: boolean;
    monthsParse: RegExp[];
    longMonthsParse: RegExp[];
    shortMonthsParse: RegExp[];
    weekdays: import("../almanac.js").WeekdayTexts;
    weekdaysShort: string[];
    weekdaysMin: import("../almanac.js").WeekdayTexts;
    weekdaysParseExact: boolean;
    longDateFormat: {
        LT: string;
        LTS: string;
        L: string;
        LL: string;
        LLL: string;
        LLLL: string;
    };
};
export type CalendarData = import("../almanac.js").CalendarData;
