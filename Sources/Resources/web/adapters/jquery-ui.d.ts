/**
 * The localized options of a datepicker.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function jqueryUiLocale(calendar: CalendarData): {
    currentText?: string | undefined;
    closeText?: string | undefined;
    prevText?: string | undefined;
    nextText?: string | undefined;
    weekHeader?: string | undefined;
    selectMonthLabel?: string | undefined;
    selectYearLabel?: string | undefined;
    buttonText?: string | undefined;
    dateFormat?: string | undefined;
    monthNames: string[];
    monthNamesShort: string[];
    dayNames: import("../almanac.js").WeekdayTexts;
    dayNamesShort: string[];
    dayNamesMin: import("../almanac.js").WeekdayTexts;
    firstDay: 0 | 2 | 1 | 3 | 4 | 5 | 6;
    isRTL: boolean;
    showMonthAfterYear: boolean;
    yearSuffix: string;
};
export type CalendarData = import("../almanac.js").CalendarData;
