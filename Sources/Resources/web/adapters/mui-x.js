// @ts-check
// The localeText of MUI X's date and time pickers, of version 7 and later.
//
//     import { calendar } from "./almanac/de/gregorian.js";
//     import { muiXDayOfWeek, muiXLocaleText } from "./almanac/adapters/mui-x.js";
//     <LocalizationProvider localeText={muiXLocaleText(calendar)} …>
//       <DatePicker dayOfWeekFormatter={muiXDayOfWeek(calendar)} />
//
// The names of months and days come from the provider's date library (see dayjs.js and date-fns.js). Without
// muiXDayOfWeek, MUI X cuts the names above the days to one letter. The calendar must be the one of the provider's
// dateAdapter: Persian for AdapterDateFnsJalali, with dateFnsLocale(calendar) as adapterLocale, and for
// AdapterMomentJalaali; Islamic (Umm al-Qura) for AdapterMomentHijri; Gregorian for the other adapters.

import { formatNumber, hasString, pickerValues, string, strings } from "../almanac.js";
import { valuesFor } from "./calendars.js";

/**
 * @param {import("../almanac.js").CalendarData} calendar Gregorian, Persian or Umm al-Qura
 */
export function muiXLocaleText(calendar) {
  const { dayPeriods, hour12 } =
    valuesFor(calendar, "MUI X", "Gregorian, Persian or Umm al-Qura", ["persian-years", "islamic-umalqura-years"]);
  const { locale } = calendar;
  const letters = calendar.mask?.letters;
  /**
   * The value `text`; `undefined` if the locale does not have one of the words.
   * @param {string[]} keys
   * @param {any} text
   */
  const when = (keys, text) => (keys.every((key) => hasString(locale, key)) ? text : undefined);
  /**
   * A function that returns the text of a key with a number.
   * @param {string} key
   */
  const counted = (key) => when([key], (/** @type {string} */ n) => string(locale, key, { n: Number(inASCII(n)) }));
  /**
   * MUI X passes the formatted value as the last argument. Version 7 passes other values before it.
   * @param {any[]} values
   */
  const chosen = (values) => values.filter((value) => typeof value === "string").pop();
  /**
   * A function that returns a prompt, followed by the chosen value if there is one.
   * @param {string} prompt
   * @param {string} selected
   * @param {string} name
   */
  const dialogue = (prompt, selected, name) => when([prompt, selected], (/** @type {any[]} */ ...values) => {
    const value = chosen(values);
    return string(locale, prompt) + (value ? `. ${string(locale, selected, { [name]: value })}` : "");
  });
  /**
   * A letter of a mask, repeated for each digit of the field, or a whole word.
   * @param {string} text
   * @param {number} count
   */
  const repeated = (text, count) => (text === text[0].repeat(text.length) && text.length > 1 ? text[0].repeat(count) : text);
  const views = {
    ...strings(locale, { hours: "prompt.selectHour", minutes: "prompt.selectMinute", seconds: "prompt.selectSecond" }),
    ...(hasString(locale, "prompt.selectDayPeriod") && {
      meridiem: string(locale, "prompt.selectDayPeriod", { am: dayPeriods[0], pm: dayPeriods[1] }),
    }),
  };
  const view = (/** @type {string} */ name) => views[/** @type {keyof typeof views} */ (name)] ?? "";
  return defined({
    ...strings(locale, texts),
    calendarViewSwitchingButtonAriaLabel: when(["view.switchToYear", "view.switchToDay"], (/** @type {string} */ open) =>
      string(locale, open === "year" ? "view.switchToDay" : "view.switchToYear")),
    clockLabelText: when(["prompt.selectHour", "a11y.selectedTime", "selection.noTime"],
      (/** @type {string} */ name, /** @type {any[]} */ ...values) => {
        const time = chosen(values);
        const state = time ? string(locale, "a11y.selectedTime", { time }) : string(locale, "selection.noTime");
        return `${view(name)}. ${state}`;
      }),
    selectViewText: when(["prompt.selectHour"], view),
    hoursClockNumberText: counted(hour12 ? "a11y.hourValue" : "a11y.hourValue24"),
    minutesClockNumberText: counted("a11y.minuteValue"),
    secondsClockNumberText: counted("a11y.secondValue"),
    calendarWeekNumberAriaLabelText: when(["a11y.weekNumber"], (/** @type {number} */ n) =>
      string(locale, "a11y.weekNumber", { n: formatNumber(locale, n) })),
    calendarWeekNumberText: (/** @type {number} */ n) => formatNumber(locale, n),
    openDatePickerDialogue: dialogue("prompt.selectDate", "a11y.selectedDate", "date"),
    openTimePickerDialogue: dialogue("prompt.selectTime", "a11y.selectedTime", "time"),
    openRangePickerDialogue: when(["prompt.selectDateRange"], (/** @type {string} */ range) =>
      string(locale, "prompt.selectDateRange") + (range ? `. ${range}` : "")),
    ...(letters && {
      fieldYearPlaceholder: (/** @type {{ digitAmount: number }} */ field) => repeated(letters.year, field.digitAmount),
      fieldMonthPlaceholder: (/** @type {{ contentType: string }} */ field) =>
        repeated(letters.month, field.contentType === "letter" ? 4 : 2),
      fieldDayPlaceholder: () => letters.day,
    }),
    fieldWeekDayPlaceholder: when(["label.weekday"], () => string(locale, "label.weekday")),
    fieldHoursPlaceholder: when(["mask.hour"], () => string(locale, "mask.hour")),
    fieldMinutesPlaceholder: when(["mask.minute"], () => string(locale, "mask.minute")),
    fieldSecondsPlaceholder: when(["mask.second"], () => string(locale, "mask.second")),
    fieldMeridiemPlaceholder: when(["label.dayPeriod"], () => string(locale, "label.dayPeriod")),
  });
}

/**
 * The labels above the days of a month.
 * @param {import("../almanac.js").CalendarData} calendar
 */
export function muiXDayOfWeek(calendar) {
  const { weekdaysHeader } = pickerValues(calendar);
  /** @param {any} date a date of dayjs, Moment.js or Luxon, whose Sunday is 7, or a Date for date-fns */
  const label = (date) => weekdaysHeader[date.getDay?.() ?? (typeof date.day === "function" ? date.day() : date.weekday % 7)];
  return label;
}

/** The fields of localeText that have one text, each with Almanac's key. */
const texts = {
  previousMonth: "nav.previousMonth", nextMonth: "nav.nextMonth", openPreviousView: "nav.previous", openNextView: "nav.next",
  start: "label.start", end: "label.end", startDate: "label.startDate", startTime: "label.startTime",
  endDate: "label.endDate", endTime: "label.endTime", cancelButtonLabel: "action.cancel", clearButtonLabel: "action.clear",
  okButtonLabel: "action.ok", todayButtonLabel: "nav.today", nextStepButtonLabel: "action.next",
  datePickerToolbarTitle: "prompt.selectDate", dateTimePickerToolbarTitle: "prompt.selectDateTime",
  timePickerToolbarTitle: "prompt.selectTime", dateRangePickerToolbarTitle: "prompt.selectDateRange",
  timeRangePickerToolbarTitle: "prompt.selectTimeRange", calendarWeekNumberHeaderLabel: "label.weekNumber",
  calendarWeekNumberHeaderText: "header.week", fieldClearLabel: "action.clear", timeTableLabel: "prompt.selectTime",
  dateTableLabel: "prompt.selectDate", year: "segment.year", month: "segment.month", day: "label.day",
  weekDay: "label.weekday", hours: "label.hour", minutes: "label.minute", seconds: "label.second",
  meridiem: "label.dayPeriod", empty: "a11y.empty",
};

/**
 * A number in the digits 0 to 9. The adapters for Moment.js write Persian or Arabic digits.
 * @param {string} number
 */
function inASCII(number) {
  return number.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/**
 * The object without the keys that have no text.
 * @param {Record<string, any>} object
 */
function defined(object) {
  return Object.fromEntries(Object.entries(object).filter(([, text]) => text !== undefined));
}
