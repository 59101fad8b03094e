/** @typedef {import("../almanac.js").CalendarData} CalendarData */
/**
 * The localized options. Most of the tooltips need the words of the locale in `words.js`.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function bootstrapDatetimepickerOptions(calendar: CalendarData): {
    locale: string;
    dayViewHeaderFormat: string;
    tooltips: {
        togglePeriod?: string | undefined;
        clear?: string | undefined;
        close?: string | undefined;
        today?: string | undefined;
        nextMonth?: string | undefined;
        nextYear?: string | undefined;
        nextDecade?: string | undefined;
        nextCentury?: string | undefined;
        selectMonth?: string | undefined;
        prevMonth?: string | undefined;
        selectYear?: string | undefined;
        prevYear?: string | undefined;
        selectDecade?: string | undefined;
        prevDecade?: string | undefined;
        prevCentury?: string | undefined;
        selectTime?: string | undefined;
        pickHour?: string | undefined;
        incrementHour?: string | undefined;
        decrementHour?: string | undefined;
        pickMinute?: string | undefined;
        incrementMinute?: string | undefined;
        decrementMinute?: string | undefined;
        pickSecond?: string | undefined;
        incrementSecond?: string | undefined;
        decrementSecond?: string | undefined;
    };
};
export type CalendarData = import("../almanac.js").CalendarData;
