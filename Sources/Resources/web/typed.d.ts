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
 * and a day. If a style writes two digits of the year, see below. A user may also type other texts:
 *
 * - Numbers have the order of the locale's short dates, or the year is first, with at least three digits. Any punctuation
 *   or none separates them. The digits of every script are valid. A day and a month without a year, or with the year apart
 *   as in 3/8 2026, have the order of the locale's dates without a year.
 * - Beside the name of a month, the day and the year may have any order. A name may be without accents or spaces, or in
 *   capital letters. A Roman numeral after a number also names a month: 3 V 2026. The first three letters of a name are enough.
 *   If the first six letters are right, one or two wrong letters may follow. Narrow names can be other words, as в in Russian.
 *   So they are read only if they are Chinese characters, or if the locale's dates have narrow names of months.
 * - The text may name the weekday. If the date has another weekday, the problem is `wrongWeekday`.
 * - The reader ignores the words of the locale's patterns, such as 年, the endings of numbers, such as 3rd, and a few words
 *   that people write beside dates in the language, such as "the" and "of" in English. With any other word, or with a time,
 *   the text is `noDate`: May 3, 10 am or May 3 @ 10.
 * - A word of the locale's patterns beside a number says what the number is: 3月8日 is March 8 in every order of numbers, and
 *   26年3月 has no day.
 * - The ending of a number says that the number is the day: 6/5th/2026, but not 3rd 4 2026 in American English.
 * - Several days are not a date: May 10–12 and 10/11 May are `noDate`. A dash or & between two numbers of at most two
 *   digits makes several days, unless it is repeated, as in 17-2-26. The hyphen of 3-4 separates a day and a month.
 * - Beside the name of one of several eras, the year is a year of this era, such as 令和8年 and R8/2/17. A number directly
 *   before or after the name is the year. If numbers are on both sides, the year is after the name, unless the locale's own
 *   patterns have another order. Any other year is in the calendar's own numbers.
 * - ISO 8601 is valid in every calendar: `2026-02-17`, `20260217`. But if the locale writes the calendar's own dates in
 *   this form, the text is such a date: in Swedish, `2026-02-17` in the Chinese calendar is day 17 of month 2 of the Chinese
 *   year 2026.
 *
 * With `today`, a year of two digits is one of the 80 years before the day and the 20 years after it, in the calendar's own
 * numbers, unless its era counts backward, as before Christ. A date without a year is the nearest such date to the day. If the
 * text names a weekday that this date does not have, the result is the nearest date with that weekday in the last, this or the
 * next year. A word such as "tomorrow" or "next week" is valid if it is the whole text. Without `today`, a year of two digits
 * can be several years, and the other texts are `noDate`.
 *
 * The result is a date in the calendar that you pass: `toISO` writes 2026-02-17[u-ca=persian] for a date of the Persian calendar.
 *
 * The reader does not guess. If a text can be several dates, the problem is `ambiguous`. A date in the wrong order does not
 * exist, such as 2/17/2026 in German: `noSuchDate`. A day that exists but is before 1900 or after 2100 is `tooEarly` or
 * `tooLate`; in a calendar with other months, the last day is 28 January 2101. A text with more than 100 UTF-16 code units is
 * `noDate`.
 */
export function typedDate<Day extends AnyDate = CalendarDate>(
  calendar: CalendarData, text: string, options?: TypedOptions<Day>
): TypedDate<Day>;
