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
 * Every full date from 1900 to 2100 that the locale writes can be typed: all styles, and all skeletons with a year, a month
 * and a day. A user may also type other texts:
 *
 * - Numbers have the order of the locale's short dates, or the year is first, with at least three digits. Any punctuation
 *   or none separates them. The digits of every script are valid. A day and a month without a year, or with the year apart
 *   as in 3/8 2026, have the order of the locale's dates without a year.
 * - Beside the name of a month, the day and the year may have any order. A name may be without accents or spaces, in capital
 *   letters, or a Roman number that is not the name of a field, such as v for week in Swedish. Three letters at the beginning
 *   of a name are enough. After six letters, the last one or two may be other ones.
 * - A weekday may be there. If it is another weekday, the problem is `wrongWeekday`.
 * - The reader ignores the words of the locale's patterns, such as 年, the endings of numbers, such as 3rd, and a few words
 *   that people write beside dates, such as "the" and "of". With any other word, or with a time, the text is `noDate`.
 * - A word of the locale's patterns beside a number says what the number is: 3月8日 is March 8 in every order of numbers, and
 *   26年3月 has no day.
 * - Several days are not a date: May 10–12 is `noDate`.
 * - Beside the name of one of several eras, the year is a year of this era, such as 令和8年 and R8/2/17. A number directly
 *   before or after the name is the year. If numbers are on both sides, the year is after the name. Only the order of the
 *   locale's own patterns is more important. Any other year is in the calendar's own numbers.
 * - ISO 8601 is valid in every calendar: `2026-02-17`, `20260217`. Only if the locale writes a date of the calendar exactly
 *   so, the text is this date, as the Chinese 2026-02-17 in Swedish.
 *
 * With `today`, a year of two digits is one of the 80 years before the day and the 20 years after it, in the calendar's own
 * numbers, unless its era counts backward, as before Christ. A date without a year is the nearest to the day. If its weekday
 * is another one, the last, this or the next year decides in which the weekday is right. A word such as "tomorrow" or "next
 * week" is valid if it is the whole text. Without `today`, a year of two digits can be several years, and the other texts are
 * `noDate`.
 *
 * The date is of the calendar: `toISO` writes 2026-02-17[u-ca=persian] for a date of the Persian calendar.
 *
 * The reader does not guess. If a text can be several dates, the problem is `ambiguous`. A date in the wrong order does not
 * exist, such as 2/17/2026 in German: `noSuchDate`. A day that exists but is before 1900 or after 2100 is `tooEarly` or
 * `tooLate`; in a calendar with other months, the last day is 28 January 2101. A text with more than 100 UTF-16 code units is
 * `noDate`.
 */
export function typedDate<Day extends AnyDate = CalendarDate>(
  calendar: CalendarData, text: string, options?: TypedOptions<Day>
): TypedDate<Day>;
