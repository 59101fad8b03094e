/**
 * The locale object. Its name is the tag in lowercase, because dayjs looks up names in lowercase.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function dayjsLocale(calendar: CalendarData): {
    preparse?: ((text: string) => string) | undefined;
    postformat?: ((text: string) => string) | undefined;
    name: string;
    weekdays: string[];
    weekdaysShort: string[];
    weekdaysMin: import("../almanac.js").WeekdayTexts;
    months: string[];
    monthsShort: string[];
    weekStart: 0 | 2 | 1 | 3 | 4 | 5 | 6;
    yearStart: number;
    formats: {
        LL: string;
        LLL: string;
        LLLL: string;
        ll: string;
        L?: string | undefined;
        LT: string;
        LTS: string;
    };
    ordinal: (number: number, unit?: string) => string;
    meridiem: (hour: number) => string;
};
/**
 * The settings of Mantine's DatesProvider.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function mantineSettings(calendar: CalendarData): {
    locale: string;
    firstDayOfWeek: 0 | 2 | 1 | 3 | 4 | 5 | 6;
    weekendDays: (0 | 2 | 1 | 3 | 4 | 5 | 6)[];
    labelSeparator: string;
};
/**
 * The props of the DatePicker and the Calendar of Mantine 8, whose dates are texts.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function mantineProps(calendar: CalendarData): {
    renderDay: (date: string) => string;
    getDayAriaLabel: (date: string) => string;
    monthLabelFormat: string;
    yearLabelFormat: string;
    yearsListFormat: string;
    monthsListFormat: string;
    weekdayFormat: string;
    ariaLabels: {
        previousMonth?: string | undefined;
        nextMonth?: string | undefined;
        previousYear?: string | undefined;
        nextYear?: string | undefined;
        previousDecade?: string | undefined;
        nextDecade?: string | undefined;
        monthLevelControl?: string | undefined;
        yearLevelControl?: string | undefined;
    };
};
/**
 * The props of Mantine's DatePickerInput.
 * @param {CalendarData} calendar a Gregorian calendar
 */
export function mantineInputProps(calendar: CalendarData): {
    placeholder?: string | undefined;
    valueFormat?: string | undefined;
    renderDay: (date: string) => string;
    getDayAriaLabel: (date: string) => string;
    monthLabelFormat: string;
    yearLabelFormat: string;
    yearsListFormat: string;
    monthsListFormat: string;
    weekdayFormat: string;
    ariaLabels: {
        previousMonth?: string | undefined;
        nextMonth?: string | undefined;
        previousYear?: string | undefined;
        nextYear?: string | undefined;
        previousDecade?: string | undefined;
        nextDecade?: string | undefined;
        monthLevelControl?: string | undefined;
        yearLevelControl?: string | undefined;
    };
};
export type CalendarData = import("../almanac.js").CalendarData;
