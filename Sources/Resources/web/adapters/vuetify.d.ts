/**
 * The option `locale` of createVuetify.
 * @param {CalendarData} calendar
 */
export function vuetifyLocale(calendar: CalendarData): {
    locale: string;
    messages: {
        [x: string]: {
            confirmEdit: {
                cancel?: string | undefined;
                ok?: string | undefined;
            };
            calendar: {
                today?: string | undefined;
            };
            dateRangeInput: {
                divider: string;
            };
            datePicker: {
                range: {
                    header?: string | undefined;
                    title?: string | undefined;
                };
                input: {
                    placeholder?: string | undefined;
                };
                ariaLabel: {
                    currentDate?: string | undefined;
                    selectDate: string;
                    previousMonth?: string | undefined;
                    nextMonth?: string | undefined;
                    previousYear?: string | undefined;
                    nextYear?: string | undefined;
                    selectMonth?: string | undefined;
                    selectYear?: string | undefined;
                };
                itemsSelected?: string | undefined;
                header?: string | undefined;
                title?: string | undefined;
            };
            timePicker: {
                title?: string | undefined;
                hour?: string | undefined;
                minute?: string | undefined;
                second?: string | undefined;
                notAllowed?: string | undefined;
                am: string;
                pm: string;
            };
            close?: string | undefined;
        };
    };
    rtl: {
        [x: string]: boolean;
    };
};
/**
 * The texts of the date and time pickers; add them to the messages of the other components.
 * @param {CalendarData} calendar
 */
export function vuetifyMessages(calendar: CalendarData): {
    confirmEdit: {
        cancel?: string | undefined;
        ok?: string | undefined;
    };
    calendar: {
        today?: string | undefined;
    };
    dateRangeInput: {
        divider: string;
    };
    datePicker: {
        range: {
            header?: string | undefined;
            title?: string | undefined;
        };
        input: {
            placeholder?: string | undefined;
        };
        ariaLabel: {
            currentDate?: string | undefined;
            selectDate: string;
            previousMonth?: string | undefined;
            nextMonth?: string | undefined;
            previousYear?: string | undefined;
            nextYear?: string | undefined;
            selectMonth?: string | undefined;
            selectYear?: string | undefined;
        };
        itemsSelected?: string | undefined;
        header?: string | undefined;
        title?: string | undefined;
    };
    timePicker: {
        title?: string | undefined;
        hour?: string | undefined;
        minute?: string | undefined;
        second?: string | undefined;
        notAllowed?: string | undefined;
        am: string;
        pm: string;
    };
    close?: string | undefined;
};
/**
 * A date adapter that writes the calendar's texts and has its first day of the week.
 * @param {CalendarData} calendar Gregorian, or another calendar with the same days and months, such as Buddhist
 * @param {new (...options: any[]) => any} Base a date adapter, such as Vuetify's own
 */
export function vuetifyDateAdapter(calendar: CalendarData, Base: new (...options: any[]) => any): {
    new (...options: any[]): {
        [x: string]: any;
        /** @param {any} value @param {string} name */
        format(value: any, name: string): any;
        /** @param {number} [first] @param {string} [width] */
        getWeekdays(first?: number | undefined, width?: string | undefined): string[];
        /** @param {any} value @param {number} [first] */
        getWeekArray(value: any, first?: number | undefined): any;
        /** @param {any} value @param {number} [first] */
        startOfWeek(value: any, first?: number | undefined): any;
        /** @param {any} value */
        endOfWeek(value: any): any;
        /** @param {any} value @param {number} [first] @param {number} [deciding] */
        getWeek(value: any, first?: number | undefined, deciding?: number | undefined): any;
    };
};
/**
 * A date adapter with the calendar's texts, and with the months of `Base`.
 * @param {CalendarData} calendar
 * @param {new (...options: any[]) => any} Base
 */
export function withTexts(calendar: CalendarData, Base: new (...options: any[]) => any): {
    new (...options: any[]): {
        [x: string]: any;
        /** @param {any} value @param {string} name */
        format(value: any, name: string): any;
        /** @param {number} [first] @param {string} [width] */
        getWeekdays(first?: number | undefined, width?: string | undefined): string[];
        /** @param {any} value @param {number} [first] */
        getWeekArray(value: any, first?: number | undefined): any;
        /** @param {any} value @param {number} [first] */
        startOfWeek(value: any, first?: number | undefined): any;
        /** @param {any} value */
        endOfWeek(value: any): any;
        /** @param {any} value @param {number} [first] @param {number} [deciding] */
        getWeek(value: any, first?: number | undefined, deciding?: number | undefined): any;
    };
};
export type CalendarData = import("../almanac.js").CalendarData;
