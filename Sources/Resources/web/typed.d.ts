import type { AnyDate, CalendarData, CalendarDate, DateLimits, DateProblem, SelectableDays } from "./almanac.js";
export type TypedDate<Day extends AnyDate = CalendarDate> =
  { date: CalendarDate; problem?: undefined } | { date?: undefined; problem: DateProblem<Day | CalendarDate> };
export interface TypedOptions<Day extends AnyDate = CalendarDate> {
  /** A day that the app gives, because the reader has no clock: it decides years of two digits, and what "tomorrow" is. */
  today?: AnyDate;
  limits?: DateLimits<Day>;
  days?: SelectableDays;
}
/**
 * Reads the date that a user typed, or finds the problem with it.
 *
 * Every full date that the locale writes can be typed: all styles, and all skeletons with a year, a month and a day. A user
 * may also type other texts:
 *
 * - Numbers have the order of the locale's short dates, or the year is first, with at least three digits. Any punctuation
 *   or none separates them. The digits of every script are valid.
 * - Beside the name of a month, the day and the year may have any order. A name may be short, without accents, in capital
 *   letters, or a Roman number. The beginning of a name is enough.
 * - A weekday may be there. If it is another weekday, the problem is `wrongWeekday`.
 * - Beside the name of one of several eras, the year is a year of this era, such as 令和8年. Any other year is in the
 *   calendar's own numbers.
 * - ISO 8601 is valid in every calendar: `2026-02-17`, `20260217`.
 *
 * With `today`, a year of two digits is one of the 80 years before the day and the 20 years after it, in the calendar's own
 * numbers. A date without a year is the nearest to the day, and words such as "tomorrow" and "next week" are valid. Without
 * it, a year of two digits can be several years, and the other texts are `noDate`.
 *
 * The reader does not guess. If a text can be several dates, the problem is `ambiguous`. A date in the wrong order does not
 * exist, such as 2/17/2026 in German: `noSuchDate`. A day that exists but is before 1900 or after 2100 is `tooEarly` or
 * `tooLate`. A text with more than 100 UTF-16 code units is `noDate`.
 */
export function typedDate<Day extends AnyDate = CalendarDate>(
  calendar: CalendarData, text: string, options?: TypedOptions<Day>
): TypedDate<Day>;
