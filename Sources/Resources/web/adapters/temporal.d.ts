/**
 * A `Temporal.PlainDate` in the calendar of a date. A Gregorian date is in the calendar `iso8601`, as Temporal's own default.
 * @template PlainDate
 * @param {import("../almanac.js").AnyDate} date
 * @param {{ PlainDate: { from(text: string): PlainDate } }} Temporal the global `Temporal`, or that of a polyfill
 * @returns {PlainDate}
 */
export function temporalDate<PlainDate>(date: import("../almanac.js").AnyDate, Temporal: {
    PlainDate: {
        from(text: string): PlainDate;
    };
}): PlainDate;
