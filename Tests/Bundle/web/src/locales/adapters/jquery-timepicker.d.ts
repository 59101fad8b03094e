/**
 * The localized options of a timepicker.
 * @param {CalendarData} calendar
 */
export function jqueryTimepickerLocale(calendar: CalendarData): {
    hourText?: string | undefined;
    minuteText?: string | undefined;
    secondText?: string | undefined;
    timezoneText?: string | undefined;
    currentText?: string | undefined;
    closeText?: string | undefined;
    timeOnlyTitle?: string | undefined;
    timeText?: string | undefined;
    amNames: string[];
    pmNames: string[];
    timeFormat: string;
    separator: string;
    isRTL: boolean;
};
export type CalendarData = import("../almanac.js").CalendarData;
