// Almanac's runtime: dates as text, months, weeks, wheels and typed dates from the modules of a bundle.
// Days of the proleptic Gregorian calendar, counted from 1 January 1970.

/** The first supported day: 1 January 1900. */
const firstEpochDay = -25567;
/** The last supported day: 28 January 2101, the last day of the Chinese year 2100. */
const lastEpochDay = 47874;

/**
 * The number of days from 1 January 1970 to a day; the year is 100 or more.
 * @param {number} year
 * @param {number} month 1 to 12
 * @param {number} day 1 to 31
 * @returns {number}
 */
function epochDayOf(year, month, day) {
  return Date.UTC(year, month - 1, day) / 86400000;
}

/**
 * The year, month and day of the date that is a number of days after 1 January 1970.
 * @param {number} epochDay
 * @returns {CivilDay}
 */
function civilOf(epochDay) {
  const shifted = epochDay + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const leapDays = ((dayOfEra / 1460) | 0) - ((dayOfEra / 36524) | 0) + ((dayOfEra / 146096) | 0);
  const yearOfEra = ((dayOfEra - leapDays) / 365) | 0;
  const dayOfYear = dayOfEra - (365 * yearOfEra + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0));
  const shiftedMonth = ((5 * dayOfYear + 2) / 153) | 0;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - (((153 * shiftedMonth + 2) / 5) | 0) + 1 };
}

/**
 * The remainder of a division, which is never negative.
 * @param {number} number
 * @param {number} divisor
 * @returns {number}
 */
function modulo(number, divisor) {
  return ((number % divisor) + divisor) % divisor;
}

/** The codes of the days of the week, starting at Sunday. */
const weekdayCodes = /** @type {const} */ (["sun", "mon", "tue", "wed", "thu", "fri", "sat"]);

/**
 * The day of the week, 0 for Sunday to 6 for Saturday; 1 January 1970 was a Thursday.
 * @param {number} epochDay
 * @returns {number}
 */
function weekdayIndex(epochDay) {
  return modulo(epochDay + 4, 7);
}
// Errors, and the form of untrusted values in their messages.

/**
 * A value in the form of an error message: at most 40 characters, all of them printable ASCII.
 * @param {unknown} value
 * @returns {string}
 */
function shown(value) {
  return `'${String(value).slice(0, 40).replace(/[^ -~]/g, "?")}'`;
}

/**
 * @param {string} what
 * @param {unknown} value
 * @param {ErrorConstructor} [Kind]
 */
function expected(what, value, Kind = RangeError) {
  return new Kind(`Expected ${what}, but got ${shown(value)}.`);
}

/** @param {string} what */
function outside(what) {
  return new RangeError(`${what} is not in 1900-01-01 to 2101-01-28.`);
}

/**
 * Returns a value that is in a list; throws for any other value.
 * @template Value
 * @param {unknown} value
 * @param {readonly Value[]} list
 * @returns {Value}
 */
function oneOf(value, list) {
  if (!list.includes(/** @type {any} */ (value))) throw expected(`one of ${list.join(", ")}`, value);
  return /** @type {Value} */ (value);
}

/**
 * Returns a value that is a text; throws for any other value.
 * @param {unknown} value
 * @param {string} [what]
 * @returns {string}
 */
function textOf(value, what = "a text") {
  if (typeof value !== "string") throw expected(what, value, TypeError);
  return value;
}

/**
 * Returns a value that is a list; throws for any other value.
 * @template {readonly unknown[]} List
 * @param {List} value
 * @param {string} what
 * @returns {List}
 */
function listOf(value, what) {
  if (!Array.isArray(value)) throw expected(what, value, TypeError);
  return value;
}

/**
 * Returns options with known names; throws for an unknown name, such as a misspelled one.
 * @template {object} Options
 * @param {Options} options
 * @param {readonly string[]} names
 * @returns {Options}
 */
function checkedOptions(options, names) {
  if (typeof options !== "object" || options === null || Array.isArray(options)) throw expected("an object with options", options, TypeError);
  for (const name in options) {
    if (!names.includes(name)) throw expected(`only the options ${names.join(", ")}`, name, TypeError);
  }
  return options;
}

/**
 * Throws unless a value is a locale or a calendar in the schema version that this runtime reads.
 * @param {{ schemaVersion?: number, calendar?: string } | undefined} file
 * @param {"locale" | "calendar"} kind
 */
function checkModule(file, kind) {
  if ((file?.calendar === undefined) === (kind === "calendar") || !file?.schemaVersion) {
    throw expected(`a ${kind} of a bundle`, file, TypeError);
  }
  if (file.schemaVersion !== 2) throw damaged(`almanac.js reads schema 2, but a module has ${file.schemaVersion}`);
}

/** @param {string} what */
function damaged(what) {
  return new TypeError(`${what}. Write the bundle again.`);
}

/**
 * The value of a key that the object itself has; `undefined` if the object lacks the key or inherits it, or if the key is
 * an object.
 * @template Value
 * @param {{ readonly [key: string]: Value } | readonly Value[] | undefined} object
 * @param {string | number} key
 * @returns {Value | undefined}
 */
function own(object, key) {
  return object && typeof key !== "object" && {}.hasOwnProperty.call(object, key) ? /** @type {any} */ (object)[key] : undefined;
}
// The months of a year, in each calendar.

/** The number of a calendar's year minus the Gregorian year in which it begins. */
const offsets = { gregorian: 0, buddhist: 543, chinese: 0 };

/**
 * The number of a calendar's year minus the Gregorian year in which it begins.
 * @param {CalendarData} calendar
 */
function yearOffset(calendar) {
  checkModule(calendar, "calendar");
  return offsets[calendar.calendar];
}

/**
 * The table of Chinese years; `undefined` in other calendars.
 * @param {CalendarData} calendar
 * @returns {ChineseYears | undefined}
 */
function chineseYears(calendar) {
  if (calendar.calendar !== "chinese") return undefined;
  if (!calendar.chineseYears) throw damaged("The Chinese calendar has no 'chineseYears'");
  return calendar.chineseYears;
}

/** The last year, in Gregorian numbers, that all calendars support completely. */
const lastYear = 2100;

/** The codes of the months of a year without a leap month. */
const monthCodes = /** @type {MonthCode[]} */ (
  ["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12"]);

/**
 * The number of a month, 1 to 12, by its code.
 * @param {string} code
 */
function monthNumber(code) {
  return code.charCodeAt(1) * 10 + code.charCodeAt(2) - 528;
}

/**
 * All months of a year in order, even months before the first supported day.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @returns {Span[]}
 */
function everyMonth(calendar, year) {
  const offset = yearOffset(calendar);
  const table = chineseYears(calendar);
  const civilYear = Number.isInteger(year) ? year - offset : NaN;
  if (civilYear >= 1899 && civilYear <= lastYear) {
    if (table) return table.monthsOf(year);
    return monthCodes.map((monthCode, index) => {
      const first = epochDayOf(civilYear, index + 1, 1);
      return { monthCode, first, length: epochDayOf(civilYear, index + 2, 1) - first };
    });
  }
  throw yearError(calendar, year);
}

/**
 * @param {CalendarData} calendar
 * @param {number} year
 */
function yearError(calendar, year) {
  return outside(`The ${calendar.calendar} year ${shown(year)}`);
}

/**
 * The months of a year in order: 12, or 13 in a Chinese leap year.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @returns {Span[]}
 */
function monthSpans(calendar, year) {
  // Only the last month of the Chinese year 1899 is supported.
  const spans = everyMonth(calendar, year).filter(({ first }) => first >= firstEpochDay && first <= lastEpochDay);
  if (spans.length === 0) throw yearError(calendar, year);
  return spans;
}
// The years of the Chinese calendar. Only the modules of that calendar import them.

/**
 * The years of a packed table, which has six hexadecimal digits for each year.
 *
 * From the lowest bit: 13 bits for the lengths of the months (1 means 30 days, 0 means 29), 4 bits for the leap month
 * or 0, and the number of days from 1 January to the new year.
 * @param {number} firstYear
 * @param {string} packed
 * @returns {ChineseYears}
 */
function chineseYearTable(firstYear, packed) {
  /** @type {Map<number, Span[]>} */
  const known = new Map();
  /** @param {number} year */
  const monthsOf = (year) => {
    let spans = known.get(year);
    if (spans) return spans;
    const place = (year - firstYear) * 6;
    const bits = parseInt(packed.slice(place, place + 6), 16);
    const leapMonth = (bits >> 13) & 15;
    let first = epochDayOf(year, 1, 1) + (bits >> 17);
    const codes = [...monthCodes];
    if (leapMonth) codes.splice(leapMonth, 0, `${monthCodes[leapMonth - 1]}L`);
    spans = codes.map((monthCode, index) => {
      const length = (bits >> index) & 1 ? 30 : 29;
      first += length;
      return { monthCode, first: first - length, length };
    });
    known.set(year, spans);
    return spans;
  };
  return {
    monthsOf,
    dateAt(epochDay) {
      const { year: civilYear } = civilOf(epochDay);
      // All supported days of 2101 are in the Chinese year 2100.
      const year = civilYear > 2100 || monthsOf(civilYear)[0].first > epochDay ? civilYear - 1 : civilYear;
      const { monthCode, first } = /** @type {Span} */ (monthsOf(year).find((span) => epochDay < span.first + span.length));
      return { calendar: "chinese", year, monthCode, day: epochDay - first + 1, epochDay };
    },
  };
}
// Days as plain values, and their conversion between calendars, `Date` and ISO 8601.

/** The fields of the Gregorian calendar that its dates need. */
const gregorian = /** @type {CalendarData} */ (/** @type {unknown} */ ({ calendar: "gregorian", schemaVersion: 2 }));

const bcp47 = { gregorian: "gregory", buddhist: "buddhist", chinese: "chinese" };

/** @param {unknown} value */
function notADate(value) {
  return expected("a date, as from gregorianDate(2026, 2, 17)", value, TypeError);
}

/**
 * @param {CalendarDate} date
 * @param {Partial<CalendarDate>} found
 */
function demandSame(date, { year, monthCode, day }) {
  if (date.year === year && date.monthCode === monthCode && date.day === day) return;
  const name = `${date.calendar} ${date.year}-${date.monthCode}-${date.day}`;
  throw expected(`a date whose fields are those of the day ${date.epochDay} since 1970`, name);
}

/**
 * The number of days from 1 January 1970 to a date.
 *
 * The year, the month and the day are checked; in the Chinese calendar, only `convert` checks them, with the table of
 * years.
 * @param {CalendarDate} date
 * @returns {number}
 */
function dayOf(date) {
  const epochDay = date?.epochDay;
  const offset = own(offsets, date?.calendar);
  if (!Number.isInteger(epochDay) || offset === undefined) throw notADate(date);
  if (epochDay < firstEpochDay || epochDay > lastEpochDay) throw outside(`The day ${epochDay} since 1970`);
  if (date.calendar === "chinese") {
    const isShaped = Number.isInteger(date.year) && /^M(0[1-9]|1[0-2])L?$/.test(date.monthCode);
    if (!isShaped || !Number.isInteger(date.day) || date.day < 1 || date.day > 30) demandSame(date, {});
    return epochDay;
  }
  const { year, month, day } = civilOf(epochDay);
  demandSame(date, { year: year + offset, monthCode: monthCodes[month - 1], day });
  return epochDay;
}

/**
 * `dayOf` for a date that may be absent.
 * @param {CalendarDate | null | undefined} date
 * @returns {number | undefined}
 */
function optionalDayOf(date) {
  return date === undefined || date === null ? undefined : dayOf(date);
}

/**
 * The date of a calendar that is a number of days after 1 January 1970.
 * @param {CalendarData} calendar
 * @param {number} epochDay
 * @returns {CalendarDate}
 */
function dateAt(calendar, epochDay) {
  const offset = yearOffset(calendar);
  const table = chineseYears(calendar);
  if (table) return table.dateAt(epochDay);
  const { year, month, day } = civilOf(epochDay);
  return { calendar: calendar.calendar, year: year + offset, monthCode: monthCodes[month - 1], day, epochDay };
}

/**
 * The same day in another calendar.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 * @returns {CalendarDate}
 */
function convert(calendar, date) {
  const epochDay = dayOf(date);
  yearOffset(calendar);
  if (date.calendar !== calendar.calendar) return dateAt(calendar, epochDay);
  if (calendar.calendar === "chinese") demandSame(date, dateAt(calendar, epochDay));
  return date;
}

/**
 * A date of the Gregorian calendar.
 * @param {number} year
 * @param {number} month 1 to 12
 * @param {number} day
 * @returns {CalendarDate}
 */
function gregorianDate(year, month, day) {
  const epochDay = [year, month, day].every(Number.isInteger) ? epochDayOf(year, month, day) : NaN;
  const date = civilOf(epochDay);
  if (date.year !== year || date.month !== month || date.day !== day) {
    throw new RangeError(`There is no day ${shown(`${year}-${month}-${day}`)}.`);
  }
  if (epochDay < firstEpochDay || epochDay > lastEpochDay) throw outside(`The day ${year}-${month}-${day}`);
  return dateAt(gregorian, epochDay);
}

/**
 * A date of a calendar from its year, month and day.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers, such as 2569 (Buddhist); the related year in the Chinese calendar
 * @param {number | MonthCode} month 1 to 12, or a code such as `M06L`
 * @param {number} day
 * @returns {CalendarDate}
 */
function calendarDate(calendar, year, month, day) {
  const code = typeof month === "number" ? monthCodes[month - 1] : month;
  const span = everyMonth(calendar, year).find(({ monthCode }) => monthCode === code);
  if (!span) throw expected(`a month of the ${calendar.calendar} year ${year}`, month);
  if (!Number.isInteger(day) || day < 1 || day > span.length) {
    throw expected(`a day of ${code} from 1 to ${span.length} in the ${calendar.calendar} year ${year}`, day);
  }
  const epochDay = span.first + day - 1;
  if (epochDay < firstEpochDay || epochDay > lastEpochDay) throw yearError(calendar, year);
  return { calendar: calendar.calendar, year, monthCode: span.monthCode, day, epochDay };
}

/** @param {{ utc?: boolean }} options */
function isUTC(options) {
  const { utc = false } = checkedOptions(options, ["utc"]);
  if (typeof utc !== "boolean") throw expected("true or false for 'utc'", utc, TypeError);
  return utc;
}

/**
 * The day of a `Date`, in the time zone of the machine or in UTC.
 * @param {Date} date
 * @param {{ utc?: boolean }} [options]
 * @returns {CalendarDate}
 */
function fromDate(date, options = {}) {
  // A Date from another frame is not an instance of this frame's Date.
  if (typeof date?.getTime !== "function" || Number.isNaN(+date)) throw expected("a valid Date", date, TypeError);
  return isUTC(options)
    ? gregorianDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
    : gregorianDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/**
 * A `Date` at midnight of a day, in the time zone of the machine or in UTC.
 *
 * Where clocks skip midnight, the `Date` is the first moment of the day. A day that a time zone skipped becomes the next
 * day, so use `utc` to store dates.
 * @param {CalendarDate} date
 * @param {{ utc?: boolean }} [options]
 * @returns {Date}
 */
function toDate(date, options = {}) {
  const epochDay = dayOf(date);
  if (isUTC(options)) return new Date(epochDay * 86400000);
  const { year, month, day } = civilOf(epochDay);
  return new Date(year, month - 1, day);
}

/**
 * A day in ISO 8601, followed by the calendar if it is not Gregorian, as in Temporal (RFC 9557).
 * @param {CalendarDate} date
 * @returns {string}
 */
function toISO(date) {
  const { year, month, day } = civilOf(dayOf(date));
  const name = own(bcp47, date.calendar);
  if (!name) throw notADate(date);
  const suffix = date.calendar === "gregorian" ? "" : `[u-ca=${name}]`;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}${suffix}`;
}

/**
 * Reads a day in ISO 8601, such as `2026-02-17` or `2026-02-17[u-ca=chinese]`; the numbers are always Gregorian.
 * @param {string} text
 * @param {CalendarData} [calendar] the calendar of the result; by default the Gregorian calendar
 * @returns {CalendarDate}
 */
function fromISO(text, calendar) {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:\[u-ca=([a-z]+)\])?$/.exec(textOf(text));
  if (!match) throw expected("a day such as 2026-02-17", text);
  const date = gregorianDate(+match[1], +match[2], +match[3]);
  if (calendar !== undefined) return convert(calendar, date);
  if (match[4] && match[4] !== bcp47.gregorian) {
    throw expected("a Gregorian day unless a calendar is passed", text, TypeError);
  }
  return date;
}

/**
 * The day of the week, such as `sun`.
 * @param {CalendarDate} date
 */
function weekday(date) {
  return weekdayCodes[weekdayIndex(dayOf(date))];
}

/**
 * The number of days from one date to another; negative if `last` is earlier.
 * @param {CalendarDate} first
 * @param {CalendarDate} last
 * @returns {number}
 */
function daysBetween(first, last) {
  return dayOf(last) - dayOf(first);
}
// Arithmetic with days, months and years.

/**
 * The date a number of days later, or earlier if `days` is negative.
 * @param {CalendarData} calendar the calendar of the result
 * @param {CalendarDate} date
 * @param {number} days
 * @returns {CalendarDate}
 */
function addDays(calendar, date, days) {
  if (!Number.isInteger(days)) throw expected("a whole number", days);
  const target = dayOf(date) + days;
  if (target < firstEpochDay || target > lastEpochDay) throw outside(`The date ${days} days later`);
  return dateAt(calendar, target);
}

/**
 * The date a number of months later, or earlier if `months` is negative.
 *
 * If that month does not have the day, the result is the month's last day. A leap month counts as a month.
 * @param {CalendarData} calendar the calendar that counts the months
 * @param {CalendarDate} date
 * @param {number} months
 * @returns {CalendarDate}
 */
function addMonths(calendar, date, months) {
  if (!Number.isInteger(months)) throw expected("a whole number", months);
  const { year, monthCode, day } = convert(calendar, date);
  let current = year;
  let spans = monthSpans(calendar, current);
  let index = spans.findIndex((span) => span.monthCode === monthCode) + months;
  if (Math.abs(months) >= 5000) throw outside(`The date ${months} months later`);
  while (index < 0) {
    spans = monthSpans(calendar, (current -= 1));
    index += spans.length;
  }
  while (index >= spans.length) {
    index -= spans.length;
    spans = monthSpans(calendar, (current += 1));
  }
  return inMonth(calendar, current, spans[index], day);
}

/**
 * The date in the same month of another year, or the month's last day if it does not have the day.
 *
 * If the year does not have the leap month, the result is in the month with the same number.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 * @param {number} year in the calendar's own numbers
 * @returns {CalendarDate}
 */
function setYear(calendar, date, year) {
  const { monthCode, day } = convert(calendar, date);
  const spans = monthSpans(calendar, year);
  const span =
    spans.find((span) => span.monthCode === monthCode) ??
    spans.find((span) => span.monthCode === monthCode.slice(0, 3));
  if (!span) throw expected(`a month of the ${calendar.calendar} year ${year}`, monthCode);
  return inMonth(calendar, year, span, day);
}

/**
 * The date in another month of the same year, or the month's last day if it does not have the day.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 * @param {MonthCode} month a code, such as `M06L`
 * @returns {CalendarDate}
 */
function setMonth(calendar, date, month) {
  const { year, day } = convert(calendar, date);
  const span = everyMonth(calendar, year).find((span) => span.monthCode === month);
  if (!span) throw expected(`a month of the ${calendar.calendar} year ${year}`, month);
  return inMonth(calendar, year, span, day);
}

/**
 * @param {CalendarData} calendar
 * @param {number} year
 * @param {import("./years.js").Span} span
 * @param {number} day
 */
function inMonth(calendar, year, span, day) {
  return calendarDate(calendar, year, span.monthCode, Math.min(day, span.length));
}

/**
 * The first day of the month that contains a date, and the number of supported days in the month.
 *
 * January 2101 ends on the 28th, the last supported day.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 */
function monthOf(calendar, date) {
  const { year, monthCode, day, epochDay } = convert(calendar, date);
  const start = epochDay - day + 1;
  const isAfterTable = epochDay > lastEpochDay - 28;
  const span = isAfterTable ? undefined : everyMonth(calendar, year).find((span) => span.monthCode === monthCode);
  const length = Math.min(span?.length ?? 31, lastEpochDay - start + 1);
  return { first: { calendar: calendar.calendar, year, monthCode, day: 1, epochDay: start }, length };
}
// Whole numbers in a locale's numbering system, without grouping separators.

/** @typedef {(number: number, minimumDigits?: number) => string} NumberWriter */

/**
 * @param {ArrayLike<string>} digits the ten digits
 * @returns {NumberWriter}
 */
function positional(digits) {
  return (number, minimumDigits = 1) => {
    const ascii = String(Math.abs(number)).padStart(minimumDigits, "0");
    let text = number < 0 ? "-" : "";
    for (let index = 0; index < ascii.length; index += 1) text += digits[+ascii[index]];
    return text;
  };
}

/** @type {NumberWriter} */
const ascii = (number, minimumDigits = 1) => {
  if (number >= 0 && (minimumDigits === 1 || number >= 1000)) return String(number);
  return (number < 0 ? "-" : "") + String(Math.abs(number)).padStart(minimumDigits, "0");
};

/**
 * The function that writes a locale's numbers; in a system without digits, such as Hebrew, it uses the locale's texts.
 *
 * Dates have no numbers without a text. Any other number is alone in its text, which is then in the digits 0 to 9.
 * @param {LocaleData} locale
 * @returns {NumberWriter}
 */
function localeDigits(locale) {
  checkModule(locale, "locale");
  const { digits, texts } = locale.numbers;
  if (digits) return digits[0] === "0" ? ascii : positional(digits);
  return texts ? (number) => own(texts, number) ?? String(number) : ascii;
}

/**
 * Whether the numbering system has no zero, as Hebrew numerals. It cannot write a time such as 14:00.
 * @param {LocaleData} locale
 */
function lacksZero({ numbers: { texts } }) {
  return texts !== undefined && own(texts, 0) === undefined;
}

/**
 * The function that writes the numbers of times: in the digits 0 to 9 if the locale's numerals have no zero.
 * @param {LocaleData} locale
 * @returns {NumberWriter}
 */
function timeDigits(locale) {
  checkModule(locale, "locale");
  return lacksZero(locale) ? ascii : localeDigits(locale);
}

const romanTens = ["", "x", "xx", "xxx", "xl", "l"];
const romanOnes = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];

/** The writers of the numbering systems that CLDR uses for single fields, by their names. */
/** @type {Record<string, NumberWriter>} */
const systems = {
  hanidec: positional("〇一二三四五六七八九"),
  romanlow: (number) =>
    (number > 0 && number < 60 && romanTens[(number / 10) | 0] + romanOnes[number % 10]) || (number ? `${number}` : "n"),
};
// Date patterns (UTS 35, date field symbols), compiled to lists of literals and fields.

/**
 * The numbers of one day and time that the fields of a pattern can show.
 * @typedef {object} Fields
 * @property {number} year in the calendar's own numbers
 * @property {string} monthCode
 * @property {number} day
 * @property {number} epochDay
 * @property {number} [hour]
 * @property {number} [minute]
 * @property {number} [second]
 */
/** @typedef {{ letter: string, count: number } | string} PatternPart */
/** @typedef {{ type: PartType, text: (fields: Fields) => string }} Field */
/** @typedef {(string | Field)[]} Compiled */
/** @typedef {(letter: string, count: number) => Field | undefined} FieldSource */

/**
 * Parses a pattern; `''` is an apostrophe, and text in `'…'` is literal.
 * @param {string} pattern
 * @returns {PatternPart[]}
 */
function parsePattern(pattern) {
  /** @type {PatternPart[]} */
  const parts = [];
  let literal = "";
  let isQuoted = false;
  let wasQuote = false;
  for (let index = 0; index < pattern.length; index += 1) {
    const unit = pattern[index];
    if (unit === "'") {
      if (wasQuote) literal += "'";
      wasQuote = !wasQuote;
      isQuoted = !isQuoted;
      continue;
    }
    wasQuote = false;
    if (isQuoted || !/[a-zA-Z]/.test(unit)) {
      literal += unit;
      continue;
    }
    if (literal) parts.push(literal);
    literal = "";
    const last = parts[parts.length - 1];
    if (last && typeof last !== "string" && last.letter === unit) last.count += 1;
    else parts.push({ letter: unit, count: 1 });
  }
  if (literal) parts.push(literal);
  return parts;
}

/**
 * @param {readonly PatternPart[]} parts
 * @param {FieldSource} source
 * @returns {Compiled}
 */
function compile(parts, source) {
  return parts.map((part) => {
    if (typeof part === "string") return part;
    const field = source(part.letter, part.count);
    if (!field) throw damaged(`A pattern has the unknown field '${part.letter}'`);
    return field;
  });
}

/**
 * The text of a compiled pattern.
 * @param {Compiled} compiled
 * @param {Fields} fields
 * @returns {string}
 */
function fill(compiled, fields) {
  let text = "";
  for (const piece of compiled) text += typeof piece === "string" ? piece : piece.text(fields);
  return text;
}

/**
 * The parts of the text of a compiled pattern.
 * @param {Compiled} compiled
 * @param {Fields} fields
 */
function fillParts(compiled, fields) {
  return compiled.map((piece) =>
    typeof piece === "string"
      ? { type: /** @type {const} */ ("literal"), value: piece }
      : { type: piece.type, value: piece.text(fields) },
  );
}

/**
 * The names in the width that a field asks for by its number of letters.
 * @param {WidthNames} names
 * @param {number} count
 * @returns {readonly string[]}
 */
function namesOf(names, count) {
  return count === 4 ? names.wide : count === 5 ? names.narrow : names.abbreviated;
}

/**
 * Whether a part of a pattern shows the month as a name, not as a number.
 * @param {PatternPart} part
 */
function isMonthName(part) {
  return typeof part !== "string" && /[ML]/.test(part.letter) && part.count > 2;
}

/**
 * Makes the fields of a calendar's date patterns.
 * @param {CalendarData} calendar
 * @param {readonly PatternPart[]} parts the whole pattern, also if the fields are for one end of a range
 * @param {Readonly<Record<string, string>>} [overrides] the numbering systems by letter; `*` is for other letters
 * @returns {FieldSource}
 */
function dateFields(calendar, parts, overrides) {
  const { locale } = calendar;
  const offset = yearOffset(calendar);
  const isCyclic = calendar.calendar === "chinese";
  /** @param {number} year */
  const wholeYear = (year) => (lacksZero(locale) ? year : 0);
  /** @param {string} letter @returns {NumberWriter} */
  const writer = (letter) => {
    const system = own(overrides, letter) ?? own(overrides, "*");
    const named = system === undefined ? undefined : own(systems, system);
    if (system !== undefined && !named && system !== "hanidays") {
      throw damaged(`A pattern has the unknown numbering system '${system}'`);
    }
    return named ?? localeDigits(locale);
  };
  return (letter, count) => {
    const digits = writer(letter);
    switch (letter) {
      case "G": {
        const names = calendar.eras && namesOf(calendar.eras, count);
        return names && { type: "era", text: () => names[names.length - 1] };
      }
      case "y":
        if (isCyclic) return { type: "year", text: ({ year }) => digits(modulo(year - 4, 60) + 1, count) };
        // Numerals without a zero cannot show the year 2000 with its last two digits.
        if (count === 2) return { type: "year", text: ({ year }) => digits(modulo(year, 100) || wholeYear(year), 2) };
        return { type: "year", text: ({ year }) => digits(year, count) };
      case "r":
        return { type: "relatedYear", text: ({ year }) => digits(year - offset, count) };
      case "U": {
        const names = calendar.cyclicYears;
        return names && { type: "yearName", text: ({ year }) => names[modulo(year - 4, 60)] };
      }
      case "M":
      case "L":
        return monthField(calendar, letter === "M" ? "format" : "standAlone", count, digits);
      case "d": {
        const system = own(overrides, letter) ?? own(overrides, "*");
        const days = system === "hanidays" ? calendar.dayNames : undefined;
        if (days) return { type: "day", text: ({ day }) => days[day - 1] };
        const ordinals = system === undefined && parts.some(isMonthName) ? calendar.dayOfMonths : undefined;
        return { type: "day", text: ({ day }) => own(ordinals, day) ?? digits(day, count) };
      }
      case "E":
      case "c": {
        if (letter === "c" && count < 3) return undefined;
        const names = locale.weekdays[letter === "E" ? "format" : "standAlone"];
        const labels = count === 6 ? names.short ?? names.abbreviated : namesOf(names, count);
        return { type: "weekday", text: ({ epochDay }) => labels[weekdayIndex(epochDay)] };
      }
    }
    return undefined;
  };
}

/**
 * @param {CalendarData} calendar
 * @param {"format" | "standAlone"} context
 * @param {number} count
 * @param {NumberWriter} digits
 * @returns {Field}
 */
function monthField(calendar, context, count, digits) {
  const leap = calendar.leapMonthPatterns?.numeric ?? "{0}";
  const ordinary = namesOf(calendar.months[context], count);
  const leapNames = calendar.leapMonths && namesOf(calendar.leapMonths[context], count);
  return {
    type: "month",
    text: ({ monthCode }) => {
      const month = monthNumber(monthCode);
      const names = monthCode.length > 3 ? leapNames : ordinary;
      if (count > 2) return names?.[month - 1] ?? "";
      return names === ordinary ? digits(month, count) : leap.replace("{0}", () => digits(month, count));
    },
  };
}
// Dates as text.

/** @typedef {WeakMap<object, Map<string, any>>} Cache */

/**
 * The cached value for the data of a locale or a calendar; `undefined` before a value is cached.
 * @param {Cache} cache a separate cache for each kind of value
 * @param {object} data
 * @param {string} key
 * @returns {any}
 */
function known(cache, data, key) {
  return cache.get(data)?.get(key);
}

/**
 * Adds a value to a cache, and returns it.
 * @template Value
 * @param {Cache} cache
 * @param {object} data
 * @param {string} key
 * @param {Value} value
 * @returns {Value}
 */
function remembered(cache, data, key, value) {
  const values = cache.get(data) ?? new Map();
  cache.set(data, values.set(key, value));
  return value;
}

/** The compiled patterns of styles and of skeletons, in two caches, because both may have the same name. */
/** @type {{ date: Cache, skeletons: Cache }} */
const datePatterns = { date: new WeakMap(), skeletons: new WeakMap() };

/**
 * An error that lists the names that the bundle has.
 * @param {unknown} skeleton
 * @param {object} known
 */
function skeletonError(skeleton, known) {
  return expected(`one of ${Object.keys(known).join(", ")}`, skeleton);
}

/**
 * The compiled pattern of a style or a skeleton.
 * @param {CalendarData} calendar
 * @param {"date" | "skeletons"} group
 * @param {string} name
 * @returns {Compiled}
 */
function pattern(calendar, group, name) {
  const cache = datePatterns[group];
  const found = known(cache, calendar, name);
  if (found) return found;
  const pattern = own(calendar.patterns[group], name);
  if (pattern === undefined) throw skeletonError(name, calendar.patterns[group]);
  const overrides = own(calendar.numberOverrides, `patterns.${group}.${name}`);
  const parts = parsePattern(pattern);
  return remembered(cache, calendar, name, compile(parts, dateFields(calendar, parts, overrides)));
}

/**
 * @param {CalendarData} calendar
 * @param {TextOptions} options
 */
function wantedPattern(calendar, options) {
  const { style, skeleton } = checkedOptions(options, ["style", "skeleton"]);
  if (skeleton === undefined) return pattern(calendar, "date", style === undefined ? "medium" : style);
  if (style !== undefined) oneOf(style, Object.keys(calendar.patterns.date));
  return pattern(calendar, "skeletons", skeleton);
}

/**
 * The text of a date.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date a date in any calendar
 * @param {TextOptions} [options]
 * @returns {string}
 */
function format(calendar, date, options = {}) {
  const fields = convert(calendar, date);
  return fill(wantedPattern(calendar, options), fields);
}

/**
 * The parts of a date's text, for an input with a field for each part.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date a date in any calendar
 * @param {TextOptions} [options]
 */
function formatToParts(calendar, date, options = {}) {
  const fields = convert(calendar, date);
  return fillParts(wantedPattern(calendar, options), fields);
}
// Ranges of dates as text, and patterns that join two texts.

/**
 * Joins two texts by a pattern, such as `{0} – {1}`.
 * @param {string} pattern
 * @param {string} first
 * @param {string} second
 * @returns {string}
 */
function join(pattern, first, second) {
  return pattern.replace(/\{([01])\}/g, (_, place) => (place === "0" ? first : second));
}

/** @type {import("./text.js").Cache} */
const rangePatterns = new WeakMap();

/** The letters that count as the same field as another letter in the search for a repeated field. */
/** @type {Record<string, string>} */
const sameField = { L: "M", c: "E", e: "E" };

/**
 * Compiles the two ends of a range's pattern; the second end begins at the first repeated field.
 * @param {string} pattern
 * @param {FieldSource} source
 */
function compileRange(pattern, source) {
  const parts = parsePattern(pattern);
  const seen = new Set();
  const split = parts.findIndex((part) => {
    if (typeof part === "string") return false;
    const letter = sameField[part.letter] ?? part.letter;
    if (seen.has(letter)) return true;
    seen.add(letter);
    return false;
  });
  const end = split < 0 ? parts.length : split;
  return { first: compile(parts.slice(0, end), source), second: compile(parts.slice(end), source) };
}

/**
 * The text of a range of dates; the earlier date always comes first.
 * @param {CalendarData} calendar
 * @param {CalendarDate} first
 * @param {CalendarDate} last
 * @param {{ skeleton?: string }} [options] by default the skeleton `yMMMd`
 * @returns {string}
 */
function formatRange(calendar, first, last, options = {}) {
  checkModule(calendar, "calendar");
  const { skeleton = "yMMMd" } = checkedOptions(options, ["skeleton"]);
  const { fallback, ...intervals } = calendar.patterns.intervals;
  const byLetter = own(intervals, skeleton);
  if (typeof byLetter !== "object") throw skeletonError(skeleton, intervals);
  const [start, end] = dayOf(first) <= dayOf(last) ? [first, last] : [last, first];
  const from = convert(calendar, start);
  const to = convert(calendar, end);
  const letter =
    from.year !== to.year ? "y" : from.monthCode !== to.monthCode ? "M" : from.day !== to.day ? "d" : undefined;
  const pattern = letter && own(byLetter, letter);
  if (letter && pattern !== undefined) {
    const key = `${skeleton} ${letter}`;
    const overrides = own(calendar.numberOverrides, `patterns.intervals.${skeleton}.${letter}`);
    const ends =
      known(rangePatterns, calendar, key) ??
      remembered(
        rangePatterns, calendar, key, compileRange(pattern, dateFields(calendar, parsePattern(pattern), overrides)));
    return fill(ends.first, from) + fill(ends.second, to);
  }
  const text = format(calendar, from, { skeleton });
  // If the skeleton has no day, both ends have the same text.
  if (!letter || (letter === "d" && own(byLetter, "d") === undefined)) return text;
  return join(/** @type {string} */ (fallback), text, format(calendar, to, { skeleton }));
}
// Times as text, alone and with a date.

/** @type {import("./text.js").Cache} */
const timePatterns = new WeakMap();
/** @type {import("./text.js").Cache} */
const timeRanges = new WeakMap();

/** The style of a time for each style of a date; the longer styles of a time need the name of a time zone. */
const timeStyles = /** @type {const} */ ({ full: "medium", long: "medium", medium: "medium", short: "short" });

/** The cycle of the hour in a pattern, by the letter of the field. */
const cycles = /** @type {const} */ ({ K: "h11", h: "h12", H: "h23", k: "h24" });

const hourCycles = /** @type {HourCycle[]} */ (["h11", "h12", "h23", "h24"]);

/**
 * The pattern with its hour in another hour cycle; letters in quotes are literal.
 * @param {string} pattern
 * @param {HourCycle} cycle
 */
function inCycle(pattern, cycle) {
  const letter = "KhHk"[hourCycles.indexOf(cycle)];
  return pattern.replace(/'[^']*'|[hHkK]/g, (match) => (match[0] === "'" ? match : letter));
}

/**
 * Whether the hours count half a day, so that a time needs AM or PM.
 * @param {HourCycle} cycle
 */
function isHalfDay(cycle) {
  return cycle === "h11" || cycle === "h12";
}

/**
 * The number that a clock shows at an hour from 0 to 23.
 * @param {HourCycle} cycle
 * @param {number} hour
 * @returns {number}
 */
function hourNumber(cycle, hour) {
  if (cycle === "h23") return hour;
  if (cycle === "h24") return hour === 0 ? 24 : hour;
  return cycle === "h12" && hour % 12 === 0 ? 12 : hour % 12;
}

/**
 * The numbers of a time; throws if a number is out of its range.
 * @param {TimeOfDay} time
 * @returns {Fields & Required<TimeOfDay>}
 */
function timeFields(time) {
  const { hour, minute = 0, second = 0 } = time ?? {};
  const isTime = [hour, minute, second].every((number, index) => {
    return Number.isInteger(number) && number >= 0 && number < (index === 0 ? 24 : 60);
  });
  if (!isTime) throw expected("a time of day", `${hour}:${minute}:${second}`);
  return { year: 1970, monthCode: "M01", day: 1, epochDay: 0, hour, minute, second };
}

/**
 * The minutes since midnight for a text from `00:00` to `24:00`.
 * @param {string | undefined} text
 */
function minutesOf(text) {
  return text === undefined ? undefined : +text.slice(0, 2) * 60 + +text.slice(3);
}

/**
 * A function that names the flexible day period of a time (pattern letter `B`), or AM or PM if the language has none.
 * @param {LocaleData} locale
 * @param {number} count
 * @returns {(fields: Fields) => string}
 */
function flexiblePeriods(locale, count) {
  const { codes, rules, format: widths } = locale.dayPeriods;
  const names = namesOf(widths, count);
  const hours = Array.from({ length: 24 }, (_, hour) => names[hour < 12 ? 0 : 1]);
  /** @type {Record<number, string>} */
  const instants = {};
  codes.forEach((code, index) => {
    const span = index < 2 ? undefined : own(rules, code);
    if (!span) return;
    // Midnight ends one day and begins another. Like ICU, use the name of the night.
    const at = minutesOf(span.at);
    if (at !== undefined && at > 0) instants[at] = names[index];
    const from = minutesOf(span.from);
    const before = minutesOf(span.before);
    if (from === undefined || before === undefined) return;
    for (let hour = 0; hour < 24; hour += 1) {
      const minute = hour * 60;
      const isInside = from < before ? minute >= from && minute < before : minute >= from || minute < before;
      if (isInside) hours[hour] = names[index];
    }
  });
  return ({ hour = 0, minute = 0, second = 0 }) => (second === 0 ? instants[hour * 60 + minute] : undefined) ?? hours[hour];
}

/**
 * The fields of a time in a locale.
 * @param {LocaleData} locale
 * @returns {FieldSource}
 */
function timeFieldsOf(locale) {
  const digits = timeDigits(locale);
  return (letter, count) => {
    switch (letter) {
      case "H":
      case "h":
      case "K":
      case "k":
        return { type: "hour", text: ({ hour = 0 }) => digits(hourNumber(cycles[letter], hour), count) };
      case "m":
        return { type: "minute", text: ({ minute = 0 }) => digits(minute, count) };
      case "s":
        return { type: "second", text: ({ second = 0 }) => digits(second, count) };
      case "a": {
        const names = namesOf(locale.dayPeriods.format, count);
        return { type: "dayPeriod", text: ({ hour = 0 }) => names[hour < 12 ? 0 : 1] };
      }
      case "B":
        return { type: "dayPeriod", text: flexiblePeriods(locale, count) };
    }
    return undefined;
  };
}

/**
 * @param {LocaleData} locale
 * @param {TextOptions} options
 * @returns {Compiled}
 */
function timePattern(locale, options) {
  checkModule(locale, "locale");
  const { style = "short", skeleton } = checkedOptions(options, ["style", "skeleton"]);
  oneOf(style, Object.keys(timeStyles));
  const [group, name] =
    skeleton === undefined ? [locale.time.styles, timeStyles[style]] : [locale.time.skeletons, skeleton];
  const pattern = own(group, name);
  if (pattern === undefined) throw skeletonError(name, group);
  return (
    known(timePatterns, locale, pattern) ??
    remembered(timePatterns, locale, pattern, compile(parsePattern(pattern), timeFieldsOf(locale)))
  );
}

/**
 * The text of a time; the styles full and long are the same as medium.
 * @param {LocaleData} locale
 * @param {TimeOfDay} time
 * @param {TextOptions} [options] by default the style short
 * @returns {string}
 */
function formatTime(locale, time, options = {}) {
  return fill(timePattern(locale, options), timeFields(time));
}

/**
 * The parts of a time's text.
 * @param {LocaleData} locale
 * @param {TimeOfDay} time
 * @param {TextOptions} [options] by default the style short
 */
function formatTimeToParts(locale, time, options = {}) {
  return fillParts(timePattern(locale, options), timeFields(time));
}

/**
 * The text of a range of times; the earlier time always comes first.
 * @param {LocaleData} locale
 * @param {TimeOfDay} first
 * @param {TimeOfDay} last
 * @returns {string}
 */
function formatTimeRange(locale, first, last) {
  checkModule(locale, "locale");
  const ends = [timeFields(first), timeFields(last)];
  const seconds = ends.map(({ hour, minute, second }) => (hour * 60 + minute) * 60 + second);
  const [from, to] = seconds[0] <= seconds[1] ? ends : [ends[1], ends[0]];
  const halfDay = isHalfDay(locale.hourCycle);
  const skeleton = halfDay ? "hm" : "Hm";
  const single = timePattern(locale, { skeleton: "jm" });
  const letter =
    halfDay && from.hour < 12 !== to.hour < 12 ? "a"
    : from.hour !== to.hour ? (halfDay ? "h" : "H")
    : from.minute !== to.minute ? "m"
    : undefined;
  if (!letter) return fill(single, from);
  const byLetter = own(locale.time.intervals, skeleton);
  const pattern = typeof byLetter === "object" ? own(byLetter, letter) : undefined;
  if (pattern === undefined) {
    const fallback = /** @type {string} */ (locale.time.intervals.fallback);
    return join(fallback, fill(single, from), fill(single, to));
  }
  const range =
    known(timeRanges, locale, letter) ??
    remembered(timeRanges, locale, letter, compileRange(inCycle(pattern, locale.hourCycle), timeFieldsOf(locale)));
  return fill(range.first, from) + fill(range.second, to);
}

/** @type {import("./text.js").Cache} */
const timedCalendars = new WeakMap();

/**
 * The calendar for a date beside a time: in the digits 0 to 9 if the locale's numerals have no zero.
 * @param {CalendarData} calendar
 * @returns {CalendarData}
 */
function timed(calendar) {
  const { locale } = calendar;
  if (!lacksZero(locale)) return calendar;
  const numbers = { system: "latn", digits: [..."0123456789"] };
  return (
    known(timedCalendars, calendar, "latn") ??
    remembered(timedCalendars, calendar, "latn", { ...calendar, locale: { ...locale, numbers } })
  );
}

/**
 * The text of a date and a time.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 * @param {TimeOfDay} time
 * @param {{ style?: import("../almanac.js").TextStyle }} [options] by default the style medium
 * @returns {string}
 */
function formatDateTime(calendar, date, time, options = {}) {
  checkModule(calendar, "calendar");
  const { style = "medium" } = checkedOptions(options, ["style"]);
  const pattern = own(calendar.patterns.dateTime, style);
  if (pattern === undefined) throw skeletonError(style, calendar.patterns.dateTime);
  const literal = pattern.replace(/''?/g, (quotes) => quotes.slice(1));
  return join(literal, formatTime(calendar.locale, time), format(timed(calendar), date, { style }));
}
// The picker's own words, the names of fields, relative words such as "tomorrow", and durations.

/**
 * The plural category of a whole number (CLDR's cardinal rules).
 * @param {LocaleData} locale
 * @param {number} number
 * @returns {string}
 */
function pluralCategory(locale, number) {
  const magnitude = Math.abs(number);
  const rule = Object.entries(locale.plurals.cardinal).find(([, alternatives]) =>
    alternatives.some((relations) =>
      relations.every(({ modulus, ranges, negated = false }) => {
        const tested = modulus ? magnitude % modulus : magnitude;
        return ranges.some(([first, last]) => tested >= first && tested <= last) !== negated;
      }),
    ),
  );
  return rule?.[0] ?? "other";
}

/**
 * The text of a key; the key may also be an app's own key.
 * @param {LocaleData} locale
 * @param {string} key
 */
function phraseOf(locale, key) {
  checkModule(locale, "locale");
  textOf(key, "a key");
  return own(locale.strings, key) ?? own(locale.strings, own(locale.keys, key) ?? key);
}

/**
 * Whether a locale has a text for a key.
 * @param {LocaleData} locale
 * @param {string} key
 * @returns {boolean}
 */
function hasString(locale, key) {
  return phraseOf(locale, key) !== undefined;
}

/**
 * One of the picker's own texts by its key, with values for its placeholders.
 * @param {LocaleData} locale
 * @param {string} key
 * @param {Readonly<Record<string, string | number>>} [values] a text with plural forms needs the whole number `n`
 * @returns {string}
 */
function string(locale, key, values = {}) {
  const phrase = phraseOf(locale, key);
  if (typeof values !== "object" || values === null) throw expected("an object with values", values, TypeError);
  if (phrase === undefined) {
    throw new RangeError(
      `The locale '${locale.locale}' has no text ${shown(key)}. 'words.js' has more texts.`);
  }
  if (typeof phrase === "string") return filled(phrase, key, values);
  const { n } = values;
  if (!Number.isInteger(n)) throw expected(`a whole number n for '${key}'`, n, TypeError);
  const form = own(phrase, pluralCategory(locale, +n)) ?? phrase.other;
  // Some forms do not contain the number, such as "hours" beside a wheel of numbers, or the dual in Hebrew.
  return form.includes("{") ? filled(form, key, { ...values, n: formatNumber(locale, +n) }) : form;
}

/**
 * @param {string} text
 * @param {string} key
 * @param {Readonly<Record<string, string | number>>} values
 */
function filled(text, key, values) {
  const wanted = new Set();
  const result = text.replace(/\{([^{}]*)\}/g, (_, name) => {
    wanted.add(name);
    return String(own(values, name));
  });
  const given = Object.keys(values);
  if (given.length !== wanted.size || !given.every((name) => wanted.has(name))) {
    throw expected(`the values '${[...wanted].join(", ")}' for '${key}'`, given.join(", "), TypeError);
  }
  for (const value of Object.values(values)) {
    if (typeof value !== "string" && !Number.isFinite(value)) throw expected(`texts or numbers for '${key}'`, value, TypeError);
  }
  return result;
}

/**
 * The texts of several keys, by the names that the locale object of a picker library uses.
 *
 * A name is absent if the locale has no text for its key, or if the text has plural forms.
 * @template {string} Name
 * @param {LocaleData} locale
 * @param {Readonly<Record<Name, string>>} keys
 * @returns {Partial<Record<Name, string>>}
 */
function strings(locale, keys) {
  checkModule(locale, "locale");
  if (typeof keys !== "object" || keys === null) throw expected("an object with keys", keys, TypeError);
  /** @type {Partial<Record<Name, string>>} */
  const texts = {};
  for (const name of /** @type {Name[]} */ (Object.keys(keys))) {
    const text = phraseOf(locale, keys[name]);
    if (typeof text === "string") texts[name] = text;
  }
  return texts;
}

/**
 * A whole number in the locale's digits, without grouping separators.
 * @param {LocaleData} locale
 * @param {number} number
 * @returns {string}
 */
function formatNumber(locale, number) {
  if (!Number.isSafeInteger(number)) throw expected("a whole number", number, TypeError);
  return localeDigits(locale)(number);
}

const fields = ["day", "dayPeriod", "era", "hour", "minute", "month", "second", "week", "weekday", "year", "zone"];
const relativeUnits = ["day", "week", "month", "year"];
const durationUnits = ["hour", "minute", "second"];

/**
 * The name of a part of a date or time on a menu or a button; `undefined` if CLDR has none.
 * @param {LocaleData} locale
 * @param {import("../almanac.js").DateField} field
 */
function fieldTitle(locale, field) {
  checkModule(locale, "locale");
  oneOf(field, fields);
  const names = own(locale.fields, field);
  return names?.titled?.wide ?? names?.wide;
}

/**
 * The names of the four quarters of a year on a menu; `undefined` if CLDR has none in the language.
 * @param {LocaleData} locale
 * @param {WordWidth} [width]
 */
function quarterNames(locale, width = "wide") {
  checkModule(locale, "locale");
  oneOf(width, Object.keys(unitWidths));
  const { quarters } = locale;
  return (width === "narrow" ? undefined : quarters?.titled?.[width]) ?? quarters?.standAlone[width];
}

/**
 * The words for a day, week, month or year near the current one, such as "tomorrow"; `undefined` if CLDR has none.
 * @param {LocaleData} locale
 * @param {"day" | "week" | "month" | "year"} unit
 * @param {number} offset −1 for the previous, 0 for the current, 1 for the next
 * @returns {string | undefined}
 */
function relativeName(locale, unit, offset) {
  checkModule(locale, "locale");
  oneOf(unit, relativeUnits);
  if (!Number.isInteger(offset)) throw expected("a whole number", offset, TypeError);
  const text = own(own(locale.relative, unit), String(offset));
  return typeof text === "string" ? text : undefined;
}

/**
 * The words of `relativeName` in the form for a menu or a button.
 * @param {LocaleData} locale
 * @param {"day" | "week" | "month" | "year"} unit
 * @param {number} offset
 * @returns {string | undefined}
 */
function relativeTitle(locale, unit, offset) {
  const name = relativeName(locale, unit, offset);
  const titled = own(locale.relative, unit)?.titled;
  return (typeof titled === "object" ? own(titled, String(offset)) : undefined) ?? name;
}

const unitWidths = /** @type {const} */ ({ wide: "long", abbreviated: "short", narrow: "narrow" });

/**
 * A number of hours, minutes or seconds, such as "3 hours"; `undefined` if CLDR has no words for it.
 * @param {LocaleData} locale
 * @param {number} number
 * @param {"hour" | "minute" | "second"} unit
 * @param {WordWidth} [width]
 */
function duration(locale, number, unit, width = "wide") {
  const text = formatNumber(locale, number);
  oneOf(width, Object.keys(unitWidths));
  const names = own(own(locale.units, oneOf(unit, durationUnits)), unitWidths[width]);
  const form = own(names, pluralCategory(locale, number)) ?? names?.other;
  return form?.split("{0}").join(text);
}
// Lists of texts, such as "1 May, 3 May and 9 May".

const hebrew = /^\p{Script=Hebrew}/u;

/**
 * Whether a text begins with one of the prefixes; only the letters A to Z match in both cases.
 * @param {string} text
 * @param {readonly string[]} prefixes
 */
function beginsWith(text, prefixes) {
  return prefixes.some((prefix) => {
    const start = text.slice(0, prefix.length).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    return start === prefix;
  });
}

/**
 * The patterns for a list that ends with a text: Spanish has "e" before "i", and Hebrew has a hyphen before digits.
 * @param {ListPatterns} patterns
 * @param {string} last
 */
function patternsBefore(patterns, last) {
  const { beforeOtherScript: other, beforePrefix: prefixed } = patterns;
  if (other && last !== "" && !hebrew.test(last)) return other;
  if (prefixed && beginsWith(last, prefixed.prefixes) && !beginsWith(last, prefixed.exceptions)) return prefixed;
  return patterns;
}

/**
 * The text `first`, joined with each of the other texts in turn.
 *
 * The text before `first` and the text after it are collected separately, so that the joined text is not copied in each
 * step.
 * @param {string} pattern
 * @param {string} first
 * @param {readonly string[]} others
 */
function joinedInTurn(pattern, first, others) {
  const [before, after] = pattern.split("{0}").map((side) => side.split("{1}"));
  const left = others.map((next) => before.join(next)).reverse();
  return left.join("") + first + others.map((next) => after.join(next)).join("");
}

/**
 * Joins texts to a list.
 * @param {LocaleData} locale
 * @param {readonly string[]} texts
 * @param {{ style?: "long" | "short" | "narrow" }} [options] by default the style long
 * @returns {string}
 */
function formatList(locale, texts, options = {}) {
  checkModule(locale, "locale");
  const { style = "long" } = checkedOptions(options, ["style"]);
  const patterns = locale.lists[oneOf(style, Object.keys(locale.lists))];
  for (const text of listOf(texts, "a list of texts")) textOf(text);
  if (texts.length < 2) return texts[0] ?? "";
  const last = texts[texts.length - 1];
  const { two, end } = patternsBefore(patterns, last);
  if (texts.length === 2) return join(two, texts[0], last);
  const start = join(patterns.start, texts[0], texts[1]);
  return join(end, joinedInTurn(patterns.middle, start, texts.slice(2, -1)), last);
}

/**
 * Joins the texts of dates to a list, earliest first.
 * @param {CalendarData} calendar
 * @param {readonly CalendarDate[]} dates
 * @param {{ skeleton?: string, style?: "long" | "short" | "narrow" }} [options] by default `yMMMd` and the style long
 * @returns {string}
 */
function formatDates(calendar, dates, options = {}) {
  checkModule(calendar, "calendar");
  const { skeleton = "yMMMd", style } = checkedOptions(options, ["skeleton", "style"]);
  const sorted = listOf(dates, "a list of dates").map((date) => ({ date, day: dayOf(date) })).sort((one, other) => one.day - other.day);
  return formatList(calendar.locale, sorted.map(({ date }) => format(calendar, date, { skeleton })), { style });
}
// Weeks, weekends and the rows of a month.

/**
 * The columns of a month, one for each day of the week, starting at the first day of the week.
 * @param {LocaleData} locale
 * @param {Weekday} [firstDay] by default the first day of the region's week
 */
function weekdayHeader(locale, firstDay) {
  checkModule(locale, "locale");
  const { standAlone: names, titled } = locale.weekdays;
  const first = weekdayCodes.indexOf(oneOf(firstDay === undefined ? locale.week.firstDay : firstDay, weekdayCodes));
  return weekdayCodes.map((_, offset) => {
    const index = (first + offset) % 7;
    return {
      weekday: weekdayCodes[index],
      name: (titled?.wide ?? names.wide)[index],
      abbreviatedName: (titled?.abbreviated ?? names.abbreviated)[index],
      shortName: (titled?.short ?? names.short ?? names.abbreviated)[index],
      narrowName: names.narrow[index],
      isWeekend: locale.week.weekend.includes(weekdayCodes[index]),
    };
  });
}

/**
 * Whether a day is on the weekend of the locale's region.
 * @param {LocaleData} locale
 * @param {CalendarDate} date
 * @returns {boolean}
 */
function isWeekend(locale, date) {
  checkModule(locale, "locale");
  return locale.week.weekend.includes(weekdayCodes[weekdayIndex(dayOf(date))]);
}

/**
 * The seven days of the week that contains a date, starting at the first day of the region's week.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 * @returns {CalendarDate[]}
 */
function weekOf(calendar, date) {
  checkModule(calendar, "calendar");
  const offset = modulo(weekdayIndex(dayOf(date)) - weekdayCodes.indexOf(calendar.locale.week.firstDay), 7);
  return weekdayCodes.map((_, index) => addDays(calendar, date, index - offset));
}

/**
 * The day on which the first week of a Gregorian year begins, in days since 1 January 1970.
 * @param {LocaleData} locale
 * @param {number} year
 * @param {number} firstDay the first day of the week, 0 for Sunday to 6 for Saturday
 */
function firstWeek(locale, year, firstDay) {
  const newYear = epochDayOf(year, 1, 1);
  const daysBefore = modulo(weekdayIndex(newYear) - firstDay, 7);
  return newYear - daysBefore + (7 - daysBefore >= locale.week.minimalDays ? 0 : 7);
}

/**
 * @param {LocaleData} locale
 * @param {number} day
 * @param {Weekday} firstDay
 */
function weekNumberOf(locale, day, firstDay) {
  const { year } = civilOf(day);
  const place = weekdayCodes.indexOf(firstDay);
  if (day >= firstWeek(locale, year + 1, place)) return 1;
  const first = firstWeek(locale, year, place);
  const start = day >= first ? first : firstWeek(locale, year - 1, place);
  return Math.floor((day - start) / 7) + 1;
}

/**
 * The number of the week in the Gregorian year, 1 to 53, by the rules of the locale's region.
 * @param {LocaleData} locale
 * @param {CalendarDate} date
 * @returns {number}
 */
function weekNumber(locale, date) {
  checkModule(locale, "locale");
  return weekNumberOf(locale, dayOf(date), locale.week.firstDay);
}

/**
 * The weeks of the month that contains a date, each with seven entries; `null` is for a day of another month.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 * @returns {(CalendarDate | null)[][]}
 */
function weeks(calendar, date) {
  const { first, length } = monthOf(calendar, date);
  const offset = modulo(weekdayIndex(first.epochDay) - weekdayCodes.indexOf(calendar.locale.week.firstDay), 7);
  return Array.from({ length: Math.ceil((offset + length) / 7) }, (_, row) =>
    weekdayCodes.map((_, column) => {
      const day = row * 7 + column - offset;
      return day >= 0 && day < length ? dateAt(calendar, first.epochDay + day) : null;
    }),
  );
}

/**
 * The label of a day in the grid of a month: its number in the locale's digits, or its name, such as 初八.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 * @returns {string}
 */
function dayLabel(calendar, date) {
  const { day } = convert(calendar, date);
  return calendar.dayNames?.[day - 1] ?? localeDigits(calendar.locale)(day);
}
// The days that can be chosen, and the problems of other days.

/**
 * The limits; if the last day is before the first, both are ignored.
 * @param {DateLimits} [limits]
 * @returns {DateLimits}
 */
function checkedLimits(limits = {}) {
  const { earliest, latest } = checkedOptions(limits, ["earliest", "latest"]);
  const [first, last] = [earliest, latest].map(optionalDayOf);
  return first !== undefined && last !== undefined && last < first ? {} : { earliest, latest };
}

/**
 * Whether a day is within the limits; the day may be in any calendar.
 * @param {DateLimits} limits
 * @param {CalendarDate} date
 * @returns {boolean}
 */
function isWithin(limits, date) {
  const { earliest, latest } = checkedLimits(limits);
  const day = dayOf(date);
  return !(earliest && day < dayOf(earliest)) && !(latest && day > dayOf(latest));
}

const selectable = /** @type {SelectableDays[]} */ (["all", "weekdays", "weekends"]);

/**
 * The options that say which days can be chosen, without limits that are ignored.
 * @param {{ limits?: DateLimits, days?: SelectableDays }} options
 */
function checkedSelection(options) {
  const { limits, days = "all" } = checkedOptions(options, ["limits", "days"]);
  return { limits: checkedLimits(limits), days: oneOf(days, selectable) };
}

/**
 * The problem with a day; `undefined` if it can be chosen.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 * @param {{ limits?: DateLimits, days?: SelectableDays }} [options]
 * @returns {DateProblem | undefined}
 */
function dateProblem(calendar, date, options = {}) {
  checkModule(calendar, "calendar");
  const { limits, days } = checkedSelection(options);
  if (!isWithin(limits, date)) {
    const { earliest, latest } = limits;
    if (earliest && latest) return { code: "outOfRange", earliest, latest };
    return earliest ? { code: "tooEarly", earliest } : latest && { code: "tooLate", latest };
  }
  if (days === "all" || isWeekend(calendar.locale, date) === (days === "weekends")) return undefined;
  return { code: days === "weekdays" ? "weekdaysOnly" : "weekendsOnly" };
}

/** @type {Readonly<Record<string, string>>} */
const keys = {
  noDate: "error.invalidDate", noTime: "error.invalidTime", rangeReversed: "error.rangeReversed",
  unavailable: "error.unavailable", weekdaysOnly: "filter.weekdaysOnly", weekendsOnly: "filter.weekendsOnly",
};

/**
 * The sentence that tells a user about a problem.
 * @param {CalendarData} calendar
 * @param {DateProblem} problem
 * @param {{ style?: TextStyle }} [options] by default the style medium
 * @returns {string}
 */
function problemMessage(calendar, problem, options = {}) {
  checkModule(calendar, "calendar");
  const { style = "medium" } = checkedOptions(options, ["style"]);
  oneOf(style, Object.keys(calendar.patterns.date));
  const { locale } = calendar;
  /** @param {CalendarDate} date */
  const text = (date) => format(calendar, date, { style });
  switch (problem?.code) {
    case "tooEarly":
      return string(locale, "error.tooEarly", { date: text(problem.earliest) });
    case "tooLate":
      return string(locale, "error.tooLate", { date: text(problem.latest) });
    case "outOfRange":
      return string(locale, "error.outOfRange", { min: text(problem.earliest), max: text(problem.latest) });
  }
  return string(locale, keys[oneOf(problem?.code, Object.keys(keys))]);
}
// The months and years of a calendar, and their labels.

/** @type {import("./text.js").Cache} */
const labelPatterns = new WeakMap();

/**
 * The table of names that contains the name of a month.
 * @param {CalendarData} calendar
 * @param {string} monthCode
 */
function names(calendar, monthCode) {
  return monthCode.endsWith("L") ? calendar.leapMonths ?? calendar.months : calendar.months;
}

/**
 * The name of a month for a list or a wheel.
 * @param {CalendarData} calendar
 * @param {string} monthCode
 */
function rowName(calendar, monthCode) {
  const { titled, standAlone } = names(calendar, monthCode);
  return (titled?.wide ?? standAlone.wide)[monthNumber(monthCode) - 1];
}

/**
 * The months of a year that have at least one day within the limits.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @param {{ limits?: DateLimits }} [options]
 * @returns {MonthRow[]}
 */
function months(calendar, year, options = {}) {
  const { earliest, latest } = checkedLimits(checkedOptions(options, ["limits"]).limits);
  const rows = monthSpans(calendar, year).filter(
    ({ first, length }) =>
      !(earliest && first + length - 1 < dayOf(earliest)) && !(latest && first > dayOf(latest)));
  return rows.map(({ monthCode, first, length }) => {
    const place = monthNumber(monthCode) - 1;
    const { titled, standAlone, format: inDate } = names(calendar, monthCode);
    return {
      monthCode,
      name: rowName(calendar, monthCode),
      abbreviatedName: (titled?.abbreviated ?? standAlone.abbreviated)[place],
      nameBesideDay: inDate.wide[place],
      length,
      firstDay: { calendar: calendar.calendar, year, monthCode, day: 1, epochDay: first },
    };
  });
}

/**
 * The title of a month, such as "February 2026".
 * @param {CalendarData} calendar
 * @param {CalendarDate} date any day of the month
 * @returns {string}
 */
function monthTitle(calendar, date) {
  const { monthCode } = convert(calendar, date);
  const text = format(calendar, date, { skeleton: "yMMMM" });
  const [first = ""] = text;
  const row = rowName(calendar, monthCode);
  const [capital = ""] = row;
  // Only the case of the first letter may differ, because Catalan has both "de febrer" and "febrer".
  if (first === capital || capital === capital.toLowerCase() || !text.slice(first.length).startsWith(row.slice(capital.length))) return text;
  const { format: inDate, standAlone } = names(calendar, monthCode);
  const place = monthNumber(monthCode) - 1;
  const isName = [inDate, standAlone].some(({ wide }) => text.startsWith(wide[place]));
  return isName ? capital + text.slice(first.length) : text;
}

/**
 * The label of a year. If the bundle's list does not have the year, the label is made by the list's pattern.
 * @param {CalendarData} calendar
 * @param {number} year in the calendar's own numbers
 * @returns {string}
 */
function yearLabel(calendar, year) {
  const offset = yearOffset(calendar);
  if (!Number.isSafeInteger(year)) throw expected("a whole number", year, TypeError);
  const { display, first, pattern } = calendar.years;
  const listed = display?.[year - offset - first];
  if (listed !== undefined) return listed;
  const compiled =
    known(labelPatterns, calendar, pattern) ??
    remembered(labelPatterns, calendar, pattern, compile(parsePattern(pattern), dateFields(calendar, [])));
  return fill(compiled, { year, monthCode: "M01", day: 1, epochDay: 0 });
}

/**
 * The first and the last year of the bundle's lists, in the calendar's own numbers.
 * @param {CalendarData} calendar
 */
function years(calendar) {
  const offset = yearOffset(calendar);
  return { first: calendar.years.first + offset, last: calendar.years.last + offset };
}
// The content of a month, for a picker to draw.

/** @type {readonly CalendarDate[]} */
const none = [];

/**
 * A function that tells whether a day is chosen, and its place in a range.
 * @param {DaySelection} selection
 */
function chosenDays(selection) {
  const { dates = none, from, to } = checkedOptions(selection, ["dates", "from", "to"]);
  const days = new Set(listOf(dates, "a list of dates").map(dayOf));
  const start = optionalDayOf(from);
  const end = optionalDayOf(to) ?? start;
  return (/** @type {number} */ day) => {
    if (start === undefined || end === undefined || day < start || day > end) {
      return { isSelected: days.has(day), rangePlace: undefined };
    }
    /** @type {RangePlace} */
    const rangePlace = start === end ? "only" : day === start ? "start" : day === end ? "end" : "middle";
    return { isSelected: true, rangePlace };
  };
}

const optionNames = ["today", "selection", "limits", "days", "unavailable", "firstDay", "hasSixWeeks"];

/**
 * A month as a grid: title, header, and weeks of seven cells.
 *
 * A cell is `null` if Almanac does not support its day.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date any day of the month
 * @param {MonthPageOptions} [options]
 * @returns {MonthPage}
 */
function monthPage(calendar, date, options = {}) {
  checkModule(calendar, "calendar");
  const { locale } = calendar;
  const { today, selection = {}, limits, days, unavailable = none, firstDay = locale.week.firstDay, hasSixWeeks = false } =
    checkedOptions(options, optionNames);
  if (typeof hasSixWeeks !== "boolean") throw expected("true or false for 'hasSixWeeks'", hasSixWeeks, TypeError);
  const weekStart = oneOf(firstDay, weekdayCodes);
  const { first, length } = monthOf(calendar, date);
  const offset = modulo(weekdayIndex(first.epochDay) - weekdayCodes.indexOf(weekStart), 7);
  const chosen = chosenDays(selection);
  const blocked = new Set(listOf(unavailable, "a list of dates").map(dayOf));
  const todayDay = optionalDayOf(today);
  /** @param {number} day @returns {DayCell | null} */
  const cell = (day) => {
    if (day < firstEpochDay || day > lastEpochDay) return null;
    const date = dateAt(calendar, day);
    const problem = dateProblem(calendar, date, { limits, days });
    return {
      date,
      label: dayLabel(calendar, date),
      isInMonth: day >= first.epochDay && day < first.epochDay + length,
      isToday: day === todayDay,
      isWeekend: isWeekend(locale, date),
      ...chosen(day),
      problem: problem ?? (blocked.has(day) ? { code: "unavailable" } : undefined),
    };
  };
  const rows = hasSixWeeks ? 6 : Math.ceil((offset + length) / 7);
  return {
    title: monthTitle(calendar, first),
    firstDay: first,
    header: weekdayHeader(locale, weekStart),
    weeks: Array.from({ length: rows }, (_, row) => {
      const start = first.epochDay - offset + row * 7;
      return {
        number: weekNumberOf(locale, start, weekStart),
        cells: weekdayCodes.map((_, column) => cell(start + column)),
      };
    }),
  };
}

/**
 * A day's small label in a second calendar: the day's label, or the month's name on the first day of a month.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 * @returns {string}
 */
function secondaryLabel(calendar, date) {
  const { monthCode, day } = convert(calendar, date);
  if (day !== 1) return dayLabel(calendar, date);
  const { titled, standAlone } = names(calendar, monthCode);
  return (titled?.abbreviated ?? standAlone.abbreviated)[monthNumber(monthCode) - 1];
}
// The columns and rows of a picker with wheels.

/**
 * The number of digits in a field of hours or minutes in the locale's own pattern.
 * @param {string | undefined} pattern
 * @param {RegExp} letters
 */
function digitCount(pattern, letters) {
  return letters.exec(pattern?.replace(/'[^']*'/g, "") ?? "")?.[0].length ?? 1;
}

/**
 * The rows of the wheel of hours: 24 for a day, or 12 for half a day beside a wheel of AM and PM.
 *
 * A row's value is the number of hours since midnight or noon. In `h12`, the label of value 0 is "12".
 * @param {LocaleData} locale
 * @param {HourCycle} [cycle] by default the locale's hour cycle
 * @returns {WheelRow[]}
 */
function hourRows(locale, cycle) {
  const digits = timeDigits(locale);
  const shown = oneOf(cycle === undefined ? locale.hourCycle : cycle, hourCycles);
  const count = digitCount(locale.time.skeletons[isHalfDay(shown) ? "hm" : "Hm"], /[hHkK]+/);
  return Array.from({ length: isHalfDay(shown) ? 12 : 24 }, (_, value) => {
    return { value, label: digits(hourNumber(shown, value), count) };
  });
}

/**
 * The rows of the wheel of minutes.
 * @param {LocaleData} locale
 * @param {number} [interval] a divisor of 60, up to 30
 * @returns {WheelRow[]}
 */
function minuteRows(locale, interval = 1) {
  if (!Number.isInteger(interval) || interval < 1 || interval > 30 || 60 % interval !== 0) {
    throw expected("a divisor of 60 up to 30", interval);
  }
  const digits = timeDigits(locale);
  const count = digitCount(locale.time.skeletons.Hm, /m+/);
  return Array.from({ length: 60 / interval }, (_, index) => {
    return { value: index * interval, label: digits(index * interval, count) };
  });
}

/**
 * The rows of the wheel of AM and PM; their values are 0 and 12, the first hour of each half of the day.
 * @param {LocaleData} locale
 * @returns {WheelRow[]}
 */
function dayPeriodRows(locale) {
  checkModule(locale, "locale");
  return [0, 12].map((value, index) => ({ value, label: locale.dayPeriods.format.abbreviated[index] }));
}

/**
 * The text that a screen reader speaks on the wheel of AM and PM; `hour` is 0 to 23.
 * @param {LocaleData} locale
 * @param {number} hour
 * @returns {string}
 */
function spokenDayPeriod(locale, hour) {
  checkModule(locale, "locale");
  return locale.dayPeriods.standAlone.wide[timeFields({ hour }).hour < 12 ? 0 : 1];
}

/**
 * The rows of the wheel of days in a month, without the days beyond the limits.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date any day of the month
 * @param {{ limits?: DateLimits }} [options]
 * @returns {WheelRow[]}
 */
function dayRows(calendar, date, options = {}) {
  const { limits = {} } = checkedOptions(options, ["limits"]);
  const { first, length } = monthOf(calendar, date);
  const digits = localeDigits(calendar.locale);
  const pattern = parsePattern(calendar.patterns.skeletons.d ?? "d");
  return Array.from({ length }, (_, index) => index)
    .filter((index) => isWithin(limits, dateAt(calendar, first.epochDay + index)))
    .map((index) => {
      const number = pattern.map((part) => (typeof part === "string" ? part : digits(index + 1, part.count)));
      return { value: index + 1, label: calendar.dayNames?.[index] ?? number.join("") };
    });
}

/**
 * The rows of the wheel of years, without the years beyond the limits, in the calendar's own numbers.
 * @param {CalendarData} calendar
 * @param {{ first?: number, last?: number, limits?: DateLimits }} [options] by default the bundle's years
 * @returns {WheelRow[]}
 */
function yearRows(calendar, options = {}) {
  const listed = years(calendar);
  const { first = listed.first, last = listed.last, limits } = checkedOptions(options, ["first", "last", "limits"]);
  const { earliest, latest } = checkedLimits(limits);
  for (const year of [first, last]) monthSpans(calendar, year);
  const start = Math.max(first, earliest ? convert(calendar, earliest).year : first);
  const end = Math.min(last, latest ? convert(calendar, latest).year : last);
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => {
    return { value: start + index, label: yearLabel(calendar, start + index) };
  });
}

/**
 * The label of a day in the first column of a picker of dates and times: its weekday, month and day, or "Today".
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 * @param {{ today?: CalendarDate }} [options]
 * @returns {string}
 */
function dayAndWeekdayLabel(calendar, date, options = {}) {
  checkModule(calendar, "calendar");
  const { today } = checkedOptions(options, ["today"]);
  const isToday = optionalDayOf(today) === dayOf(date);
  return isToday && hasString(calendar.locale, "nav.today")
    ? string(calendar.locale, "nav.today")
    : format(calendar, date, { skeleton: "MMMEd" });
}
// A date that a user types.

/**
 * The mask of an input field, such as "TT.MM.JJJJ", or `undefined` if the calendar or the language has none.
 * @param {CalendarData} calendar
 * @returns {string | undefined}
 */
function maskText(calendar) {
  checkModule(calendar, "calendar");
  const { mask } = calendar;
  if (!mask?.letters) return undefined;
  const { order, separators, letters } = mask;
  return separators.map((separator, index) => (index === 0 ? "" : letters[order[index - 1]]) + separator).join("");
}

/**
 * The value of a decimal digit of any script; -1 for any other character.
 * @param {string} character
 */
function digitValue(character) {
  // In Unicode, the digits 0 to 9 of a script are consecutive.
  let count = 0;
  for (let code = character.codePointAt(0) ?? 0; /\p{Nd}/u.test(String.fromCodePoint(code)); code -= 1) count += 1;
  return count ? (count - 1) % 10 : -1;
}

/**
 * The letters that a typed numeric date may contain: 年, 月 and 日, and the words of Korean and other languages.
 * @param {CalendarData} calendar
 */
function wordLetters({ patterns, months }) {
  // A long date without a month's name is a numeric date, as in Mongolian: 2026 оны 02 сарын 07.
  const long = patterns.date.long.includes("MMM") ? "" : patterns.date.long;
  const literals = [patterns.skeletons.yMd, patterns.skeletons.yMMMd, long]
    .flatMap((pattern) => parsePattern(pattern ?? ""))
    .filter((part) => typeof part === "string");
  // In Korean, the word after the number is part of the month's name.
  const numbered = months.format.abbreviated.filter((name) => /^[\p{N}一二三四五六七八九十]/u.test(name));
  return new Set([...literals, ...numbered].flatMap((text) => [.../** @type {string} */ (text)]));
}

/** Spaces and marks of direction, which may stand anywhere in a typed date. */
const invisible = /[\p{White_Space}\p{Cf}]/u;

/**
 * The order of the calendar's own short dates.
 * @param {CalendarData} calendar
 */
function shortOrder({ patterns }) {
  /** @type {Record<string, DateColumn>} */
  const columns = { y: "year", M: "month", d: "day" };
  return parsePattern(patterns.date.short).flatMap((part) => {
    const column = typeof part === "string" ? undefined : own(columns, part.letter);
    return column ? [column] : [];
  });
}

/**
 * The text without the name of the calendar's current era, which numeric Buddhist dates show.
 * @param {CalendarData} calendar
 * @param {string} text
 */
function withoutEra({ eras }, text) {
  const names = eras ? [eras.wide, eras.abbreviated, eras.narrow].map((names) => names[names.length - 1]) : [];
  return names.reduce((rest, name) => (name ? rest.split(name).join(" ") : rest), text);
}

/**
 * The digits of each number in a typed text; `undefined` if the text has other letters, a symbol such as an emoji, or
 * punctuation before its first number, such as a minus sign.
 * @param {CalendarData} calendar
 * @param {string} text
 */
function typedNumbers(calendar, text) {
  const digits = calendar.locale.numbers.digits ?? [];
  const words = wordLetters(calendar);
  /** @type {number[][]} */
  const numbers = [];
  let isInNumber = false;
  for (const character of withoutEra(calendar, text)) {
    const place = digits.indexOf(character);
    const digit = place >= 0 ? place : digitValue(character);
    if (digit >= 0) {
      if (!isInNumber) numbers.push([]);
      numbers[numbers.length - 1].push(digit);
    } else if (/\p{P}/u.test(character) ? numbers.length === 0 : !invisible.test(character) && !words.has(character)) {
      return undefined;
    }
    isInNumber = digit >= 0;
  }
  return numbers;
}

/**
 * The year, the month and the day in a typed text; `undefined` if the text does not have the form of a date.
 * @param {CalendarData} calendar
 * @param {string} text
 * @returns {Record<DateColumn, number> | undefined}
 */
function typedColumns(calendar, text) {
  if (calendar.calendar === "chinese" || new TextEncoder().encode(text).length > 100) return undefined;
  /** @type {readonly DateColumn[]} */
  let order = calendar.mask?.order ?? shortOrder(calendar);
  let numbers = typedNumbers(calendar, text);
  if (numbers?.length === 1 && numbers[0].length === 8) {
    const [whole] = numbers;
    let start = 0;
    numbers = order.map((column) => whole.slice(start, (start += column === "year" ? 4 : 2)));
  } else if (numbers?.[0]?.length === 4) {
    order = ["year", "month", "day"];
  }
  if (numbers?.length !== 3) return undefined;
  const typed = { year: 0, month: 0, day: 0 };
  for (const [index, column] of order.entries()) {
    const digits = numbers[index];
    if (column === "year" ? digits.length !== 4 : digits.length > 2) return undefined;
    typed[column] = +digits.join("");
  }
  return typed;
}

/**
 * The number of days in a month of the Gregorian calendar; 0 if the year or the month does not exist.
 * @param {number} civilYear
 * @param {Record<DateColumn, number>} typed
 */
function daysInMonth(civilYear, { year, month }) {
  if (year < 1 || month < 1 || month > 12) return 0;
  // The calendar repeats every 400 years, and `Date.UTC` reads the years 0 to 99 as 1900 to 1999.
  const similar = civilYear + 2000;
  return epochDayOf(similar, month + 1, 1) - epochDayOf(similar, month, 1);
}

/**
 * The problem with a day that exists but is before 1900 or after 2100.
 * @param {CalendarData} calendar
 * @param {number} civilYear
 * @param {DateLimits} limits
 * @returns {import("../almanac.js").DateProblem}
 */
function problemOutside(calendar, civilYear, { earliest, latest }) {
  if (earliest && latest) return { code: "outOfRange", earliest, latest };
  return civilYear < lastYear
    ? { code: "tooEarly", earliest: earliest ?? dateAt(calendar, firstEpochDay) }
    : { code: "tooLate", latest: latest ?? calendarDate(calendar, lastYear + yearOffset(calendar), 12, 31) };
}

/**
 * Reads the date that a user typed, or finds the problem with it.
 *
 * The numbers are in the order of the locale's short dates, or the first number is a year of four digits. They may have
 * the digits of any script, any punctuation between them, and the name of the era beside them. Eight digits without
 * separators are in the order of the locale.
 *
 * The problem is `noDate` for a year of two digits, and for every text in the Chinese calendar. A day that exists but is
 * before 1900 or after 2100 is `tooEarly` or `tooLate`.
 * @param {CalendarData} calendar
 * @param {string} text
 * @param {{ limits?: DateLimits, days?: SelectableDays }} [options]
 * @returns {import("../almanac.js").TypedDate}
 */
function typedDate(calendar, text, options = {}) {
  checkModule(calendar, "calendar");
  const { limits } = checkedSelection(options);
  const typed = typedColumns(calendar, textOf(text));
  const civilYear = (typed?.year ?? 0) - yearOffset(calendar);
  if (!typed || typed.day < 1 || typed.day > daysInMonth(civilYear, typed)) return { problem: { code: "noDate" } };
  if (civilYear < 1900 || civilYear > lastYear) return { problem: problemOutside(calendar, civilYear, limits) };
  const date = calendarDate(calendar, typed.year, typed.month, typed.day);
  const problem = dateProblem(calendar, date, options);
  return problem ? { problem } : { date };
}
// The texts that a screen reader speaks.

/** The states of a day in the order in which they are spoken, each with its key. */
const stateKeys = /** @type {const} */ ([
  ["today", "a11y.today"], ["rangeStart", "a11y.rangeStart"], ["rangeEnd", "a11y.rangeEnd"],
  ["selected", "a11y.selected"],
]);

/**
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 */
function wholeDate(calendar, date) {
  return format(calendar, date, { skeleton: "yMMMMEEEEd" });
}

/**
 * The text that a screen reader speaks for a day: the whole date with its weekday, and its states.
 * @param {CalendarData} calendar
 * @param {CalendarDate} date
 * @param {readonly DayState[]} [states]
 * @returns {string}
 */
function spokenText(calendar, date, states = []) {
  for (const state of listOf(states, "a list of states")) oneOf(state, stateKeys.map(([name]) => name));
  let text = wholeDate(calendar, date);
  for (const [state, key] of stateKeys) {
    if (states.includes(state)) text = string(calendar.locale, key, { date: text });
  }
  return text;
}

/**
 * The text that a screen reader speaks after the user has chosen a date or a range of dates.
 * @param {CalendarData} calendar
 * @param {CalendarDate} first
 * @param {CalendarDate} [last]
 * @returns {string}
 */
function spokenSelection(calendar, first, last) {
  checkModule(calendar, "calendar");
  if (last === undefined || last === null) return string(calendar.locale, "a11y.selectedDate", { date: wholeDate(calendar, first) });
  const [start, end] = dayOf(first) <= dayOf(last) ? [first, last] : [last, first];
  return string(calendar.locale, "a11y.selectedRange", {
    start: wholeDate(calendar, start), end: wholeDate(calendar, end),
  });
}

/**
 * The text that a screen reader speaks for a row of the wheel of hours.
 * @param {LocaleData} locale
 * @param {number} hour 0 to 23
 * @returns {string}
 */
function spokenHour(locale, hour) {
  checkModule(locale, "locale");
  return string(locale, "a11y.hourValue", { n: hourNumber(locale.hourCycle, timeFields({ hour }).hour) });
}

/**
 * The text that a screen reader speaks for a row of the wheel of minutes.
 * @param {LocaleData} locale
 * @param {number} minute 0 to 59
 * @returns {string}
 */
function spokenMinute(locale, minute) {
  return string(locale, "a11y.minuteValue", { n: timeFields({ hour: 0, minute }).minute });
}
// The values that the locale objects of most picker libraries need.

const typedDigits = { year: "yyyy", month: "MM", day: "dd" };

/**
 * The values that the locale objects of most picker libraries need, as in the field `picker` of a calendar's JSON.
 * @param {CalendarData} calendar
 * @returns {import("../almanac.js").PickerValues}
 */
function pickerValues(calendar) {
  checkModule(calendar, "calendar");
  const { locale, mask, months, patterns } = calendar;
  const { dayPeriods, numbers, week, weekdays } = locale;
  const title = patterns.skeletons.yMMMM;
  const isCyclic = calendar.calendar === "chinese";
  const firstColumn = parsePattern(title).find((part) => typeof part !== "string" && "yrUML".includes(part.letter));
  const [number, suffix, more] = parsePattern(patterns.skeletons[calendar.calendar === "gregorian" ? "y" : "Gy"]);
  const hasSuffix =
    !isCyclic && typeof number === "object" && number.letter === "y" && typeof suffix === "string" && !more;
  return {
    dayPeriods: dayPeriods.format.abbreviated.slice(0, 2),
    ...(numbers.digits && { digits: numbers.digits }),
    direction: locale.direction,
    firstDay: weekdayCodes.indexOf(week.firstDay),
    firstDayCode: week.firstDay,
    hour12: isHalfDay(locale.hourCycle),
    months: months.titled?.wide ?? months.standAlone.wide,
    monthsInDate: months.format.wide,
    monthsShort: months.titled?.abbreviated ?? months.standAlone.abbreviated,
    ...(mask && {
      numericDate: mask.separators
        .map((separator, index) => (index === 0 ? "" : typedDigits[mask.order[index - 1]]) + separator)
        .join(""),
    }),
    rangeSeparator: /** @type {string} */ (patterns.intervals.fallback).split(/\{[01]\}/)[1],
    time: locale.time.skeletons.jm,
    title,
    weekdays: weekdays.titled?.wide ?? weekdays.standAlone.wide,
    weekdaysHeader: calendar.picker.weekdaysHeader,
    yearFirst: typeof firstColumn === "object" && "yrU".includes(firstColumn.letter),
    ...(!isCyclic && { yearOffset: yearOffset(calendar) }),
    ...(hasSuffix && { yearSuffix: /** @type {string} */ (suffix) }),
  };
}
// The rules of a user's region, if it differs from the locale's region, as for English in Germany.

/**
 * The columns of a picker, with or without AM and PM.
 * @param {readonly PickerColumn[]} columns
 * @param {boolean} isShown
 * @param {"before" | "after"} side
 * @returns {readonly PickerColumn[]}
 */
function withDayPeriod(columns, isShown, side) {
  if (columns.includes("dayPeriod") === isShown) return columns;
  if (!isShown) return columns.filter((column) => column !== "dayPeriod");
  const first = columns.findIndex((column) => column === "hour" || column === "minute");
  const last = Math.max(columns.indexOf("hour"), columns.indexOf("minute"));
  const place = side === "before" ? first : last + 1;
  return [...columns.slice(0, place), "dayPeriod", ...columns.slice(place)];
}

/**
 * The patterns of times, with their hours in another hour cycle.
 * @param {LocaleData["time"]} time
 * @param {HourCycle} cycle
 * @returns {LocaleData["time"]}
 */
function timeInCycle({ styles, skeletons, intervals }, cycle) {
  const letter = isHalfDay(cycle) ? "h" : "H";
  /** @param {string} fields */
  const skeleton = (fields) => inCycle(skeletons[letter + fields], cycle);
  return {
    styles: { ...styles, medium: skeleton("ms"), short: skeleton("m") },
    skeletons: { ...skeletons, j: skeleton(""), jm: skeleton("m") },
    intervals,
  };
}

/**
 * A locale with another hour cycle, such as the user's.
 * @template {LocaleData} Locale
 * @param {Locale} locale
 * @param {HourCycle} hourCycle
 * @returns {Locale}
 */
function withHourCycle(locale, hourCycle) {
  checkModule(locale, "locale");
  oneOf(hourCycle, hourCycles);
  const { columns, dayPeriodSide, original = locale } = locale;
  const isShown = isHalfDay(hourCycle);
  return {
    ...locale,
    original,
    hourCycle,
    time: hourCycle === original.hourCycle ? original.time : timeInCycle(original.time, hourCycle),
    columns: {
      ...columns,
      time: withDayPeriod(columns.time, isShown, dayPeriodSide),
      dateAndTime: withDayPeriod(columns.dateAndTime, isShown, dayPeriodSide),
    },
  };
}

/**
 * A locale with the week, the hour cycles and the preferred calendars of another region.
 *
 * Call `withHourCycle` after it, because it sets the region's hour cycle.
 * @template {LocaleData} Locale
 * @param {Locale} locale
 * @param {string} region a code, such as `DE` or `001`
 * @param {Regions} regions the export `regions` of `regions.js`
 * @returns {Locale}
 */
function withRegion(locale, region, regions) {
  checkModule(locale, "locale");
  const habits = own(regions?.regions, region);
  if (!habits) throw expected("a region code such as 'DE'", region);
  const hours = own(habits.languages, locale.locale.split("-")[0]) ?? habits;
  const { firstDay, minimalDays, weekend, calendars } = habits;
  return {
    ...withHourCycle(locale, hours.hourCycle),
    allowedHourCycles: hours.allowedHourCycles,
    week: { firstDay, minimalDays, weekend, region },
    calendars: { ...locale.calendars, preferred: calendars },
  };
}
// The functions that the modules of a bundle call.

/**
 * A locale with more words.
 * @param {LocaleData} locale
 * @param {readonly string[]} keys
 * @param {readonly (Phrase | null)[]} texts in the order of the keys; `null` if the language has none
 * @returns {any}
 */
function withWords(locale, keys, texts) {
  if (texts.length !== keys.length) {
    throw damaged("The words of a module do not belong to its 'words.js'");
  }
  const words = keys.map((key, index) => [key, texts[index]]).filter(([, text]) => text !== null);
  return { ...locale, strings: { ...locale.strings, ...Object.fromEntries(words) } };
}

export {
  addDays,
  addMonths,
  calendarDate,
  chineseYearTable,
  convert,
  dateProblem,
  dayAndWeekdayLabel,
  dayLabel,
  dayPeriodRows,
  dayRows,
  daysBetween,
  duration,
  fieldTitle,
  format,
  formatDateTime,
  formatDates,
  formatList,
  formatNumber,
  formatRange,
  formatTime,
  formatTimeRange,
  formatTimeToParts,
  formatToParts,
  fromDate,
  fromISO,
  gregorianDate,
  hasString,
  hourRows,
  isWeekend,
  isWithin,
  maskText,
  minuteRows,
  monthPage,
  monthTitle,
  months,
  pickerValues,
  problemMessage,
  quarterNames,
  relativeName,
  relativeTitle,
  secondaryLabel,
  setMonth,
  setYear,
  spokenDayPeriod,
  spokenHour,
  spokenMinute,
  spokenSelection,
  spokenText,
  string,
  strings,
  toDate,
  toISO,
  typedDate,
  weekNumber,
  weekOf,
  weekday,
  weekdayHeader,
  weeks,
  withHourCycle,
  withRegion,
  withWords,
  yearLabel,
  yearRows,
  years,
};
